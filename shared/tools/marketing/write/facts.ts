// The topic's facts as sentences: what stands in it is said once, with its own figures, and nothing is added to it.
import type { Brief, Fact } from '../read/brief'
import { keysOf } from '../read/data'
import { rewardTold } from '../reward'
import { calm, capital, isStatement, sentence, small } from './voice'

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}%£]+/u)
      .filter(word => word.length > 1 || /\d/.test(word))
      .map(word => word.replace(/(?:es|s)$/, '')),
  )

/** Whether a text says all that the other does already. */
export function covers(text: string, other: string): boolean {
  const have = wordsOf(text)
  if (![...wordsOf(other)].every(word => have.has(word))) return false
  const keys = keysOf(text)
  return [...keysOf(other)].every(key => keys.has(key))
}

const DATES = /^(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)/i
const LINKED =
  /^(?:until|till|from|between|throughout|through|during|all|every|this|next|in|on|for|by|at|before|after|with|to)\b/i

function runs(value: string): string {
  if (/^(?:ends?|runs?|starts?|closes?|valid|expires?)\b/i.test(value))
    return `It ${small(value)
      .replace(/^(end|run|start|close|expire)\b/, '$1s')
      .replace(/^valid/, 'is valid')}`
  if (/^(?:for )?\d+ (?:days?|weeks?|months?|years?|hours?)$/i.test(value))
    return `It is valid for ${value.replace(/^for /i, '')}`
  if (/^(?:ongoing|always|any time)/i.test(value)) return `It is ${small(value)}`
  if (LINKED.test(value)) return `It runs ${small(value)}`
  if (/\b(?:to|until|till)\b/.test(value) || /\d\s?[-–]\s?\d/.test(value)) return `It runs from ${value}`
  if (/^\d/.test(value)) return `It runs on ${value}`
  return DATES.test(value)
    ? `It runs in ${value}`.replace(/in ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, 'on $1')
    : `When: ${small(value)}`
}

const MONEY = /^(?:from |only )?(?:£|€|\$)\s?\d/i

/** Keys of people's own, as a sentence would say them; what is no such key stands with its colon. */
const TOLD: readonly (readonly [RegExp, (value: string) => string | null])[] = [
  [/^(?:how to enter|to enter|enter)$/, v => `To enter, ${small(v)}`],
  [/^(?:bring|please bring|bring along)$/, v => `Bring ${small(v)}`],
  [/^(?:fix|solution|what we (?:did|are doing)|what next|update)$/, v => v],
  [
    /^(?:days?|which days?)$/,
    v => (/^(?:mon|tue|wed|thu|fri|sat|sun|week|every|all|each)/i.test(v) ? v : null),
  ],
  [
    /^(?:closed|closing|we close|salon closed)$/,
    v => (/^\d|^[A-Z]/.test(v) ? `We are closed ${on(v)}` : null),
  ],
  [/^(?:reopen(?:s|ing)?|re-open(?:s|ing)?|back|open again|we reopen)$/, v => `We open again ${on(v)}`],
  [/^(?:order by|book by|reply by|rsvp by|enter by|apply by|use by|collect by)$/, () => null],
  [/^(?:apply|how to apply|to apply|how|rsvp)$/, v => (isStatement(v) ? v : null)],
  [
    /^(?:values?|amounts?|denominations?)$/,
    v => (/\d.*(?:,| and | or |\/).*\d/.test(v) ? `Choose from ${v}` : null),
  ],
  [/^(?:prize|the prize)$/, v => `The prize: ${small(v)}`],
  [/^(?:new address|we are at|find us|find us at)$/, v => `You will find us at ${v}`],
  [/^(?:role|position|job|vacancy|wanted)$/, v => `The role: ${small(v)}`],
  [
    /^(?:years?(?: of)? experience|years? in hair|experience|in hair)$/,
    v => (/^\d+$/.test(v) ? `${v} years in hair` : null),
  ],
  [
    /^(?:use|please use|enter (?:by|through|via)|entrance)$/,
    v => `Please use ${/^(?:the|our)\b/i.test(v) ? small(v) : `the ${small(v)}`}`,
  ],
  [
    /^(?:first|your|her|his|next)? ?(?:appointment|booking)$/,
    v => (/^\d|^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(v) ? `Your appointment is on ${v}` : null),
  ],
  [/^(?:limit|max(?:imum)?)$/, v => (/^(?:one|1|two|2)\b/i.test(v) ? capital(v) : null)],
  [/^(?:tips?|tip \d|our tip)$/, v => v],
  [/^(?:hair|look|style|the look)$/, v => (/\S to \S/.test(v) ? v : null)],
  [/^(?:guests?|who with|also)$/, () => null],
]
const on = (value: string): string =>
  /^\d{1,2}(?:st|nd|rd|th)?\s*(?:\p{L}{3,9}\s*)?(?:to|until|till|[-–])\s*\d/iu.test(value)
    ? `from ${value}`
    : LINKED.test(value)
      ? small(value)
      : `on ${value}`

