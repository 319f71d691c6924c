// The topic's facts as sentences: what stands in it is said once, with its own figures, and nothing is added to it.
import type { Brief, Fact } from '../read/brief'
import { keysOf } from '../read/data'
import { calm, capital, sentence, small } from './voice'

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
  const keys = keysOf(text)
  return [...keysOf(other)].every(key => keys.has(key)) && [...wordsOf(other)].every(word => have.has(word))
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

function said({ kind }: Brief, { role, key, value }: Fact): string {
  const v = value.trim()
  switch (role) {
    case 'valid':
      if (/^(?:until|ends?|closing date|expir\w+|end date|deadline|closes)$/i.test(key))
        return `It runs until ${v.replace(/^(?:until|till|on)\s+/i, '')}`
      return /^(?:when|day|dates?)$/i.test(key) && kind !== 'offer' ? `When: ${v}` : runs(v)
    case 'from':
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
      return /^(?:open|we|closed)/i.test(v)
        ? v
        : kind === 'hours' || /hour|open/i.test(key)
          ? `Our hours: ${v}`
          : `Time: ${v}`
    case 'reason':
      return /^(?:to|because|so|we|our|it)\b/i.test(v) ? v : `The reason is simple: ${small(v)}`
    case 'rise':
      return /^(?:by )?(?:£\s?)?\d/i.test(v) ? `The change is ${v.replace(/^by\s+/i, '')}` : v
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
      return /^\d+\s?(?:hours?|days?|hrs?)$/i.test(v) ? `Please give us ${v}’ notice` : `Notice: ${v}`
    case 'test':
      return `Your skin test: ${v.replace(/\bbefore first\b/i, 'before your first').replace(/,\s*takes\b/i, ', and it takes')}`
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
      return `${key.replace(/^\p{Ll}/u, letter => letter.toUpperCase())}: ${v}`
  }
}

/** The sentences after the first words, in the topic's order, each once. Terms come last. */
export function factsOf(brief: Brief): string[] {
  const result: string[] = []
  const told = (): string => [brief.core, ...result].join('. ')
  for (const text of brief.said) if (!covers(told(), text)) result.push(sentence(calm(text)))
  const sorted = [...brief.facts].sort((a, b) => Number(a.role === 'terms') - Number(b.role === 'terms'))
  for (const fact of sorted) {
    if (covers(told(), fact.value) && fact.role !== 'terms') continue
    const text = sentence(said(brief, fact))
    if (text !== '' && !result.includes(text)) result.push(text)
  }
  const { client, kind } = brief
  if (kind === 'transformation' && client.nameAllowed && client.name && !told().includes(client.name))
    result.push(`Thank you, ${client.name}, for letting us share it.`)
  return result
}
