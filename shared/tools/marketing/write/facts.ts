// The topic's facts as sentences: each is said once, with its own figures, and nothing is added.
import { tableOf } from '../../../reading/tables'
import { VALUES_SAID } from '../../../reading/words/brief/field-values'
import type { Brief, Fact } from '../read/brief'
import { keysOf } from '../read/data'
import { rewardTold } from '../rules/reward'
import { calm, capital, isStatement, sentence, small } from '../voice'

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}%£]+/u)
      .filter(word => word.length > 1 || /\d/.test(word))
      .map(word => word.replace(/(?:es|s)$/, '')),
  )

/** Whether a text already says everything that the other does. */
export function covers(text: string, other: string): boolean {
  const have = wordsOf(text)
  if (![...wordsOf(other)].every(word => have.has(word))) return false
  const keys = keysOf(text)
  return [...keysOf(other)].every(key => keys.has(key))
}

const VALUES = tableOf([VALUES_SAID])
const is = (value: string, ...concepts: string[]): boolean =>
  concepts.some(concept => VALUES.has(concept, value))
/** Drops a word that already comes before it. */
function after(value: string, ...leads: string[]): string {
  const [first = '', ...rest] = value.split(' ')
  return rest.length > 0 && leads.includes(first.toLowerCase()) ? rest.join(' ') : value
}
const isKey = (key: string, names: string): boolean => names.split('|').includes(key.trim().toLowerCase())

function runs(value: string): string {
  if (is(value, 'runs')) {
    const [verb = '', ...rest] = small(value).split(' ')
    const said = verb === 'valid' ? 'is valid' : verb.endsWith('s') ? verb : `${verb}s`
    return ['It', said, ...rest].join(' ')
  }
  if (is(value, 'span')) return `It is valid for ${after(value, 'for')}`
  if (is(value, 'always')) return `It is ${small(value)}`
  if (is(value, 'linked')) return `It runs ${small(value)}`
  if (is(value, 'till')) return `It runs from ${value}`
  if (is(value, 'number')) return `It runs on ${value}`
  return is(value, 'date')
    ? `It runs ${is(value, 'weekday') ? 'on' : 'in'} ${value}`
    : `When: ${small(value)}`
}

type Telling = (value: string) => string | null
const asItIs: Telling = v => v
const onlyLabelled: Telling = () => null
const isDay = (v: string): boolean => is(v, 'number', 'weekday')
/** People's own field names, and how a sentence says them; any other keeps its colon. */
const TOLD: readonly (readonly [string, Telling])[] = [
  ['how to enter|to enter|enter', v => `To enter, ${small(v)}`],
  ['bring|please bring|bring along', v => `Bring ${small(v)}`],
  ['fix|solution|what we did|what we are doing|what next|update|tip|tips|our tip|tip 1|tip 2|tip 3', asItIs],
  ['day|days|which day|which days', v => (is(v, 'day') ? v : null)],
  [
    'closed|closing|we close|salon closed',
    v => (is(v, 'number', 'capital') ? `We are closed ${on(v)}` : null),
  ],
  [
    'reopen|reopens|reopening|re-open|re-opens|re-opening|back|open again|we reopen',
    v => `We open again ${on(v)}`,
  ],
  ['order by|book by|reply by|rsvp by|enter by|apply by|use by|collect by', onlyLabelled],
  ['apply|how to apply|to apply|how|rsvp', v => (isStatement(v) ? v : null)],
  [
    'value|values|amount|amounts|denomination|denominations',
    v => (is(v, 'several') ? `Choose from ${v}` : null),
  ],
  ['prize|the prize', v => `The prize: ${small(v)}`],
  ['new address|we are at|find us|find us at', v => `You will find us at ${v}`],
  ['role|position|job|vacancy|wanted', v => `The role: ${small(v)}`],
  [
    'year experience|years experience|year of experience|years of experience|year in hair|years in hair|experience|in hair',
    v => (is(v, 'number.alone') ? `${v} years in hair` : null),
  ],
  [
    'use|please use|enter through|enter via|entrance',
    v => `Please use ${is(v, 'our.own') ? small(v) : `the ${small(v)}`}`,
  ],
  [
    'appointment|first appointment|your appointment|her appointment|his appointment|next appointment|booking|first booking|your booking|next booking',
    v => (isDay(v) ? `Your appointment is on ${v}` : null),
  ],
  ['limit|max|maximum', v => (is(v, 'one') ? capital(v) : null)],
  ['hair|look|style|the look', v => (is(v, 'change') ? v : null)],
  ['guest|guests|who with|also', onlyLabelled],
]
const on = (value: string): string =>
  is(value, 'till.first') ? `from ${value}` : is(value, 'linked') ? small(value) : `on ${value}`

