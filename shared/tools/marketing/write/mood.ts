// Where a topic's mood is not its kind's: bad news is told plainly, a passed exam is applauded, walk-ins need no booking.
import type { Brief } from '../read/brief'
import { APPOINTMENT, PRACTICAL } from '../read/kind'
import { isAfterVisit } from '../read/reader'
import {
  ABANDONED,
  AFTER,
  APOLOGY,
  CALM,
  FREED,
  GAP,
  MODELS,
  type Mood,
  PROUD,
  QUIET,
  REMINDER,
  TRAINED,
  UNFINISHED,
  WANTS_MODELS,
} from './occasions'

const MOODS: readonly (readonly [RegExp, Mood])[] = [
  [
    /\bclos(?:e|es|ed|ing) (?:for good|permanently|(?:our|the|its) doors|down)|\blast day of trading|\bfinal day of trading/i,
    {
      subject: 'Some important news from us',
      hooks: ['We wanted you to hear this from us.'],
      lines: ['Thank you for every visit and every chat in the chair.'],
      asks: ['For a last appointment, {route}.', 'To book in with us one more time, {route}.'],
      plain: true,
    },
  ],
  [
    /\b(?:we|you|together|team)(?:['’]?ve| have| all)? raised\b|\braised (?:a (?:whopping|total|massive|huge) )?(?:of )?£/i,
    {
      hooks: ['You did that.', 'A moment to say thank you.'],
      lines: ['Thank you to everybody who joined in.'],
      asks: ['For your next visit, {route}.', 'To book in, {route}.'],
      plain: false,
    },
  ],
  [
    /\b(?:power cut|poorly|roadworks|scaffold\w*|road clos\w+|wi-?fi|clos(?:ed|ing) (?:early )?(?:today|this (?:morning|afternoon)|tomorrow)|no (?:hot )?water|no (?:power|electric\w*|heating|internet)|burst pipe|flood\w*|leak|fire alarm|snow(?:ed)?|storm|ice|emergency|unforeseen|off sick|illness|unwell|broken (?:boiler|down)|boiler|card machine|phones? (?:is|are)|phone lines? (?:is|are|down)|system (?:is )?down|short notice|break-?in|burgl\w+|(?:train|tube|bus|rail|post(?:al)?) strikes?|strikes|running late|delays?)\b/i,
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
    /\b(?:passed away|died|death|funeral|sad news|heartbroken|condolences|in memory|loving memory|goodbye to our|bereave\w*|rest in peace|tribute)\b/i,
    {
      hooks: [''],
      lines: ['Thank you for all your kindness.', 'Thank you for thinking of us.'],
      asks: ['If you need to reach us, {route}.'],
      plain: true,
    },
  ],
  [
    /\b(?:passed (?:her|his|their|my|our|the|an?|with|level|nvq)|qualified|promoted|congrat\w*|well done|shout[- ]?outs? (?:to|for) (?:(?:our|my|the|all|whole|amazing|lovely|brilliant) )*(?:team|staff|girls|stylists?|apprentices?|juniors?|receptionists?|barbers?|colou?rists?)|(?:staff|team|stylists?|hairdressers?|apprentices?)['’]?s? appreciation day|so proud|proud of|graduat\w+|workiversary|work anniversary|years? with us|started as (?:our|a))\b/i,
    {
      hooks: ['A round of applause, please.', 'Proud of this one.', 'Good news from the team.'],
      lines: ['Do say well done next time you are in.', 'Leave them a kind word below.'],
      asks: ['To book in, {route}.', 'For your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    /\b(?:leaving us|last day|moving on|saying goodbye|retir(?:es|ing|ed|ement(?! (?:homes?|villages?|flats|age|discount)))|farewell|(?<!\b(?:clients?|customers?|everyone|everybody|people|brides?|guests?|you) )(?:is|are) leaving\b(?! (?:early|work|at \d|with|happy|feeling|looking|smiling|the (?:lights?|doors?|keys?)))|off to (?:\w+ )?(?:uni|university|college)|we['’]?ll miss|maternity leave (?:from|on|next|starts))\b/i,
    {
      hooks: ['Some team news.', 'News from the team.'],
      lines: ['Do come and wish them well.'],
      asks: ['To book in, {route}.', 'To plan your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    /\b(?:gone missing|missing|lost)\b[^.]{0,40}\b(?:cat|dog|pet|rabbit|parrot|tortoise)\b|\b(?:cat|dog|pet|rabbit|parrot|tortoise)\b[^.]{0,40}\b(?:missing|lost)\b/i,
    {
      subject: 'Please keep an eye out',
      hooks: ['Please keep an eye out.', 'Could you help us look?'],
      lines: ['Every pair of eyes helps.', 'Thank you for sharing this.'],
      asks: ['Seen anything? {route}.', 'If you have seen anything, {route}.'],
      plain: true,
    },
  ],
  [
    /\b(?:vouchers?|gift cards?|points|loyalty)\b[^.]{0,60}\b(?:expir\w+|run out|use (?:it|them|yours) by|before (?:it|they) (?:end|run))|\bbalance reminder\b/i,
    {
      hooks: ['A reminder, so that nothing goes to waste.', 'Check the drawer: one of these may be yours.'],
      lines: ['Find yours and bring it along.', 'Not sure what is left on yours? Just ask.'],
      asks: ['To use yours, {route}.'],
      plain: true,
    },
  ],
  [
    PRACTICAL,
    {
      hooks: ['Good to know before your next visit.', 'A small thing that makes a visit easier.'],
      lines: ['Anything else that would make your visit easier? Just ask.', 'See you soon.'],
      asks: ['Questions? {route}.', 'For your next visit, {route}.'],
      plain: true,
    },
  ],
  [
    /\bgood luck\b|\b(?:mubarak|kareem)\b/i,
    {
      hooks: ['A word from everybody at the salon.'],
      lines: ['We are thinking of you.'],
      asks: ['For your next visit, {route}.'],
      plain: false,
    },
  ],
  [
    /\bbehind the scenes\b|\bday in the life\b/i,
    {
      hooks: ['A little peek behind the chairs.', 'What you do not see from the chair.'],
      lines: ['Come and see it for yourself.', 'Then we open the door, and the day begins.'],
      asks: ['For your next visit, {route}.', 'To book in, {route}.'],
      plain: false,
    },
  ],
  [
    /\b(?:survey|questionnaire|feedback form|your opinion|your views|have your say|vote)\b/i,
    {
      hooks: ['We would love to hear what you think.', 'A small favour, if you have a moment.'],
      lines: ['Grumbles are welcome, too.', 'Thank you: it really does help.'],
      asks: ['To tell us, {route}.', 'Anything to add? {route}.'],
      plain: false,
    },
  ],
  [
    /\b(?:walk[- ]?ins?|no appointment (?:needed|necessary)|just turn up)\b/i,
    {
      hooks: ['No appointment? No problem.', 'Passing by? Come on in.'],
      lines: ['Take a seat and we will be with you as soon as a chair is free.'],
      asks: ['Just walk in. Rather book? {route}.', 'Just walk in. For a set time, {route}.'],
      plain: false,
    },
  ],
]

/** "We don’t do walk-ins any more": nobody is told to just walk in. */
const NO_WALK_INS =
  /\b(?:no|not|n['’]?t|never|stop\w*|without|end(?:ing|ed)?) (?:\w+ ){0,3}?walk[- ]?ins?\b|\bwalk[- ]?ins? (?:are |is |have |has )?(?:no longer|not|stopp\w+|end\w*)\b|\bby appointment\b|\bappointments?[- ]only\b/i

/** What a late cancellation costs, not a chair that came free. */
const RULES_OF_IT =
  /\b(?:polic(?:y|ies)|notice|late cancell?ations?|cancell?ations? (?:means?|costs?|fees?|charges?|hurts?)|charge\w*|fees?|please give)\b/i

/** Nobody is asked along to what will not be. */
const OFF = /\b(?:is|are|has been|have been) (?:now )?(?:cancelled|postponed|called off)\b/i

/** Sorry for something done wrong, not "sorry we're closed". */
const APOLOGISES =
  /^(?:[\w-]+ ){0,6}?(?:sorry (?:e-?mail|post|message|for|about|to (?:everyone|anyone|all|those)|if)|apolog\w+)\b|\bapologi[sz]e to (?:our |all )?(?:clients|customers|everyone)\b|\bwe (?:messed|mucked|slipped) up\b|[.!,]\s*(?:so |very |we are |we['’]re )*sorry[.!]*$/i

/** The mood of bad or particular news; null where the kind's own words fit. */
export function moodOf({ topic, kind, type, core }: Brief): Mood | null {
  if (APOLOGISES.test(topic) && type !== 'testimonial' && kind !== 'closure') return APOLOGY
  if (WANTS_MODELS.test(topic) && type !== 'testimonial' && type !== 'before-after') return MODELS
  if (kind === 'first-visit') return APPOINTMENT.test(topic) ? REMINDER : null
  if (type === 'email' && isAfterVisit(topic) && /^thank you for (?:your|coming in for your) /i.test(core))
    return AFTER
  if (kind === 'availability' && FREED.test(topic) && !RULES_OF_IT.test(topic)) return GAP
  if (QUIET.test(topic) && !PRACTICAL.test(topic) && type !== 'testimonial' && type !== 'before-after')
    return CALM
  if (type === 'email' && ABANDONED.test(topic)) return UNFINISHED
  if (type === 'before-after' || type === 'testimonial') return null
  if (['hiring', 'offer', 'winback', 'price-rise', 'giveaway', 'permission', 'policy'].includes(kind))
    return null
  if (kind !== 'closure' && TRAINED.test(topic) && !/\btraining night\b/i.test(topic)) return PROUD
  const found = MOODS.find(([sign]) => sign.test(topic))?.[1] ?? null
  if ((kind === 'skin-test' || NO_WALK_INS.test(topic)) && found?.hooks[0]?.startsWith('No appointment'))
    return null
  // Charity news may be sad and still be an event.
  if (found?.subject) return found
  // One item of a round-up doesn't set its tone.
  if (kind === 'news' && found?.plain === false) return null
  if (found?.plain && OFF.test(topic)) return found
  return found?.plain && ['charity', 'event', 'news'].includes(kind) ? null : found
}
