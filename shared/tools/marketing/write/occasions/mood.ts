// Topics whose mood differs from their kind's: bad news is told plainly, a passed exam is applauded, walk-ins need no
// booking.
import { tableOf } from '../../../../reading/tables'
import { MOODS_SAID } from '../../../../reading/words/posts/occasions'
import { isAfterVisit } from '../../read/asides/reader'
import type { Brief } from '../../read/brief'
import { hears, isAppointment, isPractical } from '../../read/kind'
import { AFTER, APOLOGY, CALM, GAP, MODELS, type Mood, PROUD, REMINDER, UNFINISHED } from './occasions'

const HEARD = tableOf([MOODS_SAID])

const MOODS: readonly (readonly [string, Mood])[] = [
  [
    'shuts',
    {
      subject: 'Some important news from us',
      hooks: ['We wanted you to hear this from us.'],
      lines: ['Thank you for every visit and every chat in the chair.'],
      asks: ['For a last appointment, {route}.', 'To book in with us one more time, {route}.'],
      plain: true,
    },
  ],
  [
    'raised',
    {
      hooks: ['You did that.', 'A moment to say thank you.'],
      lines: ['Thank you to everybody who joined in.'],
      asks: ['For your next visit, {route}.', 'To book in, {route}.'],
      plain: false,
    },
  ],
  [
    'trouble',
    {
      hooks: ['A quick update from us.', 'A quick message for everyone booked in.'],
      lines: [
        'Sorry for the trouble, and thank you for bearing with us.',
        'Thank you for your patience while we sort it out.',
      ],
      asks: ['Questions? {route}.', 'If you need to reach us, {route}.'],
      plain: true,
    },
  ],
  [
    'grief',
    {
      hooks: [''],
      lines: ['Thank you for all your kindness.', 'Thank you for thinking of us.'],
      asks: ['If you need to reach us, {route}.'],
      plain: true,
    },
  ],
  [
    'applause',
    {
      hooks: ['A round of applause, please.', 'Proud of this one.', 'Good news from the team.'],
      lines: ['Do say well done next time you are in.', 'Leave them a kind word below.'],
      asks: ['To book in, {route}.', 'For your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    'leaving',
    {
      hooks: ['Some team news.', 'News from the team.'],
      lines: ['Do come and wish them well.'],
      asks: ['To book in, {route}.', 'To plan your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    'pet',
    {
      subject: 'Please keep an eye out',
      hooks: ['Please keep an eye out.', 'Could you help us look?'],
      lines: ['Every pair of eyes helps.', 'Thank you for sharing this.'],
      asks: ['Seen anything? {route}.', 'If you have seen anything, {route}.'],
      plain: true,
    },
  ],
  [
    'expires',
    {
      hooks: ['A reminder, so that nothing goes to waste.', 'Check the drawer: one of these may be yours.'],
      lines: ['Find yours and bring it along.', 'Not sure what is left on yours? Just ask.'],
      asks: ['To use yours, {route}.'],
      plain: true,
    },
  ],
  [
    'practical',
    {
      hooks: ['Good to know before your next visit.', 'A small thing that makes a visit easier.'],
      lines: ['Anything else that would make your visit easier? Just ask.', 'See you soon.'],
      asks: ['Questions? {route}.', 'For your next visit, {route}.'],
      plain: true,
    },
  ],
  [
    'wish',
    {
      hooks: ['A word from everybody at the salon.'],
      lines: ['We are thinking of you.'],
      asks: ['For your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    'behind',
    {
      hooks: ['A little peek behind the chairs.', 'What you do not see from the chair.'],
      lines: ['Come and see it for yourself.', 'Then we open the door, and the day begins.'],
      asks: ['For your next visit, {route}.', 'To book in, {route}.'],
      plain: false,
    },
  ],
  [
    'survey',
    {
      hooks: ['We would love to hear what you think.', 'A small favour, if you have a moment.'],
      lines: ['Grumbles are welcome, too.', 'Thank you: it really does help.'],
      asks: ['To tell us, {route}.', 'Anything to add? {route}.'],
      plain: false,
    },
  ],
  [
    'walk-in',
    {
      hooks: ['No appointment? No problem.', 'Passing by? Come on in.'],
      lines: ['Take a seat and we will be with you as soon as a chair is free.'],
      asks: ['Just walk in. Rather book? {route}.', 'Just walk in. For a set time, {route}.'],
      plain: false,
    },
  ],
]

/** The mood for bad or special news; null if the kind's own words fit. */
export function moodOf({ topic, kind, type, core }: Brief): Mood | null {
  const said = HEARD.in(topic)
  if (said.has('apologises') && type !== 'testimonial' && kind !== 'closure') return APOLOGY
  if (said.has('wants.models') && type !== 'testimonial' && type !== 'before-after') return MODELS
  if (kind === 'first-visit') return isAppointment(topic) ? REMINDER : null
  if (type === 'email' && isAfterVisit(topic) && hears('thanked', core)) return AFTER
  if (kind === 'availability' && said.has('freed') && !said.has('freed.rule')) return GAP
  if (said.has('quiet') && !isPractical(topic) && type !== 'testimonial' && type !== 'before-after')
    return CALM
  if (type === 'email' && said.has('abandoned')) return UNFINISHED
  if (type === 'before-after' || type === 'testimonial') return null
  if (['hiring', 'offer', 'winback', 'price-rise', 'giveaway', 'permission', 'policy'].includes(kind))
    return null
  if (kind !== 'closure' && said.has('trained') && !said.has('training.night')) return PROUD
  const found =
    MOODS.find(([sign]) => said.has(sign) || (sign === 'practical' && isPractical(topic)))?.[1] ?? null
  if ((kind === 'skin-test' || said.has('walk-in.no')) && found?.hooks[0]?.startsWith('No appointment'))
    return null
  // Charity news can be sad and still be an event.
  if (found?.subject) return found
  // One item in a round-up doesn't set its tone.
  if (kind === 'news' && found?.plain === false) return null
  if (found?.plain && said.has('called_off')) return found
  return found?.plain && ['charity', 'event', 'news'].includes(kind) ? null : found
}