function listed(key: string, value: string): string {
  const name = key.trim().toLowerCase()
  const told = TOLD.find(([pattern]) => pattern.test(name))?.[1](value) ?? null
  if (told !== null) return capital(told)
  const label = key.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
  return /\bby$/i.test(key) ? `${label} ${value.replace(/^by\s+/i, '')}` : `${label}: ${value}`
}

function said({ kind }: Brief, { role, key, value }: Fact): string {
  const v = value.trim()
  switch (role) {
    case 'valid':
      if (/^(?:until|ends?|closing date|expir\w+|end date|deadline|closes)$/i.test(key))
        return `${kind === 'hiring' ? 'Apply by' : kind === 'giveaway' ? 'Entries close on' : 'It runs until'} ${v.replace(/^(?:until|till|on)\s+/i, '')}`
      return /^(?:when|day|dates?)$/i.test(key) && kind !== 'offer' ? `When: ${v}` : runs(v)
    case 'from':
      if (kind === 'price-rise' && /^(?:from\s+)?\d/i.test(v))
        return `The new prices start on ${v.replace(/^from\s+/i, '')}`
      return kind === 'price-rise' || kind === 'hours' || kind === 'policy'
        ? `This starts from ${v.replace(/^from\s+/i, '')}`
        : `From ${v.replace(/^from\s+/i, '')}`
    case 'terms':
      return /^exclu/i.test(key)
        ? `Terms: ${/^(?:not|no|exclud)/i.test(v) ? v : `excludes ${small(v)}`}`
        : `Terms: ${v}`
    case 'price':
      return MONEY.test(v)
        ? /^from/i.test(v) || /from/i.test(key)
          ? `Prices start from ${v.replace(/^from\s+/i, '')}`
          : `The price is ${small(v)}`
        : `${capital(key)}: ${v}`
    case 'was':
      return `The usual price is ${v.replace(/^was\s+/i, '')}`
    case 'hours':
      if (kind === 'hiring') return `Hours: ${v}`
      if (kind === 'transformation' && /^(?:about )?[\d.½]+ ?(?:hours?|hrs?|min\w*)\b/i.test(v))
        return `It took ${v}`
      if (
        kind !== 'hours' &&
        kind !== 'closure' &&
        /^(?:\d|noon|from \d|mon|tue|wed|thu|fri|sat|sun)/i.test(v) &&
        /hour/i.test(key)
      )
        return capital(v)
      return /^(?:open|we|closed)/i.test(v)
        ? v
        : kind === 'hours' || /hour|open/i.test(key)
          ? `Our hours: ${v}`
          : `Time: ${v}`
    case 'reason':
      return /^(?:to|because|so|we|our|it)\b/i.test(v)
        ? v
        : kind === 'price-rise' || kind === 'policy'
          ? `The reason is simple: ${small(v)}`
          : `The reason: ${small(v)}`
    case 'rise':
      return /^(?:by )?(?:£\s?)?\d/i.test(v) ? `Our prices go up by ${v.replace(/^by\s+/i, '')}` : v
    case 'code':
      return `Use the code ${v} when you book`
    case 'place':
      return `Where: ${v}`
    case 'audience':
      return LINKED.test(v) ? v : `This one is for ${small(v)}`
    case 'duration':
      return `${kind === 'transformation' ? 'It took' : 'Allow'} ${v.replace(/^(?:about|allow|takes?)\s+/i, '')}`
    case 'includes':
      return `It includes ${small(v)}`
    case 'spaces':
      if (/^\d+$/.test(v)) return `We have ${v} space${v === '1' ? '' : 's'}`
      if (kind === 'first-visit' || /^appointment$/i.test(key)) return `Your appointment: ${v}`
      return `We have ${/^\d|^one|^two|^three|^a /i.test(v) ? small(v) : `time on ${v}`.replace(/time on (?=(?:this|next|on|in|at|from|mornings?|evenings?|tomorrow|today))/i, 'time ').replace(/time (?=on )/, 'time ')}`
    case 'deposit':
      return MONEY.test(v) ? `A deposit of ${v} holds your appointment` : `Deposit: ${v}`
    case 'notice':
      return /^\d+\s?(?:hours?|days?|hrs?)['’]?(?: notice)?$/i.test(v)
        ? `Please give us ${v.replace(/['’]?(?: notice)?$/i, '')}’ notice`
        : `Notice: ${v}`
    case 'test':
      return `${/^(?:at least )?\d+ ?(?:h|hrs?|hours?) before\b[^,]*(?:,\s*takes[^,]*)?$/i.test(v) ? 'We do your skin test' : 'Your skin test:'} ${v.replace(/\bbefore first\b/i, 'before your first').replace(/,\s*takes\b/i, ', and it takes')}`
    case 'stylist':
      if (kind === 'first-visit') return `You will be with ${v}`
      return kind === 'transformation'
        ? `All by ${v}`
        : kind === 'welcome'
          ? `Say hello to ${v}`
          : kind === 'testimonial'
            ? `In the chair with ${v}`
            : `Ask for ${v}`
    case 'service':
      return kind === 'winback'
        ? `Time for your ${small(v)}`
        : kind === 'availability' || kind === 'offer'
          ? `Service: ${small(v)}`
          : v
    case 'product':
      return /^brand$/i.test(key) ? `The brand is ${v}` : v
    case 'offer':
      return v
    case 'claim':
      return v
    default:
      return listed(key, v)
  }
}

/** "5 mins." and "48h before." are notes; a reader gets a sentence. */
const unfolded = (text: string, kind: Brief['kind']): string =>
  text
    .replace(
      /^(?:about |approx\.? )?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:mins?|minutes?)[.]?$/i,
      'It takes $1 minutes',
    )
    .replace(/^duration (?=\d|\p{L}+ (?:hours?|minutes?))/iu, 'Allow ')
    .replace(/^walk[- ]?ins?(?: ok(?:ay)?| welcome| fine)?[.]?$/i, 'No appointment needed: just walk in')
    .replace(
      /^(?:at least )?(\d+)\s?(?:h|hrs?|hours?) before[.]?$/i,
      kind === 'skin-test' ? 'It is done at least $1 hours before your colour' : '$& your appointment',
    )

/** The sentences after the first words, in the topic's order, each once. Terms come last. */
export function factsOf(brief: Brief): string[] {
  const result: string[] = []
  const told = (): string => [brief.core, ...result].join('. ')
  for (const text of brief.said)
    if (!covers(told(), text)) result.push(sentence(calm(unfolded(text, brief.kind))))
  const sorted = [...brief.facts].sort((a, b) => Number(a.role === 'terms') - Number(b.role === 'terms'))
  for (const fact of sorted) {
    if (covers(told(), fact.value) && fact.role !== 'terms') continue
    const text = sentence(said(brief, fact))
    if (text !== '' && !result.includes(text)) result.push(text)
  }
  const { client, kind } = brief
  if (kind === 'transformation' && client.nameAllowed && client.name && !told().includes(client.name))
    result.push(`Thank you, ${client.name}, for letting us share it.`)
  const rewarded = brief.type === 'testimonial' ? null : rewardTold(brief.topic)
  if (rewarded) result.push(rewarded)
  return result
}
