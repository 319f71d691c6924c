// Questions that every version must answer this way: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import type { ContentType, MarketingInput } from './schema'

export type Example = { title: string; input: MarketingInput; facts: Facts; decision: 'write' | 'ask' }

const salon: Facts = {
  ...NO_FACTS,
  salon: {
    name: 'Willow & Co Hair',
    booking_link: 'willowandco.example/book',
    phone: '0161 496 0000',
    currency: 'GBP',
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  },
}
const example = (
  title: string,
  contentType: ContentType,
  topic: string,
  decision: 'write' | 'ask',
  facts = salon,
): Example => ({
  title,
  input: { contentType, topic, includeImage: true },
  facts,
  decision,
})

export const examples: readonly Example[] = [
  example('news with a date', 'facebook', 'Open until 8pm on Thursdays from 4 June', 'write'),
  example('a spotlight', 'instagram', 'Copper season', 'write'),
  example('a salon that has not filled in its card', 'instagram', 'Autumn balayage', 'write', NO_FACTS),
  example(
    'an offer with its terms',
    'promotion',
    '15% off glosses, 1 to 30 April. Terms: not with any other offer',
    'write',
  ),
  example('an offer without its terms', 'promotion', 'Our spring offer', 'ask'),
  example(
    'a review without the client’s words',
    'testimonial',
    'A five star review from a happy client',
    'ask',
  ),
  example(
    'a review with words and permission',
    'testimonial',
    'Client words: "I feel like me again." Permission: yes, first name Priya ok',
    'write',
  ),
  example('before and after without consent', 'before-after', 'Box black to caramel', 'ask'),
  example(
    'an email about prices',
    'email',
    'Prices go up 5% from 1 June because of rising product costs',
    'write',
  ),
  example(
    'claims are taken out',
    'instagram',
    'Our award-winning, chemical-free keratin regrows hair. From £120',
    'write',
  ),
]
