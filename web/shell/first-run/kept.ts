// Whether the first steps are over for this account, as this device knows it at once: once skipped or done they don't come
// back. The salon's record has it for the other tablets.
import { kept } from '../../platform/data/kept/kept-store'
import { memory } from '../../platform/data/memory'

const keyOf = (account: string): string => `chairside.first-run.${account}`
export const firstRunEnded = memory(0)

export const isFirstRunOver = (account: string): boolean => kept.get(keyOf(account)) !== null

const lineKeyOf = (account: string): string => `chairside.first-run-line.${account}`

/** Whether they stood here last as the one line that is left: the place that is kept for them is as high. */
export const stoodAsLine = (account: string): boolean => kept.get(lineKeyOf(account)) !== null
export const keepAsLine = (account: string): boolean => kept.put(lineKeyOf(account), 'yes')

const belowKeyOf = (account: string): string => `chairside.first-run-below.${account}`

/** Whether somebody is booked in this salon: then the day comes first, and the steps stand below it from the next time on. */
export const standsBelow = (account: string): boolean => kept.get(belowKeyOf(account)) !== null
export const keepBelow = (account: string): boolean => kept.put(belowKeyOf(account), 'yes')

export function endFirstRun(account: string, how: 'skipped' | 'done'): void {
  kept.put(keyOf(account), how)
  firstRunEnded.set(firstRunEnded.get() + 1)
}
