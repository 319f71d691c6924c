// What a client said when asked is what Colour begins with: a yes raises, a no takes nothing away.
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../shared/facts'
import { Facts as FactsSchema, NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { readColour } from '../../../../shared/tools/colour-formula/read/reading'
import type { ColourOutput } from '../../../../shared/tools/colour-formula/schema'
import { DAY, factsWith, type Given } from './said'

const ROOTS = {
  clientName: 'Niamh',
  currentColor: 'natural 6 roots 2 cm, lengths 6/0 tinted',
  desiredColor: 'roots to 6/0 to match',
  hairCondition: 'healthy',
}
const FOILS = { ...ROOTS, currentColor: 'natural 7', desiredColor: 'foils to a 9' }

function answer(facts: Facts, input = ROOTS): ColourOutput {
  const question = { input, facts, today: DAY, overrides: [] }
  const checked = tool.check(question, tool.draft(question))
  // Checked twice it says the same.
  expect(tool.check(question, checked)).toEqual(checked)
  return checked
}
const reasons = ({ reasons: all }: ColourOutput): string => all.map(({ text }) => text).join('\n')

test('the control: without a consultation these roots are given a formula', () => {
  const { decision, steps } = answer(factsWith(null))
  expect(decision).toMatch(/^proceed/)
  expect(steps.length).toBeGreaterThan(0)
})

describe.each<[string, Given, ColourOutput['decision'], RegExp]>([
  ['a reaction to colour', { reaction: { words: 'eyes puffed up' } }, 'refuse', /a reaction to hair colour/],
  ['a tattoo that came up', { black_henna: 'yes', tattoo_reaction: 'yes' }, 'refuse', /black henna tattoo/],
  ['a client under 16', { under_16: 'yes' }, 'refuse', /under 16/],
  ['a scalp that is sore', { scalp: 'yes' }, 'hold', /sensitive, sore or irritated/],
  ['a scalp that is broken', { scalp: { words: 'open sores behind the ears' } }, 'hold', /broken scalp/],
  ['henna', { henna: { when: 'half a year' } }, 'hold', /henna/],
  ['chemotherapy', { illness: { words: 'chemotherapy, still having it' } }, 'hold', /chemotherapy/],
  ['a relaxer last week', { relaxer: { when: 'two weeks' } }, 'proceed_with_caution', /Relaxed hair/],
  ['a perm', { perm: { when: 'two months' } }, 'proceed_with_caution', /Perm first/],
  ['keratin', { keratin: { when: 'two months' } }, 'proceed_with_caution', /keratin/],
  ['a pregnancy', { pregnant: 'yes' }, 'proceed_with_caution', /in pregnancy/],
  ['medicines', { illness: { words: 'blood pressure tablets' } }, 'proceed_with_caution', /medicines/],
  ['hair loss', { hair_loss: 'yes' }, 'proceed_with_caution', /trichologist/],
  ['colour at home', { home_colour: { words: 'a box, dark brown' } }, 'proceed_with_caution', /at home/],
  ['a tattoo without a reaction', { black_henna: 'yes' }, 'proceed_with_caution', /even without a reaction/],
])('a yes to %s', (_, given, decision, why) => {
  test(`makes it ${decision}, and says that it comes from the consultation and of which day`, () => {
    const output = answer(factsWith(given))
    expect(output.decision).toBe(decision)
    const because = output.reasons.filter(({ text }) => why.test(text))
    expect(because.map(({ text }) => text).join('\n')).toMatch(/From the consultation of 3 Nov 2026/)
  })
})

test('an allergy that was told counts as one on the card does, with where it comes from', () => {
  const dye = answer(factsWith({ allergy: { words: 'PPD' } }))
  expect(dye.decision).toBe('refuse')
  expect(reasons(dye)).toContain('PPD (from the consultation of 3 Nov 2026)')
  const nickel = answer(factsWith({ allergy: { words: 'nickel, latex' } }))
  expect(nickel.decision).toBe('proceed_with_caution')
  expect(reasons(nickel)).toContain('nickel (from the consultation of 3 Nov 2026)')
})

test('an allergy to nobody knows what is asked before anything is mixed', () => {
  const { decision, questions, steps } = answer(factsWith({ allergy: 'yes' }))
  expect(decision).toBe('ask')
  expect(questions.join(' ')).toContain('What is the client allergic to?')
  expect(steps).toEqual([])
})

test('hair that breaks is not lightened', () => {
  expect(answer(factsWith(null), FOILS).decision).toMatch(/^proceed/)
  const { decision, reasons: all } = answer(factsWith({ breakage: 'yes' }), FOILS)
  expect(decision).toBe('hold')
  expect(all[0]?.text).toContain('From the consultation of 3 Nov 2026')
})

test('a relaxer lies further back with every day since it was told', () => {
  const fresh = answer({ ...factsWith({ relaxer: { when: 'two weeks' } }) })
  expect(reasons(fresh)).toContain('Relaxed hair')
  const told = factsWith({ relaxer: { when: 'two weeks' } })
  const now = { ...told, consultation: told.consultation && { ...told.consultation, answered_at: DAY } }
  expect(answer(now).decision).toBe('hold')
})

describe('a no', () => {
  const no = { reaction: 'no', allergy: 'no', black_henna: 'no', scalp: 'no', henna: 'no' } as const
  test('takes away nothing that the form or the card says', () => {
    const facts = factsWith(no)
    const told = { ...ROOTS, hairCondition: 'she reacted to hair dye last year, face swelled' }
    expect(answer(facts, told).decision).toBe('refuse')
    expect(answer(facts, { ...ROOTS, hairCondition: 'henna on the ends' }).decision).toBe('hold')
    const noted = facts.client && { ...facts.client, allergies: [{ substance: 'PPD', reaction: null }] }
    expect(answer({ ...facts, client: noted }).decision).toBe('refuse')
  })
  test('leaves each decision as careful as it was', () => {
    const all = Object.fromEntries(
      ['under_16', 'home_colour', 'relaxer', 'perm', 'keratin', 'breakage', 'illness', 'pregnant'].map(id => [
        id,
        'no' as const,
      ]),
    )
    const inputs = [
      { ...ROOTS, hairCondition: 'relaxed, snaps when wet' },
      { ...FOILS, hairCondition: 'pregnant, scalp sore' },
      { ...ROOTS, clientName: 'Poppy, 14' },
    ]
    for (const input of inputs) {
      const [without, with_] = [answer(factsWith(null), input), answer(factsWith({ ...no, ...all }), input)]
      expect(with_.decision).toBe(without.decision)
      for (const { rule } of without.reasons) expect(with_.reasons.map(each => each.rule)).toContain(rule)
    }
  })
  test('answers what else would be assumed: nobody is asked of box dye and henna twice', () => {
    const virgin = { ...ROOTS, currentColor: 'level 6', desiredColor: '6/7 all over' }
    const asked = (facts: Facts): boolean =>
      answer(facts, virgin).assumed.some(text => text.includes('box dye and henna'))
    expect(asked(factsWith(null))).toBe(true)
    expect(asked(factsWith({ home_colour: 'no' }))).toBe(true)
    expect(asked(factsWith({ home_colour: 'no', henna: 'no' }))).toBe(false)
  })
})

test('what was not known is asked again beside the formula, an age before there is one', () => {
  const { decision, questions } = answer(factsWith({ reaction: 'unknown' }))
  expect(decision).toBe('proceed_with_caution')
  expect(questions.join(' ')).toContain('Not known in the consultation of 3 Nov 2026')
  expect(answer(factsWith({ under_16: 'unknown' })).decision).toBe('ask')
})

test('virgin hair that was coloured at home is asked about', () => {
  const virgin = { ...ROOTS, currentColor: 'virgin natural 6' }
  expect(answer(factsWith({ home_colour: 'yes' }), virgin).decision).toBe('ask')
})

test('a question of before there were consultations is read as it was', () => {
  const { consultation: _, ...older } = NO_FACTS
  expect(FactsSchema.parse(older).consultation ?? null).toBeNull()
  expect(answer(FactsSchema.parse(older)).decision).toMatch(/^proceed/)
})

test('the reading raises what was said yes to, beside what the text raises', () => {
  const { raised } = readColour(ROOTS, factsWith({ reaction: { words: 'rash' }, perm: 'no' }))
  expect(raised).toContainEqual({ concept: 'reaction_to_colour', quote: 'rash', field: 'consultation' })
  expect(raised.map(({ concept }) => concept)).not.toContain('perm')
})
