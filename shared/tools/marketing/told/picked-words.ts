// The names of a brief's parts, and its picks in words.
import type { Picks } from '../../../reading/understood/reading'
import { type PickedOccasion, WORDED, type Worded } from './paths'

export const OCCASION_NAMES: Readonly<Record<PickedOccasion, string>> = {
  offer: 'An offer',
  launch: 'Something new',
  availability: 'Free appointments',
  event: 'An event',
  giveaway: 'A giveaway',
  voucher: 'Gift vouchers',
  product: 'A product',
  referral: 'Bring a friend',
  winback: 'We miss you',
  new_person: 'Somebody of the team',
  hiring: 'We are hiring',
  thanks: 'A thank you',
  charity: 'A good cause',
  tips: 'Tips',
  skin_test: 'Skin tests',
  news: 'News',
  price_change: 'New prices',
  policy: 'A salon rule',
  hours: 'Opening hours',
  closure: 'We are closed',
  move: 'We are moving',
  other: 'Something else',
}
export const BRIEF_NAMES: Readonly<Record<Worded, string>> = {
  subject: 'What',
  price: 'Price',
  percent_off: 'Saving in %',
  starts: 'From',
  ends: 'Until',
  audience: 'For whom',
  conditions: 'Terms',
  person: 'Named',
  contact: 'How to book',
}

export function wordsOfPicks(picks: Picks): { topic: string } {
  const { occasion, permission } = picks
  const said = WORDED.flatMap(path => {
    const value = picks[path]
    if (value === undefined) return []
    const name = BRIEF_NAMES[path].toLowerCase()
    return [value === '' ? `without ${name}` : `${name}: ${value}`]
  })
  return {
    topic: [
      ...(occasion === undefined ? [] : [OCCASION_NAMES[occasion as PickedOccasion].toLowerCase()]),
      ...said,
      ...(permission === undefined
        ? []
        : [`permission: ${permission === 'not_said' ? 'not known' : String(permission)}`]),
    ].join(', '),
  }
}
