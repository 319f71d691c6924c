// One flexible entry between two gaps: asked to come at an edge, it makes one slot of them.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { draft } from '../../../shared/tools/appointments/engine'

const slots = (schedule: string): string[] =>
  draft({ input: { schedule }, facts: NO_FACTS, today: '2026-11-27' })
    .suggestions.map(({ suggestion }) => suggestion)
    .filter(words => words.includes('to sell'))

test.each([
  [
    '9-10 Ann cut\n10.30-11 James fringe (flexible)\n12-1 Lou colour',
    ['James to 10:00 makes one 90-minute slot to sell, 10:30–12:00.'],
  ],
  [
    '9-10 Ann cut\n10.30-11 James fringe (not before 10.15, flexible)\n12-1 Lou colour',
    ['James to 11:30 makes one 90-minute slot to sell, 10:00–11:30.'],
  ],
  // Nobody may move, no gap on one side, too little to sell.
  ['9-10 Ann cut\n10.30-11 James fringe\n12-1 Lou colour', []],
  ['9-10 Ann cut\n10-10.30 James fringe (flexible)\n12-1 Lou colour', []],
  ['9-10 Ann cut\n10.15-10.45 James fringe (flexible)\n11-12 Lou colour', []],
] as const)('%j', (schedule, expected) => {
  expect(slots(schedule)).toEqual(expected)
})

test('it is advice: nobody is moved by it and no minute is said to be saved', () => {
  const { suggestions } = draft({
    input: { schedule: '9-10 Ann cut\n10.30-11 James fringe (flexible)\n12-1 Lou colour' },
    facts: NO_FACTS,
    today: '2026-11-27',
  })
  const [join] = suggestions.filter(({ suggestion }) => suggestion.includes('to sell'))
  expect(join).toMatchObject({ kind: 'gap', minutes_saved: 0, moves: [] })
})
