// The words of what every tool asks and offers beside what it read.
import type { Value } from '../../../../shared/reading/understood/reading'

export type Options = readonly (readonly [value: Value, label: string])[]
/** A value for a path; null takes what was picked away. */
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
