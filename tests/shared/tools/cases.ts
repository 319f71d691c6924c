// A reader's judgement as patterns: what an answer must say, must not say, and which figures it may hold.
import { readFileSync } from 'node:fs'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import colour from '../../../shared/tools/colour-formula'
import { colourLine } from '../../../shared/tools/colour-formula/line'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'

export const TODAY = '2026-01-01T09:00:00.000Z'

export function linesOf<T>(file: string): T[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T)
}

export type Answered = {
  text: string
  decision: string
  flags: Record<string, boolean>
  steps: { kind: string; developer: number; ratio: string; minutes: [number, number] | null }[]
}

export function answerTo(input: ColourInput, facts: Facts = NO_FACTS): Answered {
  const question = { input: colour.input.parse(input), facts, today: TODAY }
  const output = colour.check({ ...question, overrides: [] }, colour.draft(question))
  return { text: textOf(colour.show(output, question.input)), ...colourLine(output) } as Answered
}

const NEGATION =
  /\b(no|not|never|avoid|don['’]?t|do not|won['’]?t|cannot|can['’]?t|isn['’]?t|shouldn['’]?t|mustn['’]?t|wouldn['’]?t|doesn['’]?t|without|rather than|instead of|refuse|decline|unsafe|risk of|impossible|unrealistic|nor)\b/i
const CONDITION = /\b(if|unless|until|without|before)\b/i
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter(part => part.trim() !== '')

export type Item = { id: string; any: string[]; raw?: boolean }
export const saysAny = (text: string, item: Item): boolean =>
  item.any.some(pattern => new RegExp(pattern, 'is').test(text))
/** Outside sentences that deny it (or, for an item that is a denial itself, that make it conditional). */
export const claimsAny = (text: string, item: Item): boolean =>
  sentences(text).some(
    sentence =>
      !(item.raw ? CONDITION : NEGATION).test(sentence) &&
      item.any.some(pattern => new RegExp(pattern, 'is').test(sentence)),
  )
