// The card to take home: as data, and as text for sharing and for the QR code.
import { firstName } from '../../../../shared/take-facts'
import type { RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import { priceText } from '../../../../shared/tools/retail-edge/show'
import { dayOf } from '../../../ui/kit/when'

type HomeCardData = {
  salon: string
  /** First name only. */
  client: string
  day: string
  products: { name: string; how: string; check: string | null; price: string | null }[]
  /** The salon's contact details, if known. */
  contact: string[]
}

type CardOf = {
  output: Pick<RetailOutput, 'products' | 'currency'>
  clientName: string | null
  askedAt: string
  salon: { name: string; phone: string | null; booking_link: string | null } | null
  /** Declined products are left off the card. */
  declined: ReadonlySet<string>
}

/** "Your list says: …" is meant for the salon; the card leaves the prefix out. */
const forHome = (how: string): string => how.replace(/\s*Your list says:\s*/, ' ').trim()

export function homeCard({ output, clientName, askedAt, salon, declined }: CardOf): HomeCardData {
  return {
    salon: salon?.name.trim() || 'Your salon',
    client: firstName(clientName ?? ''),
    day: dayOf(askedAt),
    products: output.products
      .filter(({ id }) => !declined.has(id))
      .map(({ name, how_to_use, check_label, price }) => ({
        name,
        how: forHome(how_to_use),
        check: check_label === null ? null : 'Check the label first, because of what you told us.',
        price: priceText(price, output.currency),
      })),
    contact: [salon?.phone, salon?.booking_link].flatMap(each => (each ? [each] : [])),
  }
}

export function cardText({ salon, client, day, products, contact }: HomeCardData): string {
  return [
    `For home – ${salon}`,
    [client === '' ? '' : `For ${client}`, day].filter(Boolean).join(', '),
    ...products.map(({ name, how, check, price }) =>
      [`\n${name}${price ? ` – ${price}` : ''}`, how, check].filter(Boolean).join('\n'),
    ),
    ...(contact.length > 0 ? [`\n${contact.join(' · ')}`] : []),
  ].join('\n')
}

/**
 * The most bytes in a QR code that a phone can still scan from a screen. Long instructions are cut to their first
 * sentence, then left out.
 */
const MOST_BYTES = 900
const bytes = (text: string): number => new TextEncoder().encode(text).length

export function cardForCode(card: HomeCardData): string {
  const whole = cardText(card)
  if (bytes(whole) <= MOST_BYTES) return whole
  const first = cardText({
    ...card,
    products: card.products.map(product => ({ ...product, how: product.how.split(/(?<=[.!?])\s/)[0] ?? '' })),
  })
  if (bytes(first) <= MOST_BYTES) return first
  return cardText({ ...card, products: card.products.map(product => ({ ...product, how: '' })) }).slice(
    0,
    600,
  )
}
