// An email: a subject that says what is in it, a greeting, one thing to do, and always an opt-out. [ICO][DPN]
import { read } from '../../../reading/doc'
import type { Brief } from '../read/brief'
import { dataIn } from '../read/data'
import { toYours } from '../read/people/names'
import { termsMissing } from '../read/terms'
import { calm, capital, sentence, shortened, small } from '../voice'
import { moodOf } from './occasions/mood'
import type { Parts } from './post'
import { routeOf } from './route'

export const SUBJECT = { least: 15, most: 50 } as const
export const PREHEADER = { least: 30, most: 100 } as const

const plain = (text: string): string => text.replace(/[.!\s]+$/, '')
const blocks = (...parts: (string | null)[]): string =>
  parts.filter(part => part !== null && part.trim() !== '').join('\n\n')

export function footerOf(salon: string | null): string {
  return `You are getting this email as a client of ${salon ?? 'our salon'}. To unsubscribe, reply with the word “unsubscribe” and we will take you off the list.`
}

/** The name in the greeting: the client it is written to. */
const toWhom = ({ client }: Brief): string => client.name ?? 'there'

export function emailOf(brief: Brief, parts: Parts): string {
  const { hook, facts, tips, own, test, cta, salon } = parts
  const core =
    brief.kind === 'winback' && brief.client.name !== null ? withoutAbsence(parts.core) : parts.core
  const list = tips.map((tip, index) => `${index + 1}. ${tip}`).join('\n')
  const quote = brief.quote ? `“${brief.quote.words}”` : null
  // "Welcome email for new client" is the task, not the news.
  const task =
    /\b(?:e-?mail|newsletter|message)\b/i.test(core) &&
    dataIn(core).length === 0 &&
    core.split(/\s+/).length <= 6
  const greeted = isGreeting(brief, core)
  // "We have not seen Mel for a while" is meant for us; an offer in the same sentence is for Mel.
  const winback =
    brief.kind === 'winback' &&
    !/^(?:you|your)\b/i.test(core) &&
    (dataIn(core).length === 0 ||
      /\b(?:last (?:visit|seen|cut|colou?r|appointment|came)|client|ago)\b/i.test(core) ||
      // "We haven't seen Oliver since March": the date is ours; an offer with it would be Oliver's.
      (/(?:\bnot|n['’]?t) (?:seen|been (?:in|back|seen)|(?:visited|booked) (?:us|since|for|in))\b/i.test(
        core,
      ) &&
        !/[£$€%]|\bfree\b|\boff\b/i.test(core)))
  const body = blocks(
    `Hi ${toWhom(brief)},`,
    hook,
    winback
      ? [
          newsIn(core),
          ...facts.filter(
            fact =>
              !/not seen|for a while|haven|\b(?:her|him|she|he|them|they)\b|nothing to offer|no offer/i.test(
                fact,
              ),
          ),
        ]
          .filter(Boolean)
          .join(' ')
      : [task || greeted ? '' : core, ...(facts.length < 3 ? facts : [])].filter(Boolean).join(' '),
    winback || facts.length < 3 ? null : facts.join('\n'),
    list,
    quote,
    [own, test].filter(Boolean).join(' '),
    cta,
    `${brief.kind === 'price-rise' || brief.kind === 'policy' || moodOf(brief)?.plain ? 'Warmly' : 'See you soon'},\n${salon ? `everyone at ${salon}` : 'the whole team'}`
      .replace(/\neveryone/, '\nEveryone')
      .replace(/\nthe whole/, '\nThe whole'),
  )
  return `${body}\n\n${footerOf(salon)}`
}

/** "Welcome to new client", "Appointment reminder": the greeting already says it. */
const isGreeting = ({ kind }: Brief, core: string): boolean =>
  kind === 'first-visit' &&
  dataIn(core).length === 0 &&
  core.split(/\s+/).length <= 8 &&
  /\b(?:new clients?|first (?:visit|appointment)|appointment|booking)\b/i.test(core)

/** "We haven't seen Mel since May, 20% off her next colour": the reader gets only the offer. */
function withoutAbsence(core: string): string {
  const left = core.replace(
    /^(?:we |i )?(?:have not|haven['’]?t|has not|hasn['’]?t) (?:seen|had) [^,;.]{1,50}[,;]\s*(?:so |and |but )?(?=.*(?:[£$€%]|\bfree\b|\boff\b))/i,
    '',
  )
  return left === core ? core : capital(toYours(left))
}

const ABSENCE =
  /\b(?:miss\w*|seen|while|haven['’]?t|hasn['’]?t|regulars?|lapsed|come back|ago|last (?:visit|cut|colou?r|appointment)|since|overdue|rebook\w*|due|email|send|write)\b/i

/** "We miss our regulars, come and try the new head spa": the reason to come back. */
const newsIn = (core: string): string => {
  const clause = core
    .split(/[,;–—]\s+|\s+(?=(?:so|and) (?:come|try|pop|see|book|we))/)
    .map(part => part.replace(/^(?:so|and)\s+/i, '').trim())
    .find(
      part =>
        /^(?:come (?:and|in)|try|pop in|see|meet|we (?:have|now|['’]?ve)|we['’]ve|our new|there is|there['’]s)\b/i.test(
          part,
        ) && !ABSENCE.test(part),
    )
  return clause === undefined ? '' : sentence(capital(clause))
}

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'price-rise': ['A note about our prices'],
  winback: ['It has been a while, {name}', 'How is your hair, {name}?'],
  'first-visit': ['Welcome to the salon', 'Before your first visit'],
  policy: ['A quick word about bookings'],
  hiring: ['There is a space in our team'],
  permission: ['Would you like to keep hearing from us?'],
  'skin-test': ['Your skin test before colour'],
  news: ['What is new at the salon'],
  found: ['Lost property at the salon'],
  tips: ['A few things worth knowing'],
  referral: ['Good hair is more fun with company'],
  availability: ['The diary is open'],
  thanks: ['A thank-you from all of us'],
}

const JOINS = 'and or for with of in at on to from until by so'
/** A part that starts with one of these can't be a subject line. */
const HANGS = new Set(
  `${JOINS} but which who that because while till before after not no just although though as since if when whether once despite unless`.split(
    ' ',
  ),
)
const isMain = (part: string): boolean =>
  part.length >= SUBJECT.least && !HANGS.has(read(part).tokens[0]?.norm ?? '')
const SMALL = new Set(
  `${JOINS} a an the all your our next near opposite behind beside is are will through live`.split(' '),
)
/** Cuts between words, but never after a small one. */
function cutAt(core: string): string {
  const cut = shortened(core, SUBJECT.most)
  const last = read(cut).tokens.findLast(({ norm }) => !SMALL.has(norm))
  return cut.slice(0, last?.end)
}

/** 15 to 50 characters: the topic's own first words if they fit, else the name of the kind of post. */
export function subjectOf(brief: Brief, parts: Parts): string {
  const dated = brief.facts.find(({ role }) => role === 'valid')?.value
  const offer = brief.facts.find(({ role }) => role === 'offer')?.value
  const core =
    /\b(?:e-?mail|newsletter|message)\b/i.test(brief.core) || isGreeting(brief, brief.core)
      ? ''
      : plain(capital(brief.core))
  // The first clause that can stand alone says more than a later one.
  const [main, ...others] = core
    .split(/\s*[:;–]\s+|,\s+|\s+(?=\()|\s+(?=(?:so|because|while|and we) )/)
    .filter(isMain)
  const usual = (SUBJECTS[brief.kind] ?? []).map(text =>
    text
      .replace(', {name}', brief.client.name ? `, ${brief.client.name}` : '')
      .replace(' {name}', brief.client.name ? ` ${brief.client.name}` : ''),
  )
  const mood = moodOf(brief)
  const wanted = [
    ...(mood?.subject ? [mood.subject] : []),
    ...(parts.hook.startsWith('Happy birthday') ? [`Happy birthday, ${brief.client.name ?? 'you'}`] : []),
    ...(['winback', 'permission', 'news', 'skin-test'].includes(brief.kind) ? usual : []),
    ...(offer && dated ? [`${capital(offer)}, ${small(dated)}`, `${capital(offer)}: ${dated}`] : []),
    core,
    ...(brief.kind === 'price-rise' || brief.kind === 'policy' ? usual : []),
    ...(main === undefined ? [] : [main]),
    ...(offer ? [capital(offer)] : []),
    ...(mood === null ? usual : []),
    ...(main === undefined ? [] : [cutAt(main)]),
    ...others,
    ...(core.length > SUBJECT.most ? [cutAt(core)] : []),
    ...(core === '' ? [] : [`${plain(core)} at ${brief.salon.name ?? 'the salon'}`]),
    `News from ${brief.salon.name ?? 'your salon'}`,
    plain(parts.hook),
    'Some news from your salon',
  ]
  const whole = (text: string): string =>
    termsMissing(brief.topic, brief.type, text).length === 0 ? text : `${text}, terms apply`
  return (
    wanted
      .map(text => whole(plain(capital(calm(text)))))
      .find(text => text.length >= SUBJECT.least && text.length <= SUBJECT.most && !/\([^)]*$/.test(text)) ??
    shortened(core, SUBJECT.most)
  )
}

export function preheaderOf(brief: Brief, parts: Parts, subject: string): string {
  const route = capital(routeOf(brief))
  const told = parts.facts.find(fact => fact.length >= 20 && fact.length <= 70 && !fact.startsWith('Terms'))
  const wanted = [
    ...(told && brief.kind !== 'winback' ? [told, `${told} ${sentence(route)}`] : []),
    parts.own,
    `${parts.hook} ${sentence(route)}`,
    `A few words from ${brief.salon.name ?? 'the team'}. ${sentence(route)}`,
    'A few words from all of us at the salon.',
  ]
  return (
    wanted.find(
      text => text.length >= PREHEADER.least && text.length <= PREHEADER.most && !subject.includes(text),
    ) ?? 'A few words from all of us at the salon.'
  )
}
