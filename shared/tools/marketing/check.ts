// Applies the trade's rules to the engine's post and to a model's alike. Cuts what the topic doesn't support, and puts
// back what the post must contain. If too little is left, the built-in post replaces it. Idempotent.
import type { Checking } from '../../tool'
import { asking, fitted, type Written, written } from './engine'
import type { Removed } from './read/claims/claims'
import { keysOf } from './read/data'
import { isGifted } from './read/people/about'
import { faultIn } from './rules/hold'
import type { MarketingInput, MarketingOutput } from './schema'
import { footerOf, PREHEADER, SUBJECT } from './write/email'
import { covers } from './write/facts'
import { LIMITS } from './write/post'
import { tagsFor } from './write/tags'

const MOST_TAGS = {
  instagram: 10,
  facebook: 3,
  email: 0,
  promotion: 5,
  'before-after': 10,
  testimonial: 10,
} as const
const LEAST_TAGS = {
  instagram: 3,
  facebook: 0,
  email: 0,
  promotion: 0,
  'before-after': 2,
  testimonial: 0,
} as const
const MOST_REMOVED = 14
const MARK = '\uE000'
const OWN_STANDS: Removed = {
  what: 'The rest of the model’s post',
  why: 'Too little of it could be kept. What you see is the built-in post.',
}
const CALL =
  /\b(?:book|call|text|message|dm|reply|link|tap|visit|pop in|order|get in touch|reserve|whatsapp)\b/i

export function check({ input, facts }: Checking<MarketingInput>, output: MarketingOutput): MarketingOutput {
  const own = written(input, facts)
  if (own.output.decision === 'ask') return own.output
  if (output.decision === 'ask') {
    const questions = output.questions.filter(question => question.trim() !== '' && askable(question, own))
    return questions.length === 0 ? own.output : asking(own.brief, questions.slice(0, 5))
  }
  const post = held(output.content, own)
  const removed = unique([...own.output.removed, ...output.removed.map(short), ...post.removed])
  return {
    ...own.output,
    content: post.content,
    subject: own.output.subject && line(output.subject, own.output.subject, SUBJECT.least, 60, own),
    preheader:
      own.output.preheader &&
      line(output.preheader, own.output.preheader, PREHEADER.least, PREHEADER.most, own),
    removed: removed.slice(0, MOST_REMOVED),
    advice: unique2([
      ...own.output.advice,
      ...output.advice.filter(text => text.length <= 300 && faultIn(text, own.brief) === null),
    ]).slice(0, 10),
    headline: line(output.headline, own.output.headline, 3, 90, own),
    line:
      output.line === null || output.line === own.output.line
        ? output.line
        : line(output.line, own.output.line ?? '', 2, 70, own) || null,
  }
}

/** A model may ask, but its question mustn't name a client, a figure or a claim. */
const askable = (question: string, { brief }: Written): boolean =>
  question.length <= 300 && faultIn(question, brief) === null

const short = ({ what, why }: Removed): Removed => ({ what: what.slice(0, 200), why: why.slice(0, 200) })

function line(value: string | null, own: string, least: number, most: number, { brief }: Written): string {
  const text = value?.replace(/\s+/g, ' ').trim() ?? ''
  return text === own || (text.length >= least && text.length <= most && faultIn(text, brief) === null)
    ? text
    : own
}

type CheckedText = { content: string; removed: Removed[] }

