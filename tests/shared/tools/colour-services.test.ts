// Two services at one sitting both stand in the plan; and a plan always has something to mix.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { SERVICES } from '../../../shared/tools/colour-formula/told/paths'
import { answerTo, linesOf, TODAY } from './cases'

type Case = { current: string; desired: string; kinds: string[]; why: string }

const asked = ({ current, desired }: Case): ColourInput => ({
  clientName: 'Jane',
  currentColor: current,
  desiredColor: desired,
  hairCondition: 'Healthy, patch test clear on Monday',
})

test.each(linesOf<Case>('colour-services.jsonl'))('$desired, on $current: $why', line => {
  expect(answerTo(asked(line)).steps.map(({ kind }) => kind)).toEqual(line.kinds)
})

const EMPTY = { clientName: '', currentColor: '', desiredColor: '', hairCondition: '' }
const stored = ['colour.dev.jsonl', 'colour-cases.jsonl', 'colour-said.jsonl', 'colour-examined.jsonl']
  .flatMap(name => linesOf<{ input: Partial<ColourInput> }>(name))
  .map(({ input }) => ({ ...EMPTY, ...input }))

/** Decided to go on, with nothing to mix. */
const isHollow = (input: ColourInput): boolean => {
  const read = colour.input.safeParse(input)
  if (!read.success) return false
  const question = { input: read.data, facts: NO_FACTS, today: TODAY }
  const { decision, steps } = colour.check({ ...question, overrides: [] }, colour.draft(question))
  return steps.length === 0 && decision.startsWith('proceed')
}

test('no stored question is answered with a plan that has nothing to mix', () => {
  expect(stored.length).toBeGreaterThan(300)
  expect(stored.filter(isHollow)).toEqual([])
})
test('nor is one with a service picked', () => {
  const picked = stored
    .filter((_, at) => at % 9 === 0)
    .flatMap(input => SERVICES.map(service => ({ ...input, picks: { 'wish.service': service } })))
  expect(picked.filter(isHollow)).toEqual([])
})
test('where all that was planned may not be mixed, it is asked, with why', () => {
  const { decision, text } = answerTo({
    clientName: 'Jane',
    currentColor: '6N, no grey',
    desiredColor: 'two tone: dark underneath 4, blonde on top 9',
    hairCondition: 'healthy',
  })
  expect(decision).toBe('ask')
  expect(text).toContain('Which shade goes where')
})
