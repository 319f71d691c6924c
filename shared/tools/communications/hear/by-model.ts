// What a model labelled in the stylist's own lines: moves, and lines that could do harm. It adds to what the built-in
// reader heard; the engine scores.
import { z } from 'zod'
import { type Fields, QUOTED, readAs, standing } from '../../../reading/model/model'
import { KNOWN, MOVES, type Move } from '../moves/list'
import type { MovePicks } from '../moves/picks'
import type { Utterance } from '../schema'
import type { Signal, SignalHeard } from './line/line'

export const PracticeRead = z.object({
  moves: z.array(z.object({ move: z.enum(MOVES), ...QUOTED })),
  hazards: z.array(z.object(QUOTED)),
})
export type PracticeRead = z.infer<typeof PracticeRead>

const HAZARD = 'a line to look at: somebody could come to harm'

const LINE = 'line '
/** The stylist's lines, by their index in the conversation. */
const linesOf = (transcript: readonly Utterance[]): Fields =>
  Object.fromEntries(
    transcript.flatMap(({ role, text }, at) => (role === 'stylist' ? [[lineCalled(at), text]] : [])),
  )
export const lineCalled = (at: number): string => `${LINE}${at + 1}`
const placeOf = (field: string): number => Number(field.slice(LINE.length)) - 1

/** Keeps what appears in the stylist's own words. */
export function standingRead(transcript: readonly Utterance[], read: PracticeRead): PracticeRead {
  const lines = linesOf(transcript)
  return { moves: standing(lines, read.moves), hazards: standing(lines, read.hazards) }
}

/** Signals to add to `heard`, by line; a line that does harm gets no praise. */
export function heardBy(
  read: PracticeRead,
  heard: ReadonlyMap<number, readonly SignalHeard[]>,
  harms: readonly Signal[],
  picks: MovePicks,
): { more: ReadonlyMap<number, SignalHeard[]>; notes: string[] } {
  const more = new Map<number, SignalHeard[]>()
  const notes: string[] = []
  const signalsIn = (at: number): Signal[] =>
    [...(heard.get(at) ?? []), ...(more.get(at) ?? [])].map(({ signal }) => signal)
  const hear = (at: number, signal: Signal, quote: string, move: Move | null): void => {
    more.set(at, [...(more.get(at) ?? []), { signal, quote, from: { by: 'model', move } }])
    notes.push(readAs(quote, move === null ? HAZARD : KNOWN[move].called))
  }
  for (const { field, quote } of read.hazards) {
    const at = placeOf(field)
    if (!signalsIn(at).some(signal => harms.includes(signal))) hear(at, 'passes_hazard', quote, null)
  }
  for (const { move, field, quote } of read.moves) {
    const at = placeOf(field)
    const { shows, also = [] } = KNOWN[move]
    const isThere = signalsIn(at).some(each => [...harms, ...shows, ...also].includes(each))
    // What a person said about the line stands, whoever reads it.
    if (!isThere && picks.get(at)?.get(move) !== false) hear(at, shows[0], quote, move)
  }
  return { more, notes }
}
