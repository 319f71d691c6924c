import { describe, expect, test } from 'vitest'
import { bowlLabel, cardCode, colourCard, shortName } from '../../shared/salon/bowl-label'

const bowl = {
  zone: 'Roots',
  mix: [
    { shade: '6/0', grams: 30 },
    { shade: 'clear', grams: 0 },
  ],
  developer_volume: 20,
  developer_grams: 60,
  ratio: '1:1',
  minutes: 35,
}

test.each([
  ['Siobhán Kelly', 'Siobhán K.'],
  ['Madonna', 'Madonna'],
  ['  Ana  de la Cruz ', 'Ana C.'],
  ['', ''],
])('“%s” is “%s” on a label', (name, label) => {
  expect(shortName(name)).toBe(label)
})

test('a label says what is in the bowl, in the order of the hands', () => {
  expect(bowlLabel('Siobhán Kelly', bowl)).toEqual({
    who: 'Siobhán K.',
    zone: 'Roots',
    parts: ['30 g 6/0', 'clear', '60 g 20 vol', '1:1', '35 min'],
  })
  const bare = { ...bowl, mix: [], developer_volume: null, ratio: null, minutes: null }
  expect(bowlLabel('Al', bare).parts).toEqual([])
})

describe('the card for the client', () => {
  const from = {
    salon: 'Strand & Co',
    name: 'Siobhán Kelly',
    today: '2026-11-27',
    bowls: [{ zone: 'Foils, off the scalp' }, { zone: 'Nape: psoriasis, go easy' }, { zone: 'Toner' }],
    result: { level: 9, tone: 'pearl' },
    aftercare: ['Roots: again in 4–6 weeks.'],
    due: null,
    advised: { from: 4, to: 6 },
  }

  test('says what was done in plain words, and nothing that somebody typed', () => {
    const card = colourCard(from)
    expect(card).toMatchObject({
      first: 'Siobhán',
      day: '27 Nov 2026',
      done: ['Highlights in foils', 'Colour', 'Toner or gloss'],
      shade: 'level 9 pearl',
      next: 'in 4 to 6 weeks',
    })
    expect(JSON.stringify(card)).not.toMatch(/psoriasis|Kelly/)
    expect(colourCard({ ...from, due: '2027-01-12' }).next).toBe('Tue 12 Jan 2027')
  })

  test.each([
    ['Lightened lengths', 'Toner or gloss'],
    ['Damp, lightened hair', 'Toner or gloss'],
    ['Bleach wash', 'Lightening'],
    ['Regrowth', 'Root colour'],
    ['Mid-lengths and ends', 'Colour on the lengths'],
    ['Balayage, crown', 'Balayage'],
  ])('“%s” is “%s” to a client', (zone, done) => {
    expect(colourCard({ ...from, bowls: [{ zone }] }).done).toEqual([done])
  })

  test('its code leads to the salon’s own page, and else holds the card in short', () => {
    const card = colourCard(from)
    expect(cardCode(card, ' https://salon.example/book ')).toBe('https://salon.example/book')
    for (const none of [null, '', 'ring us', 'javascript:alert(1)'])
      expect(cardCode(card, none)).toBe(
        'Strand & Co\nSiobhán, 27 Nov 2026\nHighlights in foils, Colour, Toner or gloss\nNext visit: in 4 to 6 weeks',
      )
  })
})
