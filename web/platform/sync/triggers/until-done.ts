// Retries work that needs the server: as soon as it answers anything at all, and on a timer if nothing else asks.

import type { DependencyList } from 'react'
import { onAnswered } from '../../data/answered'
import { useSource } from '../../outside'

const FIRST_MS = 1_500
const LAST_MS = 5 * 60_000
/** How many retries other answers may trigger in vain; after that, only the timer does. */
const MOST_SIGNS = 5

const pauseAfter = (failures: number, chance: number): number =>
  Math.min(LAST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2)

/** `work` resolves to true when there is nothing more to try. Returns the function that stops it. */
export function untilDone(work: () => Promise<boolean>): () => void {
  let failures = 0
  let signs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAtIt = false
  let isOver = false

  const end = (): void => {
    isOver = true
    clearTimeout(timer)
    leave()
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', onVisible)
  }
  const tryNow = async (): Promise<void> => {
    if (isAtIt || isOver) return
    clearTimeout(timer)
    isAtIt = true
    const isDone = await work().catch(error => {
      console.info('It is tried again when the server answers.', error)
      return false
    })
    isAtIt = false
    if (isOver) return
    if (isDone) return end()
    failures += 1
    timer = setTimeout(
      () => {
        signs = 0
        void tryNow()
      },
      pauseAfter(failures, Math.random()),
    )
  }
  const again = (): void => {
    // Not on the answer to its own request.
    if (isAtIt || isOver) return
    clearTimeout(timer)
    timer = setTimeout(() => void tryNow(), 0)
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') again()
  }
  const leave = onAnswered(() => {
    if (isAtIt || failures === 0 || signs === MOST_SIGNS) return
    signs += 1
    again()
  })
  addEventListener('online', again)
  document.addEventListener('visibilitychange', onVisible)
  void tryNow()
  return end
}

/** While `isMissing`, calls `again` whenever the server answers something, or the network or the page comes back. */
export function useWhenAnswered(isMissing: boolean, again: () => Promise<boolean>): void {
  useUntilDone(isMissing ? laterOnly(again) : null, [isMissing, again])
}

/** Skips the first try, as what is missing was only just asked for. */
function laterOnly(again: () => Promise<boolean>): () => Promise<boolean> {
  let isFirst = true
  return async () => {
    if (!isFirst) return again()
    isFirst = false
    return false
  }
}

/**
 * Runs `untilDone` while the component is mounted, and starts over when `deps` change; null: nothing to do. The signal
 * aborts work that nobody waits for any more. `quietMs`: starts only this long after the last change.
 */
export function useUntilDone(
  work: ((signal: AbortSignal) => Promise<boolean>) | null,
  deps: DependencyList,
  quietMs: number | null = null,
): void {
  useSource(() => {
    if (work === null) return
    const leaving = new AbortController()
    let end = (): void => undefined
    const begin = (): void => {
      end = untilDone(() => work(leaving.signal))
    }
    const timer = quietMs === null ? undefined : setTimeout(begin, quietMs)
    if (quietMs === null) begin()
    return () => {
      clearTimeout(timer)
      end()
      leaving.abort()
    }
  }, deps)
}
