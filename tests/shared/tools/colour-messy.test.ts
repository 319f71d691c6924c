// As stylists type and dictate in haste: what is understood, and apart from it what is planned.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { understood } from '../../../shared/tools/colour-formula/told/understood'
import { answerTo, linesOf, TODAY } from './cases'

type Asked = { current: string; desired: string; said: string }
type Read = Asked & { facts?: Record<string, unknown>; unsure?: string[]; not?: string[]; raised?: string[] }
type Planned = Asked & { is?: string[]; kinds?: string[]; mixes?: string[]; never?: string[] }

const inputOf = ({ current, desired, said }: Asked) => ({
  clientName: 'Sam',
  currentColor: current,
  desiredColor: desired,
  hairCondition: said,
})

test.each(linesOf<Read>('colour-messy-read.jsonl'))('read: $current | $desired | $said', line => {
  const { facts, raised, unread } = understood({ input: inputOf(line), facts: NO_FACTS, today: TODAY })
  const values = Object.fromEntries(Object.entries(facts).map(([path, { value }]) => [path, value]))
  expect(values).toMatchObject(line.facts ?? {})
  for (const path of line.unsure ?? []) expect(facts[path]?.sure).toBe(false)
  for (const path of line.not ?? []) expect(values).not.toHaveProperty([path])
  for (const concept of line.raised ?? []) expect(raised.map(each => each.concept)).toContain(concept)
  expect(unread).toEqual([])
})

test.each(linesOf<Planned>('colour-messy-plan.jsonl'))('plan: $current | $desired | $said', line => {
  const { decision, steps, text } = answerTo(inputOf(line))
  if (line.is) expect(line.is).toContain(decision)
  if (line.kinds) expect(steps.map(({ kind }) => kind)).toEqual(line.kinds)
  for (const mixed of line.mixes ?? []) expect(text).toContain(mixed)
  for (const mixed of line.never ?? []) expect(text).not.toContain(mixed)
})
