// What is outside of React, followed by components: each kind by one hook, so that no screen does it by an effect of its own.
import { type DependencyList, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** A source that takes a listener, or a piece of work that goes on: begun while the component stands, and anew when `deps` change. `begin` gives what ends it; nothing where there is nothing to follow. */
export function useSource(begin: () => (() => void) | undefined, deps: DependencyList): void {
  const begins = useEffectEvent(begin)
  // Follows what the caller names: what `begin` gives ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  useEffect(() => begins(), deps)
}

type EventMap = WindowEventMap & DocumentEventMap & SpeechSynthesisEventMap

/** What `target` is told of by these names, while `on`. */
export function useEvents<K extends keyof EventMap>(
  target: () => EventTarget | null | undefined,
  names: readonly K[],
  heard: (event: EventMap[K]) => void,
  on = true,
): void {
  const find = useEffectEvent(target)
  const tell = useEffectEvent(heard)
  const joined = names.join(' ')
  // Follows the events of the window, the page or an element.
  useEffect(() => {
    const place = on ? find() : null
    if (!place) return
    const all = joined.split(' ')
    const listener = (event: Event): void => tell(event as EventMap[K])
    for (const name of all) place.addEventListener(name, listener)
    return () => {
      for (const name of all) place.removeEventListener(name, listener)
    }
  }, [joined, on])
}

export const thisWindow = (): Window => window
export const thisPage = (): Document => document

/** Acts once, `ms` after `since` became another value; null and false begin nothing, and end what was begun. */
export function useAfter(since: unknown, act: () => void, ms: number | (() => number)): void {
  const acts = useEffectEvent(act)
  const long = useEffectEvent(() => (typeof ms === 'number' ? ms : ms()))
  // Follows the clock, once.
  useEffect(() => {
    if (since === null || since === false) return
    const timer = setTimeout(() => acts(), long())
    return () => clearTimeout(timer)
  }, [since])
}

/** Acts every `ms`; null: not now. */
export function useEvery(ms: number | null, act: () => void): void {
  const acts = useEffectEvent(act)
  // Follows the clock.
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => acts(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** Acts as the component goes, or goes on to another `of`: what it began outside of React ends with it. Of another `of`, `act` is already that of the new drawing: don't save by it. */
export function useLeave(act: () => void, of?: unknown): void {
  const acts = useEffectEvent(act)
  // Follows whether the component stands, for what was begun by a tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is left as well
  useEffect(() => () => acts(), [of])
}

/** Whether the component still stands, for work that ends later than it. */
export function useStillHere(): RefObject<boolean> {
  const here = useRef(true)
  // Follows whether the component stands, for what comes too late.
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

type AnswerHandlers<T> = { came: (value: T) => void; failed?: (error: unknown) => void }

/**
 * What is asked for outside of React, once and again when `deps` change: what comes when nobody waits for it any more is
 * dropped. `ask` gives null where there is nothing to ask.
 */
export function useAnswer<T>(
  ask: () => Promise<T> | null,
  deps: DependencyList,
  { came, failed }: AnswerHandlers<T>,
): void {
  const onCame = useEffectEvent(came)
  const onFailed = useEffectEvent((error: unknown) => failed?.(error))
  // Follows what is asked of the server, the tablet's database or a worker.
  useEffect(() => {
    let isWanted = true
    ask()?.then(
      value => isWanted && onCame(value),
      (error: unknown) => isWanted && onFailed(error),
    )
    return () => {
      isWanted = false
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's, and checked there
  }, deps)
}

/** Tells what is kept outside of React of each new `value` that stands on the screen; null and false say nothing. */
export function useTold<T>(value: T, tell: (value: Exclude<T, null | false>) => void): void {
  const tells = useEffectEvent(tell)
  // Follows the screen: the window's title, what is remembered, who is told.
  useEffect(() => {
    if (value !== null && value !== false) tells(value as Exclude<T, null | false>)
  }, [value])
}

/** Acts once, as soon as it is `wanted`, however often this is drawn: what may be sent or said only once. */
export function useFirstTime(wanted: boolean, act: () => void): void {
  const done = useRef(false)
  useTold(wanted, () => {
    if (done.current) return
    done.current = true
    act()
  })
}
