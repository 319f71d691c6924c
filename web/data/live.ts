// A question to the open database, asked again whenever what it read changes; undefined while it loads.
import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { currentSalon, type DatabaseState, databaseState, onDatabase, type Salon } from './db'

export const useSalon = (): Salon | null => useSyncExternalStore(onDatabase, currentSalon)

/** For the screens: what stands in the way where nothing loads. */
export const useDatabaseState = (): DatabaseState => useSyncExternalStore(onDatabase, databaseState)

export function useSalonQuery<T>(ask: (salon: Salon) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const salon = useSalon()
  return useLiveQuery(() => (salon === null ? undefined : ask(salon)), [salon, ...deps])
}
