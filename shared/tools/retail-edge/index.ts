// Retail Edge: the contract of the tool, its parts each in a file of its own.
import { defineTool } from '../../tool'
import { check } from './check'
import { draft } from './engine'
import { offers, reading } from './reading'
import { RetailInput, RetailOutput } from './schema'
import { show } from './show'
import { picksIn } from './told/paths'
import { understood } from './told/understood'
import { wordsOfPicks } from './told/words'

export default defineTool({
  id: 'retail-edge',
  version: 1,
  needs: ['client', 'notes', 'formulas', 'products', 'recommendations', 'salon'],
  input: RetailInput,
  output: RetailOutput,
  busy: 'Generating Recommendations...',
  submit: 'Generate AI Recommendations',
  done: { title: 'Recommendations generated!' },
  saidOf: ({ products }) => ({
    title: 'Recommendations generated!',
    text:
      products.length === 0
        ? 'No product is offered: the answer says why.'
        : `${products.length} ${products.length === 1 ? 'product' : 'products'} recommended`,
  }),
  failed: 'Failed to generate recommendations',
  draft,
  reading,
  offers,
  check,
  show,
  understood,
  picked: picks => wordsOfPicks(picksIn(picks)),
  actions: ['copy', 'share', 'print'],
  about: {
    problem:
      'The right product is on the shelf, and nobody mentions it: there is no time to think of it, and selling feels pushy. Or the wrong one is offered, with an oil that the client is allergic to.',
    benefits: [
      {
        title: 'One to three products that fit',
        text: 'One to three products for this very client, each with a reason from the record and words that sound like you.',
      },
      {
        title: 'Nobody is forgotten',
        text: 'The same care in every chair: nobody is forgotten, and nobody is offered what they have at home.',
      },
      {
        title: 'Clients feel listened to',
        text: 'Allergies, dislikes and budgets are read first. What must not be offered is left out, and it says why.',
      },
    ],
    checklist: [
      'Reads the card, the notes and the last formula',
      'Only products from your own list, at your own price',
      'Allergies and dislikes are left out, and it says why',
      'Nothing that was declined lately or is at home already',
      'How to use it, and a card to take home',
      'Works without a signal',
    ],
  },
})