function held(content: string, own: Written): CheckedText {
  if (content === own.output.content) return { content, removed: [] }
  const { brief } = own
  const quote = brief.type === 'testimonial' || brief.quote ? (brief.quote?.words ?? null) : null
  const removed: Removed[] = []
  const ours = new Set(own.output.content.split(/\n+|(?<=[.!?])\s+/).map(text => text.trim()))
  const by = brief.client.nameAllowed && brief.client.name ? `– ${brief.client.name}` : null
  if (quote && !content.includes(quote)) return instead(own, removed)
  const plain = plainText(quote ? content.replace(quote, MARK) : content)
  let total = 0
  let cut = 0
  const mayStand = (text: string): boolean => {
    total++
    const bare = text.replace(MARK, '').replace(/["“”]/g, '').trim()
    if (bare === '' || ours.has(text.trim()) || bare === by) return true
    const fault = faultIn(text.includes(MARK) ? bare : text, brief)
    if (fault === null) return true
    // A client's words are never cut along with the sentence they are in.
    if (text.includes(MARK)) return true
    removed.push(fault)
    cut++
    return false
  }
  const tags = new Set<string>()
  const lines = plain.split('\n').map(each => {
    const { text, found } = withoutTags(each)
    for (const tag of found) tags.add(tag)
    return text
      .split(/(?<=[.!?…])\s+/)
      .filter(part => part.trim() === '' || mayStand(part))
      .join(' ')
  })
  let body = lines
    .join('\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (letters(body) < 30 || cut > total / 2) return instead(own, removed)
  body = completed(quote ? body.replace(MARK, quote) : body, own)
  const kept = hashtags([...tags], own)
  const room = LIMITS[brief.type] - (kept.length === 0 ? 0 : kept.join(' ').length + 2)
  const ad = isGifted(brief.topic) && brief.type !== 'email' ? '#ad' : ''
  const text = [ad, body.length <= room ? body : fitted(body, room), kept.join(' ')]
    .filter(part => part !== '')
    .join('\n\n')
  // Shortening mustn't lose a date, a condition or the opt-out.
  const whole = quote === null || text.includes(quote)
  return whole && complete(text, own) ? { content: text, removed } : instead(own, removed)
}

const instead = (own: Written, removed: Removed[]): CheckedText => ({
  content: own.output.content,
  removed: [...removed, OWN_STANDS],
})
const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

/** No markup: asterisks, headings and HTML tags don't belong in a post. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<[^>\n]{1,80}>/g, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/^#{1,4}\s+(?=\S)/gm, '')
    .replace(/!{2,}/g, '!')
}

function withoutTags(text: string): { text: string; found: string[] } {
  const found = [...text.matchAll(/(?:^|\s)#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag)
  return { text: found.length === 0 ? text : text.replace(/(^|\s)#[\p{L}\p{N}_]+/gu, '$1').trim(), found }
}

/** "#BestSalon" is read as "best salon". */
const spoken = (tag: string): string =>
  tag
    .replace(/_/g, ' ')
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')

function hashtags(found: readonly string[], own: Written): string[] {
  const { brief } = own
  const ours = tagsFor(brief)
  const most = MOST_TAGS[brief.type]
  const kept = found
    .filter(
      tag =>
        ours.includes(`#${tag}`) ||
        (faultIn(spoken(tag), brief) === null && faultIn(spoken(tag).toLowerCase(), brief) === null),
    )
    .map(tag => `#${tag}`)
  const enough =
    kept.length >= LEAST_TAGS[brief.type]
      ? kept
      : [...kept, ...ours.filter(tag => !kept.includes(tag))].slice(0, Math.max(LEAST_TAGS[brief.type], 3))
  return enough.filter(tag => tag !== '#ad').slice(0, most)
}

/** Puts back what a post needs: every figure and condition in the topic, how to book, who it is from, the opt-out. */
function completed(body: string, own: Written): string {
  const { brief, parts } = own
  const email = brief.type === 'email'
  const footer = footerOf(brief.salon.name)
  let [text, after] = email && body.includes(footer) ? [body.replace(footer, '').trim(), footer] : [body, '']
  const add = (extra: string): void => {
    if (extra !== '' && !text.includes(extra)) text = `${text}\n\n${extra}`
  }
  const missing = [parts.core, ...parts.facts].filter(fact => lacks(text, fact))
  add(missing.join(' '))
  if (parts.test && !/(?:patch|skin|allergy)[\s-]*(?:alert )?test/i.test(text)) add(parts.test)
  const said = disclosure(own)
  if (said && !/\b(?:received|gifted|thanked|in return|in exchange|#ad)\b/i.test(text)) add(said)
  if (!CALL.test(text.replace(/facebook/gi, ''))) add(parts.cta)
  if (brief.salon.name && !text.includes(brief.salon.name)) add(`See you at ${brief.salon.name}.`)
  if (email && !/unsubscrib|opt[\s-]?out/i.test(text)) after = footer
  return after === '' ? text : `${text}\n\n${after}`
}

const disclosure = ({ output }: Written): string | null =>
  /^Just so you know: .*$/m.exec(output.content)?.[0] ?? null

/** True if the post lacks a fact's figures or, for terms, its words. */
function lacks(text: string, fact: string): boolean {
  if (fact === '') return false
  const keys = keysOf(text)
  if ([...keysOf(fact)].some(key => !keys.has(key) && !key.startsWith('year'))) return true
  return /^Terms\b/.test(fact) && !covers(text, fact.replace(/^Terms: /, ''))
}

const complete = (text: string, own: Written): boolean =>
  ![own.parts.core, ...own.parts.facts].some(
    fact => lacks(own.output.content, fact) === false && lacks(text, fact),
  ) &&
  (own.brief.type !== 'email' || /unsubscrib|opt[\s-]?out/i.test(text))

const unique = (items: Removed[]): Removed[] =>
  items.filter(
    ({ what, why }, index) => items.findIndex(other => other.what === what && other.why === why) === index,
  )
const unique2 = (items: string[]): string[] => [...new Set(items)]

/** What the rules changed in a model's answer, in words. */
export function changed(before: MarketingOutput, after: MarketingOutput): string[] {
  const result: string[] = []
  if (before.decision !== after.decision)
    result.push(
      after.decision === 'ask'
        ? 'Nothing is written until you answer what is missing.'
        : 'The question was not needed: the topic says enough.',
    )
  const known = new Set(before.removed.map(({ what }) => what))
  if (after.removed.some(({ what }) => what === OWN_STANDS.what) && !known.has(OWN_STANDS.what))
    result.push(`${OWN_STANDS.why}`)
  for (const { what, why } of after.removed)
    if (before.content.includes(what)) result.push(`Left out: “${what}”. ${why}`)
  if (after.decision === 'write' && result.length === 0 && before.content.trim() !== after.content.trim())
    result.push('Put into shape: length, hashtags, and what a post needs to say.')
  if (before.subject !== after.subject && after.subject !== null)
    result.push('The subject line was replaced.')
  return result.slice(0, 8)
}
