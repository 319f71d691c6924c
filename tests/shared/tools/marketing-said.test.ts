// What an answer decides, says and never says, case by case: nobody's words are made up, no consent is lost or overheard, no
// condition is dropped, and true words stand.
import { describe, expect, it } from 'vitest'
import { inFigures } from '../../../shared/tools/marketing/read/figures'
import { linesOf } from './cases'
import { answer } from './marketing-answer'

type Said = {
  about: string
  why?: string
  type: string
  topic: string
  decision?: string
  has?: string[]
  anyCase?: boolean
  never?: string[]
  subject?: string
  /** How often the name is greeted. */
  times?: [name: string, times: number]
}

const CASES = linesOf<Said>('marketing-said.jsonl')

describe.each([...new Set(CASES.map(({ about }) => about))])('%s', about => {
  for (const own of CASES.filter(each => each.about === about))
    it(`${own.why ?? ''} ${own.type}: ${own.topic}`.trim(), () => {
      const { text, decision, parts } = answer(own.type, own.topic)
      if (own.subject) expect(parts?.subject).toBe(own.subject)
      if (own.decision) expect(decision).toBe(own.decision)
      const read = own.anyCase ? text.toLowerCase() : text
      for (const words of own.has ?? []) expect(read).toContain(words)
      for (const words of own.never ?? []) expect(text.toLowerCase()).not.toContain(words.toLowerCase())
      if (!own.times) return
      const [name, times] = own.times
      expect(text.split(/Hi |Dear /).filter(part => part.startsWith(name))).toHaveLength(times)
    })
})

describe('prices that were dictated', () => {
  for (const { said, printed } of linesOf<{ said: string; printed: string }>('marketing-figures.jsonl'))
    it(said, () => expect(inFigures(said)).toBe(printed))
})
