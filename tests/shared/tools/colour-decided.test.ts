// What is decided where lines are wrapped, a doctor gave orders, a plus stands by a test or in a formula, and where a root
// tint is asked for beside foils or only named.
import { expect, test } from 'vitest'
import { answerTo, linesOf } from './cases'

type Case = {
  current: string
  desired: string
  said: string
  is?: string[]
  not?: string
  has?: string
  hasnt?: string
}

test.each(linesOf<Case>('colour-decided.jsonl'))(
  '$current → $desired: $said',
  ({ current, desired, said, ...wanted }) => {
    const { decision, steps } = answerTo({
      clientName: 'Ann',
      currentColor: current,
      desiredColor: desired,
      hairCondition: said,
    })
    const kinds = steps.map(({ kind }) => kind)
    if (wanted.is) expect(wanted.is).toContain(decision)
    if (wanted.not) expect(decision).not.toBe(wanted.not)
    if (wanted.has) expect(kinds).toContain(wanted.has)
    if (wanted.hasnt) expect(kinds).not.toContain(wanted.hasnt)
  },
)
