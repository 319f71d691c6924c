// Feedback depends on the lines, on a model's labels for them and on the stylist's picks. We work it out afresh each
// time and use no stored sentence.
import type { Checking } from '../../tool'
import { feedbackOf } from './engine'
import { judge } from './judge'
import type { PracticeInput, PracticeOutput } from './schema'

export function check({ input }: Checking<PracticeInput>, { read }: PracticeOutput): PracticeOutput {
  return { ...feedbackOf(input, judge(input, read)), ...(read && { read }) }
}