function listed(key: string, value: string): string {
  const told = TOLD.find(([names]) => isKey(key, names))?.[1](value) ?? null
  if (told !== null) return capital(told)
  const label = capital(key)
  return key.toLowerCase().endsWith(' by') ? `${label} ${after(value, 'by')}` : `${label}: ${value}`
}

const ENDS = 'until|end|ends|closing date|expiry|expires|end date|deadline|closes'
const holds = (key: string, word: string): boolean => key.toLowerCase().includes(word)

function said({ kind }: Brief, { role, key, value }: Fact): string {
  const v = value.trim()
  switch (role) {
    case 'valid':
      if (isKey(key, ENDS))
        return `${kind === 'hiring' ? 'Apply by' : kind === 'giveaway' ? 'Entries close on' : 'It runs until'} ${after(v, 'until', 'till', 'on')}`
      return isKey(key, 'when|day|date|dates') && kind !== 'offer' ? `When: ${v}` : runs(v)
    case 'from':
      if (kind === 'price-rise' && is(v, 'clock') && !is(v, 'weekday'))
        return `The new prices start on ${after(v, 'from')}`
      return kind === 'price-rise' || kind === 'hours' || kind === 'policy'
        ? `This starts from ${after(v, 'from')}`
        : `From ${after(v, 'from')}`
    case 'terms':
      return key.toLowerCase().startsWith('exclu')
        ? `Terms: ${is(v, 'not') ? v : `excludes ${small(v)}`}`
        : `Terms: ${v}`
    case 'price':
      return is(v, 'money')
        ? is(v, 'from') || holds(key, 'from')
          ? `Prices start from ${after(v, 'from')}`
          : `The price is ${small(v)}`
        : `${capital(key)}: ${v}`
    case 'was':
      return `The usual price is ${after(v, 'was')}`
    case 'hours':
      if (kind === 'hiring') return `Hours: ${v}`
      if (kind === 'transformation' && is(v, 'took')) return `It took ${v}`
      if (kind !== 'hours' && kind !== 'closure' && is(v, 'clock') && holds(key, 'hour')) return capital(v)
      return is(v, 'opens')
        ? v
        : kind === 'hours' || holds(key, 'hour') || holds(key, 'open')
          ? `Our hours: ${v}`
          : `Time: ${v}`
    case 'reason':
      return is(v, 'why')
        ? v
        : kind === 'price-rise' || kind === 'policy'
          ? `The reason is simple: ${small(v)}`
          : `The reason: ${small(v)}`
    case 'rise':
      return is(v, 'amount') ? `Our prices go up by ${after(v, 'by')}` : v
    case 'code':
      return `Use the code ${v} when you book`
    case 'place':
      return `Where: ${v}`
    case 'audience':
      return is(v, 'linked') ? v : `This one is for ${small(v)}`
    case 'duration':
      return `${kind === 'transformation' ? 'It took' : 'Allow'} ${after(v, 'about', 'allow', 'allows', 'take', 'takes')}`
    case 'includes':
      return `It includes ${small(v)}`
    case 'spaces':
      if (is(v, 'number.alone')) return `We have ${v} space${v === '1' ? '' : 's'}`
      if (kind === 'first-visit' || isKey(key, 'appointment')) return `Your appointment: ${v}`
      return `We have ${is(v, 'few') ? small(v) : `time ${is(v, 'when') ? v : `on ${v}`}`}`
    case 'deposit':
      return is(v, 'money') ? `A deposit of ${v} holds your appointment` : `Deposit: ${v}`
    case 'notice':
      return is(v, 'notice')
        ? `Please give us ${v.replace(/['’]?(?: notice)?$/i, '')}’ notice`
        : `Notice: ${v}`
    case 'test':
      return `${is(v, 'test') ? 'We do your skin test' : 'Your skin test:'} ${v.replace(/\bbefore first\b/i, 'before your first').replace(/,\s*takes\b/i, ', and it takes')}`
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
      return isKey(key, 'brand') ? `The brand is ${v}` : v
    case 'offer':
    case 'claim':
      return v
    default:
      return listed(key, v)
  }
}

/** "5 mins." and "48h before." are notes; the reader gets a sentence. */
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

/** The sentences after the first, in the topic's order, each once. Terms come last. */
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
