// Whether the first steps are over for this account, as this device knows it at once: once skipped or done they don't come
// back. The salon's record has it for the other tablets.
import { memory } from '../data/memory'

const keyOf = (account: string): string => `chairside.first-run.${account}`
/** For a browser that keeps nothing: it holds while the app is open. */
const overNow = new Set<string>()
export const firstRunEnded = memory(0)

export function isFirstRunOver(account: string): boolean {
  if (overNow.has(account)) return true
  try {
    return localStorage.getItem(keyOf(account)) !== null
  } catch {
    return false
  }
}

export function endFirstRun(account: string, how: 'skipped' | 'done'): void {
  overNow.add(account)
  try {
    localStorage.setItem(keyOf(account), how)
  } catch (error) {
    console.warn('This choice lasts until the app is closed.', error)
  }
  firstRunEnded.set(firstRunEnded.get() + 1)
}
