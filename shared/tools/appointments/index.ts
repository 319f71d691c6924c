// Appointments: the contract of the tool, its parts each in a file of its own.
import { defineTool } from '../../tool'
import { check } from './check'
import { draft } from './engine'
import { reading } from './reading'
import { ScheduleInput, ScheduleOutput } from './schema'
import { show } from './show'
import { picksIn } from './told/paths'
import { wordsOfPicks } from './told/words'

export default defineTool({
  id: 'appointments',
  version: 1,
  needs: ['team'],
  columns: true,
  input: ScheduleInput,
  output: ScheduleOutput,
  busy: 'Analyzing Schedule...',
  submit: 'Optimise Schedule',
  done: { title: 'Schedule Optimised' },
  saidOf: output =>
    output.valid_input ? { title: 'Schedule Optimised' } : { title: 'This could not be read as a schedule' },
  failed: 'Failed to optimize schedule. Please try again.',
  draft,
  reading,
  check,
  show,
  picked: picks => ({ schedule: wordsOfPicks(picksIn(picks)) }),
  actions: ['copy', 'share', 'print'],
  about: {
    problem:
      'A day fills up by phone, on paper and in three handwritings. Twenty minutes here, an overlap there, no lunch: nobody sees it until the day has begun, and by then it costs time and money.',
    benefits: [
      {
        title: 'Empty minutes are found',
        text: 'Idle minutes are found, added up and closed by moving only those who said that they may move.',
      },
      {
        title: 'Time under colour is used',
        text: 'Time under colour becomes time for a fringe or a men’s cut, with room for the checks.',
      },
      {
        title: 'A day that holds',
        text: 'Overlaps and missing breaks show before the doors open, not at half past twelve.',
      },
    ],
    checklist: [
      'Reads your day as you write it: lists, tables, words',
      'Shows what it understood before it advises',
      'Finds overlaps, gaps and missing lunches',
      'Uses processing time with room for checks',
      'Moves only those who may move, with minutes that add up',
      'Works without a signal',
    ],
  },
})
