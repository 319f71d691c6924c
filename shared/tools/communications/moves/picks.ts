// What the stylist says of a line: "I did do that", or "not here". It stands over what was heard, and the score goes by
// it; what could do harm is not among the moves, so no pick takes it away.
import type { Picks } from '../../../reading/understood/reading'
import type { SignalHeard } from '../hear/line/line'
import { type Reading, withLines } from '../hear/read'
import { KNOWN, MOVES, type Move } from './list'

/** By the place of the line in the talk. */
export type MovePicks = ReadonlyMap<number, ReadonlyMap<Move, boolean>>

/** A move in a line, counted from the first of the talk: "lines.3.open_question". */
export const pathOf = (at: number, move: Move): string => `lines.${at}.${move}`

const PATH = /^lines\.(\d{1,4})\.(\w+)$/
const isMove = (word: string | undefined): word is Move => MOVES.some(move => move === word)

/** Those that this version understands; others are kept and pass by. */
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
