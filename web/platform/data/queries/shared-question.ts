// One query whose answer many components show. It runs once for all of them, again when anything it read changes, and
// afresh when another account's database is opened.
import { liveQuery } from 'dexie'
import { currentSalon, onDatabase, type Salon } from '../db'
import { type Memory, memory } from '../memory'
import { tellFirstAnswer } from './first-answer'

const RETRY_MS = 1_000

/** For useSyncExternalStore; `get` is undefined until the first answer of this database. */
type SharedQuestion<T> = Pick<Memory<T | undefined>, 'get' | 'subscribe'>

/** `isSame`: an answer that says the same as the last isn't announced again. */
export function sharedQuestion<T>(
  ask: (salon: Salon) => Promise<T>,
  isSame: (one: T, other: T) => boolean,
): SharedQuestion<T> {
  const answer = memory<T | undefined>(undefined)
  let asked: Salon | null = null
  /** The database that the current answer came from. */
  let answered: Salon | null = null
  let following: { unsubscribe: () => void } | null = null
  let forget: (() => void) | null = null
  let listeners = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    const salon = currentSalon()
    if (salon === asked) return
    following?.unsubscribe()
    following = null
    if (salon !== answered) answer.set(undefined)
    asked = salon
    answered = salon
    if (salon === null) return
    following = liveQuery(() => ask(salon)).subscribe({
      next: value => {
        tellFirstAnswer()
        const last = answer.get()
        if (asked === salon && (last === undefined || !isSame(last, value))) answer.set(value)
      },
      // Keep the last answer, and retry the query that failed.
      error: error => {
        console.error('What is saved where could not be read.', error)
        following?.unsubscribe()
        following = null
        clearTimeout(retry)
        retry = setTimeout(() => {
          asked = null
          if (listeners > 0) follow()
        }, RETRY_MS)
      },
    })
  }

  return {
    get: answer.get,
    subscribe: listener => {
      const leave = answer.subscribe(listener)
      listeners += 1
      if (listeners === 1) {
        forget = onDatabase(follow)
        follow()
      }
      return () => {
        leave()
        listeners -= 1
        if (listeners > 0) return
        forget?.()
        clearTimeout(retry)
        following?.unsubscribe()
        following = null
        asked = null
        // The next subscriber may belong to another account.
        answer.set(undefined)
      }
    },
  }
}
