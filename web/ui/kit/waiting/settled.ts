// Whether the first screen stands and the app has time for what nobody waits for.
import { useSyncExternalStore } from 'react'
import { memory } from '../../../platform/data/memory'

export const settled = memory(false)
export const useSettled = (): boolean => useSyncExternalStore(settled.subscribe, settled.get)
