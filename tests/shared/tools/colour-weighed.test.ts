// What the engine puts into a bowl can be weighed: whole steps of a salon's scale, its ratio kept to the letter.
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { draft } from '../../../shared/tools/colour-formula/engine'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { developerGrams } from '../../../shared/trade/colour/ratios'
import { linesOf, TODAY } from './cases'

type Stored = { input: ColourInput; facts?: Facts }
const cases = ['./colour.dev.jsonl', './colour-cases.jsonl'].flatMap(file => linesOf<Stored>(file))

describe('every bowl of every stored case', () => {
  it('weighs whole steps of five grams', () => {
    // A bowl of the card's is copied to the gram (colour-same).
    const fresh = cases.filter(({ facts }) => !facts?.formulas?.length)
    const bowls = fresh.flatMap(({ input, facts }) =>
      draft({ input, facts: { ...NO_FACTS, ...facts }, today: TODAY }).steps.filter(
        ({ mix }) => mix.length > 0,
      ),
    )
    expect(bowls.length).toBeGreaterThan(100)
    for (const { title, mix, ratio, developer_grams } of bowls) {
      const grams = mix.map(part => part.grams ?? 0)
      const words = `${title}: ${grams.join(' + ')} g, ${ratio}, ${developer_grams} g`
      for (const part of [...grams, developer_grams ?? 0]) expect(part % 5, words).toBe(0)
      const colour = grams.reduce((all, part) => all + part, 0)
      if (developer_grams !== null) expect(developer_grams, words).toBe(developerGrams(colour, ratio))
    }
  })
})
