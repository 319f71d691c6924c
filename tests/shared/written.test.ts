// An answer that a model wrote as a whole, before models only read: in the tools where the engine answers nobody acts on
// it, nothing of it is drawn, copied, printed, spoken or mixed, and the record stays as it is.
import { describe, expect, test } from 'vitest'
import { withStrings } from '../../shared/reading/text/strings'
import { textOf } from '../../shared/sheet'
import type { Tool } from '../../shared/tool'
import { findTool, registrations, sheetOf, standingAnswer, whichStands } from '../../shared/toolbox'
import { pastRecommendations } from '../../shared/tools/past-recommendations'
import { OF_BEFORE } from '../../shared/written'
import { outputOf, wordForWord } from '../../web/salon/records/answers/views'
import { corpusOf, TODAY } from '../server/unsafe/corpus'

const UNSAFE = 'Pop out for lunch while it lifts'

const asked = await Promise.all(
  ['colour', 'retail', 'day', 'feedback'].flatMap(name =>
    corpusOf(name)
      .asked.slice(0, 1)
      .map(async ({ tool: id, ...question }) => ({ ...question, tool: (await findTool(id))! })),
  ),
)

describe.each(asked.map(each => [each.tool.id, each] as const))('%s', (id, { tool, input: given, facts }) => {
  const input = tool.input.parse(given)
  const question = { input, facts, today: TODAY }
  const draft = tool.check({ ...question, overrides: [] }, tool.draft(question))
  // Whole sentences are the model's own; the form is today's.
  const written: Record<string, unknown> = tool.output.parse(
    withStrings(draft, text => (text.includes(' ') ? UNSAFE : text)),
  )
  const ask = { tool: id, tool_version: 1, input, draft, sheet: null, asked_at: TODAY, overrides: [] }
  const drawn = (answer: Record<string, unknown> | null, which: 'draft' | 'answer', of = ask) =>
    sheetOf(tool, { ...of, answer }, facts, TODAY, which)

  test.each(['draft', 'answer'] as const)('the engine’s stands in its place: %s', which => {
    const [own, now] = [drawn(null, 'draft'), drawn(written, which)]
    expect(now?.current && now.output).toEqual(own?.current && own.output)
    expect(now?.sheet.spoken).toBe(own?.sheet.spoken)
    expect(now?.sheet.holds).toEqual(own?.sheet.holds)
    const text = textOf(now!.sheet)
    expect(text).not.toContain(UNSAFE)
    expect(text.split(OF_BEFORE)).toHaveLength(2)
    expect(textOf(own!.sheet)).not.toContain(OF_BEFORE)
  })

  test('where the draft is of another version its sheet is shown as it stood, and not to be acted on', () => {
    const sheet = tool.show(draft, input)
    const old = { ...ask, draft: { of: 'another version' }, sheet }
    expect(drawn(written, 'answer', old as unknown as typeof ask)).toMatchObject({ current: false })
    const none = { ...ask, draft: { of: 'another version' } }
    expect(drawn(written, 'answer', none as unknown as typeof ask)).toBeNull()
  })

  if (id !== 'colour-formula')
    test('no sentence that was stored is taken, whoever wrote it', () => {
      const forged = { ...ask, draft: written }
      expect(drawn(null, 'draft', forged)).toEqual(drawn(null, 'draft'))
    })

  test('whoever asks which answer stands is told the draft; the record is there word for word', () => {
    const stored = { ...ask, answer: written }
    expect(whichStands(stored)).toBe('draft')
    expect(standingAnswer(stored)).toBeNull()
    expect(outputOf(stored)).toBe(draft)
    expect(wordForWord(stored)).toBe(written)
  })

  test('what a model read for the engine stands', () => {
    const read = { ...draft, read: tool.reading?.schema.parse(Object.fromEntries(nothing(tool))) }
    expect(whichStands({ ...ask, answer: read })).toBe('answer')
    expect(textOf(drawn(read, 'answer')!.sheet)).not.toContain(OF_BEFORE)
  })
})

const nothing = (tool: Tool): [string, unknown][] =>
  Object.keys(tool.reading?.schema.shape ?? {}).map(key => [key, []])

test('what a model wrote is no recommendation that was made', () => {
  const product = (name: string) => ({ products: [{ id: name, name }] })
  const ask = { asked_at: TODAY, draft: product('Mask'), outcomes: [] }
  const names = (answer: Record<string, unknown>) =>
    pastRecommendations([{ ...ask, answer }])[0]?.products.map(({ name }) => name)
  expect(names(product('Oil'))).toEqual(['Mask'])
  expect(names({ ...product('Oil'), read: {} })).toEqual(['Oil'])
})

test('the list of tools says where a model writes', async () => {
  for (const { id, writes, load } of registrations)
    expect([id, writes]).toEqual([id, (await load()).default.prompt !== undefined])
  expect(whichStands({ tool: 'marketing', answer: { content: 'A post' } })).toBe('answer')
})
