// A topic as read: what to say, what was left out and why, and what is missing before we can write.
import type { Facts } from '../../../facts'
import { isAmerican } from '../american'
import type { ContentType, MarketingInput } from '../schema'
import type { Subject } from '../subjects/subject'
import { subjectsIn } from '../subjects/subjects'
import { pickedKind, pickedLeave } from '../told/paths'
import { capital, isShouted, quietly } from '../voice'
import { speaks } from './asides/asides'
import { pointsNowhere, withoutNote } from './asides/notes'
import { afterVisit, toReader } from './asides/reader'
import {
  isOrder,
  isSecret,
  isStyle,
  withoutAgainst,
  withoutHiding,
  withoutRequest,
  withoutSecret,
} from './asides/requests'
import {
  claimsUnbroken,
  cleaned,
  type Removed,
  RULES,
  type Rule,
  rescued,
  rulesFor,
  withoutClaim,
  withoutClaims,
} from './claims/claims'
import { outcomeIn, thingIn } from './claims/thing'
import { keysOf } from './data'
import { punctuated } from './dictation'
import { isEmptyWord } from './empty'
import { type Field, NEVER_SAID, type Role, sentencesIn, splitTopic } from './fields'
import { inFigures } from './figures'
import { withoutIncident } from './incident'
import { type Kind, kindOf } from './kind'
import { addressed, withoutReminder, withoutSalutation, withoutWelcome } from './letter'
import {
  aboutSomeone,
  HEALTH_WHY,
  isBareHealth,
  NAME_WHY,
  notStaff,
  ORDERS,
  SURNAME_WHY,
  withoutWhose,
} from './people/about'
import { ageIn, childIn } from './people/age'
import { withoutWinnersSurname } from './people/client-named'
import { withoutContactsOf } from './people/contacts'
import { toThem, toYours, withoutAge, withoutNames } from './people/names'
import {
  type Consent,
  clientIn,
  healthIn,
  heardOf,
  type Person,
  tellsHealth,
  withoutPrivateWhy,
} from './people/people'
import { type Quote, quoteIn } from './quote'
import { callIn } from './terms'
import { spelled } from './textspeak'

export type Fact = { role: Role; key: string; value: string }
type Salon = { name: string | null; booking: string | null; phone: string | null; testHours: number }

export type Brief = {
  type: ContentType
  kind: Kind
  subjects: Subject[]
  /** The topic's first words, cleaned: a sentence or a headline. '' if nothing was left. */
  core: string
  /** The topic's other sentences, cleaned. */
  said: string[]
  facts: Fact[]
  salon: Salon
  client: Person
  stylist: string | null
  quote: Quote | null
  /** Claims that the post mustn't make. */
  rules: readonly Rule[]
  removed: Removed[]
  /** The permission that a person picked; it overrides anything written. */
  leave: Consent | null
  /** Keys of all the figures that the post may name. Computed on first use. */
  allowed: () => ReadonlySet<string>
  topic: string
  /** The hashtags that the topic ends with. */
  tags: string[]
  /** Whether the salon writes American English. */
  american: boolean
}

