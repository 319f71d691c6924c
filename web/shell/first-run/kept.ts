// Whether the first steps are over for this account, known on this device without waiting: once skipped or done they
// don't return. The salon's record tells the other tablets.
import { kept } from '../../platform/data/kept/kept-store'
import { memory } from '../../platform/data/memory'

const keyOf = (account: string): string => `chairside.first-run.${account}`
export const firstRunEnded = memory(0)

export const isFirstRunOver = (account: string): boolean => kept.get(keyOf(account)) !== null

const lineKeyOf = (account: string): string => `chairside.first-run-line.${account}`

/** Whether only the single line was left last time, so the reserved space gets its height. */
export const stoodAsLine = (account: string): boolean => kept.get(lineKeyOf(account)) !== null
export const keepAsLine = (account: string): boolean => kept.put(lineKeyOf(account), 'yes')

const belowKeyOf = (account: string): string => `chairside.first-run-below.${account}`

/** Whether anybody is booked in this salon: from the next visit on, the day then comes first and the steps go below. */
export const standsBelow = (account: string): boolean => kept.get(belowKeyOf(account)) !== null
export const keepBelow = (account: string): boolean => kept.put(belowKeyOf(account), 'yes')

export function endFirstRun(account: string, how: 'skipped' | 'done'): void {
  kept.put(keyOf(account), how)
  firstRunEnded.set(firstRunEnded.get() + 1)
}
