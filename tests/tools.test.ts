// Every registered tool keeps the contract of shared/tool.ts: read from the registration list, so a new tool is held to it too.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SPEC_PRODUCTS, TOOL_PRODUCTS } from '../shared/account/plans'
import { MAX_FACTS_BYTES, NEEDS, NO_FACTS } from '../shared/facts'
import { Sheet, textOf } from '../shared/sheet'
import { findTool, registrations, sheetOf } from '../shared/toolbox'
import { cards } from '../shared/tools/cards'

const TODAY = '2026-03-02T10:00:00.000Z'

type Json = { [key: string]: unknown }
/** What the strict subset of structured output allows: every object closed, every field required, no defaults. */
function strictFaults(schema: Json, path = '$'): string[] {
  const faults: string[] = []
  if (path === '$' && schema.type !== 'object') faults.push('the root is not an object')
  if (schema.type === 'object') {
    const fields = Object.keys((schema.properties as Json | undefined) ?? {})
    const required = (schema.required as string[] | undefined) ?? []
    if (schema.additionalProperties !== false) faults.push(`${path} is open`)
    for (const field of fields) if (!required.includes(field)) faults.push(`${path}.${field} is not required`)
  }
  for (const word of [
    'default',
    'prefixItems',
    'allOf',
    'oneOf',
    'not',
    'if',
    'patternProperties',
    '$ref',
    'propertyNames',
  ])
    if (word in schema) faults.push(`${path} uses ${word}`)
  for (const [field, value] of Object.entries((schema.properties as Json | undefined) ?? {}))
    faults.push(...strictFaults(value as Json, `${path}.${field}`))
  if (schema.items) faults.push(...strictFaults(schema.items as Json, `${path}[]`))
  for (const [index, option] of ((schema.anyOf as Json[] | undefined) ?? []).entries())
    faults.push(...strictFaults(option, `${path}|${index}`))
  return faults
}

it('the strict subset notices a field that may be left out', () => {
  const loose = z.toJSONSchema(z.object({ a: z.string().optional() })) as Json
  expect(strictFaults(loose)).not.toEqual([])
})

it('the six tools of the specification stand in its order, any other after them from its own line', () => {
  expect(cards.slice(0, SPEC_PRODUCTS.length).map(card => card.product)).toEqual([...SPEC_PRODUCTS])
  expect(cards.map(card => card.product)).toEqual([...TOOL_PRODUCTS])
  for (const key of ['id', 'product', 'title', 'path'] as const)
    expect(new Set(cards.map(card => card[key])).size, key).toBe(cards.length)
  for (const registration of registrations)
    expect(cards.find(card => card.id === registration.id)).toMatchObject({
      product: registration.product,
      title: registration.title,
      path: `/${registration.id}`,
    })
})

it('a tool that is not registered is not found', async () => {
  expect(await findTool('no-such-tool')).toBeNull()
})

describe.each(registrations.map(registration => [registration.id, registration] as const))(
  '%s',
  (id, registration) => {
    it('is the tool its line says, with words for every state', async () => {
      const { default: tool } = await registration.load()
      expect(tool.id).toBe(id)
      expect(TOOL_PRODUCTS).toContain(registration.product)
      for (const need of tool.needs) expect(NEEDS).toContain(need)
      for (const words of [tool.busy, tool.submit, tool.done.title, tool.failed, tool.about.problem])
        expect(words.trim()).not.toBe('')
      expect(tool.about.benefits).toHaveLength(3)
      expect(tool.about.checklist).toHaveLength(6)
    })

    it('asks a model for the strict subset that it can be held to, to read or to write, not both', async () => {
      const { default: tool } = await registration.load()
      const asked = tool.reading?.schema ?? tool.output
      expect(strictFaults(z.toJSONSchema(asked) as Json)).toEqual([])
      expect(tool.reading !== undefined && tool.prompt !== undefined).toBe(false)
    })

    it('labels every field of its form', async () => {
      const { default: tool } = await registration.load()
      for (const [name, field] of Object.entries(tool.input.shape)) {
        const meta = z.globalRegistry.get(field as z.ZodType)
        // What was on record is no field: the form draws it beside the fields that it fills.
        if (name === 'known' && tool.known) {
          expect(meta).toBeUndefined()
          continue
        }
        expect(meta, name).toMatchObject({ label: expect.any(String), control: expect.any(String) })
      }
    })

    it('answers its examples, the same each time, and checking twice changes nothing more', async () => {
      const { default: tool } = await registration.load()
      const { examples } = (await import(`../shared/tools/${id}/examples.ts`)) as {
        examples: readonly { title: string; input: unknown; facts: typeof NO_FACTS; decision?: string }[]
      }
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) {
        const question = { input: tool.input.parse(example.input), facts: example.facts, today: TODAY }
        const draft = tool.draft(question)
        expect(tool.draft(question), example.title).toEqual(draft)
        expect(tool.output.parse(draft), example.title).toEqual(draft)
        const once = tool.check({ ...question, overrides: [] }, draft)
        expect(tool.check({ ...question, overrides: [] }, once), example.title).toEqual(once)
        const sheet = tool.show(once, question.input)
        expect(Sheet.parse(sheet), example.title).toEqual(sheet)
        expect(textOf(sheet).length).toBeGreaterThan(20)
        expect(sheet.spoken.trim()).not.toBe('')
        if (example.decision) expect(once, example.title).toMatchObject({ decision: example.decision })
        const messages = tool.reading?.prompt(question) ?? tool.prompt?.(question, draft) ?? []
        expect(JSON.stringify(messages).length).toBeLessThan(MAX_FACTS_BYTES * 2)
      }
    })

    it('has a demo that it answers itself, with words for its own page', async () => {
      const { default: tool } = await registration.load()
      const { demoInputs, demoAnswer } = (await import(`../shared/tools/${id}/demo.ts`)) as {
        demoInputs: readonly unknown[]
        demoAnswer: (input: unknown) => unknown
      }
      expect(demoInputs.length).toBeGreaterThan(0)
      for (const demo of demoInputs) {
        const input = tool.input.parse(demo)
        const answer = tool.output.parse(demoAnswer(input))
        const sheet = tool.show(answer, input)
        expect(Sheet.parse(sheet)).toEqual(sheet)
        expect(sheet.spoken.trim()).not.toBe('')
      }
      const { problem, benefits, checklist } = tool.about
      for (const words of [problem, ...benefits.flatMap(({ title, text }) => [title, text]), ...checklist])
        expect(words.trim()).not.toBe('')
    })

    it('draws a saved ask by the present rules, and an unreadable one as it was shown', async () => {
      const { default: tool } = await registration.load()
      const { examples } = (await import(`../shared/tools/${id}/examples.ts`)) as {
        examples: readonly { input: unknown; facts: typeof NO_FACTS }[]
      }
      const [example] = examples
      const question = { input: tool.input.parse(example!.input), facts: example!.facts, today: TODAY }
      const draft = tool.draft(question)
      const ask = {
        tool_version: tool.version,
        input: question.input,
        draft,
        answer: null,
        sheet: tool.show(draft, question.input),
        asked_at: TODAY,
        overrides: [],
      }
      expect(sheetOf(tool, ask, example!.facts, TODAY, 'draft')).toMatchObject({ current: true })
      expect(sheetOf(tool, ask, example!.facts, TODAY, 'answer')).toBeNull()
      expect(
        sheetOf(tool, { ...ask, draft: { from: 'another time' } }, NO_FACTS, TODAY, 'draft'),
      ).toMatchObject({ current: false, dated: TODAY })
    })
  },
)
