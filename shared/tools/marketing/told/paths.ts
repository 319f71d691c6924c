// What a person can pick for a post, by path: what it is for, what it says, and whose permission there is.
import { oneOf, type Paths, picksOf, words } from '../../../reading/understood/picks'
import type { Picks } from '../../../reading/understood/reading'
import type { Kind } from '../read/kind'
import type { Occasion } from './occasions'

/** What a post is for, in the order offered, and how each is written. */
const WRITTEN_AS = {
  offer: 'offer',
  launch: 'launch',
  availability: 'availability',
  event: 'event',
  giveaway: 'giveaway',
  voucher: 'voucher',
  product: 'product',
  referral: 'referral',
  winback: 'winback',
  new_person: 'welcome',
  hiring: 'hiring',
  thanks: 'thanks',
  charity: 'charity',
  tips: 'tips',
  skin_test: 'skin-test',
  news: 'news',
  price_change: 'price-rise',
  policy: 'policy',
  hours: 'hours',
  closure: 'closure',
  move: 'move',
  other: 'spotlight',
} as const satisfies Partial<Record<Occasion, Kind>>
export type PickedOccasion = keyof typeof WRITTEN_AS
export const PICKED_OCCASIONS = Object.keys(WRITTEN_AS) as PickedOccasion[]

/** What a post says in words of its own; empty if it is to be left out. */
export const WORDED = [
  'subject',
  'price',
  'percent_off',
  'starts',
  'ends',
  'audience',
  'conditions',
  'person',
  'contact',
] as const
export type Worded = (typeof WORDED)[number]
const LEAVES = ['yes', 'no', 'not_said'] as const

const LONGEST = 200
const PATHS: Paths = {
  occasion: oneOf(PICKED_OCCASIONS),
  permission: oneOf(LEAVES),
  ...Object.fromEntries(WORDED.map(path => [path, words(LONGEST)])),
}

/** Numbers may be picked as numbers. */
export const picksIn = (picks: Picks = {}): Picks =>
  picksOf(
    PATHS,
    Object.fromEntries(
      Object.entries(picks).map(([path, value]) => [path, typeof value === 'number' ? String(value) : value]),
    ),
  )

export const isWorded = (path: string): path is Worded => (WORDED as readonly string[]).includes(path)

export const pickedKind = (picks: Picks = {}): Kind | null => {
  const occasion = picksIn(picks).occasion
  return occasion === undefined ? null : WRITTEN_AS[occasion as PickedOccasion]
}

/** The permission that a person picked; null if they picked none. */
export const pickedLeave = (picks: Picks = {}): 'yes' | 'no' | 'unknown' | null => {
  const leave = picksIn(picks).permission
  return leave === undefined ? null : leave === 'yes' || leave === 'no' ? leave : 'unknown'
}
