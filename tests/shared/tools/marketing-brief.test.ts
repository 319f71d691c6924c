// A post says what the brief says: its terms, its numbers to call, and nothing that the brief doesn't.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { written } from '../../../shared/tools/marketing/engine'
import { keyOf } from '../../../shared/tools/marketing/read/data'
import { termsLost } from '../../../shared/tools/marketing/read/terms'
import type { ContentType } from '../../../shared/tools/marketing/schema'
import { GENERAL, SUBJECTS } from '../../../shared/tools/marketing/subjects/subjects'
import { OPENINGS } from '../../../shared/tools/marketing/write/openings/openings'
import { HOOKS, WARMTH } from '../../../shared/tools/marketing/write/words'

const SALON = {
  ...NO_FACTS,
  salon: {
    name: 'Larch Lane',
    booking_link: 'link in bio',
    phone: null,
    currency: 'GBP',
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  },
}
const wrote = (contentType: ContentType, topic: string) =>
  written({ contentType, topic, includeImage: true }, SALON).output

describe('the terms of an offer', () => {
  it.each([
    ['promotion', '£12 off any gloss, first ten bookings, new clients only', ['new clients only']],
    [
      'instagram',
      'Free toner with highlights, weekdays only, excludes Jodie',
      ['weekdays only', 'excludes Jodie'],
    ],
    [
      'facebook',
      '15% off cuts for students with ID until 20 June, not on Saturdays',
      ['with ID', 'until 20 June', 'not on Saturdays'],
    ],
    ['promotion', '3 for 2 on masks, in store only, cheapest free', ['in store only', 'cheapest free']],
    ['email', 'Perms from £80, long hair from £95, over 60s only', ['from £80', 'from £95', 'over 60s only']],
    [
      'promotion',
      'Half price brows with a cut, one per person, while stocks last',
      ['one per person', 'while stocks last'],
    ],
  ] as const)('stand in a %s as they were typed: %s', (type, topic, terms) => {
    const { decision, content } = wrote(type, topic)
    expect(decision).toBe('write')
    for (const term of terms) expect(content.toLowerCase()).toContain(term.toLowerCase())
  })

  it('are asked for where the post would not carry them', () => {
    const story = 'We have painted the walls, moved the basins and hung the new mirrors. '.repeat(9)
    const { decision, content, questions } = wrote('facebook', `${story}20% off colour, new clients only.`)
    expect(decision === 'ask' ? questions.join(' ') : content).toContain('new clients only')
  })

  it('are missed clause by clause', () => {
    expect(termsLost('20% off, new clients only', 'promotion', '20% off')).toEqual(['new clients only'])
    expect(termsLost('20% off, new clients only', 'promotion', '20% off, new clients only')).toEqual([])
    expect(termsLost('Lovely words, first name only', 'testimonial', 'Lovely words')).toEqual([])
  })

  it('stand on a poster and in a subject that name the saving', () => {
    const { headline, line } = wrote(
      'promotion',
      '20% off all colour, new clients only, weekdays only, until 30 June',
    )
    expect(`${headline} ${line}`).toMatch(/new clients only, weekdays only/i)
    const email = wrote('email', '20% off every balayage and cut, new clients only, weekdays only')
    expect(email.subject).toMatch(/only|terms apply/)
  })
})

describe('a number to call', () => {
  it.each([
    '07700 900123',
    '07700900123',
    '+44 7700 900 123',
    '+44 (0)7700 900123',
    '020 7946 0958',
    '(0131) 496 0123',
    '01 234 5678',
    '087 123 4567',
    '+353 1 234 5678',
  ])('%s is published once as it was typed, and is the way to book', phone => {
    const { decision, content } = wrote('instagram', `Blow dries £22 this week, call ${phone}`)
    expect(decision).toBe('write')
    expect(content).toContain(`call ${phone}`)
    expect(content).toMatch(/call us\b/i)
    expect(content.split(phone)).toHaveLength(2)
    expect(content).not.toContain('link in our bio')
  })

  it('is rung, texted or messaged as the brief has it', () => {
    expect(wrote('facebook', 'Two chairs free today, text 07700 900123').content).toMatch(
      /text 07700 900123(?:.|\n)*text us\./i,
    )
    expect(wrote('facebook', 'Two chairs free today, WhatsApp 07700 900123').content).toMatch(
      /WhatsApp 07700 900123(?:.|\n)*message us on WhatsApp\./i,
    )
  })

  it.each([
    ['facebook', 'We are shut bank holiday Monday. Emergencies only on 07700 900789', '07700 900789', 1],
    ['facebook', 'Saturday junior wanted, 16+, £7.50 an hour, cv in or call 01632 960001', '01632 960001', 1],
  ] as const)(
    'is the way to book or to apply, but not where it is for something else: %s %s',
    (type, topic, number, times) => {
      const { content } = wrote(type, topic)
      expect(content.split(number)).toHaveLength(times + 1)
    },
  )

  it('is one number however it is written', () => {
    const [first, ...others] = [
      '07700 900123',
      '+44 7700 900 123',
      '+44 (0)7700 900123',
      '0044 7700 900123',
    ].map(each => keyOf('phone', each))
    for (const other of others) expect(other).toBe(first)
  })

  it('is nobody’s contact beside a client’s own words', () => {
    const { content } = wrote(
      'testimonial',
      'Client words: "The best fringe I have had." Permission: yes, first name Ada ok. 07700 900123',
    )
    expect(content).not.toContain('call us on 07700')
  })
})

describe('a post', () => {
  it('leaves no word out of “no appointments”, and makes no sentence of an address', () => {
    expect(wrote('instagram', 'Men’s fades £18, walk ins, no appointments').content).toContain(
      'no appointments',
    )
    const { content } = wrote(
      'promotion',
      '£10 off when you book online, until end of May. www.larch.example',
    )
    expect(content).toContain('www.larch.example')
    expect(content).not.toContain('Www')
  })

  it('of small dogs on quiet mornings is about dogs', () => {
    expect(wrote('facebook', 'Dog friendly now but only on quiet mornings').content).not.toContain('loud')
  })
})

describe('a stock sentence', () => {
  /** Popularity, room in the diary, how it will turn out, what the salon always does. */
  const ASSERTS =
    /\b(?:we (?:always|keep|mix|match|check|cut and|plan it|look at your)|our own friends|everyone['’]s|always room|popular|our favourite|this week|leave with|feels? softer|shinier|will (?:still )?be on|stay exactly|every pattern|as you always|makes a difference|nobody takes back|bring (?:somebody|a friend) with|kettle|cuppa)\b/i

  it.each([
    ...Object.values(HOOKS).flat(),
    ...Object.values(WARMTH).flat(),
    ...Object.values(OPENINGS).flat(),
    ...[...SUBJECTS, GENERAL].flatMap(({ lines }) => lines),
  ])('asserts nothing of the salon, the client or the result: %s', line => {
    expect(line).not.toMatch(ASSERTS)
  })
})
