// A topic, read: what is to be said, what was left out of it and why, and what is missing before anything is written.
import type { Facts } from '../../../facts'
import type { ContentType, MarketingInput } from '../schema'
import type { Subject } from '../subject'
import { subjectsIn } from '../subjects'
import { isShouted, quietly } from '../write/voice'
import { cleaned, type Removed, RULES, rescued, withoutClaim } from './claims'
import { keysOf } from './data'
import { isEmptyWord } from './empty'
import { type Field, type Role, sentencesIn, splitTopic } from './fields'
import { type Kind, kindOf } from './kind'
import { toThem, withoutAge, withoutNames } from './names'
import { withoutNote } from './notes'
import { ageIn, clientIn, HEALTH, type Person, tellsHealth } from './people'
import { type Quote, quoteIn } from './quote'
import { isOrder, isStyle, withoutAgainst, withoutRequest } from './requests'
import { spelled } from './textspeak'
import { outcomeIn, thingIn } from './thing'

export type Fact = { role: Role; key: string; value: string }
export type Salon = { name: string | null; booking: string | null; phone: string | null; testHours: number }

export type Brief = {
  type: ContentType
  kind: Kind
  subjects: Subject[]
  /** The topic's first words, cleaned: a sentence or a headline. '' where nothing was left. */
  core: string
  /** The other sentences of the topic, cleaned. */
  said: string[]
  facts: Fact[]
  salon: Salon
  client: Person
  stylist: string | null
  quote: Quote | null
  removed: Removed[]
  /** Keys of all figures that may be named. */
  allowed: Set<string>
  topic: string
}

/** "PATCH TEST REMINDER for colour clients": three words and more in capitals. */
const SHOUTED = /(?<![\p{L}])(?:\p{Lu}{3,}\s+){2,}\p{Lu}{3,}(?!\p{L})/gu
const EMPTY = /^(?:none|no|n\/?a|nil|not? applicable|-|–|nothing|null|unknown)$/i
const NEVER_SAID: ReadonlySet<Role> = new Set([
  'client',
  'words',
  'consent',
  'age',
  'style',
  'image',
  'booking',
  'phone',
  'incentive',
  'visit',
  'truth',
])

const ORDERS = 'Orders to the writer are not followed; the rules of advertising stand.'
const HEALTH_WHY = 'It tells of a person’s health. That stays between you and them.'
const SURNAME_WHY = 'A surname has no place in a post.'
const NAME_WHY = 'Nobody noted that the client’s name may be used.'

function salonOf(facts: Facts, fields: readonly Field[]): Salon {
  const { salon } = facts
  const said = (role: Role): string | null => fields.find(field => field.role === role)?.value ?? null
  return {
    name: salon?.name.trim() || null,
    booking: said('booking') ?? (salon?.booking_link?.trim() || null),
    phone: said('phone') ?? (salon?.phone?.trim() || null),
    testHours: Math.max(48, salon?.patch_test_hours ?? 48),
  }
}

/** "Leah has been with us 10 years": one of the team, who may be named. */
function notStaff(person: Person, fields: readonly Field[], prose: string): Person {
  const { name } = person
  if (name === null || fields.some(({ role }) => role === 'client')) return person
  const listed = fields.some(({ role, value }) => role === 'stylist' && value.includes(name))
  const about = prose.split(/(?<=[.!?])\s+/).filter(sentence => sentence.includes(name))
  const staff = about.some(sentence => STAFF.test(sentence) && !/\bclient\b/i.test(sentence))
  return listed || staff ? { name: null, surname: null, nameAllowed: false } : person
}

const STAFF =
  /\b(?:staff|team|stylist|colou?rist|barber|apprentice|junior|receptionist|owner|manager|joins?|joined|qualified|maternity|with us (?:for )?\d|level \d|nvq|promoted|spaces?|slots?)\b/i

/** Posts that show or quote a person. */
const aboutSomeone = ({ contentType, topic }: MarketingInput): boolean =>
  contentType === 'before-after' ||
  contentType === 'testimonial' ||
  /\b(?:photos?|before (?:and|&) after|client)\b/i.test(topic)

/** "Pregnant?" alone, once the claim after it is gone. */
const isBareHealth = (text: string): boolean =>
  HEALTH.test(text) &&
  text.trim().split(/\s+/).length <= 3 &&
  !/\b(?:friendly|aware\w*|welcome|welcoming|hours?|mornings?|evenings?|support|charity)\b/i.test(text)

