// What the stylist says about a line: "I did do that", or "not here". It overrides what was heard, and the score
// follows it. Harmful signals aren't moves, so no pick can remove one.
import type { Picks } from '../../../reading/understood/reading'
import type { SignalHeard } from '../hear/line/line'
import { type Reading, withLines } from '../hear/read'
import { KNOWN, MOVES, type Move } from './list'

/** By the line's index in the conversation. */
export type MovePicks = ReadonlyMap<number, ReadonlyMap<Move, boolean>>

/** The path of a move in a line, counted from the start of the conversation: "lines.3.open_question". */
export const pathOf = (at: number, move: Move): string => `lines.${at}.${move}`

const PATH = /^lines\.(\d{1,4})\.(\w+)$/
const isMove = (word: string | undefined): word is Move => MOVES.some(move => move === word)

/** The picks that this version understands; others are kept, but ignored here. */
export function movePicksIn(picks: Picks | undefined): MovePicks {
  const found = new Map<number, Map<Move, boolean>>()
  for (const [path, value] of Object.entries(picks ?? {})) {
    const [, at, move] = PATH.exec(path) ?? []
    if (!isMove(move) || typeof value !== 'boolean') continue
    found.set(Number(at), (found.get(Number(at)) ?? new Map<Move, boolean>()).set(move, value))
  }
  return found
}

export function withPicks(reading: Reading, picks: MovePicks): Reading {
  if (picks.size === 0) return reading
  return withLines(reading, ({ at, text, heard }) => {
    const here = picks.get(at)
    if (!here) return heard
    const denied = [...here].flatMap(([move, done]) => (done ? [] : KNOWN[move].shows))
    const done = [...here].flatMap(([move, isDone]): SignalHeard[] =>
      isDone ? [{ signal: KNOWN[move].shows[0], quote: text, from: { by: 'picked', move } }] : [],
    )
    return [...heard.filter(({ signal }) => !denied.includes(signal)), ...done]
  })
}
