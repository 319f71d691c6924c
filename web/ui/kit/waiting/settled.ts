// Whether the first screen is up and the app has time for work that nobody waits for.
import { useSyncExternalStore } from 'react'
import { memory } from '../../../platform/data/memory'

export const settled = memory(false)
export const useSettled = (): boolean => useSyncExternalStore(settled.subscribe, settled.get)
