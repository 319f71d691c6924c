// Locks this device: by hand, or after nobody has touched it for the time chosen here.
import { knownAccount } from '../../platform/data/account/account'
import { type Asks, hereNow, lockNow } from '../../platform/data/account/people'
import { kept } from '../../platform/data/kept/kept-store'
import { memory } from '../../platform/data/memory'

export const AUTO_LOCK = [0, 1, 5, 15] as const
export type AutoLock = (typeof AUTO_LOCK)[number]
const KEY = 'chairside.auto-lock'
const TOUCHED = 'chairside.touched'

function read(): AutoLock {
  const minutes = Number(kept.get(KEY))
  return AUTO_LOCK.find(each => each === minutes) ?? 0
}
/** Minutes without a touch; 0 means never. Set per device, for everybody who uses it. */
export const autoLock = memory<AutoLock>(read())

export function chooseAutoLock(minutes: AutoLock): void {
  touch()
  if (minutes === 0) kept.remove(KEY)
  else kept.put(KEY, String(minutes), 'strict')
  autoLock.set(minutes)
}

/** A clock that was put back never locks. */
export const isIdle = (minutes: number, touchedAt: number, now: number): boolean =>
  minutes > 0 && touchedAt > 0 && now - touchedAt >= minutes * 60_000

/** A touch in any tab counts for all of them. */
export const touch = (): boolean => kept.put(TOUCHED, String(Date.now()))
const touchedAt = (): number => Number(kept.get(TOUCHED)) || 0

export const isLeft = (): boolean =>
  knownAccount() !== null && !hereNow().locked && isIdle(autoLock.get(), touchedAt(), Date.now())

kept.hear(({ key }) => {
  if (key === KEY || key === null) autoLock.set(read())
  // Storage was read too late for the start-up check, so check now.
  if (key === null && isLeft()) lockNow()
})

type Fetch = (asks: Asks | null) => Promise<unknown>
let fetchLocked: Fetch = () => Promise.resolve()

/**
 * Call once, before the first render and after the kept texts have loaded: reopening an app doesn't get around the
 * lock. `fetch` downloads the locked screen to this device.
 */
export function startLock(fetch: Fetch): void {
  fetchLocked = fetch
  if (isLeft()) lockNow()
}

/** False if the screen that lets people back in isn't on this device yet; then it doesn't lock. */
export async function lock(asks: Asks | null = null): Promise<boolean> {
  try {
    await fetchLocked(asks)
  } catch (error) {
    console.info('The locked screen could not be fetched.', error)
    return false
  }
  lockNow(asks)
  return true
}
