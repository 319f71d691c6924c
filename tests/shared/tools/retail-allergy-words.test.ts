// How an allergy gets written: with a colon, a dash, brackets, a list, what the body did, an exception. And how its
// opposite does. Each for something that a family of ingredients knows, and for something that none does.
import { expect, it } from 'vitest'
import task from '../../../scripts/engine/retail'
import { sampleOf } from '../../support/sample'
import { linesOf, TODAY } from './cases'

/** `{it}` stands for the thing; `holds`: a mask with it may be offered; `known`: read of what a family knows alone; `of`: of these; `card`: written as an allergy of the card. */
type Said = { said: string; holds: boolean; known?: true; of?: string[]; card?: true }

function mayBeOffered(said: string, it: string, isCard = false): boolean {
  const catalogue = [
    {
      id: 'it',
      name: 'Care',
      category: 'Treatment',
      description: `Moisture mask with ${it} for dry hair`,
      price: 15,
    },
  ]
  const client = {
    hair_type: 'dry brown',
    concerns: ['dry ends'],
    notes: isCard ? '' : said,
    allergies: isCard ? [said] : [],
  }
  const { recommended } = task({
    input: { client, catalogue },
    facts: undefined,
    today: TODAY,
  }) as unknown as {
    recommended: unknown[]
  }
  return recommended.length > 0
}

for (const { said, holds, known, of, card } of sampleOf(linesOf<Said>('retail-allergy-words.jsonl')))
  it(`“${said.replaceAll('\n', ' ⏎ ')}”`, () => {
    for (const thing of of ?? (known ? ['honey', 'papaya'] : ['honey', 'papaya', 'zinnia']))
      expect(mayBeOffered(said.replaceAll('{it}', thing), thing, card), thing).toBe(holds)
  })
