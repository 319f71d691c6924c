// Lets components follow what is outside React: one hook for each kind, so that no screen needs an effect of its own.
import { type DependencyList, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A source that takes a listener, or work that goes on: starts when the component mounts and again when `deps` change.
 * `begin` returns what ends it, or nothing when there is nothing to follow.
 */
export function useSource(begin: () => (() => void) | undefined, deps: DependencyList): void {
  const begins = useEffectEvent(begin)
  // Follows what the caller names: what `begin` gives ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  useEffect(() => begins(), deps)
}

type EventMap = WindowEventMap & DocumentEventMap & SpeechSynthesisEventMap

/** Listens for these events of `target` while `on`. */
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

/** Acts once, `ms` after `since` changed. Null and false start nothing, and cancel what was started. */
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

/** Acts every `ms`; null pauses it. */
export function useEvery(ms: number | null, act: () => void): void {
  const acts = useEffectEvent(act)
  // Follows the clock.
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => acts(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

/**
 * Acts when the component unmounts, or moves on to another `of`, to end what it began outside React. In the second case
 * `act` already belongs to the new render, so don't save with it.
 */
export function useLeave(act: () => void, of?: unknown): void {
  const acts = useEffectEvent(act)
  // Follows whether the component stands, for what was begun by a tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is left as well
  useEffect(() => () => acts(), [of])
}

/** Whether the component is still mounted, for work that finishes later. */
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
 * An async value from outside React, asked for once and again when `deps` change; answers that nobody waits for any
 * more are dropped. `ask` returns null when there is nothing to ask.
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

/** Tells something outside React each new `value` on the screen; null and false aren't told. */
export function useTold<T>(value: T, tell: (value: Exclude<T, null | false>) => void): void {
  const tells = useEffectEvent(tell)
  // Follows the screen: the window's title, what is remembered, who is told.
  useEffect(() => {
    if (value !== null && value !== false) tells(value as Exclude<T, null | false>)
  }, [value])
}

/** Acts once, as soon as `wanted`, however often it renders: for what may be sent or said only once. */
export function useFirstTime(wanted: boolean, act: () => void): void {
  const done = useRef(false)
  useTold(wanted, () => {
    if (done.current) return
    done.current = true
    act()
  })
}
