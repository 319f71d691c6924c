// The client's mood, 0 (about to leave) to 100 (delighted): how each of the stylist's lines changes it.
import type { Line, Signal } from '../hear/line/line'
import { type ReadLine, readTranscript } from '../hear/read'
import type { Persona } from '../scenarios/persona'
import type { Utterance } from '../schema'

/** Points for the first time in a line; a signal repeated within a line counts once. */
const MOVES: Partial<Record<Signal, number>> = {
  greets: 3,
  introduces: 2,
  uses_name: 3,
  comfort: 6,
  small_talk: 3,
  thanks: 3,
  warm: 3,
  offers_choice: 4,
  open_question: 4,
  check_question: 3,
  reflects: 6,
  echoes: 2,
  empathises: 9,
  apologises: 6,
  owns: 6,
  explains: 2,
  decides: 1,
  limits: 2,
  sessions: 1,
  timing: 1,
  price: 1,
  risk: 1,
  tests: 2,
  small_step: 3,
  solution: 7,
  home_step: 3,
  rebook: 2,
  contact: 4,
  need_link: 2,
  dismisses: -14,
  blames: -16,
  policy_shield: -10,
  pushes: -10,
  fear: -12,
  overpromises: -6,
  medical: -7,
  unsafe: -8,
  interrupts: -9,
  rude: -18,
  judges: -18,
  jokes: -14,
  distracted: -12,
  wrong_name: -8,
  contradicts: -14,
  ignores_no: -14,
  ignores_question: -6,
  too_many_products: -8,
  many_questions: -5,
  closed_leading: -3,
  jargon: -5,
  fillers: -2,
  bluffs: -6,
  vague: -4,
  closes_cold: -3,
}
const HARMS = new Set(Object.entries(MOVES).flatMap(([signal, move]) => (move < 0 ? [signal] : [])))
/** Phrases without content: repeated, they move nobody. */
const WEARS_OUT = new Set<Signal>([
  'thanks',
  'warm',
  'greets',
  'introduces',
  'small_talk',
  'uses_name',
  'apologises',
  'comfort',
])

export const isHarm = (signal: Signal): boolean => HARMS.has(signal)

/** How a line changes the mood. A kind word doesn't make up for a hurtful one beside it. */
export function moveOf(line: Line, before: ReadonlySet<Signal> = new Set()): number {
  const signals = [...new Set(line.heard.map(({ signal }) => signal))]
  const bad = signals.reduce((sum, signal) => sum + Math.min(0, MOVES[signal] ?? 0), 0)
  const good = signals.reduce((sum, signal) => {
    const move = Math.max(0, MOVES[signal] ?? 0)
    return sum + (before.has(signal) && WEARS_OUT.has(signal) ? move / 3 : move)
  }, 0)
  const most = Math.min(good, 20)
  return Math.round(bad < 0 ? bad + Math.min(most, 4) : most === 0 ? -2 : most)
}

const clamp = (value: number): number => Math.max(0, Math.min(100, value))

export type Mooded = { lines: ReadLine[]; mood: number; moves: number[] }

/** The mood after everything said so far. */
export function moodAfter(persona: Persona, transcript: readonly Utterance[]): Mooded {
  const { lines } = readTranscript(transcript, persona.name || null)
  let mood = persona.mood
  const moves: number[] = []
  const before = new Set<Signal>()
  for (const line of lines) {
    const move = moveOf(line, before)
    for (const { signal } of line.heard) before.add(signal)
    moves.push(move)
    mood = clamp(mood + move)
  }
  return { lines, mood, moves }
}

/** The mood as a word, for the screen. */
export const moodWord = (mood: number): string =>
  mood < 15
    ? 'About to leave'
    : mood < 35
      ? 'Upset'
      : mood < 50
        ? 'Guarded'
        : mood < 66
          ? 'Open'
          : mood < 82
            ? 'At ease'
            : 'Delighted'