/** "PATCH TEST REMINDER for colour clients": at least three words in capitals. */
const SHOUTED = /(?<![\p{L}])(?:\p{Lu}{3,}\s+){2,}\p{Lu}{3,}(?!\p{L})/gu
const NOWHERE = 'Nothing in the topic says what this is about, so it stands in no post.'
const EMPTY = /^(?:none|no|n\/?a|nil|not? applicable|-|–|nothing|null|unknown)$/i
const OWN_TAGS = /(?:\s(?:hash)?tags?\s*:)?(?:\s+#\p{L}[\p{L}\d_]{1,40},?)+\.?\s*$/iu

function salonOf(facts: Facts, fields: readonly Field[], called: string | null): Salon {
  const { salon } = facts
  const said = (role: Role): string | null => fields.find(field => field.role === role)?.value ?? null
  return {
    name: salon?.name.trim() || null,
    booking: said('booking') ?? called ?? (salon?.booking_link?.trim() || null),
    phone: said('phone') ?? (salon?.phone?.trim() || null),
    testHours: Math.max(48, salon?.patch_test_hours ?? 48),
  }
}

/** How few places are left. */
const SPACES = /\b(?:\d+|one|two|three|a few) (?:\w+ )?(?:spaces?|spots?|slots?|places?|left)\b/i

export function readBrief(asked: MarketingInput, facts: Facts): Brief {
  const contacts = withoutContactsOf(asked, facts)
  const input = { ...asked, topic: contacts.left }
  const { sentences: typed, fields } = splitTopic(claimsUnbroken(input.topic.replace(OWN_TAGS, '')))
  const sentences = typed.flatMap(sentence => sentencesIn(punctuated(sentence)))
  const shouted = isShouted(input.topic)
  const removed: Removed[] = [...contacts.removed]
  const orders = sentences.filter(isOrder)
  for (const what of orders) removed.push({ what, why: ORDERS })
  for (const what of sentences.filter(pointsNowhere)) removed.push({ what, why: NOWHERE })
  const usable = sentences
    .filter(sentence => !isOrder(sentence) && !isStyle(sentence) && !pointsNowhere(sentence))
    .map(sentence => {
      const left = withoutAgainst(sentence)
      if (left !== sentence) removed.push({ what: sentence, why: ORDERS })
      return left
    })
    .filter(sentence => sentence !== '')
  const newcomer = input.contentType !== 'testimonial' && speaks('newcomer', sentences.join(' '))
  const given = fields
    .filter(({ key, value }) => !EMPTY.test(value.replace(/[.!]$/, '')) && !isOrder(`${key}: ${value}`))
    .filter(({ key, value }) => !isSecret(`${key}: ${value}`))
    // "New stylist joining. name: Tomasz": a member of the team, who may be named.
    .map(field => (newcomer && /^name$/i.test(field.key) ? { ...field, role: 'stylist' as const } : field))
  for (const { key, value } of fields)
    if (isOrder(`${key}: ${value}`)) removed.push({ what: `${key}: ${value}`, why: ORDERS })
  const prose = usable.join(' ')
  const found = quoteIn(usable, given, input.contentType, prose)
  const person = notStaff(
    clientIn(given, input.contentType === 'email' ? addressed(prose) : prose, found.by),
    given,
    // A client may praise her barber; that doesn't make the barber a client.
    found.quote ? prose.replace(found.quote.whole, '') : prose,
  )
  const { minor } = aboutSomeone(input)
    ? ageIn(found.quote ? prose.replace(found.quote.whole, '') : prose)
    : { minor: false }
  const client =
    minor && input.contentType !== 'email' && person.name === null
      ? { ...person, name: childIn(prose) }
      : person
  const mayName = !minor && (client.nameAllowed || (input.contentType === 'email' && client.name !== null))
  if (client.surname) removed.push({ what: client.surname, why: SURNAME_WHY })
  if (client.name && !mayName) removed.push({ what: client.name, why: NAME_WHY })

  // "say 2 spaces left … real availability: plenty"
  const plenty = given.some(
    ({ role, value }) =>
      (role === 'truth' || role === 'spaces') && /plenty|lots|many|wide open|all week|loads/i.test(value),
  )
  const rules = plenty ? RULES : rulesFor(input.topic)
  const clean = (told: string): string => {
    const text = withoutPrivateWhy(input.contentType === 'before-after' ? told : withoutIncident(told))
    if (text !== told) removed.push({ what: told, why: HEALTH_WHY })
    if (text === '') return ''
    const heard = heardOf(text)
    const private_ = tellsHealth(text, client.name, input.contentType === 'before-after')
    if (private_) removed.push({ what: text, why: HEALTH_WHY })
    const own = private_ ? withoutWhose(withoutClaim(text, part => healthIn(part, heard))) : text
    if (own.trim() === '') {
      // "Thinning crown covered with clever layers": keep what was done.
      const done =
        input.contentType === 'before-after'
          ? /\b(?:with|into|using) (?:an? )?(.+)$/i.exec(text)?.[1]
          : undefined
      if (done === undefined || healthIn(done, heard)) return ''
      return capital(cleaned(withoutNames(done, client, mayName), rules).left)
    }
    const won = withoutWinnersSurname(own)
    if (won !== own) removed.push({ what: own, why: SURNAME_WHY })
    const named = withoutNames(minor ? withoutAge(won) : won, client, mayName)
    const { left, removed: cut } = cleaned(named, rules)
    removed.push(...cut)
    const saved = removed.length > 0 ? rescued(named) : ''
    const whole = /\p{L}{2}|\p{N}/u.test(left) && !isEmptyWord(left)
    // If a cut clause took its price with it, what came before the claim says more.
    const kept = whole && (saved === '' || keysOf(saved).size <= keysOf(left).size) ? left : saved
    if (isBareHealth(kept)) return ''
    // "Old lady mess to gorgeous silver": keep just the result.
    const became = kept === '' && input.contentType === 'before-after' ? outcomeIn(named) : null
    return became === null ? kept : capital(cleaned(became, rules).left)
  }
  const lead = found.rest
    .map(withoutHiding)
    .map(withoutSecret)
    .map(sentence =>
      input.contentType === 'email' && client.name
        ? toThem(
            afterVisit(withoutWelcome(withoutSalutation(sentence, client.name), client.name), input.topic),
            client.name,
          )
        : sentence,
    )
    .filter(sentence => !isStyle(sentence))
    .map(sentence => (input.contentType === 'email' ? sentence : withoutNote(sentence)))
    .map(text => toReader(withoutRequest(inFigures(spelled(text))), input.topic))
    .map(text =>
      text
        .replace(
          /^(?:[Ss]tylist|[Cc]olou?rist|[Bb]arber|[Dd]one by|[Hh]air by)\s+(\p{Lu}[\p{L}'’-]+)[.]?$/u,
          input.contentType === 'before-after' ? 'All by $1' : 'Ask for $1',
        )
        .replace(/,\s*(?:stylist|colou?rist|barber|done by|hair by)\s+(?=\p{Lu}[\p{L}'’-]+[.]?$)/iu, ', by '),
    )
    .map(text => (input.contentType === 'email' ? withoutReminder(text) : text))
    .map(text => (shouted ? quietly(text) : text.replace(SHOUTED, run => quietly(run))))
    .map(clean)
    .map(text => (plenty ? withoutClaim(text, part => SPACES.exec(part)) : text))
    .filter(text => text !== '' && !isEmptyWord(text))
  // A newsletter typed as one long line is split into its items.
  const newsletter =
    input.contentType === 'email' &&
    /\b(?:newsletter|round-?up|(?:weekly|monthly|quarterly|seasonal) (?:update|news))\b/i.test(input.topic)
  const parts = lead[0]?.split(/,\s+/) ?? []
  if (newsletter && lead.length === 1 && parts.length >= 3) lead.splice(0, 1, ...parts)
  const said = given.flatMap((field): Fact[] => {
    if (NEVER_SAID.has(field.role) || (plenty && field.role === 'spaces')) return []
    const value = clean(
      (input.contentType === 'email' && client.name !== null ? toYours(field.value) : field.value)
        .split(/(?<=[.!?])\s+/)
        .map(withoutNote)
        .filter(part => part !== '' && !isStyle(part))
        .join(' '),
    )
    // A claim that the salon would like to make is noted, but never posted as such.
    if (field.role === 'wanted') return []
    return value === '' ? [] : [{ role: field.role, key: field.key, value }]
  })
  // What an offer excludes isn't what it is about.
  const all = [...lead, ...said.filter(({ role }) => role !== 'terms').map(({ value }) => value)]
    .join('. ')
    .replace(/\b(?:exclud\w+|except(?:ing)?|not including)\b[^.;]*/gi, '')
  const became = input.contentType === 'before-after' ? outcomeIn(all) : null
  const outcome = became === null ? [] : subjectsIn(became).filter(({ id }) => id !== 'general')
  const subjects = outcome.length > 0 ? outcome : subjectsIn(all === '' ? input.topic : all)
  const [first, ...others] = lead
  const thing = removed.length > 0 ? thingIn(input.topic.replace(found.quote?.whole ?? '', ' ')) : ''
  // "Nobody does balayage like us. From £130": the price needs its service.
  const priced =
    thing !== '' && /^from\s*[£$€]\s?\d/i.test(first ?? '') ? `${thing} f${first?.slice(1)}` : first
  const core = (priced === first ? first : capital(clean(priced ?? ''))) ?? coreFrom(said) ?? clean(thing)
  const kindText = [...lead, ...said.map(({ key, value }) => `${key} ${value}`)].join('. ')
  const picked = aboutSomeone(input) ? null : pickedKind(input.picks)
  const stylist = said.find(({ role }) => role === 'stylist')?.value ?? null
  return {
    type: input.contentType,
    kind: picked
      ? picked
      : newsletter &&
          (lead.length >= 3 ||
            (lead.length + said.flatMap(({ value }) => sentencesIn(value)).length >= 3 &&
              !said.some(({ role }) => role === 'offer')))
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
    salon: salonOf(facts, given, callIn(prose, input.contentType)),
    client: { ...client, nameAllowed: mayName },
    stylist,
    quote: found.quote,
    rules,
    removed: unique(removed),
    leave: pickedLeave(input.picks),
    allowed: once(() => figuresOf(input.topic, facts)),
    topic: input.topic,
    tags: OWN_TAGS.exec(input.topic)?.[0].match(/#[\p{L}\d_]+/gu) ?? [],
    american: isAmerican(input.topic, facts.salon?.currency),
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const figuresOf = (topic: string, { salon }: Facts): Set<string> =>
  new Set([
    ...keysOf(withoutClaims(topic)),
    ...keysOf(withoutClaims(inFigures(topic))),
    ...keysOf([salon?.booking_link, salon?.phone, salon?.name].filter(Boolean).join(' ; ')),
  ])

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
