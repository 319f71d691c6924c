// Short hand about a person's health never stands in a post, as the long words never did.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import marketing from '../../../shared/tools/marketing'
import { MarketingOutput } from '../../../shared/tools/marketing/schema'

function post(topic: string, contentType: 'before-after' | 'instagram' = 'before-after'): string {
  const input = { contentType, topic, includeImage: false }
  const question = { input, facts: NO_FACTS, today: '2026-01-01T09:00:00.000Z' }
  const output = marketing.check({ ...question, overrides: [] }, marketing.draft(question))
  return MarketingOutput.parse(output).content
}

test.each([
  ['Ana is preggo, copper balayage', /preggo/],
  ['copper balayage for Ana, who failed her patch test with us in May', /patch test/],
  ['copper balayage for Ana, she is PPD+', /PPD/],
])('%s', (told, health) => {
  const content = post(`Before and after: ${told}. Photo consent: yes, first name ok`)
  expect(content).toMatch(/copper balayage/i)
  expect(content).not.toMatch(health)
})

test('what is said to everybody stays', () => {
  expect(
    post('Have you ever failed a patch test? Please tell us before your colour.', 'instagram'),
  ).toContain('Have you ever failed a patch test?')
})
