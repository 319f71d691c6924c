// Everything that feedback is based on: what was heard, what the stylist and a model say about it, and the scores.
import type { Picks } from '../../reading/understood/reading'
import { heardBy, type PracticeRead } from './hear/by-model'
import { type Reading, readTranscript, withLines } from './hear/read'
import { type MovePicks, movePicksIn, withPicks } from './moves/picks'
import { kindOf, personaOf } from './scenarios/find'
import { AREAS, type Area, type PracticeInput } from './schema'
import { type Kind, overallIn, scoresOf } from './score/areas'
import { UNSAFE } from './score/tally'

type Scores = Record<Area, number | null>
type Scored = {
  reading: Reading
  scores: Scores
  overall: number
  /** What a model labelled that the built-in reader had missed. */
  notes: string[]
}
export type Judged = Scored & { kind: Kind; picks: MovePicks }

/** In points: how far a model may see more than the engine. */
const LEEWAY = 25

/** `read`: the model's labels that appear in the stylist's own words. */
export function judge(input: PracticeInput, read?: PracticeRead): Judged {
  const kind = kindOf(input.scenario, input.transcript)
  // Our own client's name is on the card; in any other transcript the client gives it.
  const persona = personaOf(input.scenario)
  const ours = persona !== null && input.transcript[0]?.text === persona.opening
  const heard = readTranscript(input.transcript, ours ? persona.name : null, {
    emotion: kind === 'complaint' || kind === 'nervous',
    complaint: kind === 'complaint',
  })
  const by = (said: Picks): Scored => scored(heard, movePicksIn(said), kind, read)
  const picks = movePicksIn(input.picks)
  const all = Object.entries(input.picks ?? {})
  const denied = all.filter(([, value]) => value === false)
  // A move that was made can only help and one that wasn't can't, however the areas depend on each other.
  const less = denied.length === 0 ? by({}) : bounded(by(Object.fromEntries(denied)), by({}), Math.min)
  const done = all.length === denied.length ? less : bounded(by(input.picks ?? {}), less, Math.max)
  return { ...done, kind, picks }
}

function scored(heard: Reading, picks: MovePicks, kind: Kind, read: PracticeRead | undefined): Scored {
  const told = withPicks(heard, picks)
  const own = scoresOf(told, kind)
  if (!read) return { reading: told, scores: own, overall: overallIn(own, kind, told), notes: [] }
  const { more, notes } = heardBy(read, new Map(told.lines.map(line => [line.at, line.heard])), UNSAFE, picks)
  const reading = withLines(told, line => [...line.heard, ...(more.get(line.at) ?? [])])
  const seen = scoresOf(reading, kind)
  const scores = byArea(area => {
    const [mine, theirs] = [own[area], seen[area]]
    return mine === null || theirs === null ? mine : Math.min(theirs, mine + LEEWAY)
  })
  return { reading, scores, overall: overallIn(scores, kind, reading), notes }
}

function bounded(now: Scored, before: Scored, by: (one: number, other: number) => number): Scored {
  const scores = byArea(area => {
    const [one, other] = [now.scores[area], before.scores[area]]
    return one === null || other === null ? one : by(one, other)
  })
  return { ...now, scores, overall: by(now.overall, before.overall) }
}

const byArea = (scoreOf: (area: Area) => number | null): Scores =>
  Object.fromEntries(AREAS.map(area => [area, scoreOf(area)])) as Scores
