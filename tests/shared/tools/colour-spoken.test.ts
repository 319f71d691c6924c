import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import { withoutUnwanted } from '../../../shared/tools/colour-formula/read/shades/unwanted'
import { codesFromSpeech } from '../../../shared/tools/colour-formula/read/tidy/spoken-codes'

const draft = (currentColor: string, desiredColor: string, hairCondition = 'healthy') =>
  colour.draft({
    input: { clientName: 'Z', currentColor, desiredColor, hairCondition },
    facts: NO_FACTS,
    today: '2026-11-21T12:00:00.000Z',
  })

test.each([
  ['eight one', '8/1'],
  ['seven double four', '7/44'],
  ['seven four three', '7/43'],
  ['ten sixteen', '10/16'],
  ['five oh', '5/0'],
  ['five en', '5/0'],
  ['six slash oh', 'six slash zero'],
])('“%s” is heard as %s', (said, code) => {
  expect(codesFromSpeech(said)).toBe(code)
})

test.each([
  'level seven three months ago',
  'one to two cm regrowth',
  'five six weeks ago',
  'two three visits',
  'three parts one part',
  'twenty five minutes',
])('“%s” holds no code', said => {
  expect(codesFromSpeech(said)).toBe(said)
})

test('a dictated code is never a black level one', () => {
  expect(draft('eight one with gold roots three cm', 'eight one').target?.level).toBe(8)
})

test.each([
  'just take the green out',
  'tone the green down',
  'get rid of the green',
  'less green please',
  'knock out the green',
])('“%s” never puts green in', wish => {
  const { steps, target } = draft('Pool green blonde 9', wish, 'dry')
  expect(target?.tone ?? '').not.toBe('green')
  expect(steps.map(step => step.kind)).not.toContain('direct')
})

test('green that is wanted is still given', () => {
  expect(draft('natural 7', 'electric green').steps.map(step => step.kind)).toContain('direct')
})

test('what is wanted stands beside what is not', () => {
  expect(withoutUnwanted('no more brass, 7/1 ash').trim()).toMatch(/7\/1 ash$/)
  expect(draft('6 natural', 'not too red, 7/3 gold').target?.level).toBe(7)
})

test('what is read aloud has every shade and every weight of every bowl', () => {
  const answer = draft('natural 7, roots 3 cm', '7/1 ash')
  const { spoken } = colour.show(answer, {
    clientName: 'Z',
    currentColor: 'natural 7',
    desiredColor: '7/1 ash',
    hairCondition: 'healthy',
  })
  const bowls = answer.steps.filter(step => step.mix.some(({ grams }) => grams !== null))
  expect(bowls.length).toBeGreaterThan(0)
  for (const { mix, developer_grams, developer_volume } of bowls) {
    for (const { what, grams } of mix) expect(spoken).toContain(grams === null ? what : `${grams} g ${what}`)
    if (developer_volume) expect(spoken).toContain(`${developer_grams} g ${developer_volume} vol`)
  }
})

test('an over-toned blonde is answered with a wash, not asked about', () => {
  const answer = draft('lilac toner went too grey, level 10', 'want it less grey')
  expect(answer.decision).not.toBe('ask')
  expect(answer.summary).toMatch(/clarifying/)
})

test('the client’s own age counts, not that of whoever came along', () => {
  expect(draft('natural 5, 15 year old daughter waits; client is 42', '6/3').decision).not.toBe('refuse')
  expect(draft('natural 5, client is 15', '6/3').decision).toBe('refuse')
  expect(draft('natural 5, 15 year old girl', '6/3').decision).toBe('refuse')
})
