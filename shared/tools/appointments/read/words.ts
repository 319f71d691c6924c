// Which words in a line are a service, a break, a remark or filler; what is left is a name.
import {
  clean,
  hasFigure,
  hasLetter,
  isCapital,
  oneOf,
  onlyFigures,
  tokensOf,
  withoutEdges,
} from '../../../reading/letters'
import { isOneSlip } from '../../../reading/lexicon'
import { remembered } from '../../../reading/remembered'
import { typed } from '../../../reading/wording'
import * as DAY from '../../../reading/words/day/day'

export { isCapital }

const SERVICE = new Set(tokensOf(DAY.SERVICE))
const [joining, joins] = [oneOf(DAY.JOINING), typed(DAY.JOINS)]
/** Colour words that are names too. */
export const alsoNames = oneOf(DAY.ALSO_NAMES)
const [BREAK, BLOCKED] = [typed(DAY.BREAK), typed(DAY.BLOCKED)]
const [ASIDE_FIRST, ASIDE_LAST] = [typed(DAY.SET_ASIDE_FIRST), typed(DAY.SET_ASIDE_LAST)]
const [AT_ONCE, BREAK_FIRST] = [typed(DAY.AT_ONCE), typed(DAY.BREAK_FIRST)]
const FREE = typed(DAY.FREE)
const REMARK = typed(DAY.REMARK)
const isSomebody = (token: string): boolean =>
  isCapital(token) && !isServiceWord(token) && !BREAK.has(token) && !BLOCKED.has(token)

/** One letter wrong, missing or extra: only for long lower-case words, which aren't meant as names. */
const SHORTEST_MENDED = 6
const isSmall = (token: string): boolean =>
  token.length >= SHORTEST_MENDED && [...token].every(char => char >= 'a' && char <= 'z')
const LONG = new Map<string, string[]>()
for (const word of SERVICE)
  if (isSmall(word)) LONG.set(word.slice(0, 2), [...(LONG.get(word.slice(0, 2)) ?? []), word])
const misspelt = (token: string): boolean =>
  LONG.get(token.slice(0, 2))?.some(right => isOneSlip(token, right)) ?? false

const SIGNS = ['/', '&', '+']
/** "C/F", "R/T": the salon's own abbreviations; "cut&blow" */
function isJoined(token: string, word: string): boolean {
  const sign = SIGNS.find(sign => word.includes(sign))
  if (sign === undefined) return false
  const own = token.split(sign)
  const capitals = (part: string | undefined, most: number): boolean =>
    part !== undefined && part !== '' && part.length <= most && [...part].every(isCapital)
  const parts = word.split(/[+/&]/)
  return (
    (own.length === 2 && capitals(own[0], 2) && capitals(own[1], 3)) ||
    (parts.every(part => hasLetter(part) && !hasFigure(part)) && parts.some(part => SERVICE.has(part)))
  )
}
const isService = (token: string): boolean => {
  const word = clean(token)
  return SERVICE.has(word) || (isSmall(token) && misspelt(token)) || isJoined(token, word)
}
export const isServiceWord = remembered(isService, 2_000)
const soft = oneOf(DAY.SOFT)
export const tellsService = (token: string): boolean => isServiceWord(token) && !soft(token)
/** Will, May, Art and Reg are people if they have their capital. */
const NAMES_TOO = new Set(['Will', 'May', 'MAY', 'Art', 'Reg'])
const filler = oneOf(DAY.FILLER)
const isInitial = (token: string): boolean => token.length === 2 && token.endsWith('.') && isCapital(token)
export const isFiller = (token: string): boolean =>
  (filler(token) &&
    !NAMES_TOO.has(withoutEdges(token, '("\'', '),.')) &&
    token !== 'X' &&
    !isInitial(token)) ||
  !(hasLetter(token) || hasFigure(token))
/** Only dashes and dots, or words that say so: nobody is booked. */
export const isFree = (text: string): boolean => {
  const bare = text.trim()
  return bare !== '' && (FREE.isOnly(bare) || withoutEdges(bare, '-–—.', '') === '')
}

const [brand, noService, noClient] = [oneOf(DAY.BRANDS), oneOf(DAY.NO_SERVICE), oneOf(DAY.NO_CLIENT)]

