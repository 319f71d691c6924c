// What a row of the history shows at a glance: its hair, and in one line what it was.
import { describe, expect, test } from 'vitest'
import { blanks } from '../../../../web/platform/data/blank'
import { type Entry, shadesOf, whatOf } from '../../../../web/salon/history/entries'

const ask = (fields: object): Entry => {
  const row = { id: 'a', pending: false, fields: { ...blanks.ask, tool: 'colour-formula', ...fields } }
  return { kind: row.fields.tool === 'colour-formula' ? 'colour' : 'other', at: '', row }
}
const used = (fields: object): Entry => ({
  kind: 'used',
  at: '',
  row: { id: 'f', pending: false, fields: { ...blanks.formula, ...fields } },
})
const six = { level: 6, tone: 'natural', words: 'Level 6' }
const copper = { level: 7, tone: 'copper', words: 'Level 7 copper' }
const bowl = {
  zone: 'Roots',
  mix: [
    { shade: '6/0', grams: 30 },
    { shade: '6/43', grams: 30 },
  ],
  developer_volume: 20,
  developer_grams: 60,
  ratio: '1:1',
  minutes: 35,
}

describe('the swatches of a row', () => {
  test('of what was used: from and to, as far as they were written down', () => {
    const both = used({ start: { level: 6, tone: null }, result: { level: 7, tone: 'copper' } })
    expect(shadesOf(both, null)).toEqual([
      { level: 6, tone: 'natural' },
      { level: 7, tone: 'copper' },
    ])
    expect(shadesOf(used({ result: { level: 7, tone: 'copper' } }), null)).toHaveLength(1)
    expect(shadesOf(used({}), null)).toEqual([])
  })

  test('of what was advised: of the answer that stands, and none while that is worked out', () => {
    const advised = ask({ draft: { start: six, target: copper } })
    if (advised.kind !== 'colour') throw new Error('No colour')
    expect(shadesOf(advised, advised.row.fields)).toEqual([
      { level: 6, tone: 'natural' },
      { level: 7, tone: 'copper' },
    ])
    expect(shadesOf(advised, null)).toEqual([])
    const moved = { ...advised.row.fields, draft: { start: six, target: { ...copper, level: 8 } } }
    expect(shadesOf(advised, moved)[1]).toEqual({ level: 8, tone: 'copper' })
  })

  test.each([
    ['nothing', { start: null, target: null }],
    ['words', { start: 'six', target: { level: 'seven', tone: 'copper' } }],
  ])('of an older answer that holds %s there: none', (_, draft) => {
    const old = ask({ draft })
    expect(shadesOf(old, old.kind === 'colour' ? old.row.fields : null)).toEqual([])
  })
})

describe('the one line of a row', () => {
  test.each<[string, Entry, string]>([
    ['bowls', used({ title: 'Copper gloss', bowls: [bowl, bowl] }), 'Copper gloss: 6/0 + 6/43, 20 vol'],
    ['a formula without bowls', used({ title: 'From the old card', bowls: [] }), 'From the old card'],
    ['a wish', ask({ input: { desiredColor: 'Level 7 copper' } }), 'Level 7 copper'],
    [
      'a wish that was tapped',
      ask({ input: { desiredColor: '', known: { desiredColor: 'ash' } } }),
      'On record: ash',
    ],
    ['a post', ask({ tool: 'marketing', input: { topic: 'March offers' } }), 'March offers'],
  ])('says of %s what it was', (_, entry, words) => {
    expect(whatOf(entry)).toBe(words)
  })
})
