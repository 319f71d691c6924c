import type { Words } from '../lexicon'

/** How much time somebody has for their hair at home. */
export const TIME: Words = {
  quick: [
    'something quick',
    'quick',
    'no time',
    'no faff',
    'in a rush',
    'in a hurry',
    'low maintenance',
    'wash and go',
    'before school',
    'two minutes',
    'five minutes',
  ],
}
