// Comments on each area: what was heard, and what to do. Addressed to a colleague, and never about the person.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'
import type { Area } from '../schema'
import type { Kind } from './areas'
import { evidenceFor } from './evidence'
import { momentOf } from './moment'
import { SPECIAL } from './special'

type Notes = {
  bad: readonly Signal[]
  high: string
  fair: string
  low: string
  none: string
}

export const NOTES: Readonly<Record<Area, Notes>> = {
  rapport: {
    bad: [
      'rude',
      'judges',
      'jokes',
      'wrong_name',
      'distracted',
      'blames',
      'dismisses',
      'interrupts',
      'pushes',
      'policy_shield',
      'closes_cold',
      'vague',
    ],
    high: 'Warm and personal throughout.',
    fair: 'Friendly. Use the client’s name, and say who you are, to make it personal.',
    low: 'Rapport comes first: greet the client by name, introduce yourself and ask what would make them comfortable.',
    none: 'Not scored: this conversation did not call for it.',
  },
  open_questions: {
    bad: ['many_questions', 'closed_leading', 'closed_question'],
    high: 'Open questions that let the client tell it in their own words.',
    fair: 'A start. One or two more open questions (what, how, tell me) about history, routine and dislikes would bring out more.',
    low: 'Ask open questions, one at a time: what, how, tell me. They bring out history, routine and worries that a yes or no hides.',
    none: 'Not scored: this conversation did not call for it.',
  },
  active_listening: {
    bad: [
      'contradicts',
      'about_self',
      'ignores_no',
      'wrong_name',
      'interrupts',
      'dismisses',
      'blames',
      'distracted',
      'ignores_question',
      'policy_shield',
      'bare_understand',
      'vague',
    ],
    high: 'The client’s own words come back in yours, so they know they were heard.',
    fair: 'You took up some of it. Summarise in a sentence what you heard and check it: “So … is that right?”',
    low: 'Show that you listen: repeat back what the client said in your own words, and check that you have it right, before you go on.',
    none: 'Not scored: this conversation did not call for it.',
  },
  confident_plain_language: {
    bad: ['jargon', 'fillers', 'vague', 'bluffs', 'overpromises', 'policy_shield'],
    high: 'Clear and sure, and without jargon.',
    fair: 'Mostly plain. Say what you suggest and why, in one simple sentence each.',
    low: 'Explain in plain, simple words what you suggest and why. Technical terms need a sentence of explanation; guesses and fillers cost confidence.',
    none: 'Not scored: this conversation did not call for it.',
  },
  realistic_expectations: {
    bad: [
      'misses_danger',
      'passes_hazard',
      'hands_out',
      'left_on',
      'serves_lice',
      'unsafe',
      'medical',
      'overpromises',
      'fear',
      'bluffs',
      'contradicts',
      'dismisses',
      'policy_shield',
    ],
    high: 'Honest about what to expect: nothing here will disappoint later.',
    fair: 'Partly. Add what it takes: how many sessions, how long, what it costs and how to keep it up.',
    low: 'Set realistic expectations: say what is possible today, how many sessions it takes, what it costs and what may not work. A promise that can’t be kept loses the client.',
    none: 'Not scored: this conversation did not call for it.',
  },
  empathy: {
    bad: [
      'dismisses',
      'blames',
      'judges',
      'rude',
      'jokes',
      'fear',
      'ignores_no',
      'policy_shield',
      'interrupts',
      'pushes',
      'bare_understand',
      'distracted',
    ],
    high: 'The client’s feelings were taken seriously.',
    fair: 'Kind in tone. Name what the client feels and why, so it doesn’t sound like a phrase.',
    low: 'Acknowledge the feeling before the hair: name it, say that it is understandable, and tie it to what the client told you.',
    none: 'No feelings were at stake here, so it isn’t scored.',
  },
  product_recommendation: {
    bad: [
      'hands_out',
      'medical',
      'ignores_no',
      'fear',
      'pushes',
      'too_many_products',
      'blames',
      'overpromises',
      'mentions_product',
    ],
    high: 'A recommendation that serves the client first.',
    fair: 'Useful. Tie a product to what the client told you, say how to use it and what it costs, and leave the choice.',
    low: 'Recommend from a need the client named, one to three products at most, with use and price, and take a no as a no. Nobody likes a push.',
    none: 'No product was called for here, so it isn’t scored.',
  },
  aftercare_followup: {
    bad: ['hands_out', 'left_on', 'vague', 'closes_cold', 'policy_shield', 'pushes'],
    high: 'The client knows how it goes on from here.',
    fair: 'Something to go home with. Add the next visit or a way to reach you.',
    low: 'Close with aftercare and follow-up: one or two home care steps, when to come back, and how to reach you if something feels off.',
    none: 'Not scored: this conversation did not call for it.',
  },
}

/** The client's words that called for it, if the answer left it open. */
function answeredTo(area: Area, reading: Reading): string {
  if (area !== 'empathy' && area !== 'active_listening' && area !== 'product_recommendation') return ''
  const open = momentOf(area, reading)
  return open === null ? '' : `The client had said “${open.client.text}”.`
}

/** What the quoted line does; if no single line shows it, general praise for the whole. */
export function praiseFor(area: Area, reading: Reading): string {
  const shown = evidenceFor(area, reading)
  return shown !== null && shown.repeats !== null ? shown.says : NOTES[area].high
}

export type Level = 'high' | 'fair' | 'low' | 'none'
export const levelOf = (score: number | null): Level =>
  score === null ? 'none' : score >= 70 ? 'high' : score >= 46 ? 'fair' : 'low'

/** What to try next, without repeating the verdict that the score already gives. */
export function tipFor(area: Area, score: number | null): string {
  const level = levelOf(score)
  if (level === 'low') return NOTES[area].low
  const tip = NOTES[area].fair.slice(NOTES[area].fair.indexOf('. ') + 2)
  return level === 'high'
    ? `Little is missing here. To go further still: ${(tip[0] ?? '').toLowerCase()}${tip.slice(1)}`
    : tip
}

export function noteFor(area: Area, score: number | null, reading: Reading, kind: Kind): string {
  const level = levelOf(score)
  if (level === 'none' && area === 'product_recommendation' && (kind === 'complaint' || kind === 'nervous'))
    return 'Not scored: no product was needed in this conversation.'
  const special = SPECIAL.flatMap(([signal, of, words]) => {
    if (of !== area || level === 'none') return []
    if (signal === 'bare_understand' && reading.count('bare_understand') < 2) return []
    const found = reading.first(signal)
    if (!found) return []
    if (signal !== 'jargon') return [words]
    const terms = reading.lines.flatMap(line =>
      line.heard.filter(each => each.signal === 'jargon').map(each => each.detail ?? ''),
    )
    return [`${words} ${[...new Set(terms)].slice(0, 4).join(', ')}.`]
  }).slice(0, 2)
  return [
    ...special,
    level === 'low' || level === 'fair' ? answeredTo(area, reading) : '',
    level === 'high' ? praiseFor(area, reading) : NOTES[area][level],
  ]
    .filter(Boolean)
    .join(' ')
}
