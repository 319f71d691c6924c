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

const lineKeyOf = (account: string): string => `chairside.first-run-line.${account}`

/** Whether they stood here last as the one line that is left: the place that is kept for them is as high. */
export function stoodAsLine(account: string): boolean {
  try {
    return localStorage.getItem(lineKeyOf(account)) !== null
  } catch {
    return false
  }
}

export function keepAsLine(account: string): void {
  try {
    localStorage.setItem(lineKeyOf(account), 'yes')
  } catch {
    // The place is higher then for a moment.
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
