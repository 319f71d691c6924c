// A model's reason that begins with a blank is quoted once, and checking twice changes nothing more.
import { expect, test } from 'vitest'
import retail from '../../../shared/tools/retail-edge'
import { examples } from '../../../shared/tools/retail-edge/examples'
import { RetailOutput } from '../../../shared/tools/retail-edge/schema'

test('a blank before a reason is no part of it', () => {
  const [example] = examples
  if (!example) throw new Error('no example')
  const question = { input: example.input, facts: example.facts, today: '2026-01-01T09:00:00.000Z' }
  const draft = RetailOutput.parse(retail.draft(question))
  const model = { ...draft, products: draft.products.map(each => ({ ...each, reason: ' !' })) }
  const once = retail.check({ ...question, overrides: [] }, model)
  expect(retail.check({ ...question, overrides: [] }, once)).toEqual(once)
})
