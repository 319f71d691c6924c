// What a model labelled in the stylist's own lines: moves, and lines in which somebody could come to harm. It is heard
// beside what the built-in reader heard; the engine scores.
import { z } from 'zod'
import { type Fields, QUOTED, readAs, standing } from '../../../reading/model'
import type { Said } from '../schema'
import type { Heard, Signal } from './line'

export const MOVES = [
  'greet',
  'introduce',
  'open_question',
  'says_back',
  'feeling',
  'plain_words',
  'limits',
  'price_time',
  'choice',
  'product_for_need',
  'aftercare',
  'next_visit',
  'checks_in',
] as const
type Move = (typeof MOVES)[number]

export const PracticeRead = z.object({
  moves: z.array(z.object({ move: z.enum(MOVES), ...QUOTED })),
  hazards: z.array(z.object(QUOTED)),
})
export type PracticeRead = z.infer<typeof PracticeRead>

/** What a move counts as, and what else has been it before. */
const COUNTS: Readonly<Record<Move, readonly [Signal, ...Signal[]]>> = {
  greet: ['greets'],
  introduce: ['introduces'],
  open_question: ['open_question'],
  says_back: ['reflects', 'echoes', 'paraphrases'],
  feeling: ['empathises', 'apologises', 'comfort', 'owns'],
  plain_words: ['explains'],
  limits: ['limits', 'risk'],
  price_time: ['price', 'timing', 'sessions'],
  choice: ['offers_choice'],
  product_for_need: ['need_link', 'home_product'],
  aftercare: ['home_step', 'upkeep', 'product_use'],
  next_visit: ['rebook', 'contact'],
  checks_in: ['check_question'],
}
const CALLED: Readonly<Record<Move, string>> = {
  greet: 'a greeting',
  introduce: 'an introduction',
  open_question: 'an open question',
  says_back: 'the client’s words said back',
  feeling: 'a feeling that is named',
  plain_words: 'a reason in plain words',
  limits: 'what is and isn’t possible',
  price_time: 'a price or a time',
  choice: 'a choice that is left',
  product_for_need: 'a product from a need',
  aftercare: 'care at home',
  next_visit: 'the next visit',
  checks_in: 'a check that it was understood',
}
const HAZARD = 'a line to look at: somebody could come to harm'

const LINE = 'line '
/** The stylist's lines, by their place in the talk. */
export const linesOf = (transcript: readonly Said[]): Fields =>
  Object.fromEntries(
    transcript.flatMap(({ role, text }, at) => (role === 'stylist' ? [[lineCalled(at), text]] : [])),
  )
export const lineCalled = (at: number): string => `${LINE}${at + 1}`
const placeOf = (field: string): number => Number(field.slice(LINE.length)) - 1

/** What of it stands in the stylist's own words. */
export function standingRead(transcript: readonly Said[], read: PracticeRead): PracticeRead {
  const lines = linesOf(transcript)
  return { moves: standing(lines, read.moves), hazards: standing(lines, read.hazards) }
}

/** What is heard in the lines beside `heard`, by their places; praise is for no line that does harm. */
export function heardBy(
  read: PracticeRead,
  heard: ReadonlyMap<number, readonly Heard[]>,
  harms: readonly Signal[],
): { more: ReadonlyMap<number, Heard[]>; notes: string[] } {
  const more = new Map<number, Heard[]>()
  const notes: string[] = []
  const signalsIn = (at: number): Signal[] =>
    [...(heard.get(at) ?? []), ...(more.get(at) ?? [])].map(({ signal }) => signal)
  const hear = (at: number, signal: Signal, quote: string, as: string): void => {
    more.set(at, [...(more.get(at) ?? []), { signal, quote }])
    notes.push(readAs(quote, as))
  }
  for (const { field, quote } of read.hazards) {
    const at = placeOf(field)
    if (!signalsIn(at).some(signal => harms.includes(signal))) hear(at, 'passes_hazard', quote, HAZARD)
  }
  for (const { move, field, quote } of read.moves) {
    const at = placeOf(field)
    const there = signalsIn(at)
    const [signal] = COUNTS[move]
    if (!there.some(each => harms.includes(each) || COUNTS[move].includes(each)))
      hear(at, signal, quote, CALLED[move])
  }
  return { more, notes }
}
