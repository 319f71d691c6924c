// How scores changed from practice to practice: one point per conversation, from its latest feedback.
import { NO_FACTS } from '../../../../../shared/facts'
import type { Tool } from '../../../../../shared/tool'
import { whichStands } from '../../../../../shared/toolbox'
import {
  AREAS,
  type Area,
  PracticeInput,
  PracticeOutput,
} from '../../../../../shared/tools/communications/schema'
import { drawn } from '../../../../platform/asks/ask'
import type { Row } from '../../../../platform/data/queries/queries'

export type Point = {
  askId: string
  at: string
  title: string
  overall: number
  areas: Partial<Record<Area, number>>
}

function pointOf(tool: Tool, ask: Row<'ask'>, today: string): Point | null {
  const which = whichStands(ask.fields)
  const shown = drawn(tool, ask.fields, NO_FACTS, today, which)
  const output = shown?.current ? PracticeOutput.safeParse(shown.output) : null
  if (!output?.success || output.data.overall === null) return null
  return {
    askId: ask.id,
    at: ask.fields.asked_at,
    title: PracticeInput.safeParse(ask.fields.input).data?.title ?? 'Practice',
    overall: output.data.overall,
    areas: Object.fromEntries(
      output.data.areas.flatMap(({ id, score }) => (score === null ? [] : [[id, score]])),
    ),
  }
}

/** Oldest first; with several feedbacks on one conversation, the last counts. */
export function pointsOf(tool: Tool, asks: readonly Row<'ask'>[], today: string): Point[] {
  const latest = new Map<string, Row<'ask'>>()
  for (const ask of asks) {
    const about = typeof ask.fields.input.conversation === 'string' ? ask.fields.input.conversation : ask.id
    const known = latest.get(about)
    if (!known || known.fields.asked_at < ask.fields.asked_at) latest.set(about, ask)
  }
  return [...latest.values()]
    .flatMap(ask => pointOf(tool, ask, today) ?? [])
    .sort((a, b) => a.at.localeCompare(b.at))
}

export type Course = { area: Area; first: number; last: number; best: number; times: number }

export function coursesOf(points: readonly Point[]): Course[] {
  return AREAS.flatMap(area => {
    const scores = points.flatMap(point => point.areas[area] ?? [])
    const [first, last] = [scores[0], scores.at(-1)]
    return first === undefined || last === undefined
      ? []
      : [{ area, first, last, best: Math.max(...scores), times: scores.length }]
  })
}
