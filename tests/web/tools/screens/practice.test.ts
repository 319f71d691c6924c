// What the screen of the practice works out from records: the lines for feedback, and the course of the scores.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/communications'
import { examples } from '../../../../shared/tools/communications/examples'
import type { PracticeInput, Utterance } from '../../../../shared/tools/communications/schema'
import { blanks } from '../../../../web/platform/data/blank'
import type { Row } from '../../../../web/platform/data/queries/read'
import { isAbout, latelySaid } from '../../../../web/tools/screens/communications/feedback/ask-feedback'
import { coursesOf, pointsOf } from '../../../../web/tools/screens/communications/feedback/points'

const TODAY = '2026-03-02T10:00:00.000Z'
const [kind, waved, unscored] = examples.map(({ input }) => input)

function anAsk(id: string, input: PracticeInput, asked_at: string): Row<'ask'> {
  const draft = tool.draft({ input, facts: NO_FACTS, today: TODAY })
  const fields = { ...blanks.ask, tool: tool.id, tool_version: tool.version, input, draft, asked_at }
  return { id, kind: 'ask', version: 1, fields, pending: false }
}

describe('progress', () => {
  it('has a point a conversation, its latest feedback, oldest first; without scores none', () => {
    const asks = [
      anAsk('c', { ...kind!, conversation: 'two' }, '2026-03-02T09:00:00.000Z'),
      anAsk('b', { ...waved!, conversation: 'two' }, '2026-03-01T10:00:00.000Z'),
      anAsk('a', { ...waved!, conversation: 'one' }, '2026-03-01T09:00:00.000Z'),
      anAsk('d', { ...unscored!, conversation: 'three' }, '2026-03-02T10:00:00.000Z'),
    ]
    const points = pointsOf(tool, asks, TODAY)
    expect(points.map(({ askId }) => askId)).toEqual(['a', 'c'])
    expect(points[1]!.overall).toBeGreaterThan(points[0]!.overall)
    const rapport = coursesOf(points).find(({ area }) => area === 'rapport')
    expect(rapport).toMatchObject({
      times: 2,
      first: points[0]!.areas.rapport,
      last: points[1]!.areas.rapport,
    })
    expect(pointsOf(tool, [], TODAY)).toEqual([])
  })
})

describe('feedback', () => {
  const said = (count: number, length: number): Utterance[] =>
    Array.from({ length: count }, (_, at) => ({
      role: at % 2 ? 'stylist' : 'client',
      text: `${at} `.padEnd(length, 'x'),
    }))
  it('is about the later part of a very long conversation, and fits into a change', () => {
    expect(latelySaid(said(4, 100))).toEqual(said(4, 100))
    const kept = latelySaid(said(150, 1000))
    expect(kept.length).toBeLessThan(150)
    expect(kept.at(-1)?.text).toMatch(/^149 /)
    const input = { ...kind!, transcript: kept }
    expect(JSON.stringify(anAsk('a', input, TODAY).fields).length).toBeLessThan(60_000)
    expect(latelySaid(said(1, 40_000))).toHaveLength(1)
  })
  it('that was given for the very same lines is known again', () => {
    const input = { ...kind!, conversation: 'one' }
    const ask = anAsk('a', input, TODAY)
    expect(isAbout(ask, input)).toBe(true)
    expect(isAbout(ask, { ...input, conversation: 'two' })).toBe(false)
    expect(isAbout(ask, { ...input, transcript: input.transcript.slice(0, 2) })).toBe(false)
  })
})
