// Recognises a command by its words: every word must belong to it, and each of its needs must be said. Talk that only
// touches on a command contains other words too.

import type { SpokenTool } from '../tool-said'
import { type Command, commandsWith } from './commands'
import { type Pieces, piecesOf, type Values } from './pieces'
import type { Rule } from './rule'

/** A longer sentence isn't a command. */
const MOST_WORDS = 16
const ASKS = new Set('is are was were has have had does do did when how what who which where'.split(' '))

/**
 * The values that were said, if the words can be split so that all of them belong and every need is met; else null.
 */
function valuesFor({ needs, may }: Command, pieces: Pieces): Values | null {
  const all = (1 << needs.length) - 1
  // For each place in the text: the needs met so far, as bits, with the values said for them.
  const reached: Map<number, Values>[] = Array.from({ length: pieces.length + 1 }, () => new Map())
  reached[0]?.set(0, {})
  pieces.forEach((starting, at) => {
    for (const [met, values] of reached[at] ?? [])
      for (const piece of starting) {
        const reach = (now: number): unknown => {
          const there = reached[piece.to]
          return there?.has(now) || there?.set(now, { ...values, ...piece.values })
        }
        needs.forEach((need, number) => {
          if ((met & (1 << number)) === 0 && piece.concepts.some(each => need.has(each)))
            reach(met | (1 << number))
        })
        if (piece.concepts.some(each => may.has(each))) reach(met)
      }
  })
  return reached[pieces.length]?.get(all) ?? null
}

const piecesIn = (text: string, tools: readonly SpokenTool[]): Pieces =>
  text.split(' ').length > MOST_WORDS ? [] : piecesOf(text, tools)

type Fitting = { command: Command; values: Values }
function fittingOf(text: string, { tools, commands }: Hearing): Fitting[] {
  const pieces = piecesIn(text, tools)
  // Most talk contains words that no phrase has, so this saves the rest of the work.
  if (pieces.length === 0 || !isCovered(pieces)) return []
  const concepts = new Set(pieces.flatMap(starting => starting.flatMap(piece => piece.concepts)))
  return commands.flatMap(command => {
    if (!command.needs.every(need => [...need].some(each => concepts.has(each)))) return []
    const values = valuesFor(command, pieces)
    return values ? [{ command, values }] : []
  })
}

function isCovered(pieces: Pieces): boolean {
  const reached = new Set([0])
  pieces.forEach((starting, at) => {
    if (reached.has(at)) for (const { to } of starting) reached.add(to)
  })
  return reached.has(pieces.length)
}

type Hearing = {
  tools: readonly SpokenTool[]
  commands: readonly Command[]
  /** We look at one sentence several times: with a name, without it, after a correction. */
  kept: Map<string, readonly Fitting[]>
}
const MOST_KEPT = 50
const hearings = new WeakMap<readonly SpokenTool[], Hearing>()
function hearingWith(tools: readonly SpokenTool[]): Hearing {
  const known = hearings.get(tools)
  if (known) return known
  const hearing = { tools, commands: commandsWith(tools), kept: new Map() }
  hearings.set(tools, hearing)
  return hearing
}
function fitting(text: string, tools: readonly SpokenTool[]): readonly Fitting[] {
  const hearing = hearingWith(tools)
  const { kept } = hearing
  const before = kept.get(text)
  if (before) return before
  const found = fittingOf(text, hearing)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, found)
  return found
}

export const byWords: Rule = ({ text, words }, context) => {
  const asks = ASKS.has(words[0] ?? '')
  for (const { command, values } of fitting(text, context.tools)) {
    const isOther = (command.tells && asks) || (command.asks && !asks)
    const understood = isOther ? null : command.meaning(values, context)
    if (understood) return understood
  }
  return null
}

/** The name that may have been said. This works before any client is loaded. */
export const nameByWords = (text: string, tools: readonly SpokenTool[]): string | null =>
  fitting(text, tools).find(({ command }) => command.needs.some(need => need.has('said')))?.values.said ??
  null

/** Whether the whole text means one concept, with nothing beside it except what `may` allows. */
export function isAll(concept: string, text: string, may = ''): boolean {
  const command: Command = {
    needs: [new Set([concept])],
    may: new Set(['light', 'polite', concept, may]),
    tells: false,
    meaning: () => null,
  }
  const pieces = piecesIn(text, [])
  return pieces.length > 0 && valuesFor(command, pieces) !== null
}
