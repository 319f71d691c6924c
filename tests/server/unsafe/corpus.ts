// Answers of models, one on a line, under the question that they answer: unsafe ones, of which nothing may be seen or
// heard, and safe ones, of which all must count.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Facts, NO_FACTS } from '../../../shared/facts'

export const TODAY = '2026-03-02T10:00:00.000Z'

const Words = z.record(z.string(), z.string())
const Asked = z.object({
  question: z.string(),
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  facts: z.record(z.string(), z.unknown()).transform(facts => Facts.parse({ ...NO_FACTS, ...facts })),
})
const Unsafe = z.object({
  unsafe: z.string(),
  /** Another question than the first of the file. */
  of: z.string().optional(),
  answer: z.unknown(),
  /** Where writing is the product: what may not come through. */
  never: z.array(z.string()).default([]),
})
const Safe = z.object({
  safe: z.string(),
  input: z.record(z.string(), z.unknown()).optional(),
  answer: z.unknown(),
  notes: z.array(z.string()).default([]),
  /** Fields of the answer: what they are, hold, don't hold, are at most, or are as without a model. */
  is: z.record(z.string(), z.unknown()).default({}),
  has: Words.default({}),
  lacks: Words.default({}),
  most: z.record(z.string(), z.number()).default({}),
  kept: z.array(z.string()).default([]),
  /** No area of feedback has fewer points than without a model. */
  rises: z.boolean().default(false),
  /** The very answer of the engine. */
  same: z.boolean().default(false),
})
export type Asked = z.infer<typeof Asked>
export type Unsafe = z.infer<typeof Unsafe>
export type Safe = z.infer<typeof Safe>
export type Corpus = { asked: Asked[]; unsafe: Unsafe[]; safe: Safe[] }

const MANY = ' ×4000'

/** Written short in the file: “word ×4000”, and what stands there so many times. */
function atLength(value: unknown): unknown {
  if (typeof value === 'string')
    return value.endsWith(MANY) ? value.slice(0, -MANY.length).repeat(4_000) : value
  if (Array.isArray(value))
    return value.flatMap(each => (isRepeated(each) ? repeated(each) : [atLength(each)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, atLength(each)]))
}
type Repeated = { times: number; of: unknown }
const isRepeated = (value: unknown): value is Repeated =>
  typeof value === 'object' && value !== null && 'times' in value
const repeated = ({ times, of }: Repeated): unknown[] =>
  Array.from({ length: times }, (_, at) => JSON.parse(JSON.stringify(of).replaceAll('#', String(at))))

export function corpusOf(name: string): Corpus {
  const corpus: Corpus = { asked: [], unsafe: [], safe: [] }
  for (const line of readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const row = JSON.parse(line)
    if ('question' in row) corpus.asked.push(Asked.parse(row))
    else if ('unsafe' in row) corpus.unsafe.push({ ...Unsafe.parse(row), answer: atLength(row.answer) })
    else corpus.safe.push(Safe.parse(row))
  }
  return corpus
}

/** As a model sends it: a sentence as it stands, all else as JSON. */
export const sentAs = (answer: unknown): string =>
  typeof answer === 'string' ? answer : JSON.stringify(answer)

export const low = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
export const wordsOf = (text: string): string[] => low(text).match(/[\p{L}\p{N}]+/gu) ?? []
