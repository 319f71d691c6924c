// What the salon itself put on a head counts where nobody speaks of it: colour doesn't lift colour.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { draft } from '../../../shared/tools/colour-formula/engine'

const TODAY = '2026-11-22T12:00:00Z'
type Bowl = Facts['formulas'][number]['bowls'][number]
const bowl = (shade: string, zone: string): Bowl => ({
  zone,
  mix: [{ shade, grams: 30 }],
  developer_volume: 20,
  developer_grams: 60,
  ratio: '1:2',
  minutes: 35,
})
const card = (made_at: string, shade = '5/0', zone = 'roots'): Facts => ({
  ...NO_FACTS,
  formulas: [
    { made_at, title: 'Root colour', start: null, result: null, bowls: [bowl(shade, zone)], remarks: null },
  ],
})
const asked = (currentColor: string, desiredColor: string, facts: Facts) => {
  const input = { clientName: 'Niamh', currentColor, desiredColor, hairCondition: 'healthy' }
  return draft({ input, facts, today: TODAY })
}
const kinds = (answer: ReturnType<typeof asked>) => answer.steps.map(({ kind }) => kind)

describe('a formula on the card', () => {
  const LATELY = '2026-10-18T10:00:00Z'

  test('makes of a level that was merely named coloured hair: it is not lifted with colour', () => {
    const answer = asked('Level 5', 'Level 7 natural all over', card(LATELY))
    expect(kinds(answer).some(kind => kind.startsWith('tint_lift'))).toBe(false)
    expect(answer.reasons.map(({ rule }) => rule)).toContain('colour-on-colour')
    expect(answer.assumed.join(' ')).toContain('The card has colour of 18 Oct 2026')
    expect(answer.assumed.join(' ')).not.toContain('No earlier colour was mentioned')
  })

  test('of lightener makes it lightened hair', () => {
    const answer = asked('Level 8', 'toner, beige', card(LATELY, 'Lightener powder', 'foils'))
    expect(answer.assumed.join(' ')).toContain('The card has lightening of 18 Oct 2026')
    expect(kinds(answer)).toEqual(['tone'])
  })

  test.each(['virgin level 5', 'Natural 5'])('is held against “%s”, which stands', current => {
    const answer = asked(current, 'level 7', card(LATELY))
    expect(kinds(answer)).toEqual(['tint_lift2'])
    expect(answer.decision).toBe('proceed_with_caution')
    expect(answer.reasons).toContainEqual(
      expect.objectContaining({
        rule: 'card-colour',
        tone: 'caution',
        text: expect.stringContaining('18 Oct'),
      }),
    )
  })

  test('says nothing more once it has grown out, was cut off, or was no colour', () => {
    const plain = asked('Level 5', 'Level 7 natural all over', NO_FACTS)
    for (const facts of [card('2022-01-01T10:00:00Z'), card(LATELY, 'Olaplex No. 1', 'all over')]) {
      const answer = asked('Level 5', 'Level 7 natural all over', facts)
      expect(answer.steps).toEqual(plain.steps)
      expect(answer.assumed).toEqual(plain.assumed)
    }
    const cut = asked('Level 5, old colour all cut off', 'Level 7 natural all over', card(LATELY))
    expect(cut.assumed.join(' ')).not.toContain('The card has')
  })

  test('gives way to what was said of the hair now', () => {
    const said = 'Regrowth natural 5, lengths 5/3 tinted'
    expect(asked(said, 'cover the grey', card(LATELY)).assumed).toEqual(
      asked(said, 'cover the grey', NO_FACTS).assumed,
    )
  })
})
