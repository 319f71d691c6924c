// What a trainer would say about a conversation: the open cases with their own rules, and the project's cases.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import tool from '../../../shared/tools/communications'
import { practiceLine } from '../../../shared/tools/communications/line'
import { AREAS, type Area, type Utterance } from '../../../shared/tools/communications/schema'
import { sampleOf } from '../../support/sample'
import { claimsAny, type Item, linesOf, saysAny, TODAY } from './cases'
import { talkOf } from './practice-talk'

type Judged = { text: string; scores: Record<Area, number>; overall: number; quotes: string[] }

/** Each talk once: it is ranked against others, too. */
const known = new Map<Utterance[], Judged>()
function judged(scenario: string, transcript: Utterance[]): Judged {
  const before = known.get(transcript)
  if (before) return before
  const now = judgedAnew(scenario, transcript)
  known.set(transcript, now)
  return now
}

function judgedAnew(scenario: string, transcript: Utterance[]): Judged {
  const input = talkOf(scenario, transcript)
  const question = { input, facts: NO_FACTS, today: TODAY }
  const output = tool.check({ ...question, overrides: [] }, tool.draft(question))
  return {
    text: textOf(tool.show(output, input)),
    ...(practiceLine(output) as Pick<Judged, 'scores' | 'overall'>),
    quotes: [...output.areas.map(({ quote }) => quote), output.next.said].filter(quote => quote !== null),
  }
}

type OpenCase = {
  id: string
  input: { scenario: string; transcript: Utterance[] }
  why: string
  expect: {
    scores_high: Area[]
    scores_low: Area[]
    scores_not_high: Area[]
    not_penalised: Area[]
    thresholds_percent: { high_min: number; low_max: number }
    overall_percent_range: [number, number]
    ranks_above: string[]
    feedback_must: Item[]
    feedback_must_not: Item[]
  }
}

const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase()
/** Quoted word for word from the stylist's lines. */
const isTheirs = (quote: string, transcript: Utterance[]): boolean =>
  transcript.some(
    ({ role, text }) => role === 'stylist' && plain(text).includes(plain(quote.replace(/^… | …$/g, ''))),
  )

describe('the open cases', () => {
  const open = linesOf<OpenCase>('practice.dev.jsonl')
  const overall = (id: string): number | undefined => {
    const one = open.find(each => each.id === id)?.input
    return one && judged(one.scenario, one.transcript).overall
  }
  for (const { id, input, why, expect: wanted } of sampleOf(open))
    it(`${id}: ${why}`, () => {
      const { text, scores, quotes } = judged(input.scenario, input.transcript)
      const { high_min, low_max } = wanted.thresholds_percent
      expect(wanted.scores_high.filter(area => scores[area] < high_min)).toEqual([])
      expect(wanted.scores_low.filter(area => scores[area] > low_max)).toEqual([])
      expect(wanted.scores_not_high.filter(area => scores[area] >= high_min)).toEqual([])
      expect(wanted.not_penalised.filter(area => scores[area] <= low_max)).toEqual([])
      expect(overall(id)).toBeGreaterThanOrEqual(wanted.overall_percent_range[0])
      expect(overall(id)).toBeLessThanOrEqual(wanted.overall_percent_range[1])
      for (const other of wanted.ranks_above) expect(overall(id)).toBeGreaterThan(overall(other) ?? 101)
      for (const item of wanted.feedback_must) expect(saysAny(text, item), item.id).toBe(true)
      for (const item of wanted.feedback_must_not) expect(claimsAny(text, item), item.id).toBe(false)
      expect(quotes.length).toBeGreaterThan(0)
      for (const quote of quotes) expect(isTheirs(quote, input.transcript), quote).toBe(true)
    })
})

type OwnCase = {
  id: string
  scenario: string
  transcript: Utterance[]
  high: Area[]
  low: Area[]
  not_high: Area[]
  not_penalised: Area[]
  overall: [number, number]
  ranks_above: string[]
  must: string[]
}

describe('the project’s own cases', () => {
  const cases = linesOf<OwnCase>('practice-cases.jsonl')
  const overall = (id: string): number | undefined => {
    const one = cases.find(each => each.id === id)
    return one && judged(one.scenario, one.transcript).overall
  }

  it('are at least sixty', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
  })

  for (const own of sampleOf(cases))
    it(`${own.id}, ${own.scenario}: ${own.transcript[1]?.text ?? own.transcript[0]?.text ?? ''}`, () => {
      const { text, scores, quotes } = judged(own.scenario, own.transcript)
      const told = (areas: Area[]): string[] => areas.map(area => `${area} ${scores[area]}`)
      expect(told(own.high.filter(area => scores[area] < 65))).toEqual([])
      expect(told(own.low.filter(area => scores[area] > 45 && scores[area] !== 60))).toEqual([])
      expect(told(own.not_high.filter(area => scores[area] >= 65))).toEqual([])
      expect(told(own.not_penalised.filter(area => scores[area] <= 45))).toEqual([])
      expect(overall(own.id)).toBeGreaterThanOrEqual(own.overall[0])
      expect(overall(own.id)).toBeLessThanOrEqual(own.overall[1])
      for (const other of own.ranks_above)
        expect(overall(own.id), other).toBeGreaterThan(overall(other) ?? 101)
      for (const pattern of own.must) expect(text).toMatch(new RegExp(pattern, 'is'))
      expect(text).not.toMatch(/terrible|stupid|useless|idiot|hopeless|awful stylist/i)
      for (const quote of quotes) expect(isTheirs(quote, own.transcript), quote).toBe(true)
      for (const area of AREAS) expect(scores[area]).toBeGreaterThanOrEqual(0)
    })
})
