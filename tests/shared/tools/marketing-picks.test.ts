// What a person picked of a brief stands in the post, or is asked about; what they took away does not.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import type { Picks } from '../../../shared/reading/understood/reading'
import marketing from '../../../shared/tools/marketing'
import type { MarketingInput, MarketingOutput } from '../../../shared/tools/marketing/schema'
import { PICKED_OCCASIONS, WORDED } from '../../../shared/tools/marketing/told/paths'
import { linesOf } from './cases'

const TODAY = '2026-11-23T09:00:00.000Z'
const OFFER = 'Cut and finish now only £45 until 30 April, new clients only, call 07700 900123'
const question = (
  topic: string,
  picks?: Picks,
  contentType: MarketingInput['contentType'] = 'promotion',
) => ({
  input: { contentType, topic, includeImage: false, ...(picks && { picks }) },
  facts: NO_FACTS,
  today: TODAY,
})
type Asked = ReturnType<typeof question>
const answer = (asked: Asked): MarketingOutput =>
  marketing.check({ ...asked, overrides: [] }, marketing.draft(asked))
const factsOf = (asked: Asked) => marketing.understood?.(asked).facts ?? {}

type Typed = Pick<MarketingInput, 'topic' | 'contentType'>
const stored = linesOf<Typed>('marketing-cases.jsonl')
/** As it was read, between words. */
const isIn = (text: string, quote: string): boolean =>
  wordsOf(text).includes(wordsOf(quote)) && wordsOf(quote).trim() !== ''
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `

const picked = fc.record(
  {
    occasion: fc.constantFrom(...PICKED_OCCASIONS),
    price: fc.constantFrom('£51', '£17.50'),
    percent_off: fc.constantFrom('35', '15'),
    starts: fc.constantFrom('2 June', 'Friday 5 June'),
    ends: fc.constantFrom('28 June', 'Sunday'),
    audience: fc.constantFrom('nurses', 'students with ID'),
    conditions: fc.constantFrom('not on Saturdays', 'one per person'),
    contact: fc.constantFrom('020 7946 0958', 'link in bio'),
    subject: fc.constantFrom('Head spa', 'Balayage and a cut'),
    person: fc.constantFrom('Marta', 'Shay'),
  },
  { requiredKeys: [] },
)

describe('a pick', () => {
  test('stands over every stored topic: the post carries it, or nothing is written', () => {
    fc.assert(
      fc.property(picked, fc.constantFrom(...stored), (picks, { topic, contentType }) => {
        const asked = question(topic, picks as Picks, contentType)
        const facts = factsOf(asked)
        for (const [path, value] of Object.entries(picks))
          expect(facts[path], path).toMatchObject({ value, from: 'picked', sure: true })
        const { decision, content } = answer(asked)
        if (decision === 'ask') return
        for (const [path, value] of Object.entries(picks)) {
          if (path === 'occasion') continue
          for (const word of value.toLowerCase().split(/[^\p{L}\d.]+/u))
            expect(content.toLowerCase(), `${path} ${value}`).toContain(word)
        }
      }),
      { numRuns: 50, seed: 61 },
    )
  })

  test('is put where the words said otherwise, and nothing else of them changes', () => {
    const { content } = answer(question(OFFER, { price: '50', ends: '14 May' }))
    expect(content).toContain('Cut and finish now only £50 until 14 May, new clients only')
    expect(content).not.toMatch(/£45|30 April/)
  })

  test('of a name is put wherever the name stands', () => {
    const { content } = answer(
      question('Welcome Shay to the team! Shay starts Monday', { person: 'Shea' }, 'instagram'),
    )
    expect(content).toContain('Welcome Shea')
    expect(content).toContain('Shea starts Monday')
    expect(content).not.toContain('Shay')
  })

  test('of each of several prices changes each; one for several is asked about', () => {
    const topic = 'Cut £45, colour £60 this March'
    expect(answer(question(topic, { price: '£48, £65' }, 'facebook')).content).toContain(
      'Cut £48, colour £65 this March',
    )
    expect(answer(question(topic, { price: '£48' }, 'facebook')).questions.join()).toContain('£48')
  })

  test('is enough without a word typed, once it says what it is about', () => {
    const picks = { subject: 'Gloss treatments', price: '25', ends: '31 March', conditions: 'Mondays only' }
    expect(marketing.input.safeParse(question('', { price: '25' }).input).success).toBe(false)
    expect(marketing.input.safeParse(question('', picks).input).success).toBe(true)
    const { content } = answer(question('', picks))
    for (const said of ['Gloss treatments', '£25', '31 March', 'Mondays only'])
      expect(content).toContain(said)
  })

  test('of what it is for decides how it is written', () => {
    const topic = 'Scalp facials, £40 for 45 minutes'
    expect(answer(question(topic, { occasion: 'hiring' }, 'instagram')).content).not.toBe(
      answer(question(topic, { occasion: 'launch' }, 'instagram')).content,
    )
  })

  test('of another version is kept and passes by', () => {
    expect(answer(question(OFFER, { aura: 'calm', occasion: 'seance' }))).toEqual(answer(question(OFFER)))
  })

  test('reaches a model with the topic, and what a model writes otherwise is mended', () => {
    const asked = question(OFFER, { price: '50' })
    const draft = marketing.draft(asked)
    expect(JSON.stringify(marketing.prompt?.(asked, draft))).toContain('£50')
    expect(JSON.stringify(marketing.prompt?.(asked, draft))).not.toContain('£45')
    const { content } = marketing.check(
      { ...asked, overrides: [] },
      {
        ...draft,
        content: 'Cut and finish for £45 until 30 April, new clients only. Call us on 07700 900123.',
      },
    )
    expect(content).not.toContain('£45')
    expect(content).toContain('£50')
  })
})

describe('what was taken away', () => {
  test('is left out with the words that only led to it', () => {
    const { content } = answer(question(OFFER, { price: '', ends: '', conditions: '', percent_off: '20' }))
    expect(content).toContain('Cut and finish, call 07700 900123.')
    expect(content).toContain('20% off')
    expect(content).not.toMatch(/£45|30 April|new clients/)
  })

  test('stands in no post on any stored topic', () => {
    for (const { topic, contentType } of stored.filter((_, nth) => nth % 3 === 0)) {
      const read = factsOf(question(topic, undefined, contentType))
      for (const path of WORDED) {
        const fact = read[path]
        if (path === 'subject' || path === 'person' || fact?.from !== 'said') continue
        const { decision, content } = answer(question(topic, { [path]: '' }, contentType))
        if (decision === 'write') expect(isIn(content, fact.quote), `${path} of ${topic}`).toBe(false)
      }
    }
  })
})

describe('the permission', () => {
  const TOPIC = 'Box dye to soft copper bob on Priya'
  const post = (words: string, picks?: Picks) => answer(question(`${TOPIC}${words}`, picks, 'before-after'))

  test('is asked for until somebody says yes, and a yes takes what said otherwise out of the post', () => {
    expect(post('').decision).toBe('ask')
    expect(post('', { permission: 'yes' }).decision).toBe('write')
    const { decision, content } = post(', said she’d rather we didn’t post', { permission: 'yes' })
    expect(decision).toBe('write')
    expect(content).not.toContain('rather')
  })

  test('that a person does not know of, or denies, holds the post whatever is written', () => {
    const agreed = '. Photo consent: signed'
    expect(post(agreed).decision).toBe('write')
    for (const permission of ['no', 'not_said']) expect(post(agreed, { permission }).decision).toBe('ask')
  })

  test('of a name is apart: picked, it stands; taken away, it does not', () => {
    expect(post('', { permission: 'yes' }).content).not.toContain('Priya')
    expect(post('', { permission: 'yes', person: 'Priya' }).content).toContain('Priya')
    const named = '. Photo consent: signed. First name ok: Priya'
    expect(post(named, { person: '' }).content).not.toContain('Priya')
  })

  test('of words that a client wrote is picked too', () => {
    const words = '"Lovely fringe, so happy"'
    expect(answer(question(words, {}, 'testimonial')).decision).toBe('ask')
    expect(answer(question(words, { permission: 'yes', person: 'Ada' }, 'testimonial')).content).toContain(
      '– Ada',
    )
  })
})

test('“now only £45” is a price and no term, and what is cut is nobody', () => {
  const facts = factsOf(question(OFFER))
  expect(facts.price?.value).toBe('£45')
  expect(facts.conditions?.value).toBe('new clients only')
  expect(facts.person).toBeUndefined()
  expect(factsOf(question('Mon to Wed only £10 off cuts')).conditions?.value).toContain('only')
})

test('the question says in words what was picked', () => {
  expect(marketing.picked?.({ price: '£50', ends: '', permission: 'not_said', occasion: 'launch' })).toEqual({
    topic: 'something new, price: £50, without until, permission: not known',
  })
})
