// What a sensible salon manager would accept: the open cases with their own rules, and the project's cases.
import { describe, expect, it } from 'vitest'
import marketing from '../../../scripts/engine/marketing'
import { inFigures } from '../../../shared/tools/marketing/read/figures'
import { sampleOf } from '../../support/sample'
import { claimsAny, type Item, linesOf, saysAny, TODAY } from './cases'

type Answered = { text: string; decision: string; parts?: Record<string, string> }
type Salon = { name: string; booking: string | null; phone: string | null } | null
const answer = (input: Record<string, unknown>, facts: unknown): Answered =>
  marketing({ input, facts, today: TODAY }) as unknown as Answered

type OpenCase = {
  id: string
  input: Record<string, unknown>
  facts?: unknown
  why: string
  expect: {
    decision: string
    max_chars: number | null
    min_chars: number
    hashtags: [number, number] | null
    parts: Record<string, [number, number]>
    must_contain_literals: string[]
    verbatim_quote: string | null
    money_percent_dates_allowed: string[]
    no_unfilled_placeholders: boolean
    must: Item[]
    must_not: Item[]
  }
}

const tagsIn = (text: string): number => text.match(/(^|\s)#[\p{L}\p{N}_]+/gu)?.length ?? 0

function failures({ text, decision, parts }: Answered, wanted: OpenCase['expect']): string[] {
  const bad: string[] = []
  for (const item of wanted.must) if (!saysAny(text, item)) bad.push(`does not say ${item.id}`)
  for (const item of wanted.must_not) if (claimsAny(text, item)) bad.push(`claims ${item.id}`)
  if (decision !== wanted.decision) bad.push(`decides ${decision}`)
  if (decision === 'write' && (text.length < wanted.min_chars || text.length > (wanted.max_chars ?? 9999)))
    bad.push('length')
  if (wanted.hashtags && (tagsIn(text) < wanted.hashtags[0] || tagsIn(text) > wanted.hashtags[1]))
    bad.push('hashtags')
  for (const literal of wanted.must_contain_literals)
    if (!text.toLowerCase().includes(literal.toLowerCase())) bad.push(`lacks ${literal}`)
  if (wanted.verbatim_quote && !text.includes(wanted.verbatim_quote)) bad.push('the quote was changed')
  for (const [part, [least, most]] of Object.entries(wanted.parts)) {
    const value = parts?.[part]?.trim() ?? ''
    if (value.length < least || value.length > most) bad.push(`${part}: ${value.length}`)
  }
  const known = wanted.money_percent_dates_allowed.map(value => value.replace(/\s/g, ''))
  for (const figure of text.match(/£\s?\d+(?:\.\d\d)?|\d+\s?%/g) ?? [])
    if (!known.includes(figure.replace(/\s/g, ''))) bad.push(`invents ${figure}`)
  if (wanted.no_unfilled_placeholders && /\[[^\]\n]{2,40}\]|\{\{|\bTBC\b|lorem ipsum|<[a-z ]+>/i.test(text))
    bad.push('a placeholder')
  return bad
}

describe('the open cases', () => {
  for (const open of sampleOf(linesOf<OpenCase>('marketing.dev.jsonl')))
    it(`${open.id}: ${open.why}`, () => {
      expect(failures(answer(open.input, open.facts), open.expect)).toEqual([])
    })

  it('are marked down where an answer is wrong', () => {
    const [first] = linesOf<OpenCase>('marketing.dev.jsonl')
    const bad = { text: 'The best salon! Guaranteed. £10 off [date]', decision: 'ask' }
    expect(failures(bad, first!.expect).length).toBeGreaterThan(5)
  })
})

const KINDS = ['instagram', 'facebook', 'email', 'promotion', 'before-after', 'testimonial']
describe.each(KINDS)('%s', kind => {
  for (const open of sampleOf(linesOf<OpenCase>(`marketing-${kind}.jsonl`)))
    it(`${open.id}: ${open.input.topic}`, () => {
      expect(failures(answer(open.input, open.facts), open.expect)).toEqual([])
    })
})

type OwnCase = {
  id: string
  contentType: string
  topic: string
  decision: string | string[]
  has: string[]
  no: string[]
  quote: string | null
  salon: Salon
}

const WILLOW: Salon = { name: 'Willow & Co Hair', booking: null, phone: null }
const LIMITS: Record<string, [most: number, tags: [number, number]]> = {
  instagram: [2200, [3, 10]],
  facebook: [600, [0, 3]],
  email: [2500, [0, 0]],
  promotion: [2200, [0, 5]],
  'before-after': [2200, [2, 10]],
  testimonial: [2200, [0, 10]],
}
const NEVER: Item[] = [
  {
    id: 'superlative',
    any: [
      '\\b(the best|best (salon|hair|stylist|colou?rist|team|in)|no\\.? ?1|number one|top[\\s-]rated|award[\\s-]winning|world[\\s-]class)\\b',
    ],
  },
  {
    id: 'claim',
    any: [
      '(cure|heal|regrow|stops? hair loss|prevents? hair loss|100% natural|chemical[\\s-]free|hypoallergenic|damage[\\s-]free|guarantee|completely safe|safe (for|in|during) pregnan)',
    ],
  },
  { id: 'shaming', any: ['(frumpy|mousy mess|ugly|embarrass|look old|hide your|fix your face|mutton)'] },
  { id: 'urgency', any: ['(only \\d+ (left|spots?|spaces?)|last chance|selling fast|almost gone|hurry)'] },
]

describe('the project’s own cases', () => {
  const cases = linesOf<OwnCase>('marketing-cases.jsonl')

  it('are at least eighty', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80)
  })

  for (const own of sampleOf(cases))
    it(`${own.id}: ${own.contentType}: ${own.topic}`, () => {
      const salon = own.salon ?? WILLOW
      const { text, decision, parts } = answer({ contentType: own.contentType, topic: own.topic }, { salon })
      expect([own.decision].flat()).toContain(decision)
      for (const literal of own.no) expect(text.toLowerCase()).not.toContain(literal.toLowerCase())
      expect(text).not.toMatch(
        /\[[^\]\n]{2,40}\]|\{\{|\bTBC\b|lorem ipsum|undefined|null|\.\.|\s[,.]|<[a-z ]+>/,
      )
      for (const item of NEVER) expect(claimsAny(text, item), item.id).toBe(false)
      if (decision !== 'write') return
      for (const literal of own.has) expect(text.toLowerCase()).toContain(literal.toLowerCase())
      if (own.quote) expect(text).toContain(own.quote)
      const [most, [least, tags]] = LIMITS[own.contentType] ?? [0, [0, 0]]
      expect(text.length).toBeLessThanOrEqual(most)
      expect(tagsIn(text)).toBeGreaterThanOrEqual(least)
      expect(tagsIn(text)).toBeLessThanOrEqual(tags)
      expect(text).toContain(salon?.name)
      expect(text).toMatch(/\b(?:book|call|message|reply|link|tap|pop in)\b/i)
      const figures = text.match(/£\s?\d+(?:\.\d\d)?|\d+\s?%/g) ?? []
      const told = `${own.topic} ${inFigures(own.topic)}`.replace(/\s/g, '')
      for (const figure of figures) expect(told).toContain(figure.replace(/\s/g, ''))
      if (own.contentType !== 'email') return
      expect(text).toMatch(/unsubscribe/i)
      expect(parts?.subject?.length).toBeGreaterThanOrEqual(15)
      expect(parts?.subject?.length).toBeLessThanOrEqual(60)
      expect(parts?.preheader?.length).toBeGreaterThanOrEqual(30)
      expect(parts?.preheader?.length).toBeLessThanOrEqual(100)
    })

  it('are not written by one pattern: no two topics share their first sentence and their last', () => {
    const shapes = cases
      .map(({ contentType, topic, salon }) => answer({ contentType, topic }, { salon: salon ?? WILLOW }))
      .filter(({ decision }) => decision === 'write')
      .map(({ text }) => text.replace(/#\S+/g, '').split(/\n+/).filter(Boolean))
      .map(lines => `${lines[0]}|${lines[1]}`)
    expect(new Set(shapes).size / shapes.length).toBeGreaterThan(0.9)
  })
})
