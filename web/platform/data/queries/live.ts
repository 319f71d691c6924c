// A question to the open database, asked again whenever what it read changes; undefined while it loads.
import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { currentSalon, type DatabaseState, databaseState, onDatabase, type Salon } from '../db'
import { tellFirstAnswer } from './first-answer'

export const useSalon = (): Salon | null => useSyncExternalStore(onDatabase, currentSalon, () => null)

/** For the screens: what stands in the way where nothing loads. */
export const useDatabaseState = (): DatabaseState => useSyncExternalStore(onDatabase, databaseState)

/** Nothing can be read or saved. */
export const isInTheWay = (state: DatabaseState): state is 'blocked' | 'old-app' | 'failed' =>
  state === 'blocked' || state === 'old-app' || state === 'failed'

/** When what is asked for changes, the last answer stands until the next one comes; never one of another account. */
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
