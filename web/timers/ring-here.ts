// A timer rings on the tablet that set it. Whoever wants to hear those of other tablets too says so, on each tablet.
import { useSyncExternalStore } from 'react'
import { memory } from '../data/memory'

const KEY = 'chairside.ring-all'

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
const all = memory(read())

export function chooseRingAll(on: boolean): void {
  all.set(on)
  try {
    if (on) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
}
export const useRingAll = (): boolean => useSyncExternalStore(all.subscribe, all.get)
