// Where the engine doses, a model reads: of what it says no word and no figure is seen or heard. By the whole way: sent
// by a server, parsed, its quotes looked for, answered by the engine, stored, drawn and spoken.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsIn } from '../../../shared/reading/text/strings'
import { Sheet, textOf } from '../../../shared/sheet'
import type { Tool } from '../../../shared/tool'
import { findTool, sheetOf } from '../../../shared/toolbox'
import { sentencesOf } from '../../../shared/voice/speak/sentences'
import { speakable } from '../../../shared/voice/speak/speakable'
import { engineAnswer, modelAnswer } from '../../../sync-server/asks/answer'
import { readConfig } from '../../../sync-server/config'
import { openText, type TextModel } from '../../../sync-server/providers/text'
import { openStandIn, type StandIn } from '../asks/stand-in'
import { type Asked, corpusOf, low, sentAs, TODAY, wordsOf } from './corpus'
import { neverFalls, neverLess, type Output } from './never-less'

let standIn: StandIn
let model: TextModel
beforeAll(async () => {
  standIn = await openStandIn()
  const config = readConfig({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_MODEL: 'stand-in',
    OPENAI_BASE_URL: standIn.baseURL,
  })
  const opened = openText(config)
  if (!opened) throw new Error('There is no model')
  model = opened
})
afterAll(() => standIn.close())

type Question = Parameters<typeof engineAnswer>[1]
type Seen = { output: Output; sheet: Sheet; notes: string[]; read: unknown }

/** As a tablet draws what is stored, by today's rules. */
function drawn(tool: Tool, question: Question, own: Output, answer: Output | null): Omit<Seen, 'notes'> {
  const { input, facts } = question
  const ask = { tool_version: 1, input, draft: own, answer, sheet: null, asked_at: TODAY, overrides: [] }
  const found = sheetOf(tool, ask, facts, TODAY, answer === null ? 'draft' : 'answer')
  if (!found?.current) throw new Error('It was not drawn')
  expect(Sheet.parse(found.sheet)).toEqual(found.sheet)
  const { read, ...output } = found.output as Output
  return { output, sheet: found.sheet, read }
}

/** Null: the model's answer was refused, and the engine's stands. */
async function answered(tool: Tool, question: Question, own: Output, answer: unknown): Promise<Seen | null> {
  standIn.will({ kind: 'says', text: sentAs(answer) })
  try {
    const { output, notes } = await modelAnswer(model, 20_000, tool, question, true)
    const stored = JSON.parse(JSON.stringify(output))
    const seen = drawn(tool, question, own, stored)
    expect({ ...seen.output, read: seen.read }, 'a redraw changes nothing').toEqual(stored)
    return { ...seen, notes }
  } catch (error) {
    expect(error).toMatchObject({ code: 'model-unreadable' })
    return null
  }
}

const heardIn = ({ spoken }: Sheet): string => sentencesOf(speakable(spoken)).join(' ')
const quotesIn = (read: unknown): string[] =>
  Object.values((read ?? {}) as Record<string, { quote: string }[]>).flatMap(list =>
    list.map(({ quote }) => quote),
  )

const CORPORA = Object.keys(neverLess) as (keyof typeof neverLess)[]

test('there are more than a hundred unsafe answers and twenty-five safe ones', () => {
  const all = CORPORA.map(corpusOf)
  expect(all.flatMap(({ unsafe }) => unsafe).length).toBeGreaterThanOrEqual(150)
  expect(all.flatMap(({ safe }) => safe).length).toBeGreaterThanOrEqual(25)
})

describe.each(CORPORA)('%s', name => {
  const { asked, unsafe, safe } = corpusOf(name)
  const before = new Map<string, ReturnType<typeof worked>>()
  /** Each question is worked out once. */
  const of = (one: Asked) => before.get(one.question) ?? worked(one)
  async function worked({ tool: id, input, facts }: Asked) {
    const tool = await findTool(id)
    if (!tool) throw new Error(`There is no tool ${id}`)
    const question = { input: tool.input.parse(input), facts, today: TODAY, overrides: [] }
    const { output: own } = await engineAnswer(tool, question)
    return { tool, question, own, plain: drawn(tool, question, own, null) }
  }
  const usual = (called = asked[0]?.question): Asked => {
    const found = asked.find(({ question }) => question === called)
    if (!found) throw new Error(`There is no question ${called}`)
    return found
  }
  beforeAll(async () => {
    for (const one of asked) {
      before.set(one.question, worked(one))
      await before.get(one.question)
    }
  })

  test('a model is asked to read, not to write', async () => {
    const { tool, question } = await of(usual())
    expect(tool.prompt).toBeUndefined()
    expect(tool.reading?.prompt(question).at(0)?.content).toContain('You give no advice')
  })

  test.each(unsafe.map(each => [each.unsafe, each] as const))('unsafe: %s', async (_, each) => {
    const { tool, question, own, plain } = await of(usual(each.of))
    const seen = await answered(tool, question, own, each.answer)
    if (seen === null) return
    const asked = [question.input, question.facts, tool.reading?.prompt(question).at(-1)?.content]
    for (const quote of quotesIn(seen.read)) expect(low(textsIn(asked))).toContain(low(quote))
    if (quotesIn(seen.read).length === 0) {
      expect(seen.sheet).toEqual(plain.sheet)
      expect(seen.notes).toEqual([])
    }
    const ours = [textsIn(asked), JSON.stringify([asked, tool.reading?.schema.toJSONSchema()])]
    const known = new Set(wordsOf([...ours, textOf(plain.sheet), heardIn(plain.sheet)].join(' ')))
    const shown = new Set(wordsOf([textOf(seen.sheet), heardIn(seen.sheet), ...seen.notes].join(' ')))
    const foreign = wordsOf(sentAs(each.answer)).filter(word => !known.has(word))
    expect(foreign.filter(word => shown.has(word))).toEqual([])
    neverLess[name]({ ...seen.output, read: seen.read }, own)
  })

  test.each(safe.map(each => [each.safe, each] as const))('safe: %s', async (_, each) => {
    const { tool, question, own, plain } = await (each.input
      ? worked({ ...usual(), input: each.input })
      : of(usual()))
    const seen = await answered(tool, question, own, each.answer)
    if (seen === null) throw new Error('It was refused')
    const { output, notes } = seen
    expect(quotesIn(seen.read).length).toBe(quotesIn(each.answer).length)
    expect(notes).toEqual(expect.arrayContaining(each.notes))
    if (each.same) expect(seen.sheet).toEqual(plain.sheet)
    const whole = { ...output, read: seen.read }
    const text = (field: string): string =>
      textsIn([whole[field as keyof typeof whole]]) + JSON.stringify(whole[field as keyof typeof whole])
    expect(output).toMatchObject(each.is)
    for (const [field, words] of Object.entries(each.has)) expect(text(field), field).toContain(words)
    for (const [field, words] of Object.entries(each.lacks)) expect(text(field), field).not.toContain(words)
    for (const [field, most] of Object.entries(each.most))
      expect(output[field], field).toBeLessThanOrEqual(most)
    for (const field of each.kept) expect(output[field], field).toEqual(own[field])
    if (each.rises) neverFalls(output, own)
  })

  test('who reads as the engine does is told so', async () => {
    const { tool, question } = await of(usual())
    const nothing = Object.fromEntries(Object.keys(tool.reading?.schema.shape ?? {}).map(key => [key, []]))
    standIn.will({ kind: 'answers', with: nothing })
    expect(await modelAnswer(model, 20_000, tool, question, true)).toMatchObject({ notes: [], same: true })
  })
})
