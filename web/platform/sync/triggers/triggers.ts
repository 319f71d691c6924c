// When a sync runs: after every save, when the connection or the page comes back, when the server pokes, and on a
// timer. That is enough; a browser's background sync is a bonus.
import { onAnswered } from '../../data/answered'
import { type Handed, onSaved, sendsAtOnce } from '../../data/saving/saved'
import type { Ended } from '../sync'
import type { Poke } from './news'
import { listenForPokes } from './poke'

const CALM_MS = 60_000
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 5 * 60_000
/** How many retries other answers may trigger in vain; after that, only the timer does. */
const MOST_SIGNS = 5

/** A quarter less or more: tablets that lost the same router must not all come back at the same moment. */
export const jittered = (ms: number, chance: number): number => ms * (0.75 + chance / 2)

/** How long to wait after the nth failure in a row; 0 = all is well. */
export function waitAfter(failures: number, chance: number): number {
  if (failures === 0) return jittered(CALM_MS, chance)
  return jittered(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)), chance)
}

type Triggered = {
  account: string
  device: () => string | null
  run: (handed?: Handed | null) => Promise<Ended>
  isRunning: () => boolean
  /** Whether the news was applied; on 'ask', a sync has to fetch it. */
  take: (poke: Poke) => Promise<'taken' | 'known' | 'ask'>
}

/** Returns the function that stops it. */
export function trigger({ account, device, run, isRunning, take }: Triggered): () => void {
  let failures = 0
  let isAway = false
  let signs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const send = (handed: Handed | null): void => {
    if (isOver) return
    clearTimeout(timer)
    run(handed)
      .then(
        ended => {
          const isWell = ended === 'done' || ended === 'storage-full' || ended === 'server-full'
          isAway = ended === 'unreachable'
          failures = isWell ? 0 : failures + 1
        },
        error => {
          failures += 1
          console.error(error)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(ownTurn, waitAfter(failures, Math.random()))
      })
  }
  const go = (): void => send(null)
  const ownTurn = (): void => {
    signs = 0
    go()
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') go()
  }
  const onPoke = async (poke: Poke): Promise<void> => {
    try {
      if ((await take(poke)) === 'ask') go()
    } catch (error) {
      // No room, say: the sync knows what to do then.
      console.info('News could not be taken in.', error)
      go()
    }
  }

  const ends = [
    onSaved(send),
    // After a failure nothing is sent at once: what is typed next can join the waiting change, still unseen.
    sendsAtOnce(() => failures === 0 && !isRunning() && navigator.onLine),
    listenForPokes({ account, device, onPoke, onOpen: go }),
    // Something else was answered, and the next retry may be minutes away.
    onAnswered(() => {
      if (!isAway || isRunning() || signs === MOST_SIGNS) return
      signs += 1
      go()
    }),
  ]
  addEventListener('online', go)
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pageshow', go)
  go()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const end of ends) end()
    removeEventListener('online', go)
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pageshow', go)
  }
}
