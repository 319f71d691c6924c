// What the client has said so far, as a listener should have heard it.

import { wording } from '../../../reading/wording'
import { ANSWERED } from '../../../reading/words/talk/answered'
import * as NAMES from '../../../reading/words/talk/names'
import { TOLD } from '../../../reading/words/talk/safety/told'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import type { Utterance } from '../schema'
import { NAMED_GOODS } from './products'
import { isCaught } from './safety/lice'
import { childIn, isIrritated } from './safety/who'
import { meaningOf, sentencesOf, tidy, wordsOf } from './text'

export type TalkSoFar = {
  name: string | null
  /** The content words of everything said so far, and of the last line. */
  meaning: Set<string>
  last: string
  lastMeaning: Set<string>
  /** A feeling, or something that would upset anyone. */
  emotion: boolean
  complaint: boolean
  /** Something that home care helps with. */
  need: boolean
  /** The last line turned something down. */
  declined: boolean
  asks: boolean
  /** Words for what the client doesn't want. */
  unwanted: Set<string>
  /** The last line named something unwanted. */
  lastUnwanted: boolean
  /** A product was mentioned, so "one" or "it" may mean it. */
  goods: boolean
  /** Something on the hair that bleach or colour can react with, or a past reaction. */
  hazard: boolean
  /** A past colour made the scalp itch or burn. */
  stung: boolean
  /** What the client reacts to, by name. */
  allergens: Set<string>
  /** A scalp that mustn't be touched by product until a pharmacist or doctor has seen it. */
  sore: boolean
  /** It is itchy or red today, and nobody has looked yet. */
  irritated: boolean
  /** Lice, and whatever else passes from head to head. */
  caught: boolean
  /** Signs on the skin or in the breathing that need a pharmacist or a doctor. */
  danger: boolean
  /** The hair breaks or snaps off. */
  fragile: boolean
  /** Wants to keep the length, or to take it slowly. */
  careful: boolean
}

const ASKS = wording(ANSWERED.asks)
const EMOTION = wording(TOLD.emotion, NAMED)
const COMPLAINT = wording(TOLD.complaint, NAMED)
const NEED = wording(TOLD.need, NAMED)
const DECLINE = wording(TOLD.decline, NAMED)
const HAZARD = wording(TOLD.hazard, NAMED)
/** The two don't go together; but "a perm or highlights?" is a choice. */
const PERM_ON_BLEACH = wording(TOLD.perm_on_bleach, NAMED)
/** A colour made the scalp itch, burn or redden: another one may do worse. */
const STUNG = wording(TOLD.stung, NAMED)
/** A hot tool, the sun, clothing, a shade's name, or nothing at all. */
const OTHER_BURN = wording(TOLD.other_burn, NAMED)
/** "It stung for days" is about colour if colour was mentioned. */
const COLOURED = wording(TOLD.coloured, NAMED)
const isStung = (line: string, before: TalkSoFar): boolean =>
  (COLOURED.has(line) || COLOURED.has(before.last) || [...before.meaning].some(word => COLOURED.has(word))) &&
  sentencesOf(line).some(each => STUNG.has(each) && !OTHER_BURN.has(each))
/** "I had the test on Tuesday, no reaction." */
const TESTED = wording(TOLD.tested, NAMED)
const NO_REACTION = wording(TOLD.no_reaction, NAMED)
const REACTS_TO = wording(NAMES.REACTS_TO)
const ANOTHER = new Set(['tree', 'oil', 'butter', 'wheat', 'milk'])
/** The next two words in the line. */
const wordsAfter = (line: string, { end }: { end: number }): string[] =>
  (/^ \p{L}+(?: \p{L}+)?/u.exec(line.slice(end))?.[0] ?? '').split(' ').filter(Boolean)

const allergensIn = (text: string): string[] => {
  const line = text.toLowerCase()
  return REACTS_TO.all(line).flatMap(found => {
    const [word, next = ''] = wordsAfter(line, found)
    if (word === undefined || NAMES.NO_ALLERGEN.has(word)) return []
    return [ANOTHER.has(next) ? `${word} ${next}` : word.replace(/s$/, '')]
  })
}
/** Domain 1.16: no product on an affected or broken scalp. */
const SORE = wording(TOLD.sore, NAMED)
/** "My son had nits, all gone now", "eczema on my hands": not on this scalp, or no longer. */
const HEALED = wording(TOLD.healed, NAMED)
const NOT_HEALED = wording(TOLD.not_healed, NAMED)
const ELSEWHERE = wording(TOLD.elsewhere, NAMED)
const healed = (line: string): boolean => HEALED.has(line) && !NOT_HEALED.has(line)
const isSore = (line: string): boolean => SORE.has(ELSEWHERE.without(line, ' ')) && !healed(line)
const DANGER = wording(TOLD.danger, NAMED)
/** The same words about something other than a body: pride, a bill, shoes, tears, or smells that bother others. */
const NO_DANGER = wording(TOLD.no_danger, NAMED)
export const inDanger = (line: string): boolean => DANGER.has(NO_DANGER.without(line, ' '))
/** Hair that gives way: lightener would finish it. */
const FRAGILE = wording(TOLD.fragile, NAMED)
const CAREFUL = wording(TOLD.careful, NAMED)

