// How this device looks and what it does by itself: stored on the device, not with the salon.
import { useSyncExternalStore } from 'react'
import { memory } from '../../platform/data/memory'

export type NavigationStyle = 'sidebar' | 'topbar'
const KEY = 'chairside.navigation'
const SIDEBAR_COOKIE = 'sidebar:state'
/** Seven days, from the specification. */
const SIDEBAR_COOKIE_SECONDS = 604_800

function keptStyle(): NavigationStyle {
  try {
    return localStorage.getItem(KEY) === 'topbar' ? 'topbar' : 'sidebar'
  } catch {
    // Storage is off: use the default.
    return 'sidebar'
  }
}
const style = memory<NavigationStyle>(keptStyle())
export const useNavigationStyle = (): NavigationStyle => useSyncExternalStore(style.subscribe, style.get)
export function chooseNavigation(next: NavigationStyle): void {
  try {
    localStorage.setItem(KEY, next)
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
  style.set(next)
}

const keptOpen = (): boolean => !document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`)
const open = memory<boolean>(typeof document === 'undefined' ? true : keptOpen())
export const useSidebarOpen = (): boolean => useSyncExternalStore(open.subscribe, open.get)
function setSidebarOpen(next: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the specification names a cookie, and the Cookie Store API is not everywhere.
  document.cookie = `${SIDEBAR_COOKIE}=${next}; path=/; max-age=${SIDEBAR_COOKIE_SECONDS}; samesite=lax`
  open.set(next)
}
export const toggleSidebar = (): void => setSidebarOpen(!open.get())

const READS_KEY = 'chairside.browser-model'
function keptReadsHere(): boolean {
  try {
    return localStorage.getItem(READS_KEY) !== 'off'
  } catch {
    // Storage is off: use the default.
    return true
  }
}
const readsHere = memory<boolean>(keptReadsHere())
/** Whether the browser's own model may read on this device, if there is one. */
export const useReadsHere = (): boolean =>
  useSyncExternalStore(readsHere.subscribe, readsHere.get, readsHere.get)
export function chooseReadsHere(next: boolean): void {
  try {
    localStorage.setItem(READS_KEY, next ? 'on' : 'off')
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
  readsHere.set(next)
}

export type DayView = 'list' | 'columns'
const DAY_KEY = 'chairside.day-view'
function keptDayView(): DayView {
  try {
    return localStorage.getItem(DAY_KEY) === 'columns' ? 'columns' : 'list'
  } catch {
    // Storage is off: use the default.
    return 'list'
  }
}
const dayView = memory<DayView>(keptDayView())
/** The dashboard's view of the day. */
export const useDayView = (): DayView => useSyncExternalStore(dayView.subscribe, dayView.get, dayView.get)
export function chooseDayView(next: DayView): void {
  try {
    localStorage.setItem(DAY_KEY, next)
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
  dayView.set(next)
}
