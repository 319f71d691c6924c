// A stop ends nothing: what may be done today, words for the client, and the gloss where it is the lift alone that is held.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import colour from '../../../shared/tools/colour-formula'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { FOR_THE_CLIENT } from '../../../shared/tools/colour-formula/stopped/for-the-client'
import { LEFT, leftToday } from '../../../shared/tools/colour-formula/stopped/today'

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
    ['relaxed three months ago', /^(?!.*gloss)/s, /relaxed/],
    ['relaxed three days ago', /^(?!.*gloss)/s, /two weeks/],
    ['gummy, stretches and snaps when wet', /No gloss today/, /stretches and snaps/],
    [BREAKING, /^(?!.*gloss)/s, /breaking/],
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

  test('of several may be done what each of them allows, and the client hears of each', () => {
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

  test.each([
    'scalp is blistering and burning right now after the dye, face is swelling',
    'keratin four days ago, face is swelling right now',
    'gummy, snaps when wet, her face is swelling right now after the dye',
    'ringworm, her face is swelling right now after the dye',
    'healthy, lips are swollen and she is struggling to breathe',
  ])('%s: help comes before everything else', said => {
    const { may, words, sheet } = answer(ask(said))
    expect(may).toMatch(/^What may be done today: If it is happening now, nothing else: rinse.*999/)
    expect(may).toContain('only if it is over')
    expect(words).toMatch(/swells now, tell me at once: then we rinse it off/)
    expect(sheet.spoken).toContain('nothing else: rinse')
  })

  test.each([
    ['perm today, hair gummy, snaps when wet', 'Clear gloss'],
    ['perm today, breaking and snapping', 'Clear gloss'],
    ['perm today', 'Highlights'],
    ['bleached, perm today', 'Clear gloss'],
  ])('%s: offers no perm', (said, wish) => {
    const { may, words } = answer(ask(said, wish))
    expect(may).not.toMatch(/The perm with|blow-dry|mask/)
    expect(may).toMatch(/Never perm hair that is lightened, breaking or stretchy/)
    expect(words).not.toMatch(/offer you[^.]*perm/)
  })

  test.each(['henna, gummy', 'comb-in Grecian 2000, gummy', 'gummy, refuses the patch test'])(
    '%s: no heat, and so no blow-dry',
    said => {
      for (const wish of ['Clear gloss', 'Highlights']) {
        const { may, words } = answer(ask(said, wish))
        expect(may).toMatch(/no heat/)
        expect(`${may} ${words}`).not.toMatch(/blow-dry|low heat/)
      }
    },
  )

  test('of gummy hair says the same of a gloss everywhere', () => {
    const { sheet } = answer(ask('gummy, stretches and snaps when wet'))
    expect(textOf(sheet)).not.toMatch(/deposit-only gloss/)
    expect(textOf(sheet)).toMatch(/No gloss today either/)
  })

  test.each([
    [
      'breaking, had anaphylaxis to something, carries epipen',
      /What was it against \((?:anaphylaxis|epipen)\)\?/,
    ],
    ['relaxed 3 months ago, had anaphylaxis last year', /What was it against \(anaphylaxis\)\?/],
    ['relaxed 3 months ago, for her prom', /How old is the client\?/],
    ['breaking, carries an epipen, wants it done right now', /What was it against \(epipen\)\?/],
    ['breaking, refuses the patch test, carries an epipen', /What was it against \(epipen\)\?/],
    ['relaxed 3 months ago, sensitive scalp', /sensitive/],
  ])('%s: what has to be asked is asked, and no gloss or test is offered', (said, asked) => {
    const { may, words, sheet } = answer(ask(said))
    expect(colour.instead?.question({ input: ask(said), facts: NO_FACTS, today })).toBeNull()
    expect(`${may} ${words}`).not.toMatch(/gloss|The patch test|the skin test/)
    expect(textOf(sheet)).toMatch(asked)
    expect(sheet.spoken).toMatch(asked)
  })

  test('who only wants it right now has no reaction now', () => {
    expect(answer(ask('breaking, carries an epipen, wants it done right now')).may).not.toMatch(/rinse/)
  })

  test('what is told of a grave reaction stands beside a refusal, too', () => {
    const { may, sheet } = answer(ask('age 14, carries an epipen'))
    expect(textOf(sheet)).toMatch(/What was it against/)
    expect(may).not.toMatch(/spray|mask/)
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

/** What each stop rules out, read from its reason: a line that says so must not stand in any answer with it. */
const DYE = /gloss that|colour of the hair alone|product made for them|perm with/i
const DYE_OR_SPRAY = new RegExp(`wash-out spray|${DYE.source}`, 'i')
const ALLERGY = new RegExp(`The patch test|${DYE_OR_SPRAY.source}`, 'i')
const HEAT = /A blow-dry/
const DRY = /A blow-dry|low heat|^A cut\.|A mask/
const RULED_OUT: Record<string, readonly RegExp[]> = {
  'reaction-now': [ALLERGY, /A mask/],
  infection: [ALLERGY, DRY, /dry cut|snip/],
  scalp: [ALLERGY, DRY],
  breathing: [DYE_OR_SPRAY, /A mask/],
  chemotherapy: [ALLERGY, HEAT, /A mask/],
  reaction: [ALLERGY],
  'black-henna-reaction': [ALLERGY],
  itch: [ALLERGY],
  'under-16': [DYE, /The patch test/],
  gummy: [DYE_OR_SPRAY, HEAT, /low heat/],
  fragile: [DYE_OR_SPRAY, HEAT],
  'relaxer-perm': [DYE_OR_SPRAY, HEAT],
  'relaxer-fresh': [DYE_OR_SPRAY, HEAT],
  relaxer: [DYE_OR_SPRAY, HEAT],
  'metal-salts': [DYE_OR_SPRAY],
  henna: [DYE_OR_SPRAY],
  keratin: [DYE_OR_SPRAY, DRY],
  perm: [DYE_OR_SPRAY, DRY],
  'no-test': [DYE_OR_SPRAY],
  lashes: [/wash-out spray|perm with/],
}

describe('two stops', () => {
  const stop = colour.draft({ input: ask(BREAKING), facts: NO_FACTS, today })
  const left = (...rules: string[]) =>
    leftToday({ ...stop, reasons: rules.map(rule => ({ rule, tone: 'stop', title: rule, text: rule })) })

  test('are known, each of them', () => {
    expect(Object.keys(RULED_OUT).sort()).toEqual(Object.keys(LEFT).sort())
  })

  test.each(Object.keys(RULED_OUT))(
    '%s: beside any other nothing is offered that one of them rules out',
    one => {
      for (const [other, others] of Object.entries(RULED_OUT)) {
        const both = left(one, other)
        expect(both).toEqual(left(other, one))
        expect(both?.may.length).toBeGreaterThan(0)
        for (const line of both?.may ?? [])
          for (const out of [...(RULED_OUT[one] ?? []), ...others])
            expect(line, `${one} + ${other}`).not.toMatch(out)
      }
    },
  )

  test('of which one is not known leave nothing open', () => {
    expect(left('henna', 'some other rule')?.may).toEqual([
      'No colour. Look at scalp and hair before anything else is begun.',
    ])
  })
})

describe('the gloss in its place', () => {
  const instead = (input: ColourInput, facts: Facts = NO_FACTS) =>
    colour.instead?.question({ input, facts, today })

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
