// How to book or answer, by what the post is for. `{route}` is the way: a link, a phone number, a message.
import type { Kind } from '../read/kind'

export const ASK_FOR: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'first-visit': ['Anything you would like to ask? {route}.', 'Need another time? {route}.'],
  hiring: ['Sound like you? {route} and tell us a little about yourself.'],
  policy: ['Need to move an appointment? {route}.'],
  'price-rise': ['Any questions? {route}.'],
  closure: ['To get in before or after, {route}.'],
  referral: ['To book your friend in, {route}.'],
  thanks: ['Your next visit? {route}.'],
  tips: ['Want to talk about your own hair? {route}.', 'Questions? {route}.'],
  'skin-test': ['To arrange yours, {route}.', 'Colour coming up? {route} for your skin test.'],
  voucher: ['To get one, {route}.'],
  product: ['Would you like one put aside? {route}.'],
  giveaway: ['Anything to ask? {route}.'],
  move: ['To book at the new address, {route}.', 'Your next visit? {route}.'],
  event: ['To save your place, {route}.'],
  charity: ['To join in, {route}.', 'Want to help? {route}.'],
  found: ['To claim it, {route}.', 'If you know whose it is, {route}.'],
  permission: ['To stay on the list, {route}.'],
  green: ['Questions? {route}.', 'For your next visit, {route}.'],
  news: ['For your next visit, {route}.', 'Anything to ask? {route}.'],
  hours: ['To book one of the new times, {route}.', 'To find a time that suits, {route}.'],
  welcome: ['To book in, {route}.', 'For your next visit, {route}.'],
  testimonial: ['Thinking of a visit? {route}.', 'For a visit of your own, {route}.', 'To book, {route}.'],
  transformation: [
    'Thinking of a change? {route}.',
    'To plan yours, {route}.',
    'Got something in mind? {route}.',
  ],
  winback: [
    'Whenever you are ready, {route}.',
    'For your next visit, {route}.',
    'To find a time that suits, {route}.',
  ],
  launch: ['To give it a try, {route}.', 'Want to know more? {route}.', 'To book, {route}.'],
  spotlight: ['Thinking about it? {route}.', 'To book, {route}.', 'To talk it through, {route}.'],
}

export const BOOK: readonly string[] = [
  'To book, {route}.',
  'Fancy it? {route}.',
  'Ready when you are: {route}.',
  'To find a time that suits, {route}.',
  'For an appointment, {route}.',
]

/** News of any sort, with nothing to "think about" and no treatment to book. */
export const GENERAL_ASKS = [
  'To get in touch, {route}.',
  'For your next visit, {route}.',
  'To book in, {route}.',
]

/** "Tip: sleep on silk" is already a tip. */
export const OWN_TIP =
  /^(?:[\w'’]+ ){0,3}?(?:tips?|myth|fact|aftercare[\w ]*)(?: of the (?:day|week|month))?\s*[:–—-]\s*\S|^did you know\b.{12}|^why (?:we|it|your|do|does|not)\b/i
