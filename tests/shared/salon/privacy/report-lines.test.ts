// The report on paper says everything that a record holds, in words and not as programs write it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '../../../../shared/salon/privacy/report-lines'
import { runsOf } from '../../../support/sample'

const words = (name: string, value: unknown): string[] =>
  linesOf(name, value).map(({ label, text, depth }) => `${'-'.repeat(depth)}${label}: ${text}`)

test('a bowl stands as on a card, a small thing in one line, a list under its name', () => {
  const bowl = {
    zone: 'roots',
    mix: [
      { shade: '7/3', grams: 40 },
      { shade: '7/0', grams: 20 },
    ],
    developer_volume: 20,
    developer_grams: 60,
    ratio: '1:1',
    minutes: 35,
  }
  expect(words('Bowls', [bowl, { ...bowl, developer_volume: null, ratio: null, minutes: null }])).toEqual([
    'Bowls: ',
    '-Roots: 7/3 40 g, 7/0 20 g; 20 vol, 60 g, 1:1; 35 minutes',
    '-Roots: 7/3 40 g, 7/0 20 g; 60 g',
  ])
  expect(words('Result', { level: 7, tone: 'gold' })).toEqual(['Result: Level: 7, Tone: gold'])
  expect(words('Concerns', ['frizz', 'dry ends'])).toEqual(['Concerns: frizz; dry ends'])
  expect(words('At', '2026-11-01T09:00:00.000Z')).toEqual(['At: 1 Nov 2026, 09:00'])
  expect(words('Decision', 'proceed_with_caution')).toEqual(['Decision: proceed with caution'])
})

test('what is empty takes no line', () => {
  for (const empty of [null, undefined, '', [], {}, { a: null, b: [''] }])
    expect(words('X', empty)).toEqual([])
})

test('nothing that a record holds is left out, however deep it stands', () => {
  const mark = fc.string({ minLength: 3, maxLength: 90, unit: fc.constantFrom(...'abcdefghijkl mnopq') })
  const said = mark.map(text => `${text}#`)
  const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      said,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('zone', 'title', 'name', 'role', 'mix', 'text', 'reason'), tie('tree')),
    ),
  }))
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : []
  fc.assert(
    fc.property(tree, value => {
      // A thing is named by what it says itself: there only the case is another.
      const shown = linesOf('X', value)
        .map(({ label, text }) => `${label}\n${text}`)
        .join('\n')
        .toLowerCase()
      for (const leaf of leaves(value)) expect(shown).toContain(leaf.toLowerCase())
    }),
    { numRuns: runsOf(500) },
  )
})
