// Whether the panel is open; any screen can open it.
import { useSyncExternalStore } from 'react'
import { memory } from '../../platform/data/memory'

const open = memory(false)
export const isSupportOpen = (): boolean => open.get()
export const useSupportOpen = (): boolean => useSyncExternalStore(open.subscribe, open.get)
export const openSupport = (): void => open.set(true)
export const closeSupport = (): void => open.set(false)
