// Questions that every version must answer this way: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import type { ColourInput, Decision } from './schema'

export type Example = { title: string; input: ColourInput; facts: Facts; decision: Decision }

const ask = (currentColor: string, desiredColor: string, hairCondition: string): ColourInput => ({
  clientName: 'Amara',
  currentColor,
  desiredColor,
  hairCondition,
})

export const examples: readonly Example[] = [
  {
    title: 'one level lighter on virgin hair',
    input: ask('Natural level 6, virgin', '7/3 golden blonde', 'Healthy'),
    facts: NO_FACTS,
    decision: 'proceed',
  },
  {
    title: 'box dye black to blonde is several visits',
    input: ask('Box dye black, level 2', 'Level 9 blonde', 'Dry ends'),
    facts: NO_FACTS,
    decision: 'proceed_with_caution',
  },
  {
    title: 'henna is held until it is tested',
    input: ask('Natural 5 with henna on the lengths', '8/1 highlights', 'Healthy'),
    facts: NO_FACTS,
    decision: 'hold',
  },
  {
    title: 'an allergy on the card is a refusal',
    input: ask('Natural level 6', '5/0', 'Healthy'),
    facts: {
      ...NO_FACTS,
      client: {
        first_name: 'Amara',
        hair_type: null,
        concerns: [],
        notes: null,
        allergies: [{ substance: 'PPD', reaction: 'Swelling' }],
      },
    },
    decision: 'refuse',
  },
  {
    title: 'a wish without a colour is a question',
    input: ask('Natural level 6', 'Something nice', 'Healthy'),
    facts: NO_FACTS,
    decision: 'ask',
  },
]
