// A live query of the open database: runs again when anything it read changes; undefined while it loads.
import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { currentSalon, type DatabaseState, databaseState, onDatabase, type Salon } from '../db'
import { tellFirstAnswer } from './first-answer'

export const useSalon = (): Salon | null => useSyncExternalStore(onDatabase, currentSalon, () => null)

/** Tells the screens why nothing loads. */
export const useDatabaseState = (): DatabaseState => useSyncExternalStore(onDatabase, databaseState)

/** True when nothing can be read or saved. */
export const isInTheWay = (state: DatabaseState): state is 'blocked' | 'old-app' | 'failed' =>
  state === 'blocked' || state === 'old-app' || state === 'failed'

/** When `deps` change, you get the last answer until the next one arrives, but never one from another account. */
export function useSalonQuery<T>(ask: (salon: Salon) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const salon = useSalon()
  const answer = useLiveQuery(async () => {
    if (salon === null) return undefined
    const value = await ask(salon)
    tellFirstAnswer()
    return { salon, value }
  }, [salon, ...deps])
  return answer !== undefined && answer.salon === salon ? answer.value : undefined
}
