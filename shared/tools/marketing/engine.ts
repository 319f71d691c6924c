// The built-in writer: topic in, post out, with no model; deterministic.

import type { Facts } from '../../facts'
import { coreOf, phonesIn } from '../../reading/text/contacts'
import type { Question } from '../../tool'
import { american } from './american'
import { type Brief, readBrief } from './read/brief'
import { brokenIn } from './read/claims/claims'
import { termsLost, termsMissing } from './read/terms'
import { adviceFor } from './rules/advice'
import { needsOf } from './rules/needs'
import type { MarketingInput, MarketingOutput } from './schema'
import { picksToAsk } from './told/lost'
import { worded } from './told/worded'
import { calm, capital, shortened } from './voice'
import { emailOf, preheaderOf, subjectOf } from './write/email'
import { LIMITS, type Parts, partsOf, postOf } from './write/post'

export type Written = { brief: Brief; parts: Parts; output: MarketingOutput }

const askedAbout = (clause: string): string =>
  `“${clause}” limits what you offer, and the post would have left it out. How should the post say it?`

/** The engine's answer with its inputs, so that a model's post can be checked against them. */
export function written(asked: MarketingInput, facts: Facts): Written {
  const told = worded(asked, facts)
  // Nobody types control characters.
  const input = {
    ...told,
    topic: told.topic
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(/<\/?(?:b|i|u|em|strong|p|br|h[1-6]|span|div|ul|ol|li)(?:\s[^>]*)?\/?>/gi, ' '),
  }
  const brief = readBrief(input, facts)
  const parts = partsOf(brief)
  const questions = needsOf(brief)
  if (questions.length > 0) return { brief, parts, output: asking(brief, questions) }
  const output = post(brief, parts)
  const said = [output.subject, output.content].join('\n')
  const lost = [
    ...termsLost(brief.topic, brief.type, said).map(askedAbout),
    ...picksToAsk(asked, facts, said),
  ]
  return { brief, parts, output: lost.length > 0 ? asking(brief, lost) : output }
}

export const draft = ({ input, facts }: Question<MarketingInput>): MarketingOutput =>
  written(input, facts).output

export function asking(brief: Brief, questions: string[]): MarketingOutput {
  return {
    decision: 'ask',
    content: '',
    subject: null,
    preheader: null,
    questions,
    // We report what was left out once there is a post; a question names nobody.
    removed: [],
    advice: [],
    headline: brief.salon.name ?? 'Your salon',
    line: null,
  }
}

function post(brief: Brief, parts: Parts): MarketingOutput {
  const email = brief.type === 'email'
  const spelt = (text: string): string => (brief.american ? american(text, brief.quote) : text)
  const content = saidOnce(
    spelt(safe(email ? emailOf(brief, parts) : postOf(brief, parts), brief)),
    parts.cta,
  )
  const subject = email ? spelt(subjectOf(brief, parts)) : null
  return {
    decision: 'write',
    content: content.length <= LIMITS[brief.type] ? content : fitted(content, LIMITS[brief.type]),
    subject,
    preheader: subject === null ? null : spelt(preheaderOf(brief, parts, subject)),
    questions: [],
    removed: [...brief.removed, ...(brief.quote?.removed ?? [])],
    advice: adviceFor(brief),
    ...onPoster(brief, parts),
  }
}

/** Just "To book, call us." if the brief's own sentence already gives the number. */
function saidOnce(content: string, cta: string): string {
  const [first, ...again] = phonesIn(content)
  const last = again.findLast(({ text }) => cta.includes(text))
  if (!first || !last || coreOf(first.text) !== coreOf(last.text)) return content
  const before = content.slice(0, last.at)
  const lead = [' on ', ': '].find(each => before.endsWith(each))
  return lead ? before.slice(0, -lead.length) + content.slice(last.at + last.text.length) : content
}

/** The last safety net: a sentence that breaks a rule, wherever it came from, isn't posted. A client's words stay. */
function safe(content: string, { quote, rules }: Brief): string {
  return content
    .split('\n')
    .map(line =>
      (quote && line.includes(quote.words)) || brokenIn(line, rules) === null
        ? line
        : line
            .split(/(?<=[.!?])\s+/)
            .filter(part => brokenIn(part, rules) === null)
            .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Shortens by dropping whole paragraphs in the middle; the first, the way to book and the hashtags stay. */
export function fitted(content: string, most: number): string {
  const blocks = content.split('\n\n')
  while (blocks.join('\n\n').length > most && blocks.length > 3) {
    const longest = blocks
      .slice(1, -2)
      .reduce((at, block, index) => (block.length > (blocks[at] ?? '').length ? index + 1 : at), 1)
    const over = blocks.join('\n\n').length - most
    const text = blocks[longest] ?? ''
    const kept = text.length > over + 80 ? shortened(text, text.length - over) : ''
    if (kept === '' || kept === text) blocks.splice(longest, 1)
    else blocks[longest] = kept
  }
  const text = blocks.join('\n\n')
  return text.length <= most ? text : shortened(text, most)
}

/** A poster that names a saving also names its terms. */
function onPoster(brief: Brief, parts: Parts): { headline: string; line: string | null } {
  const headline = headlineOf(brief, parts)
  const line = lineOf(brief)
  const missing = termsMissing(brief.topic, brief.type, [headline, line].join('\n'))
  if (missing.length === 0) return { headline, line }
  const whole = capital([line, ...missing].filter(Boolean).join(', '))
  return { headline, line: whole.length <= HEADLINE ? whole : 'Terms apply: see the post' }
}

const HEADLINE = 60

/** A few words for the poster: the saving if there is one, else the subject. */
function headlineOf(brief: Brief, parts: Parts): string {
  if (brief.quote && brief.type === 'testimonial') {
    const first = brief.quote.words.split(/(?<=[.!?])\s+/)[0] ?? ''
    return first.length <= 90
      ? `“${first.replace(/\s+/g, ' ').replace(/\.$/, '')}”`
      : 'Kind words from a client'
  }
  const offer = brief.facts.find(({ role }) => role === 'offer')?.value
  const core = calm(brief.core).split(/(?<=[.!?])\s+|\s*:\s+|\s+[-–]\s+/)[0] ?? ''
  const wanted =
    [offer, core, parts.hook.replace(/[.:]$/, '')].find(text => text !== undefined && text.length >= 4) ??
    'News from the salon'
  return capital(headlineCut(wanted.replace(/\s+/g, ' ').trim()))
}

/** Cuts at a comma or between words, but never after "and" or "for". */
function headlineCut(text: string): string {
  if (text.length <= HEADLINE) return text.replace(/[.,;:]+$/, '')
  const clause = text.split(/,\s+|\s+\(/)[0] ?? ''
  const cut = clause.length >= 12 && clause.length <= HEADLINE ? clause : shortened(text, HEADLINE)
  return cut.replace(
    /(?:[\s.,;:(]|\s(?:and|or|for|with|a|an|the|of|in|at|on|to|from|until|by|all|your|our|next))+$/i,
    '',
  )
}

function lineOf({ facts, core, client, type, kind }: Brief): string | null {
  if (kind === 'hiring' || kind === 'first-visit') return null
  if (type === 'testimonial') return client.nameAllowed ? client.name : null
  const when = facts.find(({ role }) => role === 'valid' || role === 'hours' || role === 'from')
  if (!when || core.includes(when.value) || when.value.length > 60) return null
  return when.role === 'from' ? `From ${when.value.replace(/^from\s+/i, '')}` : capital(when.value)
}