export function readBrief(input: MarketingInput, facts: Facts): Brief {
  const { sentences, fields } = splitTopic(input.topic)
  const shouted = isShouted(input.topic)
  const removed: Removed[] = []
  const orders = sentences.filter(isOrder)
  for (const what of orders) removed.push({ what, why: ORDERS })
  const usable = sentences
    .filter(sentence => !isOrder(sentence) && !isStyle(sentence))
    .map(sentence => {
      const left = withoutAgainst(sentence)
      if (left !== sentence) removed.push({ what: sentence, why: ORDERS })
      return left
    })
    .filter(sentence => sentence !== '')
  const given = fields.filter(
    ({ key, value }) => !EMPTY.test(value.replace(/[.!]$/, '')) && !isOrder(`${key}: ${value}`),
  )
  for (const { key, value } of fields)
    if (isOrder(`${key}: ${value}`)) removed.push({ what: `${key}: ${value}`, why: ORDERS })
  const prose = usable.join(' ')
  const found = quoteIn(usable, given, input.contentType, prose)
  const client = notStaff(
    clientIn(given, prose, found.by),
    given,
    // A client may praise her barber; that makes her none.
    found.quote ? prose.replace(found.quote.whole, '') : prose,
  )
  const { minor } = aboutSomeone(input)
    ? ageIn(found.quote ? prose.replace(found.quote.whole, '') : prose)
    : { minor: false }
  const mayName = !minor && (client.nameAllowed || (input.contentType === 'email' && client.name !== null))
  if (client.surname) removed.push({ what: client.surname, why: SURNAME_WHY })
  if (client.name && !mayName) removed.push({ what: client.name, why: NAME_WHY })

  const clean = (text: string): string => {
    const private_ = tellsHealth(text, client.name, input.contentType === 'before-after')
    if (private_) removed.push({ what: text, why: HEALTH_WHY })
    const own = private_ ? withoutClaim(text, HEALTH) : text
    if (own.trim() === '') return ''
    const named = withoutNames(minor ? withoutAge(own) : own, client, mayName)
    const { left, removed: cut } = cleaned(named)
    removed.push(...cut)
    const saved = removed.length > 0 ? rescued(named) : ''
    const whole = /\p{L}{2}|\p{N}/u.test(left) && !isEmptyWord(left)
    // A clause that went took its price with it: what stood before the claim says more.
    const kept = whole && keysOf(saved).size <= keysOf(left).size ? left : saved
    return isBareHealth(kept) ? '' : kept
  }
  // "say 2 spaces left … real availability: plenty"
  const plenty = given.some(
    ({ role, value }) => role === 'truth' && /plenty|lots|many|wide open|all week|loads/i.test(value),
  )
  const lead = found.rest
    .map(sentence => (input.contentType === 'email' && client.name ? toThem(sentence) : sentence))
    .map(sentence => (input.contentType === 'email' ? sentence : withoutNote(sentence)))
    .map(text => withoutRequest(spelled(text)))
    .map(text =>
      text
        .replace(/^(?:stylist|colou?rist|barber|done by|hair by)\s+(\p{Lu}[\p{L}'’-]+)[.]?$/iu, 'All by $1')
        .replace(/,\s*(?:stylist|colou?rist|barber|done by|hair by)\s+(?=\p{Lu}[\p{L}'’-]+[.]?$)/iu, ', by '),
    )
    .map(text => (shouted ? quietly(text) : text.replace(SHOUTED, run => quietly(run))))
    .map(clean)
    .map(text =>
      plenty
        ? withoutClaim(
            text,
            /\b(?:\d+|one|two|three|a few) (?:\w+ )?(?:spaces?|spots?|slots?|places?|left)\b/i,
          )
        : text,
    )
    .filter(text => text !== '' && !isEmptyWord(text))
  // A newsletter typed as one long line is told line by line.
  const newsletter = input.contentType === 'email' && /\bnewsletter\b/i.test(input.topic)
  const parts = lead[0]?.split(/,\s+/) ?? []
  if (newsletter && lead.length === 1 && parts.length >= 3) lead.splice(0, 1, ...parts)
  const roundUp = newsletter && lead.length >= 3
  const said = given.flatMap((field): Fact[] => {
    if (NEVER_SAID.has(field.role)) return []
    const value = clean(
      field.value
        .split(/(?<=[.!?])\s+/)
        .map(withoutNote)
        .filter(Boolean)
        .join(' '),
    )
    // What one would like to claim is looked at, and never posted as such.
    if (field.role === 'wanted') return []
    return value === '' ? [] : [{ role: field.role, key: field.key, value }]
  })
  // What an offer leaves out is not what it is about.
  const all = [...lead, ...said.filter(({ role }) => role !== 'terms').map(({ value }) => value)]
    .join('. ')
    .replace(/\b(?:exclud\w+|except(?:ing)?|not including)\b[^.;]*/gi, '')
  const became = input.contentType === 'before-after' ? outcomeIn(all) : null
  const outcome = became === null ? [] : subjectsIn(became).filter(({ id }) => id !== 'general')
  const subjects = outcome.length > 0 ? outcome : subjectsIn(all === '' ? input.topic : all)
  const [first, ...others] = lead
  const core = first ?? coreFrom(said) ?? (removed.length > 0 ? clean(thingIn(input.topic)) : '')
  const kindText = [...lead, ...said.map(({ key, value }) => `${key} ${value}`)].join('. ')
  const stylist = said.find(({ role }) => role === 'stylist')?.value ?? null
  return {
    type: input.contentType,
    kind: roundUp
      ? 'news'
      : kindOf(
          input.contentType,
          lead.join('. '),
          kindText,
          said.map(({ role }) => role),
        ),
    subjects,
    core: core.replace(/[.:;,\s]+$/, ''),
    said: others,
    facts: said,
    salon: salonOf(facts, given),
    client: { ...client, nameAllowed: mayName },
    stylist,
    quote: found.quote,
    removed: unique(removed),
    allowed: new Set([
      ...keysOf(withoutClaims(input.topic)),
      ...keysOf(
        [facts.salon?.booking_link, facts.salon?.phone, facts.salon?.name].filter(Boolean).join(' ; '),
      ),
    ]),
    topic: input.topic,
  }
}

/** "100% natural" and "five star" vouch for no figure. */
const withoutClaims = (text: string): string =>
  RULES.reduce((left, { pattern }) => left.replace(new RegExp(pattern.source, 'gi'), ' '), text)

const coreFrom = (facts: readonly Fact[]): string | null =>
  facts.find(({ role }) => role === 'offer')?.value ??
  facts.find(({ role }) => role === 'service' || role === 'product')?.value ??
  null

function unique(removed: Removed[]): Removed[] {
  return removed.filter(
    ({ what }, index) =>
      removed.findIndex(other => other.what.toLowerCase() === what.toLowerCase()) === index,
  )
}

export { sentencesIn }
