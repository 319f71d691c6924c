// What a model read in a colour question. It fills gaps, as long as that makes no plan less careful. Where it disagrees
// with the built-in reader, the plan stays and we ask. What it raises counts as true until a person has answered.

import { read as docOf } from '../../../reading/doc'
import { type Fields, RAISED_AS, readAs, standing } from '../../../reading/model/model'
import { merge, type Facts as ToldFacts } from '../../../reading/understood/merge'
import type { Picks, Value } from '../../../reading/understood/reading'
import { type Value as Figure, shadesIn, valuesIn } from '../../../reading/values/values'
import type { Question } from '../../../tool'
import type { ColourInput } from '../schema'
import type { ColourRead } from './colour-read'
import { isMilder } from './milder'
import { picksIn } from './paths'
import { understood } from './understood'
import { wordsOfPicks } from './words'

const TYPED = ['currentColor', 'desiredColor', 'hairCondition'] as const

/** The texts to read: what was typed, and the parts of the card that may warn. */
export function fieldsOf({ input, facts }: Question<ColourInput>): Fields {
  const { client, notes } = facts
  const written = [
    ...TYPED.map(field => [field, input[field]] as const),
    ['hair type', client?.hair_type] as const,
    ['concerns', client?.concerns.join('\n')] as const,
    ['notes', client?.notes] as const,
    ['chair notes', notes.map(({ text }) => text).join('\n')] as const,
  ]
  return Object.fromEntries(written.flatMap(([field, text]) => (text?.trim() ? [[field, text]] : [])))
}

const isTyped = ({ field }: { field: string }): boolean => TYPED.some(each => each === field)

/** The unit of each number, and what we call it if the quoted words don't contain the figure. */
const FIGURES: readonly (readonly [path: string, of: Figure['of'], called: string])[] = [
  ['grey_percent', 'percent', 'how grey it is'],
  ['regrowth_cm', 'cm', 'how long the regrowth is'],
  ['.weeks', 'weeks', 'how long ago it was'],
  ['.level', 'number', 'how deep it is'],
]
const figureOf = (path: string) => FIGURES.find(([end]) => path.endsWith(end))

/** A number must appear in the quoted words, with the right unit. Other values come from the path's own list. */
function isStated(path: string, value: Value, quote: string): boolean {
  if (typeof value !== 'number') return true
  const [, of] = figureOf(path) ?? []
  const doc = docOf(quote)
  return doc.clauses.some(clause =>
    of === 'number'
      ? shadesIn(doc, clause, null).some(({ level }) => level === value)
      : valuesIn(doc, clause).some(each => each.of === of && Math.round(each.value) === Math.round(value)),
  )
}

const ZONED = ['root', 'lengths', 'ends']
/** Something else was read about the hair, or the wish, and this would change its meaning. */
const isApart = (path: string, facts: Readonly<Record<string, unknown>>): boolean => {
  const [of = ''] = path.split('.')
  if (of === 'wish') return !Object.keys(facts).some(each => each.startsWith('wish.'))
  return !ZONED.includes(of) || !ZONED.some(zone => facts[`${zone}.level`] !== undefined)
}

/** Keeps what rests on words in the question, with values that the question can hold. */
export function standingRead(question: Question<ColourInput>, read: ColourRead): ColourRead {
  const fields = fieldsOf(question)
  return {
    facts: standing(fields, read.facts).filter(
      fact => isTyped(fact) && Object.hasOwn(picksIn({ [fact.path]: fact.value }), fact.path),
    ),
    raised: standing(fields, read.raised),
  }
}

const wordsOf = (path: string, value: Value): string =>
  Object.values(wordsOfPicks({ [path]: value }))
    .filter(Boolean)
    .join(', ') || path.replaceAll(/[._]/g, ' ')

type ByModel = {
  /** The question with what we take from the reading. */
  input: ColourInput
  /** Questions to ask because of it. */
  questions: string[]
  /** What the model read that the built-in reader missed or read differently. */
  notes: string[]
}

export function withRead(question: Question<ColourInput>, read: ColourRead): ByModel {
  const { input } = question
  const own = understood(question)
  const picks = picksIn(input.picks)
  const taken: Picks = {}
  const questions: string[] = []
  const notes: string[] = []
  for (const { path, value, quote } of read.facts) {
    const before = own.facts[path]
    // Whatever the plan goes by was read from the text, with or without a second reader.
    const heard: ToldFacts = before
      ? { [path]: before.from === 'assumed' ? { ...before, from: 'said' } : before }
      : {}
    const fact = merge(heard, { [path]: { value, from: 'model', sure: true, quote } })[path]
    if (!fact || before?.from === 'picked' || before?.value === value) continue
    // A figure that nobody wrote is neither shown nor believed; we ask about it instead.
    const stated = isStated(path, value, quote)
    if (!stated && before) continue
    const note = readAs(quote, stated ? wordsOf(path, value) : (figureOf(path)?.[2] ?? path))
    if (notes.includes(note)) continue
    notes.push(note)
    if (!stated) {
      questions.push(`${note} There is no figure for it: what is it?`)
      continue
    }
    const isTaken = fact.from === 'model' && fact.sure && isApart(path, own.facts) && !isMilder(path, value)
    if (isTaken) taken[path] = value
    questions.push(
      `${note} ${isTaken ? 'The plan goes by it: is it so?' : 'The plan does not go by it. Which is it?'}`,
    )
  }
  for (const { concept, quote } of read.raised) {
    const path = `raised.${concept}`
    if (Object.hasOwn(picks, path) || own.raised.some(each => each.concept === concept)) continue
    const note = readAs(quote, RAISED_AS[concept])
    if (notes.includes(note)) continue
    notes.push(note)
    taken[path] = 'yes'
    questions.push(`${note} It is taken as so until somebody has asked: is it?`)
  }
  return { input: { ...input, picks: { ...taken, ...input.picks } }, questions, notes }
}