export type Kind = 'client' | 'break' | 'blocked'
/** A break or a block, if the words say nothing else: "Lunch", "tea break", "staff training". */
export const kindOf = remembered(kindIn, 2_000)
function kindIn(words: string): Kind {
  const text = words.trim()
  const others = tokensOf(text).filter(token => !isFiller(token))
  const serves = others.some(token => isServiceWord(token) && !noService(token) && !brand(token))
  // "Blocked, colour delivery", "balayage course": if nobody is named, no client is booked.
  if (
    serves &&
    others.length <= 5 &&
    (ASIDE_FIRST.opens(text) || ASIDE_LAST.has(text)) &&
    !others.some(isSomebody)
  )
    return 'blocked'
  if (serves || others.length > 5) return 'client'
  const left = (phrase: typeof BREAK): number =>
    tokensOf(phrase.swapped(text, () => ' ')).filter(
      token => !isFiller(token) && isCapital(token) && !noClient(token),
    ).length
  if (BREAK.has(text) && (left(BREAK) <= 1 || BREAK_FIRST.opens(text))) return 'break'
  if (BLOCKED.has(text) && (left(BLOCKED) <= 1 || AT_ONCE.opens(text))) return 'blocked'
  return 'client'
}

function trimmed(tokens: readonly string[]): string[] {
  let [from, to] = [0, tokens.length]
  while (from < to && isFiller(tokens[from] ?? '')) from++
  while (to > from && isFiller(tokens[to - 1] ?? '')) to--
  return tokens.slice(from, to)
}
const [talkVerb, relation, manner] = [oneOf(DAY.TALK_VERB), oneOf(DAY.RELATION), oneOf(DAY.MANNER)]
const [particle, honorific] = [oneOf(DAY.PARTICLE), oneOf(DAY.HONORIFIC)]
/** "ok so first in is Bernie", "her mum Jean": lower-case words before the first capital aren't part of the name. */
function leading(tokens: readonly string[]): { talk: readonly string[]; own: readonly string[] } {
  const at = tokens.findIndex(token => isCapital(token) && !isFiller(token))
  // "so far its nadia": the name comes after the verb.
  if (at < 0) {
    const verb = tokens.findLastIndex(talkVerb)
    if (verb >= 0 && tokens.slice(verb + 1).some(token => !isFiller(token)))
      return { talk: tokens.slice(0, verb + 1), own: tokens.slice(verb + 1) }
  }
  const kept = tokens[at - 1] ?? ''
  if (at <= 0 || particle(kept)) return { talk: [], own: tokens }
  const from = honorific(kept) ? at - 1 : at
  return { talk: tokens.slice(0, from), own: tokens.slice(from) }
}
const withoutTalk = (tokens: readonly string[]): readonly string[] => leading(tokens).own

const OWNER_ENDS = ["'s", '’s']
const isOwner = (token: string | undefined): boolean => OWNER_ENDS.some(end => token?.endsWith(end))
/** "Ines' daughter" */
const isOwners = (token: string | undefined): boolean =>
  isOwner(token) || token?.endsWith("s'") === true || token?.endsWith('s’') === true
/** "Lena's daughter Mia" is Mia. */
const ofSomebody = (tokens: readonly string[]): readonly string[] =>
  isOwners(tokens[0]) && relation(tokens[1] ?? '') && isCapital(tokens[2] ?? '') ? tokens.slice(2) : tokens

/**
 * "Gill PS", "Emer RGP": the salon's abbreviations after a name aren't part of it, but Amy NG really is called that.
 */
const isShorthand = (token: string): boolean =>
  token.length > 1 &&
  token !== 'NG' &&
  !particle(token) &&
  [...token].every(char => CONSONANTS.includes(char))
