// What the tablet reads on the page itself, not in its worker: stored answers, the built-in client of a practice, and what
// names somebody who was erased.
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { withStrings } from '../../../shared/reading/text/strings'
import { personOf, unnaming } from '../../../shared/salon/privacy/unnamed'
import type { Tool } from '../../../shared/tool'
import { sheetOf } from '../../../shared/toolbox'
import { opening, replyTo } from '../../../shared/tools/communications/client/turn'
import { scenarios } from '../../../shared/tools/communications/scenarios/list'
import type { Engine } from './engines'

const TODAY = '2026-01-01T09:00:00.000Z'

/** `swap`: by the place of each text. */
function changed(value: unknown, swap: (at: number, text: string) => string): unknown {
  let at = -1
  return withStrings(value, text => {
    at += 1
    return swap(at, text)
  })
}

/** The same output, saying `text` wherever it may say what it likes, as a model's does; `longest` altogether. */
function saying(
  tool: Tool,
  output: Record<string, unknown>,
): { longest: number; with: (text: string) => unknown } {
  const free = new Map<number, number>()
  const reads = (at: number, length: number): boolean =>
    tool.output.safeParse(changed(output, (each, text) => (each === at ? 'a'.repeat(length) : text))).success
  changed(output, (at, text) => {
    const length = [2_000, 500, 200, 80].find(each => reads(at, each))
    if (length !== undefined) free.set(at, length)
    return text
  })
  return {
    longest: Math.max(0, ...free.values()),
    with: text => changed(output, (at, was) => (free.has(at) ? text.slice(0, free.get(at)) : was)),
  }
}

/** Drawn anew by today's rules, as `web/platform/asks/ask.ts` does. */
export function storedAnswer(tool: Tool, given: Record<string, unknown>, facts: Facts = NO_FACTS): Engine {
  const input = tool.input.parse(given)
  const draft = tool.draft({ input, facts, today: TODAY })
  const { longest, with: answer } = saying(tool, draft)
  const ask = { tool_version: tool.version, input, draft, sheet: null, asked_at: TODAY, overrides: [] }
  if (longest < 80) throw new Error(`${tool.id} says nothing of its own`)
  return {
    longest,
    run: text => {
      const drawn = sheetOf(tool, { ...ask, answer: answer(text) }, facts, TODAY, 'answer')
      if (drawn === null) throw new Error(`${tool.id} was not drawn`)
      return drawn
    },
  }
}

const [persona] = scenarios
const jane = personOf([{ name: 'Jane Mary Smith', phone: '07700 900123', email: 'jane@example.com' }])
const others = personOf(
  Array.from({ length: 200 }, (_, n) => ({ name: `Ann Quill${n}`, phone: `07700 9${n}` })),
)

export const pageEngines: Record<string, Engine> = {
  'practice, as it goes': {
    longest: 2_000,
    run: text => {
      if (!persona) throw new Error('No scenario')
      const line = { role: 'stylist', text } as const
      return replyTo(persona, [{ role: 'client', text: opening(persona).text }, line, line])
    },
  },
  erased: { longest: 20_000, run: text => unnaming(jane, others)(text) },
  'erased, their name again and again': {
    longest: 20_000,
    run: text => unnaming(jane, others)(text.replaceAll('a', 'Jane Smith ').slice(0, 20_000)),
  },
}
