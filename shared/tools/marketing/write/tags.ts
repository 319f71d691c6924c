// A few relevant hashtags: Instagram 3–8, Facebook at most one, none in an email. [CC][TEXTN]

import type { Brief } from '../read/brief'
import type { Kind } from '../read/kind'

const COUNT = {
  instagram: 5,
  facebook: 1,
  email: 0,
  promotion: 3,
  'before-after': 5,
  testimonial: 3,
} as const
const BY_KIND: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  testimonial: ['ClientLove', 'HairSalon', 'HairStylist'],
  transformation: ['BeforeAndAfter', 'HairTransformation'],
  'skin-test': ['SkinTest', 'HairColour'],
  hiring: ['SalonJobs', 'HairdressingJobs', 'JoinTheTeam'],
  giveaway: ['Giveaway', 'SalonGiveaway'],
  found: ['LostAndFound'],
  green: ['Recycling', 'SalonLife'],
  news: ['SalonNews'],
  charity: ['CharityEvent', 'SalonCommunity'],
  hours: ['LateOpening', 'OpeningHours'],
  closure: ['OpeningHours'],
  event: ['SalonEvent', 'SaveTheDate'],
  voucher: ['GiftVoucher', 'GiftIdeas'],
  offer: ['SalonOffer'],
  tips: ['HairTips', 'HairCareTips'],
  launch: ['NewInSalon'],
  product: ['HairCare'],
  thanks: ['ThankYou', 'SalonLife'],
  welcome: ['MeetTheTeam', 'SalonTeam'],
  move: ['SalonNews', 'NewSalon'],
  policy: ['SalonNews'],
  'price-rise': ['SalonNews'],
  referral: ['BringAFriend'],
}
const USUAL = ['HairSalon', 'HairInspiration', 'UKHair', 'HairLove', 'SalonLife']

/** "Willow & Co Hair" → "WillowAndCoHair"; null if too little is left. */
function tagOf(name: string | null): string | null {
  const words = (name ?? '')
    .replace(/&/g, ' And ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  const tag = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return tag.length >= 4 && tag.length <= 30 && !/^\d+$/.test(tag) ? tag : null
}

export function tagsFor(brief: Brief): string[] {
  const most = COUNT[brief.type]
  if (most === 0) return []
  const own = tagOf(brief.salon.name)
  const about = brief.subjects.slice(0, 2).flatMap(({ tags }) => tags)
  const kind = BY_KIND[brief.kind] ?? []
  const first = most === 1 ? [kind[0] ?? about[0]] : [...kind.slice(0, 2), ...about.slice(0, 3)]
  const all = [...first, ...about, ...kind, ...USUAL].filter(tag => tag !== undefined)
  const unique = all.filter((tag, index) => all.indexOf(tag) === index)
  const chosen = own && most > 1 ? [...unique.slice(0, most - 1), own] : unique.slice(0, most)
  const ours = chosen.map(tag => `#${tag}`)
  const isGiven = (tag: string): boolean => brief.tags.some(own => own.toLowerCase() === tag.toLowerCase())
  return [...brief.tags, ...ours.filter(tag => !isGiven(tag)).slice(0, Math.max(0, most - brief.tags.length))]
}