/** "6/0", "1/2" */
const isShade = (token: string): boolean =>
  hasFigure(token) && !hasLetter(token) && token.includes('/') && token.length < 5
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
/** "Amara twist out", "Lavinia mother of the bride": a capitalised name ends where lower case begins. */
function capitals(tokens: readonly string[]): { name: readonly string[]; rest: readonly string[] } {
  if (!isCapital(tokens[0] ?? '')) return { name: tokens, rest: [] }
  let end = 1
  while (end < tokens.length) {
    const [token = '', before = ''] = [tokens[end], tokens[end - 1]]
    const letter = hasLetter(token) && withoutEdges(token, '', '.').length === 1
    if (isShade(token)) break
    if (isShorthand(token) && !isShorthand(tokens[0] ?? '') && !honorific(before)) break
    if (isCapital(token) || hasFigure(token) || letter) end++
    else if (honorific(before)) end++
    // "Jac's mum"
    else if (isOwner(before) && relation(token)) end++
    else if (particle(token) && isCapital(tokens[end + 1] ?? '')) end += 2
    else break
  }
  return { name: tokens.slice(0, end), rest: tokens.slice(end) }
}
function joined(tokens: readonly string[]): string {
  const text = tokens.join(' ')
  const from = [...text].findIndex(char => hasLetter(char) || hasFigure(char))
  const bare = from < 0 ? '' : withoutEdges([...text].slice(from).join(''), '', ' \t,.;:!–-')
  return isOwner(bare) && bare.length > 3 ? bare.slice(0, -2) : bare
}

export const isHonorific = (token: string): boolean => honorific(token)
export type ClientAndService = { client: string; service: string; left: string }

/** "Mrs Long": whatever follows is a name. */
export const isTitled = (words: string): boolean => {
  const tokens = tokensOf(words)
  return tokens.length > 1 && honorific(tokens[0] ?? '')
}

/** "may tint", "will gents": right before a service, these are names even in lower case. */
const maybeMay = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  (first === 'may' || first === 'will') && isServiceWord(rest[0] ?? '')
    ? [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest]
    : [first, ...rest]

/** Reads a run of words as name and service, in either order. */
export function nameAndService(words: string): ClientAndService {
  const alone = words.trim()
  // "A 9–10, B 10–11": a single letter is a person.
  if ([...alone].length === 1 && alone !== 'I' && isCapital(alone))
    return { client: alone, service: '', left: '' }
  const tokens = trimmed(ofSomebody(maybeMay(tokensOf(words))))
  const serves = (at: number): boolean => {
    const token = tokens[at] ?? ''
    if (manner(token) && at + 1 < tokens.length) return serves(at + 1)
    if (!isServiceWord(token)) return false
    // "Mrs Long", "Mr Brown"
    if (isCapital(token) && honorific(tokens[at - 1] ?? '')) return false
    return !(alsoNames(token) && at === 0 && isCapital(token))
  }
  const first = tokens.findIndex((_, at) => serves(at))
  if (first < 0) {
    const { talk, own } = leading(tokens.filter(token => !onlyFigures(token)))
    const { name, rest } = capitals(own)
    // "wefts Jane": a service we don't know.
    const unknown = trimmed(talk.filter(token => !relation(token)))
    const said = trimmed(rest.length > 0 || unknown.length > 2 ? rest : unknown)
    return {
      client: joined(trimmed(name)),
      service: isRemark(said.join(' ')) || isFree(said.join(' ')) ? '' : joined(said),
      left: '',
    }
  }
  if (first > 0) {
    const { name, rest } = capitals(withoutTalk(tokens.slice(0, first)))
    return {
      client: joined(trimmed(name)),
      service: joined(trimmed([...rest, ...tokens.slice(first)])),
      left: '',
    }
  }
  // If the service comes first, it runs until a word that neither is a service nor joins two.
  let end = 1
  while (end < tokens.length) {
    const [token = '', next = ''] = [tokens[end], tokens[end + 1]]
    if (serves(end) || isShade(token) || (alsoNames(token) && !isCapital(token))) end++
    else if (joining(token) && serves(end + 1)) end += 2
    else if (joins.isOnly(`${token} ${next}`) && serves(end + 2)) end += 3
    else break
  }
  const after = trimmed(tokens.slice(end))
  const name = withoutTalk(after.filter(token => !onlyFigures(token)))
  return { client: joined(name), service: joined(tokens.slice(0, end)), left: '' }
}

export const isRemark = (part: string): boolean =>
  REMARK.isOnly(part) && !NAMES_TOO.has(part) && !tokensOf(part).some(tellsService)

const IN_NAMES = "'’.-"
/** "Emma", "Jo Smith", "JS": one or two words that can be a person. */
export const isNameLike = (part: string): boolean => {
  const tokens = tokensOf(part)
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(
      token =>
        hasLetter(token.charAt(0)) &&
        [...token].every(char => hasLetter(char) || IN_NAMES.includes(char)) &&
        !isServiceWord(token) &&
        !isFiller(token),
    )
  )
}
