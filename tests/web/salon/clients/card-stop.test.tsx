// With a known reaction on the card, wherever it is written, the way to a colour is no longer the blue button.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { ClientActs } from '../../../../web/salon/clients/page/ClientActs'
import { type CardStop, cardQuestion, stopIn } from '../../../../web/salon/records/answers/card-stop'
import { buttonClass } from '../../../../web/ui/kit/Button'

const today = '2026-11-21T10:00:00.000Z'
const client = { first_name: 'Mary', hair_type: null, concerns: [], notes: null, allergies: [] }
const noted = (text: string): Facts => ({
  ...NO_FACTS,
  client,
  notes: [{ text, written_at: '2026-05-01T10:00:00.000Z' }],
})
const stopOn = (facts: Facts, name = 'Mary Byrne') =>
  stopIn(tool.draft({ input: tool.input.parse(cardQuestion(name)), facts, today }))

describe('what stands on the card', () => {
  test.each([
    [
      'an allergy',
      { ...NO_FACTS, client: { ...client, allergies: [{ substance: 'PPD', reaction: 'Rash' }] } },
    ],
    [
      'the card’s own notes',
      { ...NO_FACTS, client: { ...client, notes: 'Face swelled after tint in 2023' } },
    ],
    ['a chair note', noted('Scalp came up in a rash after the last colour, saw GP')],
    ['short hand in a chair note', noted('PPD+')],
    ['a failed test in a chair note', noted('failed her patch test last year')],
    [
      'a patch test',
      {
        ...NO_FACTS,
        client,
        patch_tests: [{ product: 'A', applied_at: today, result: 'reaction', read_at: today }],
      },
    ],
  ] as [string, Facts][])('%s stops', (_where, facts) => {
    expect(stopOn(facts)).toEqual({ tone: 'stop', words: 'No colour: a known reaction' })
  })

  test('henna in a note asks for care, an age beside the name stops', () => {
    expect(stopOn(noted('henna on the ends, May'))).toEqual({
      tone: 'caution',
      words: 'Before any colour: henna',
    })
    expect(stopOn(NO_FACTS, 'Poppy, 14')).toEqual({ tone: 'stop', words: 'No colour: under 16' })
  })

  test.each([
    'no allergies, no reactions',
    'talked of her holiday',
    'allergic to nickel',
    'loves the copper',
  ])('%s: stops nothing', text => {
    expect(stopOn(noted(text))).toBeNull()
  })
})

describe('the acts of a client', () => {
  const drawn = (stop: CardStop | null | undefined) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ClientActs id="c" name="Mary Byrne" stop={stop} patch={['plain', 'Patch test clear']} />
      </MemoryRouter>,
    )
  const colour = (html: string): string => /<a class="([^"]*)"[^>]*colour-formula/.exec(html)?.[1] ?? ''

  test('the colour is the blue button where nothing stops it, and that is known', () => {
    expect(colour(drawn(null))).toBe(buttonClass('act'))
    expect(colour(drawn(undefined))).toBe(buttonClass('quiet'))
  })
  test('with a stop it is quiet, and the stop is said', () => {
    const html = drawn({ tone: 'stop', words: 'No colour: a known reaction' })
    expect(colour(html)).toBe(buttonClass('quiet'))
    expect(html).toContain('No colour: a known reaction')
  })
})

test('that an answer is final is no green light: it may be a stop', () => {
  const css = readFileSync(
    new URL('../../../../web/tools/screens/answer/AskView.module.css', import.meta.url),
    'utf8',
  )
  expect(css).not.toContain('--ok')
})
