// The local engine: feedback on a practice conversation. Pure and deterministic.
import type { Question } from '../../tool'
import type { Reading } from './hear/read'
import { type Judged, judge } from './judge'
import { linesHeard, movesMade } from './moves/heard'
import {
  AREA_NAMES,
  AREAS,
  type Area,
  type AreaFeedback,
  type PracticeInput,
  type PracticeOutput,
} from './schema'
import { weightOf } from './score/areas'
import { evidenceFor } from './score/evidence'
import { closed, keepAnyway } from './score/keep'
import { momentOf } from './score/moment'
import { nextFor, standsWell } from './score/next'
import { levelOf, NOTES, noteFor, praiseFor, tipFor } from './score/notes'
import { warningIn } from './score/special'

export const draft = ({ input }: Question<PracticeInput>): PracticeOutput => feedbackOf(input, judge(input))

/** The words behind an area's score: what went wrong if it is low, what went well if it isn't. */
function quoteFor(area: Area, score: number | null, reading: Reading): string | null {
  if (score === null) return null
  const level = levelOf(score)
  const well = evidenceFor(area, reading)
  // Praise goes with the line it is about, or alone.
  if (level === 'high') return well?.repeats ?? null
  const wrong = reading.first(...NOTES[area].bad)
  const found = [well, wrong?.said].filter(each => each != null)
  const [first] = level === 'low' ? found.reverse() : found
  if (first) return first.repeats
  // Something missing has no words to quote: we quote the answer that left it open, or nothing.
  const open =
    area === 'aftercare_followup' || area === 'realistic_expectations' ? null : momentOf(area, reading)
  return open?.line.said.repeats ?? null
}

const listOf = (areas: readonly Area[]): string => {
  const names = areas.map(area => AREA_NAMES[area].toLowerCase())
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function feedbackOf(
  input: PracticeInput,
  { reading, kind, scores, overall, picks }: Judged,
): PracticeOutput {
  const ranked = AREAS.filter(area => scores[area] !== null).sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0),
  )
  const strong = ranked.filter(area => levelOf(scores[area]) === 'high').slice(0, 3)
  // First what matters most in this kind of conversation: in a complaint, feelings before a booking.
  const loss = (area: Area): number => (100 - (scores[area] ?? 100)) * weightOf(kind, area)
  const weak = [...ranked].filter(area => levelOf(scores[area]) !== 'high').sort((a, b) => loss(b) - loss(a))
  const areas: AreaFeedback[] = AREAS.map(id => ({
    id,
    score: input.scored ? scores[id] : null,
    quote: quoteFor(id, scores[id], reading),
    note: noteFor(id, scores[id], reading, kind),
  }))
  const weakest = weak[0] ?? ranked.at(-1) ?? 'open_questions'
  const [best] = strong
  const bestQuote = areas.find(({ id }) => id === best)?.quote ?? null
  const next = nextFor(reading, weakest, kind, overall)
  return {
    summary: summaryOf(
      strong,
      weak.filter(area => levelOf(scores[area]) === 'low').slice(0, 3),
      reading,
      overall,
    ),
    areas,
    overall: input.scored ? overall : null,
    keep:
      best === undefined
        ? keepAnyway(reading)
        : `Keep your ${AREA_NAMES[best].toLowerCase()}${bestQuote ? `: “${closed(bestQuote)}”` : '.'} ${praiseFor(best, reading)}`,
    // If somebody could come to harm, that is the one thing to work on.
    try: warningIn(reading) ?? tipFor(weakest, scores[weakest]),
    next: { ...next, adds: next.said !== null && standsWell(reading, next.said) },
    moves: movesMade(linesHeard(reading, picks)).length,
  }
}

function summaryOf(strong: readonly Area[], low: readonly Area[], reading: Reading, overall: number): string {
  if (reading.lines.length === 0) return 'There is nothing from you to read yet: answer the client first.'
  const short = reading.lines.length <= 2 ? ' It was short, so there is more to show.' : ''
  if (strong.length === 0)
    return `This conversation leaves the client unsure. Most to gain: ${listOf(low.length > 0 ? low : ['active_listening'])}.${short}`
  if (low.length === 0)
    return `Strongest here: ${listOf(strong)}.${overall >= 80 ? ' A client would come back for this.' : ''}${short}`
  return `Strongest here: ${listOf(strong)}. Most to gain: ${listOf(low)}.${short}`
}
