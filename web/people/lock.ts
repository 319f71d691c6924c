// Locking this device: by hand, or by itself when nobody has touched it for as long as was chosen here.
import { knownAccount } from '../data/account'
import { memory } from '../data/memory'
import { hereNow, lockNow } from '../data/people'

export const AUTO_LOCK = [0, 1, 5, 15] as const
export type AutoLock = (typeof AUTO_LOCK)[number]
const KEY = 'chairside.auto-lock'
const TOUCHED = 'chairside.touched'

function read(): AutoLock {
  try {
    const minutes = Number(localStorage.getItem(KEY))
    return AUTO_LOCK.find(each => each === minutes) ?? 0
  } catch {
    return 0
  }
}
/** Minutes without a touch; 0: never. Of this device, for all of its people. */
export const autoLock = memory<AutoLock>(read())

export function chooseAutoLock(minutes: AutoLock): void {
  touch()
  try {
    if (minutes === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(minutes))
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
  autoLock.set(minutes)
}

/** A clock that was put back locks nothing. */
export const isIdle = (minutes: number, touchedAt: number, now: number): boolean =>
  minutes > 0 && touchedAt > 0 && now - touchedAt >= minutes * 60_000

/** Any touch, in any tab, is one for all of them. */
export function touch(): void {
  try {
    localStorage.setItem(TOUCHED, String(Date.now()))
  } catch {
    // Then nothing locks by itself.
  }
}
function touchedAt(): number {
  try {
    return Number(localStorage.getItem(TOUCHED)) || 0
  } catch {
    return 0
  }
}

export const isLeft = (): boolean =>
  knownAccount() !== null && !hereNow().locked && isIdle(autoLock.get(), touchedAt(), Date.now())

/** Call once, before the first render: an app that was closed meanwhile is not opened by opening it. */
export function startLock(): void {
  if (isLeft()) lockNow()
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) autoLock.set(read())
  })
}

/** False where the screen that lets people in again isn't on this device yet: then it stays open. */
export async function lock(): Promise<boolean> {
  try {
    await import('./Cover')
  } catch (error) {
    console.info('The locked screen could not be fetched.', error)
    return false
  }
  lockNow()
  return true
}
