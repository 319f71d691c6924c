// The moves in a stylist's lines: heard in their own words, mended by the stylist, and scored as mended.
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import type { Picks } from '../../../shared/reading/understood/reading'
import { textOf } from '../../../shared/sheet'
import tool from '../../../shared/tools/communications'
import { feedbackOf } from '../../../shared/tools/communications/engine'
import type { PracticeRead } from '../../../shared/tools/communications/hear/by-model'
import { judge } from '../../../shared/tools/communications/judge'
import { linesHeard, movesMade } from '../../../shared/tools/communications/moves/heard'
import { MOVES } from '../../../shared/tools/communications/moves/list'
import { movePicksIn, pathOf } from '../../../shared/tools/communications/moves/picks'
import type { PracticeOutput, Utterance } from '../../../shared/tools/communications/schema'
import { sampleOf } from '../../support/sample'
import { linesOf, TODAY } from './cases'
import { talkOf } from './practice-talk'

const said = (...lines: readonly string[]): Utterance[] =>
  lines.map((text, at) => ({ role: at % 2 === 0 ? 'client' : 'stylist', text }))

/** Nobody but the stylist knows that this was an open question. */
const MISHEARD = said(
  'My ends feel rough since the summer.',
  'Morning, I’m Jo. Rough since the summer, then. The routine at the minute, start to finish?',
  'Just a supermarket shampoo.',
  'Lukewarm water twice a week. Come back in eight weeks.',
)
const HARM = said(
  'Do I not need a skin test for the tint?',
  'Morning, I’m Jo. You’ll be fine without one, it’s £40 and an hour.',
)

const withPicks = (transcript: Utterance[], picks: Picks = {}) => ({
  ...talkOf('consultation', transcript),
  picks,
})
const heardIn = (transcript: Utterance[], picks: Picks = {}, read?: PracticeRead) => {
  const judged = judge(withPicks(transcript, picks), read)
  return linesHeard(judged.reading, judged.picks)
}
const movesOf = (transcript: Utterance[], at: number, picks: Picks = {}, read?: PracticeRead) =>
  heardIn(transcript, picks, read).find(line => line.at === at)?.moves ?? []
const feedback = (transcript: Utterance[], picks: Picks = {}): PracticeOutput => {
  const question = { input: withPicks(transcript, picks), facts: NO_FACTS, today: TODAY }
  return tool.check({ ...question, overrides: [] }, tool.draft(question))
}
const scoreOf = ({ areas }: PracticeOutput, id: string) => areas.find(area => area.id === id)?.score ?? null

describe('the moves in a line', () => {
  test('stand with the stylist’s own words', () => {
    const moves = movesOf(MISHEARD, 3)
    expect(moves.map(({ move }) => move)).toEqual(['aftercare', 'next_visit'])
    for (const { quotes } of moves) for (const quote of quotes) expect(MISHEARD[3]?.text).toContain(quote)
  })

  test('are counted in the feedback', () => {
    const output = feedback(MISHEARD)
    expect(textOf(tool.show(output, withPicks(MISHEARD)))).toContain('Moves made: 6 of 13')
  })
})

describe('“I did do that”', () => {
  const path = pathOf(1, 'open_question')

  test('stands beside what was heard, and the score follows', () => {
    expect(movesOf(MISHEARD, 1).map(({ move }) => move)).not.toContain('open_question')
    expect(movesOf(MISHEARD, 1, { [path]: true })).toContainEqual({
      move: 'open_question',
      by: 'picked',
      quotes: [],
    })
    const [before, after] = [feedback(MISHEARD), feedback(MISHEARD, { [path]: true })]
    expect(scoreOf(after, 'open_questions')).toBeGreaterThan(scoreOf(before, 'open_questions') ?? 100)
    expect(after.overall).toBeGreaterThan(before.overall ?? 100)
  })

  test('scores what was stored before it was said, and checking twice changes nothing', () => {
    const question = { input: withPicks(MISHEARD, { [path]: true }), facts: NO_FACTS, today: TODAY }
    const stored = feedback(MISHEARD)
    const once = tool.check({ ...question, overrides: [] }, stored)
    expect(once).toEqual(feedback(MISHEARD, { [path]: true }))
    expect(tool.check({ ...question, overrides: [] }, once)).toEqual(once)
  })

  test('takes no hazard away, and lifts no line in which somebody could come to harm', () => {
    const picks = Object.fromEntries(MOVES.map(move => [pathOf(1, move), true]))
    const [line] = heardIn(HARM, picks)
    expect(line?.hazards).toEqual([
      {
        quote: 'You’ll be fine without one, it’s £40 and an hour.',
        why: expect.stringMatching(/test/),
        by: 'engine',
      },
    ])
    expect(feedback(HARM, picks).overall).toBeLessThanOrEqual(44)
    expect(feedback(HARM, { 'lines.1.hazard': false }).try).toEqual(feedback(HARM).try)
  })
})

