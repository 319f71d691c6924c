// From what was heard to what was meant. Pure: the same words in the same place always mean the same. Each rule must
// read the whole sentence. Words left over make it talk, and talk isn't for us.

import { withoutContrast } from './bowl/contrast'
import { catalogue } from './catalogue'
import { withoutName } from './client-by-sound'
import { bare, CORRECTION, isNegated, plainWords } from './hear/hear'
import type { Context, IntentId, Understood } from './intents'
import { byWords, nameByWords } from './lexicon/by-words'
import { switchPerson } from './lexicon/people'
import { missing, type Rule, type SpokenText } from './lexicon/rule'
import { nearest } from './nearest'
import { readNumber } from './numbers'
import { askTool, findClient, nameIn, openChair, openClient } from './rules/about'
import { whichOfAlike } from './rules/alike'
import { amend } from './rules/answers/amend'
import { answers, strengthSaid } from './rules/answers/answers'
import { staysAtChair } from './rules/at-the-chair'
import { bowlAsked } from './rules/bowl/bowl-asked'
import { change } from './rules/bowl/change'
import { bowls, formula, whichVolume } from './rules/bowl/colour'
import { developerWeight } from './rules/bowl/developer-weight'
import { addPart, takeOut } from './rules/bowl/parts'
import { formulaOf } from './rules/formula-of'
import { notes } from './rules/notes'
import { recorded } from './rules/recorded'
import { startTimers, timersOrStrength } from './rules/timers/many-timers'
import { endsRing, ring } from './rules/timers/ring'
import { isGuessedTimer, startTimer } from './rules/timers/timers'
import type { SpokenTool } from './tool-said'

export const TOO_LONG = 'That was too long for a command. Say one thing at a time.'
/** More than a minute of talk without a pause isn't a command. */
const LONGEST = 1_000

const heardIn = (raw: string): SpokenText => {
  const text = bare(plainWords(raw))
  return { raw, text, words: text.split(' ').filter(Boolean) }
}

/**
 * The names that a sentence may contain: "open, er, Siobhan's card, no, Sinead" → "siobhan", "sinead". The caller
 * passes `understand` only the clients with such names. Most commands name nobody.
 */
export function namesSaid(transcript: string, tools: readonly SpokenTool[]): string[] {
  if (transcript.length > LONGEST) return []
  const [first = '', ...corrections] = heardIn(transcript).text.split(new RegExp(CORRECTION, 'g'))
  const names = [
    nameIn(first.trim()),
    nameByWords(first.trim(), tools),
    ...corrections.flatMap(each => [nameIn(each.trim()), each.trim()]),
  ]
  return [...new Set(names.flatMap(name => (name && name.split(' ').length <= 5 ? [name] : [])))]
}

const RULES: readonly Rule[] = [
  bowlAsked,
  formulaOf,
  askTool,
  byWords,
  recorded,
  openChair,
  startTimer,
  startTimers,
  timersOrStrength,
  bowls,
  addPart,
  takeOut,
  formula,
  developerWeight,
  change,
  switchPerson,
  openClient,
  findClient,
]
/** We do nothing that is denied, except for commands that have a "don't" of their own. */
const DENIED: readonly Rule[] = [byWords]

function firstOf(rules: readonly Rule[], heard: SpokenText, context: Context): Understood | null {
  for (const rule of rules) {
    const understood = rule(heard, context)
    if (understood !== null) return understood
  }
  return null
}

export function understand(transcript: string, context: Context): Understood {
  // A note may be of any length.
  if (transcript.length > LONGEST)
    return context.noting ? { kind: 'dictated', text: transcript.trim() } : missing(TOO_LONG)
  const heard = heardIn(transcript)
  if (heard.text === '' && !context.noting) return missing('')
  const special =
    ring(heard, context) ??
    notes(heard, context) ??
    answers(heard, context) ??
    amend(heard, context) ??
    strength(heard, context)
  if (special !== null) return special
  const contrasted = notThis(heard.text, context)
  if (contrasted !== null) return contrasted
  const rules = isNegated(heard.text) ? DENIED : RULES
  const understood =
    firstOf(rules, heard, context) ?? afterCorrection(heard, context) ?? aboutOpen(heard, rules, context)
  const found =
    understood !== null
      ? endsRing(understood, context)
      : isNegated(heard.text)
        ? missing(null)
        : nearest(heard.text, text => firstOf(RULES, heardIn(text), context))
  const sure = idOf(found) === 'timer-start' && isGuessedTimer(heard.text) ? offered(found) : found
  return allowed(whichOfAlike(staysAtChair(sure, heard.text, context), context), context)
}