const SAYS_NAME = [
  /\b(?:[Ii]'m|[Ii] am|[Mm]y name is|[Mm]y name's|[Ii]t's|[Tt]his is|[Nn]ame's) ([A-Z][\p{L}'-]{1,20})\b/u,
  /\b([A-Z][\p{L}'-]{1,20}) here\b/u,
]

export function nameIn(text: string): string | null {
  for (const pattern of SAYS_NAME) {
    const name = pattern.exec(tidy(text))?.[1]
    if (name && !NAMES.NOT_MINE.has(name)) return name
  }
  return null
}

const NEGATIVE = wording(NAMES.NOT_WANTED)
const NOT_WISHES = new Set([
  'sure',
  'know',
  'happy',
  'sleep',
  'slept',
  'idea',
  'problem',
  'time',
  'thanks',
  'thank',
  'really',
])

function unwantedIn(text: string): string[] {
  const line = tidy(text).toLowerCase()
  return NEGATIVE.all(line)
    .flatMap(found => wordsAfter(line, found))
    .flatMap(word =>
      word && word.length > 3 && !NOT_WISHES.has(word) && meaningOf(word).size > 0
        ? [word.replace(/(?:ing|s)$/, '')]
        : [],
    )
}

export const NOTHING_TOLD: TalkSoFar = {
  name: null,
  meaning: new Set(),
  last: '',
  lastMeaning: new Set(),
  emotion: false,
  complaint: false,
  need: false,
  declined: false,
  asks: false,
  unwanted: new Set(),
  lastUnwanted: false,
  goods: false,
  hazard: false,
  stung: false,
  allergens: new Set(),
  sore: false,
  irritated: false,
  caught: false,
  danger: false,
  fragile: false,
  careful: false,
}

/** Whether a sentence contains a feeling or a complaint, or something that home care helps with. */
export const feelsIn = (sentence: string): boolean =>
  EMOTION.has(tidy(sentence)) || isCaught(tidy(sentence)) || COMPLAINT.has(tidy(sentence))
export const needsIn = (sentence: string): boolean => NEED.has(tidy(sentence))

/** The state after one more line from the client. */
export function toldMore(before: TalkSoFar, text: string): TalkSoFar {
  const line = tidy(text)
  const lastMeaning = meaningOf(line)
  return {
    name: before.name ?? nameIn(text),
    meaning: new Set([...before.meaning, ...lastMeaning]),
    last: line,
    lastMeaning,
    // Having to mention lice embarrasses everybody.
    emotion: before.emotion || EMOTION.has(line) || isCaught(line),
    complaint: before.complaint || COMPLAINT.has(line),
    need: before.need || NEED.has(line),
    declined: DECLINE.has(line) && wordsOf(line).length <= 25,
    asks: line.includes('?') || ASKS.has(line),
    unwanted: new Set([...before.unwanted, ...unwantedIn(line)]),
    lastUnwanted: unwantedIn(line).length > 0,
    goods: before.goods || NAMED_GOODS.has(line),
    stung: before.stung || isStung(line, before),
    hazard:
      before.hazard ||
      isStung(line, before) ||
      childIn(line) ||
      PERM_ON_BLEACH.has(line) ||
      HAZARD.has(TESTED.has(line) ? NO_REACTION.without(line, ' ') : line),
    allergens: new Set([...before.allergens, ...allergensIn(line)]),
    sore: before.sore || isSore(line),
    irritated: before.irritated || isIrritated(line),
    caught: before.caught || (isCaught(line) && !healed(line)),
    danger: before.danger || inDanger(line),
    fragile: before.fragile || FRAGILE.has(line),
    careful: before.careful || CAREFUL.has(line),
  }
}

export function toldBy(transcript: readonly Utterance[]): TalkSoFar {
  return transcript
    .filter(({ role }) => role === 'client')
    .reduce((told, { text }) => toldMore(told, text), NOTHING_TOLD)
}

/** The client's most important sentence: what a good answer would come back to. */
export function weightiest(text: string): string {
  const sentences = sentencesOf(text)
  return [...sentences].sort((a, b) => meaningOf(b).size - meaningOf(a).size)[0] ?? text
}
