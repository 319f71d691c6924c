// Words that nobody knows hold what would be offered, until somebody has looked at them; ordinary talk holds nothing.
import { expect, test } from 'vitest'
import { questionOf } from '../../../scripts/engine/retail'
import { lookedPath } from '../../../shared/reading/understood/looked'
import tool from '../../../shared/tools/retail-edge'
import { draft } from '../../../shared/tools/retail-edge/engine'
import { understood } from '../../../shared/tools/retail-edge/told/understood'
import { linesOf, TODAY } from './cases'
import { CATALOGUES } from './retail-cases'

type Case = { client: { notes: string }; serviceHistory?: string; asks: string[] }

test.each(linesOf<Case>('retail-unread.jsonl'))(
  '$client.notes $serviceHistory',
  ({ client, serviceHistory = '', asks }) => {
    const own = { hair_type: 'dry, coarse', concerns: ['dry ends'], ...client }
    const { question: input, facts } = questionOf({
      input: { client: own, catalogue: CATALOGUES.A, serviceHistory },
      facts: undefined,
    })
    const question = { input, facts, today: TODAY }
    const pieces = understood(question).pieces.filter(({ unread }) => unread === 'unknown')
    expect(pieces.map(({ quote }) => quote)).toEqual(asks)

    const held = draft(question)
    expect(held.products.length > 0).toBe(asks.length === 0)
    for (const piece of asks) expect(held.questions.join('\n')).toContain(`“${piece}”`)

    const picks = Object.fromEntries(pieces.map(piece => [lookedPath(piece), true]))
    const looked = { ...question, input: { ...input, picks } }
    const offered = draft(looked)
    expect(offered.products.length).toBeGreaterThan(0)
    // What went home stays, and what is asked stands beside it.
    const again = tool.check({ ...question, overrides: [] }, offered)
    expect(again.products).toEqual(offered.products)
    for (const piece of asks) expect(again.questions.join('\n')).toContain(`“${piece}”`)
  },
)
