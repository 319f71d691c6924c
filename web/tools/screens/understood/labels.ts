// Labels shared by all tools, beside what they read.
import type { Value } from '../../../../shared/reading/understood/reading'

export type Options = readonly (readonly [value: Value, label: string])[]
/** Sets a path's value; null removes the pick. */
export type Pick = (path: string, value: Value | null) => void

export const YES_NO: Options = [
  [true, 'Yes'],
  [false, 'No'],
]
export const ANSWER_LABELS: Options = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known'],
]
