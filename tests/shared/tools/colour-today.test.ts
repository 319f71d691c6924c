// A stop ends nothing: what may be done today, words for the client, and the gloss where it is the lift alone that is held.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import colour from '../../../shared/tools/colour-formula'
import { FOR_THE_CLIENT } from '../../../shared/tools/colour-formula/for-the-client'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'

const today = '2026-01-01T09:00:00.000Z'
const BREAKING = 'Over-processed, breaking and snapping'
const ask = (hairCondition: string, desiredColor = 'Full head of highlights, level 10'): ColourInput => ({
  clientName: 'Ana',
  currentColor: 'Level 8 bleached',
  desiredColor,
  hairCondition,
})
function answer(input: ColourInput, facts: Facts = NO_FACTS) {
  const question = { input, facts, today }
  const output = colour.check({ ...question, overrides: [] }, colour.draft(question))
  const sheet = colour.show(output, input)
  const listed = sheet.blocks.find(
    block => block.block === 'list' && block.title === 'What may be done today',
  )
  const words = sheet.blocks.find(block => block.block === 'copy' && block.title === FOR_THE_CLIENT)
  return { output, sheet, may: listed?.text ?? '', words: words?.text ?? '' }
}

describe('a stop', () => {
  test.each([
    [
      'allergic to PPD, face swelled',
      /cut.*without any dye or developer.*No gloss/s,
      /GP or a dermatologist/,
    ],
    ['black henna tattoo blistered', /No gloss/, /black henna tattoo/],
    ['itchy scalp every time', /No gloss/, /how an allergy begins/],
    ['age 14', /wash-out spray/, /under sixteen/],
    ['ringworm on the scalp', /not even a shampoo/, /pharmacist or your GP/],
    ['open sores on the scalp', /keeps off the sore skin/, /sore just now/],
    ['having chemotherapy', /low heat/, /cancer nurse/],
    ['henna last year', /metallic salts test/, /henna/],
    ['comb-in Grecian 2000', /metallic salts test/, /metal salts/],
    ['relaxed three months ago', /gloss that only deposits/, /relaxed/],
    ['relaxed three days ago', /^(?!.*gloss)/s, /two weeks/],
    ['gummy, stretches and snaps when wet', /No gloss today/, /stretches and snaps/],
    [BREAKING, /gloss that only deposits/, /breaking/],
    ['keratin treatment four days ago', /dry cut/, /two to three weeks/],
    ['no patch test, happy to sign a disclaimer today', /The patch test/, /two days/],
  ])('%s: says what may be done today, and words for the client', (said, may, words) => {
    const stopped = answer(ask(said))
    expect(['hold', 'refuse']).toContain(stopped.output.decision)
    expect(stopped.may).toMatch(may)
    expect(stopped.words).toMatch(words)
    expect(stopped.words).toMatch(/^I won’t colour your hair today/)
    expect(stopped.sheet.spoken).toContain('Today:')
    expect(textOf(stopped.sheet)).not.toMatch(/\d ?vol\b|\d ?g\b|1:\d/)
  })

  test('of several the one that leaves the least open says what may be done, and the client hears of each', () => {
    const { may, words } = answer(ask('reacted to hair dye with a rash; head lice on the scalp'))
    expect(may).toMatch(/not even a shampoo/)
    expect(words).toMatch(/reacted to hair colour/)
    expect(words).toMatch(/pharmacist/)
    expect(words).not.toMatch(/blow-dry/)
  })

  test('while it is happening comes help, not a cut', () => {
    const { may } = answer(ask('her face is swelling right now after the dye'))
    expect(may).toMatch(/If it is happening now, nothing else: rinse/)
  })

  test('of a model, for a reason that the rules don’t know, promises nothing', () => {
    const input = ask('Healthy', 'Clear gloss')
    const question = { input, facts: NO_FACTS, today }
    const output = colour.draft(question)
    const model = { ...output, decision: 'hold' as const, steps: [] }
    const sheet = colour.show(colour.check({ ...question, overrides: [] }, model), input)
    expect(textOf(sheet)).toContain('Look at scalp and hair before anything else is begun')
  })

  test('what may be coloured has neither', () => {
    const { may, words } = answer(ask('Healthy', 'Clear gloss'))
    expect([may, words]).toEqual(['', ''])
  })
})

describe('the gloss in its place', () => {
  const instead = (input: ColourInput, facts: Facts = NO_FACTS) => colour.instead?.({ input, facts, today })

  test.each([BREAKING, 'relaxed three months ago'])('%s: is a question of its own, and mild', said => {
    const input = instead(ask(said))
    expect(input).toMatchObject({ clientName: 'Ana', hairCondition: said })
    const { output } = answer(input as ColourInput)
    expect(output.decision).toBe('proceed_with_caution')
    expect(output.steps).toMatchObject([{ title: 'Gloss', kind: 'demi', developer_volume: 6, ratio: '1:1' }])
    expect(output.steps[0]?.mix[0]).toMatchObject({ what: 'clear demi or gloss' })
  })

  test.each([
    'allergic to PPD',
    'black henna tattoo blistered',
    'itches every time the tint goes on',
    'age 14',
    'open sores on the scalp',
    'having chemotherapy',
    'henna last year',
    'relaxed three days ago',
    'gummy, stretches and snaps when wet',
    'no patch test, happy to sign a disclaimer today',
    'Healthy',
  ])('is not offered: %s', said => {
    expect(instead(ask(said))).toBeNull()
    expect(instead(ask(`${said}. ${BREAKING}`, 'Highlights'))).toEqual(
      said === 'Healthy' ? expect.anything() : null,
    )
  })

  test('is not offered against the card, nor where the wish told of the person', () => {
    const client = { first_name: 'Ana', hair_type: null, concerns: [], notes: null, allergies: [] }
    const allergy = { substance: 'PPD', reaction: 'Rash', severity: null }
    expect(instead(ask(BREAKING), { ...NO_FACTS, client })).not.toBeNull()
    expect(
      instead(ask(BREAKING), { ...NO_FACTS, client: { ...client, allergies: [allergy] } as Facts['client'] }),
    ).toBeNull()
    expect(instead(ask(BREAKING, 'Highlights, she had a rash from the last tint'))).toBeNull()
    expect(instead(ask(BREAKING, 'Highlights, she is pregnant'))).toBeNull()
  })
})