describe('“not here”', () => {
  test('takes a move that was heard wrongly out of the score, and undone it is back', () => {
    const path = pathOf(3, 'next_visit')
    expect(movesOf(MISHEARD, 3, { [path]: false }).map(({ move }) => move)).toEqual(['aftercare'])
    expect(heardIn(MISHEARD, { [path]: false }).at(-1)?.notHere).toEqual(['next_visit'])
    const without = feedback(MISHEARD, { [path]: false })
    expect(scoreOf(without, 'aftercare_followup')).toBeLessThan(
      scoreOf(feedback(MISHEARD), 'aftercare_followup') ?? 0,
    )
    expect(feedback(MISHEARD, {})).toEqual(feedback(MISHEARD))
  })
})

describe('a model’s labels', () => {
  const quote = 'The routine at the minute, start to finish?'
  const read: PracticeRead = { moves: [{ move: 'open_question', field: 'line 2', quote }], hazards: [] }

  test('stand with their words, and say whose they are', () =>
    expect(movesOf(MISHEARD, 1, {}, read)).toContainEqual({
      move: 'open_question',
      by: 'model',
      quotes: [quote],
    }))

  test('give way to what the stylist says', () => {
    const path = pathOf(1, 'open_question')
    expect(movesOf(MISHEARD, 1, { [path]: false }, read).map(({ move }) => move)).not.toContain(
      'open_question',
    )
    expect(judge(withPicks(MISHEARD, { [path]: false }), read).notes).toEqual([])
  })

  test('make a line one to look at, marked as the model’s', () => {
    const harm: PracticeRead = { moves: [], hazards: [{ field: 'line 4', quote: 'cool water' }] }
    expect(heardIn(MISHEARD, {}, harm).at(-1)?.hazards).toMatchObject([{ quote: 'cool water', by: 'model' }])
  })
})

type Case = { id: string; scenario: string; transcript: Utterance[] }
const cases = [
  ...linesOf<Case>('practice-cases.jsonl'),
  ...linesOf<{ id: string; input: Omit<Case, 'id'> }>('practice.dev.jsonl').map(({ id, input }) => ({
    id,
    ...input,
  })),
]

describe('over the stored talks', () => {
  test.each(sampleOf(cases.filter((_, nth) => nth % 3 === 0)).map((talk, nth) => ({ ...talk, nth })))(
    '$id: what was done can only help, what isn’t there can’t, and no harm is praised or picked away',
    ({ scenario, transcript, nth }) => {
      const input = talkOf(scenario, transcript)
      const before = judge(input)
      const lines = linesHeard(before.reading, before.picks)
      const [line, move] = [lines[nth % lines.length], MOVES[nth % MOVES.length]]
      if (!line || !move) return
      const isMade = line.moves.some(each => each.move === move)
      const after = judge({ ...input, picks: { [pathOf(line.at, move)]: !isMade } })
      if (isMade) expect(after.overall, move).toBeLessThanOrEqual(before.overall)
      else expect(after.overall, move).toBeGreaterThanOrEqual(before.overall)
      const hazards = linesHeard(after.reading, after.picks).map(each => each.hazards)
      expect(hazards).toEqual(lines.map(each => each.hazards))

      const { areas, keep } = feedbackOf(input, before)
      const high = areas.filter(({ score }) => score !== null && score >= 70)
      const praise = [...high.flatMap(({ quote }) => quote ?? []), keep]
      for (const harmful of lines.filter(each => each.hazards.length > 0))
        for (const quote of praise) expect(harmful.text).not.toContain(quote.replace(/^… | …$/g, ''))
    },
  )
})

test('paths that another version wrote pass by', () => {
  expect(
    movePicksIn({ 'lines.1.greet': true, 'lines.1.sings': true, 'lines.x.greet': true, greet: 'yes' }),
  ).toEqual(new Map([[1, new Map([['greet', true]])]]))
  expect(movesMade([])).toEqual([])
})
