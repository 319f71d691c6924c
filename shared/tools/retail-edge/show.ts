// The answer as a sheet: warnings first, then the products, then what to say.
import type { Block, Sheet } from '../../sheet'
import { firstName } from '../../take-facts'
import type { RetailInput, RetailOutput } from './schema'

const SYMBOLS: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€', AUD: 'A$', CAD: 'C$' }
const PRIORITY_WORDS = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** "£18.50"; null if the list has no price. */
export function priceText(price: number | null, currency: string): string | null {
  if (price === null) return null
  const amount = price.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${SYMBOLS[currency] ?? `${currency} `}${amount}`
}

const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ block: 'list', title, text: [title, ...items].join('\n'), items: [...items] }]

/** A product that the client has had is never offered as if it were new. */
const reasonOf = ({ reason, owned }: RetailOutput['products'][number]): string =>
  owned === undefined ? reason : `${reason} Not new to the client: ${owned}.`

export function show(output: RetailOutput, input: RetailInput): Sheet {
  const { products, cautions, currency } = output
  const note = (caution: RetailOutput['cautions'][number]): Block => ({
    block: 'note',
    tone: caution.tone,
    title: caution.title,
    text: caution.text,
    rule: caution.rule,
  })
  const first = firstName(input.clientName)
  const grave = cautions.filter(({ tone }) => tone !== 'info')
  const cards: Block[] =
    products.length === 0
      ? []
      : [
          {
            block: 'cards',
            text: products
              .map(
                product =>
                  `${product.name}. Priority ${product.priority}. ${reasonOf(product)} How to use: ${product.how_to_use}${product.check_label ? ` ${product.check_label}` : ''} Price: ${priceText(product.price, currency) ?? 'not in your list'}.`,
              )
              .join('\n'),
            items: products.map(product => ({
              title: product.name,
              badge: PRIORITY_WORDS[product.priority],
              strong: product.priority === 'high',
              text: reasonOf(product),
              how: product.how_to_use,
              check: product.check_label,
              price: priceText(product.price, currency) ?? 'No price in your list',
            })),
          },
        ]
  return {
    title: first === '' ? 'Recommendations' : `Recommendations for ${first}`,
    spoken: spoken(output),
    holds: [],
    blocks: [
      {
        block: 'note',
        tone: 'info',
        title: null,
        text: output.summary,
        rule: output.no_products ? 'no-products' : null,
      },
      ...grave.map(note),
      ...list('Please ask', output.questions),
      ...cards,
      ...(products.length === 0
        ? []
        : [{ block: 'copy' as const, title: 'Quick Pitch', text: output.quick_pitch }]),
      ...list('Talking Points', products.length === 0 ? [] : output.talking_points),
      ...list(
        'Left out',
        output.left_out.map(({ name, text }) => `${name}: ${text}`),
      ),
      ...cautions.filter(({ tone }) => tone === 'info').map(note),
    ],
  }
}

function spoken({ summary, cautions, products, questions, currency }: RetailOutput): string {
  return [
    ...cautions.filter(({ tone }) => tone !== 'info').map(({ text }) => text),
    summary,
    ...questions,
    ...products.map(
      ({ name, reason, price }, index) =>
        `${index + 1}. ${name}, ${priceText(price, currency) ?? 'no price in your list'}. ${reason}`,
    ),
  ].join(' ')
}
