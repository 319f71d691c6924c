// The brief as it was read, at the paths of a marketing reading: occasion, what, terms, dates, who and with what permission.
import { read as docOf } from '../../shared/reading/doc'
import { lexiconOf, mentionsIn } from '../../shared/reading/lexicon'
import { written } from '../../shared/tools/marketing/engine'
import { inputOf } from '../../shared/tools/marketing/legacy'
import { consentOf } from '../../shared/tools/marketing/needs'
import { type Datum, dataIn } from '../../shared/tools/marketing/read/data'
import { termsIn } from '../../shared/tools/marketing/read/terms'
import { MarketingInput } from '../../shared/tools/marketing/schema'
import { factsOf } from './facts'
import { type Reader, raisedIn, type Told, untouched } from './reader'

const OCCASION: Readonly<Record<string, string>> = {
  found: 'other',
  permission: 'other',
  'price-rise': 'price_change',
  'skin-test': 'skin_test',
  'first-visit': 'other',
  welcome: 'new_person',
  green: 'news',
  spotlight: 'other',
}
const CONTACT = lexiconOf({
  contact: [
    'dm',
    'dm us',
    'dm me',
    'message us',
    'message me',
    'msg us',
    'inbox us',
    'text us',
    'whatsapp',
    'whatsapp us',
    'call us',
    'ring us',
    'call the salon',
    'ring the salon',
    'email us',
    'reply to this email',
    'pop in',
    'book online',
    'link in bio',
    'link in our bio',
  ],
})
/** One of the team, named beside what is offered. */
const WITH = /\b(?:with|by|w\/) (?!the\b|a\b|our\b)(\p{Lu}\p{Ll}+)(?! (?:Street|Road|Lane|Day)\b)/u
const DATES = new Set(['date', 'day', 'month'])
const before = (topic: string, { at }: Datum): string => topic.slice(Math.max(0, at - 24), at)
const ENDS =
  /\b(?:until|till|til|ends?(?: on)?|by|before|closes?(?: on)?|to|through|-|–)\s*(?:the |next |this )?$/i
const AGAIN = /\b(?:open(?:s|ing)? again|back|reopen\w*|return\w*)\b[^.]{0,12}$/i
const OFF = /^\s*(?:off|discount|less|cheaper|reduction)\b/i
const NO_PRICE = /^\s*(?:off|voucher|gift|raised|towards)\b/i

const read: Reader = ({ input, facts: given }) => {
  const facts = factsOf(given)
  const asked = MarketingInput.safeParse(inputOf(input))
  if (!asked.success) return { facts: {}, raised: [], unread: [] }
  const { topic, contentType } = asked.data
  const { brief } = written(asked.data, facts)
  const found: Record<string, Told> = {}
  const tell = (path: string, value: Told['value'], quote: string, sure = true): void => {
    found[path] = { value, sure, quote }
  }
  tell('occasion', OCCASION[brief.kind] ?? brief.kind, topic.slice(0, 60), brief.kind !== 'spotlight')
  if (brief.core !== '') tell('subject', brief.core, brief.core)

  const data = dataIn(topic)
  const after = ({ at, text }: Datum): string => topic.slice(at + text.length)
  const numberIn = (text: string): number =>
    Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
  const prices = data.filter(each => each.kind === 'money' && !NO_PRICE.test(after(each)))
  const [price] = prices
  if (price) tell('price', numberIn(price.text), price.text, prices.length === 1)
  const percent = data.find(each => each.kind === 'percent' && OFF.test(after(each)))
  if (percent) tell('percent_off', numberIn(percent.text), percent.text)

  const dates = data.filter(each => DATES.has(each.kind) && !AGAIN.test(before(topic, each)))
  const ends = dates.find(each => ENDS.test(before(topic, each)))
  const [starts] = dates.filter(each => each !== ends)
  if (starts) tell('starts', starts.text, starts.text, dates.length <= 2)
  if (ends) tell('ends', ends.text, ends.text)
  const terms = termsIn(topic)
  if (terms.length > 0) tell('conditions', terms, terms[0] ?? '')

  const person = brief.client.name ?? brief.stylist ?? WITH.exec(topic)?.[1]
  if (person) tell('person', person, person)
  const consent = consentOf(brief)
  if (contentType === 'testimonial' || contentType === 'before-after')
    tell('permission', consent === 'unknown' ? 'not_said' : consent, '')

  const doc = docOf(topic)
  const [way] = mentionsIn(CONTACT, doc)
  const reach = data.find(({ kind }) => kind === 'phone') ?? data.find(({ kind }) => kind === 'link')
  if (reach) tell('contact', reach.text, reach.text)
  else if (way) {
    const text = topic.slice(doc.tokens[way.from]?.start, doc.tokens[way.to - 1]?.end)
    tell('contact', text, text)
  } else if (brief.salon.booking ?? brief.salon.phone)
    found.contact = {
      value: brief.salon.booking ?? brief.salon.phone ?? '',
      sure: true,
      quote: '',
      from: 'card',
    }

  const quotes = Object.values(found).map(({ quote }) => quote)
  const taken = [
    brief.core,
    ...brief.said,
    ...brief.facts.map(({ value }) => value),
    brief.quote?.words ?? '',
  ]
  const unread = [
    ...brief.removed.map(({ what }) => what).filter(what => !quotes.includes(what)),
    ...untouched(topic, [...quotes.slice(1), ...taken.flatMap(text => text.split(/[.,;!?]\s/))]),
  ]
  return { facts: found, raised: raisedIn({ topic }, { client: null }), unread: [...new Set(unread)] }
}
export default read