/** Offered as a question instead of being done. */
function offered(found: Understood): Understood {
  if (found.kind !== 'meant') return missing(null)
  const { intent, writes, say } = found
  return { kind: 'none', nearest: [{ intent, confidence: 0.7, writes, say }], say: null }
}

/** "Forty minutes, not thirty five": a figure is understood from what it is, without the "not". */
function notThis(text: string, context: Context): Understood | null {
  const said = withoutContrast(text, context.separator)
  if (said === null || isNegated(said)) return null
  const understood = understand(said, context)
  const id = idOf(understood)
  return id !== undefined && OF_FIGURES.includes(id) ? understood : null
}
const OF_FIGURES: readonly IntentId[] = [
  'change-developer',
  'change-minutes',
  'change-shade',
  'change-grams',
  'change-ratio',
  'timer-start',
  'timer-add',
]

/** While Siobhan's card is open, "is Siobhan allergic to anything" means "is she allergic to anything". */
function aboutOpen({ text }: SpokenText, rules: readonly Rule[], context: Context): Understood | null {
  if (context.openClient === null) return null
  for (const whose of ['she', 'her']) {
    const said = withoutName(text, context.openClient, whose)
    const understood = said === null ? null : firstOf(rules, heardIn(said), context)
    if (understood !== null) return understood
  }
  return null
}

/** "Open Siobhan, no, Sinead": what follows the correction, with the verb from before it. */
function afterCorrection({ text }: SpokenText, context: Context): Understood | null {
  const found = CORRECTION.exec(text)
  if (!found || isNegated(text)) return null
  const before = text.slice(0, found.index).trim().split(' ')
  const after = text.slice(found.index + found[0].length).trim()
  if (after === '' || before[0] === '') return null
  // If it would write, the words before must be such a command too. "He asked for twenty, no, use thirty vol" and "put
  // the kettle on, no, forty minutes" are talk.
  const first = firstOf(RULES, heardIn(before.join(' ')), context)
  for (let kept = 0; kept < Math.min(before.length, 4); kept += 1) {
    // "Thirty five minutes on the roots, no, the ends": keeping half of a number would make it a different number.
    if (kept > 0 && readNumber(before, kept - 1) !== null) continue
    const understood = firstOf(RULES, heardIn([...before.slice(0, kept), after].join(' ')), context)
    if (understood === null || understood.kind === 'none') continue
    if (
      (kept > 0 && first !== null && !writes(understood)) ||
      (first !== null && sameKind(first, understood))
    )
      return understood
  }
  return null
}

const idOf = (understood: Understood): IntentId | undefined =>
  understood.kind === 'meant'
    ? understood.intent.id
    : understood.kind === 'choices'
      ? understood.choices[0]?.intent.id
      : undefined
const writes = (understood: Understood): boolean =>
  understood.kind === 'which-volume' ||
  (understood.kind === 'meant' && understood.writes) ||
  (understood.kind === 'choices' && understood.choices.some(each => each.writes))
const sameKind = (a: Understood, b: Understood): boolean => idOf(a) !== undefined && idOf(a) === idOf(b)

/** Puts the strength that we asked for where the unclear one was. */
function strength(heard: SpokenText, context: Context): Understood | null {
  if (context.pending?.type !== 'volume') return null
  const said = strengthSaid(heard, context)
  if (said === null) return null
  const words = context.pending.waiting.split(' ')
  const at = words.indexOf('{volume}')
  if (said.volume === null) return whichVolume(words, said.said, at, at + 1)
  return understand(context.pending.waiting.replace('{volume}', `${said.volume} vol`), {
    ...context,
    pending: null,
  })
}

/** Says so if something needs a client or steps and there are none. */
function allowed(understood: Understood, context: Context): Understood {
  if (understood.kind !== 'meant') return understood
  const { needs } = catalogue[understood.intent.id]
  if (needs === 'client' && context.openClient === null) return missing('Who? Open a client first.')
  if (needs === 'steps' && context.steps === null) return missing('There are no steps here.')
  return understood
}
