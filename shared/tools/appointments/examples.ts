// Questions that every version must answer this way: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import type { ScheduleInput } from './schema'

export type Example = { title: string; input: ScheduleInput; facts: Facts }
const day = (title: string, ...lines: string[]): Example => ({
  title,
  input: { schedule: lines.join('\n') },
  facts: NO_FACTS,
})

export const examples: readonly Example[] = [
  day(
    'two flexible clients close a long gap',
    '9-10 Jane cut',
    '10.30-11 Kim fringe (flexible)',
    '12-2 Lou half head foils',
    '3-3.45 Mia blow dry (flexible)',
  ),
  day(
    'a guest has room while colour develops',
    '10:00 Sarah permanent colour 120 mins (40 apply, 35 developing, 45 rinse and blow dry)',
    '13:00 Tom gents cut 20 mins - flexible',
  ),
  day(
    'two stylists, one overlap',
    'Emma:',
    '9-10 Faye cut',
    'Jo:',
    '9.30-10.15 Harry gents',
    '10-11 Ines blow dry',
  ),
  day(
    'lengths that are missing are assumed and said',
    '9.00 Jo ladies cut, 10.30 Pat root tint, 13.00 Sal gents cut',
  ),
  day('one line that cannot be read does not spoil the day', '9-10 Jane cut', '25:00 Bob tint'),
  day('no schedule at all', 'hello can you help me with my salon?'),
]
