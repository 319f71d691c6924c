// Feedback follows from the lines, from what a model labelled in them and from what was picked: it is worked out anew each
// time, and no sentence that was stored is taken.
import type { Checking } from '../../tool'
import { feedbackOf } from './engine'
import { judge } from './judge'
import type { PracticeInput, PracticeOutput } from './schema'

export function check({ input }: Checking<PracticeInput>, { read }: PracticeOutput): PracticeOutput {
  return { ...feedbackOf(input, judge(input, read)), ...(read && { read }) }
}
