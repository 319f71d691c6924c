// One question to the open database that many components show the answer of: asked once for all of them, again whenever
// what it read changes, and anew when another account's database is opened.
import { liveQuery } from 'dexie'
import { currentSalon, onDatabase, type Salon } from './db'
import { tellFirstAnswer } from './first-answer'
import { type Memory, memory } from './memory'

/** For useSyncExternalStore; `get` is undefined until the first answer of this database. */
export type SharedQuestion<T> = Pick<Memory<T | undefined>, 'get' | 'subscribe'>

/** `isSame`: an answer that says the same is not told again. */
export function sharedQuestion<T>(
  ask: (salon: Salon) => Promise<T>,
  isSame: (one: T, other: T) => boolean,
): SharedQuestion<T> {
  const answer = memory<T | undefined>(undefined)
  let asked: Salon | null = null
  let following: { unsubscribe: () => void } | null = null
  let forget: (() => void) | null = null
  let listeners = 0

  function follow(): void {
    const salon = currentSalon()
    if (salon === asked) return
    following?.unsubscribe()
    following = null
    asked = salon
    answer.set(undefined)
    if (salon === null) return
    following = liveQuery(() => ask(salon)).subscribe({
      next: value => {
        tellFirstAnswer()
        const last = answer.get()
        if (asked === salon && (last === undefined || !isSame(last, value))) answer.set(value)
      },
      // The screens say what is wrong with a database; what was known last stands.
      error: error => console.error('What is saved where could not be read.', error),
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
        following?.unsubscribe()
        following = null
        asked = null
        // Whoever comes next may belong to another account.
        answer.set(undefined)
      }
    },
  }
}
