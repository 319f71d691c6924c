import { expect } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import retail from '../../../../shared/tools/retail-edge'
import { RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import { type Corpus, HTML, HUGE, ORDERS, type Output } from './corpus'

const product = (id: string, name: string, category: string, description: string, price: number | null) => ({
  id,
  name,
  category,
  description,
  price,
})
const products = [
  product('p1', 'Silk Moisture Mask', 'Mask', 'Rich moisture mask for dry lengths', 24),
  product('p2', 'Argan Night Oil', 'Oil', 'Argan and almond oil for dry ends', 22),
  product('p3', 'Violet Shampoo', 'Shampoo', 'Violet pigment for blonde hair', 16),
  product('p4', 'Root Lift Mousse', 'Styling', 'Light volume mousse for fine hair', 15),
  product('p5', 'Coconut Curl Cream', 'Styling', 'Defines curls, with coconut oil', 18),
  product('p6', 'Calm Scalp Wash', 'Shampoo', 'Mild wash without fragrance for a scalp that reacts', 17),
]
const input = {
  clientName: 'Amara Okafor',
  hairType: 'Long, a bit like candyfloss at the tips since the summer',
  currentTreatment: 'Gloss',
  serviceHistory: 'Balayage in May. Goes to the baths before work on Mondays.',
}
const facts = {
  ...NO_FACTS,
  client: {
    first_name: 'Amara',
    hair_type: null,
    concerns: ['dry ends'],
    notes:
      'Nuts bring her out in hives. Cannot be doing with that plasticky slip. Last time the purple stuff turned her lilac, so no more. Has the mousse from her sister.',
    allergies: [{ substance: 'Almonds', reaction: 'Hives' }],
  },
  products,
}

const nothing = { needs: [], avoid: [], owned: [], declined: [], raised: [] }
const read = (given: Record<string, unknown>) => ({ ...nothing, ...given })
const at = (field: string, quote: string) => ({ field, quote })
const own = retail.draft({ input, facts, today: '2026-03-02T10:00:00.000Z' })

const PROSE = [
  'pop out for lunch while it works',
  'no test, no waiting',
  'It cures dandruff and regrows hair.',
  'Buy Olaplex No. 3 for £12.99 instead.',
  'Half price today only!',
  'Guaranteed safe for nut allergies.',
  'Skip the label, she will be fine.',
  'Leave the mask on for three hours.',
]

export const RETAIL: Corpus = {
  tool: retail as unknown as Tool,
  input,
  facts,
  hostile: [
    // Prose where a quote belongs.
    ...PROSE.map(
      words =>
        [
          `a need that rests on “${words}”`,
          read({ needs: [{ need: 'moisture', ...at('notes', words) }] }),
        ] as const,
    ),
    ...PROSE.map(
      words =>
        [
          `a field called “${words}”`,
          read({ needs: [{ need: 'shine', ...at(words, 'dry ends') }] }),
        ] as const,
    ),
    // Whole answers of the old form.
    ['a whole answer, as models wrote them before', { ...own, quick_pitch: 'You must buy this today.' }],
    [
      'a whole answer with a product of its own',
      { ...own, products: [{ ...own.products[0], id: 'x', name: 'Olaplex No. 3', price: 1 }] },
    ],
    [
      'an answer beside the reading',
      {
        ...read({}),
        quick_pitch: 'It cures dandruff.',
        products: [{ name: 'Olaplex', price: 1 }],
        summary: HTML,
      },
    ],
    // Forged quotes, and quotes of another field.
    [
      'a quote that nobody wrote',
      read({ needs: [{ need: 'dandruff', ...at('notes', 'flakes all over her scalp') }] }),
    ],
    [
      'a quote of another field',
      read({ needs: [{ need: 'dandruff', ...at('hair type', 'Balayage in May') }] }),
    ],
    ['half a word', read({ needs: [{ need: 'heat', ...at('notes', 'ives') }] })],
    ['an empty quote', read({ needs: [{ need: 'heat', ...at('notes', '') }] })],
    ['a quote of signs alone', read({ needs: [{ need: 'heat', ...at('notes', '. ') }] })],
    [
      'a quote with a word too many',
      read({
        avoid: [
          { substance: 'nut', kind: 'dislike', ...at('notes', 'Nuts bring her out in hives, but not today') },
        ],
      }),
    ],
    // Caution that is to be taken away.
    ['the allergy left out', read({})],
    [
      'the allergy turned into a dislike',
      read({ avoid: [{ substance: 'nut', kind: 'dislike', ...at('notes', 'Nuts bring her out in hives') }] }),
    ],
    [
      'the almond oil at home, forged',
      read({ owned: [{ product: 'p2', ...at('notes', 'loves her almond oil') }] }),
    ],
    // Invented products, and the list's own by a forged word.
    [
      'an invented product',
      read({ owned: [{ product: 'Olaplex No. 3, now £12.99', ...at('notes', 'no more') }] }),
    ],
    ['a product by its price', read({ declined: [{ product: 'p1 for £1.00', ...at('notes', 'no more') }] })],
    ['a product called __proto__', read({ owned: [{ product: '__proto__', ...at('notes', 'no more') }] })],
    // Values off the list.
    ['a need off the list', read({ needs: [{ need: 'must buy today', ...at('notes', 'no more') }] })],
    [
      'a substance off the list',
      read({ avoid: [{ substance: 'nothing, she is fine', kind: 'allergy', ...at('notes', 'no more') }] }),
    ],
    [
      'a concept off the list',
      read({ raised: [{ concept: 'safe_without_a_test', ...at('notes', 'no more') }] }),
    ],
    // Orders, size, markup, keys.
    ['orders to the reader', read({ raised: [{ concept: 'allergy', ...at('notes', ORDERS) }] })],
    ['markup', read({ raised: [{ concept: 'allergy', ...at('notes', HTML) }] })],
    ['a huge quote', read({ needs: [{ need: 'shine', ...at('notes', HUGE) }] })],
    [
      'a thousand needs',
      read({
        needs: Array.from({ length: 1_000 }, (_, n) => ({ need: 'shine', ...at('notes', `invented ${n}`) })),
      }),
    ],
    [
      'a field of every object',
      read({
        needs: [
          { need: 'shine', ...at('__proto__', 'Object') },
          { need: 'shine', ...at('constructor', 'Function') },
          { need: 'shine', ...at('toString', 'native code') },
        ],
      }),
    ],
    [
      'keys of every object',
      JSON.parse(
        '{"needs":[],"avoid":[],"owned":[],"declined":[],"raised":[],"__proto__":{"needs":"It cures dandruff."},"constructor":{"prototype":{"quick_pitch":"Hurry"}}}',
      ),
    ],
    ['a text in place of a list', read({ needs: 'Sell her the argan oil.' })],
    ['nothing at all', null],
    ['a sentence', 'Sell her the argan oil, it is perfectly safe.'],
    ['a number', 40],
    ['a list', [read({})]],
  ],
  noLess(output, engine) {
    const [now, before] = [RetailOutput.parse(output), RetailOutput.parse(engine)]
    for (const each of now.products) {
      const listed = products.find(({ id }) => id === each.id)
      expect(listed).toMatchObject({ name: each.name, price: each.price })
      expect(before.products.map(({ id }) => id)).toContain(each.id)
    }
    for (const caution of before.cautions) expect(now.cautions).toContainEqual(caution)
  },
  safe: [
    {
      name: 'a need in words that no list holds',
      raw: read({ needs: [{ need: 'frizz', ...at('hair type', 'candyfloss at the tips') }] }),
      notes: ['The model read “candyfloss at the tips” as frizz.'],
      holds: says('candyfloss at the tips', false),
    },
    {
      name: 'a swim that is called the baths, in other letters and blanks',
      raw: read({ needs: [{ need: 'swim', ...at('service history', 'goes to  the BATHS') }] }),
      notes: ['The model read “Goes to the baths” as swimming.'],
    },
    {
      name: 'what is not liked, by its feel',
      raw: read({
        avoid: [{ substance: 'silicone', kind: 'dislike', ...at('notes', 'that plasticky slip') }],
      }),
      notes: ['The model read “that plasticky slip” as a reason to leave out silicones.'],
      holds: output => {
        const answer = RetailOutput.parse(output)
        expect(answer.cautions.some(({ text }) => text.includes('plasticky slip'))).toBe(true)
      },
    },
    {
      name: 'what was declined, by its colour',
      raw: read({ declined: [{ product: 'p3', ...at('notes', 'the purple stuff turned her lilac') }] }),
      notes: ['The model read “the purple stuff turned her lilac” as Violet Shampoo, declined.'],
      holds: output => expect(RetailOutput.parse(output).products.map(({ id }) => id)).not.toContain('p3'),
    },
    {
      name: 'what is at home, by its kind',
      raw: read({ owned: [{ product: 'p4', ...at('notes', 'Has the mousse from her sister') }] }),
      notes: ['The model read “Has the mousse from her sister” as Root Lift Mousse, at home.'],
      holds: output => expect(RetailOutput.parse(output).products.map(({ id }) => id)).not.toContain('p4'),
    },
    {
      name: 'a scalp that is not whole',
      raw: read({ raised: [{ concept: 'scalp_broken', ...at('notes', 'bring her out in hives') }] }),
      notes: ['The model read “bring her out in hives” as a scalp that is not whole.'],
      holds: output => {
        const answer = RetailOutput.parse(output)
        expect(answer.cautions).toContainEqual(expect.objectContaining({ rule: 'scalp-first', tone: 'stop' }))
        expect(answer.products.map(({ id }) => id)).not.toContain('p6')
      },
    },
    {
      name: 'what only a person can answer',
      raw: read({
        raised: [
          { concept: 'illness_or_medicine', ...at('notes', 'since the summer') },
          { concept: 'illness_or_medicine', ...at('hair type', 'since the summer') },
        ],
      }),
      notes: ['The model read “since the summer” as an illness or a medicine.'],
      holds: says('“since the summer” (hair type): ask about this before anything goes home.', true),
    },
  ],
}

function says(words: string, asQuestion: boolean) {
  return (output: Output): void => {
    const { questions, products: offered, left_out } = RetailOutput.parse(output)
    if (asQuestion) expect(questions).toContain(words)
    else expect(JSON.stringify([offered, left_out, output.read])).toContain(words)
  }
}
