// No word of a model's reaches a screen of the tools that dose: it reads, its quotes are looked for in the text, and the
// engine answers.
import { describe, expect, test } from 'vitest'
import { Sheet, textOf } from '../../../shared/sheet'
import { textsIn } from '../../../shared/strings'
import { sheetOf } from '../../../shared/toolbox'
import { tools } from '../../../sync-server/reading/tools'
import { COLOUR } from './by-model/colour'
import { type Corpus, TODAY } from './by-model/corpus'
import { PRACTICE } from './by-model/practice'
import { RETAIL } from './by-model/retail'
import { SCHEDULE } from './by-model/schedule'

const ALL: readonly Corpus[] = [RETAIL, SCHEDULE, PRACTICE, COLOUR]

const low = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** The texts of a model's answer that are neither the question's own words nor the engine's. */
function foreignIn(raw: unknown, known: string): string[] {
  return textsIn(raw)
    .split('\n')
    .map(text => low(text).trim())
    .filter(text => /[a-z]{3}/.test(text) && !known.includes(text))
}

test('there are a hundred hostile answers and twenty-five safe ones', () => {
  expect(ALL.flatMap(({ hostile }) => hostile).length).toBeGreaterThanOrEqual(100)
  expect(ALL.flatMap(({ safe }) => safe).length).toBeGreaterThanOrEqual(25)
})

describe.each(ALL.map(corpus => [corpus.tool.id, corpus] as const))('%s', (id, corpus) => {
  const { tool, facts } = corpus
  const asked = (given: Record<string, unknown>) => {
    const question = { input: tool.input.parse(given), facts, today: TODAY, overrides: [] }
    return { question, own: tool.check(question, tool.draft(question)) }
  }
  const { question, own } = asked(corpus.input)
  const { input } = question
  /** By the way of the server, then drawn as a tablet draws what is stored. */
  async function answered(raw: unknown, to = { question, own }) {
    const found = await tools.answered(id, to.question, raw)
    if (found === null) return null
    const stored = { tool_version: 1, input: to.question.input, draft: to.own, sheet: null, asked_at: TODAY }
    const answer = JSON.parse(JSON.stringify(found.output))
    const drawn = sheetOf(tool, { ...stored, overrides: [], answer }, facts, TODAY, 'answer')
    if (!drawn?.current) throw new Error('It was not drawn')
    expect(drawn.output, 'a redraw changes nothing').toEqual(found.output)
    expect(Sheet.parse(drawn.sheet)).toEqual(drawn.sheet)
    return { ...found, sheet: drawn.sheet }
  }
  const given = tool.reading?.prompt(question).at(-1)?.content ?? ''
  const known = low([textsIn([input, facts, own]), textOf(tool.show(own, input)), given].join(' '))
  const values = low(JSON.stringify(tool.reading?.schema.toJSONSchema()))

  test('a model is asked to read, not to write', () => {
    expect(tool.prompt).toBeUndefined()
    expect(tool.reading?.prompt(question).at(0)?.content).toContain('You give no advice')
  })

  test.each(corpus.hostile)('hostile: %s', async (_, raw) => {
    const found = await answered(raw)
    if (found === null) return
    const { output, notes, sheet } = found
    const shown = low(
      [JSON.stringify(output), textsIn(output), ...notes, textOf(sheet), sheet.spoken].join(' '),
    )
    for (const text of foreignIn(raw, known))
      if (!values.includes(`"${text}"`)) expect(shown).not.toContain(text)
    expect(textsIn(notes).length).toBeLessThan(20_000)
    corpus.noLess(output, own)
  })

  test.each(corpus.safe.map(each => [each.name, each] as const))(
    'safe: %s',
    async (_, { raw, notes, holds, ...other }) => {
      const to = other.input ? asked(other.input) : { question, own }
      const found = await answered(raw, to)
      for (const note of notes) expect(found?.notes).toContain(note)
      holds?.(found?.output ?? {}, to.own)
    },
  )

  test('who reads as the engine does is told so', async () => {
    const [, nothing] = corpus.hostile.find(([name]) => name === 'nothing read') ?? []
    const empty =
      nothing ?? Object.fromEntries(Object.keys(tool.reading?.schema.shape ?? {}).map(key => [key, []]))
    expect(await tools.answered(id, question, empty)).toMatchObject({ notes: [], same: true })
  })
})
