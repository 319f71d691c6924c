// What mustn't appear in a salon's advert, whoever wrote it, and why. Words that only decorate are taken out of their
// sentence; a claim takes its whole clause with it. [ASA-HC][ASA-HL][CAA] and the CAP Code, section 3 (superiority), 8
// and 12.
import { type Clause, type Doc, quoteOf, read, type Stretch } from '../../../../reading/doc'
import { tableOf } from '../../../../reading/tables'
import { NEGATIONS } from '../../../../reading/words/denials'
import { CLAIMS_SAID } from '../../../../reading/words/posts/claims'
import { type Hit, withoutClause, withoutWord } from './cut'
import { mended, plainWords, withoutHusk } from './mend'
import { asMeant } from './misspelt'
import { thingIn } from './thing'

export type Rule = { id: string; why: string; cut: 'word' | 'clause' }
export type Removed = { what: string; why: string }

const MEDICAL = 'It is a medical claim: an advert for a salon may not make one.'
const ABSOLUTE = 'It promises what nobody can promise for every head of hair.'
const SAFETY =
  'Nothing may be called safe, natural or free of reactions: hair products can cause reactions in anyone.'
const SUPERLATIVE = 'A superlative needs proof that is published with it.'
const SHAMING = 'It makes people feel bad about their hair, their age or their body.'
const URGENCY = 'Pressure to buy is only allowed where it is true, and it is not needed.'
const REVIEW = 'A review may only be asked for as it is: never for a good one, never made up. (DMCC Act 2024)'
const FAIRNESS = 'A job advert may not choose by age or sex. (Equality Act 2010)'
const RIVALS = 'A comparison with other salons needs proof.'

const HEARD = tableOf([CLAIMS_SAID])
const rule = (id: string, cut: Rule['cut'], why: string): Rule => ({ id, cut, why })

/** They are taken out in this order. */
export const RULES: readonly Rule[] = [
  rule(
    'medicine',
    'word',
    'A prescription-only medicine may not be advertised to the public, nor its name borrowed.',
  ),
  rule('medical-word', 'word', MEDICAL),
  rule('treats', 'word', MEDICAL),
  rule('scarcity', 'word', URGENCY),
  rule('medical', 'clause', MEDICAL),
  rule('repair', 'clause', ABSOLUTE),
  rule('natural', 'word', SAFETY),
  rule('safe', 'clause', SAFETY),
  rule('skip-test', 'clause', 'A skin test before colour is never skipped.'),
  rule('no-damage', 'clause', ABSOLUTE),
  rule('guarantee', 'word', ABSOLUTE),
  rule('absolute', 'clause', ABSOLUTE),
  rule('superlative', 'word', SUPERLATIVE),
  rule('rivals', 'clause', RIVALS),
  rule('named-rival', 'clause', RIVALS),
  rule('shaming-word', 'word', SHAMING),
  rule('shaming', 'clause', SHAMING),
  rule('urgency', 'word', URGENCY),
  rule('reviews', 'clause', REVIEW),
  rule('hiring', 'word', FAIRNESS),
]

/** "Only 2 slots left", "ends tonight": on its own it is a fact, but beside "hurry" it is pressure. */
export const rulesFor = (topic: string): readonly Rule[] =>
  hitsIn(topic).has('scarcity') && !hitsIn(topic).has('urgency')
    ? RULES.filter(({ id }) => id !== 'scarcity')
    : RULES

const MOST_KEPT = 300
const kept = new Map<string, ReadonlyMap<string, Hit>>()

/** For each rule that a text breaks: the first place, and the longest match there. */
function hitsIn(text: string): ReadonlyMap<string, Hit> {
  const known = kept.get(text)
  if (known) return known
  const doc = read(text)
  const hits = new Map<string, Hit>()
  for (const found of claimsIn(doc)) {
    const hit = hitOf(doc, found)
    const before = hits.get(found.concept)
    if (
      !before ||
      hit.index < before.index ||
      (hit.index === before.index && hit[0].length > before[0].length)
    )
      hits.set(found.concept, hit)
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, hits)
  return hits
}

const ONE = new Set(['1', 'one'])
const BEFORE_ONE = new Set(['the', 'our', 'very', 'absolute'])
/** "our No. 1 salon": the dot here doesn't end a sentence. */
function firstPlacesIn({ tokens }: Doc): Claim[] {
  const norm = (at: number): string => tokens[at]?.norm ?? ''
  return tokens.flatMap((token, at) => {
    if (token.norm !== 'no' || norm(at + 1) !== '.' || !ONE.has(norm(at + 2))) return []
    let from = at
    while (BEFORE_ONE.has(norm(from - 1))) from--
    return [{ concept: 'superlative', from, to: norm(at + 3) === 'rated' ? at + 4 : at + 3 }]
  })
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const CAN_BE_DENIED = words('medical medical-word treats repair natural safe no-damage guarantee absolute')
const BETWEEN = words(
  'promise promises promised claim claims say says pretend to be that it we this will can a as',
)
/** As advice to the reader, these negate nothing about the product: "don't fight hair loss by yourself". */
const BIDS = words('never dont do')
const BEFORE_BIDS = words('please pls and so just')
const CONTRASTS = words('but like better ours unlike other others unless until only just alone why without ?')
const GOES_ON = words('it they')
const ABOUT_IT = words('it them that those')
/** "It is not medicated, it is gentle": just a denial. */
const STAYS = words('is are was were has have')
const MOST_BETWEEN = 6

/**
 * For each token, the clause it is in. For each sentence, whether it has a contrast, and the last clause that continues
 * with "it" or "they".
 */
function turnsOf({ clauses, tokens }: Doc): {
  own: Clause[]
  turns: Set<number>
  goesOn: Map<number, Stretch>
} {
  const [own, turns, goesOn]: [Clause[], Set<number>, Map<number, Stretch>] = [[], new Set(), new Map()]
  for (const [nth, clause] of clauses.entries()) {
    const { from, to, sentence } = clause
    for (let at = from; at < (clauses[nth + 1]?.from ?? tokens.length); at++) {
      own[at] = clause
      if (CONTRASTS.has(tokens[at]?.norm ?? '')) turns.add(sentence)
    }
    if (GOES_ON.has(tokens[from]?.norm ?? '') && !STAYS.has(tokens[from + 1]?.norm ?? ''))
      goesOn.set(sentence, { from, to })
  }
  return { own, turns, goesOn }
}

/**
 * "We do not cure hair loss": a denied claim is no claim. A question, advice to the reader, or "does not treat it, it
 * ends it" isn't a denial.
 */
function undenied(doc: Doc, claims: readonly Claim[]): Claim[] {
  const norm = (at: number): string => doc.tokens[at]?.norm ?? ''
  const { own, turns, goesOn } = turnsOf(doc)
  return claims.flatMap(claim => {
    const { concept, from, to } = claim
    if (!CAN_BE_DENIED.has(concept)) return [claim]
    let at = from - 1
    while (BETWEEN.has(norm(at)) && from - at <= MOST_BETWEEN) at--
    const clause = own[at]
    if (!NEGATIONS.has(norm(at)) || !clause || turns.has(clause.sentence)) return [claim]
    const verb = norm(at - 1) === 'do' ? at - 1 : at
    if (BIDS.has(norm(verb)) && (verb === clause.from || BEFORE_BIDS.has(norm(verb - 1)))) return [claim]
    const on = goesOn.get(clause.sentence)
    if (concept === 'safe' || !on || on.from < to) return []
    // "It ends it" is part of the claim; "it feels lovely" may stay.
    return [ABOUT_IT.has(norm(on.to - 1)) ? { ...claim, to: on.to } : claim]
  })
}

type Claim = Stretch & { concept: string }
function claimsIn(written: Doc): Claim[] {
  const doc = asMeant(written)
  return [...undenied(doc, HEARD.all(doc)), ...firstPlacesIn(doc)].sort((a, b) => a.from - b.from)
}

function hitOf(doc: Doc, { from, to }: Stretch): Hit {
  return { index: doc.tokens[from]?.start ?? 0, 0: quoteOf(doc, { from, to }) }
}

/** The first place where a text breaks a rule; null if it doesn't. */
export const hitIn = ({ id }: Rule, text: string): Hit | null => hitsIn(text).get(id) ?? null

/** Saves the product from a sentence that was all claim: "Our keratin repairs…" */
export function rescued(text: string): string {
  const first = Math.min(text.length, ...[...hitsIn(text).values()].map(({ index }) => index))
  const about = text
    .slice(0, first)
    .replace(
      /(?:[\s,;:–-]|\b(?:is|are|was|will|can|that|which|and|or|so|it|to|also|really|completely|totally|actually|helps?|with|in|we|you|the|says?|be|been|it['’]s|they|do(?:es)?|did|not|never|cannot|(?:do|does|ca|wo)n['’]?t|promises?|claims?)\b){1,40}$/i,
      '',
    )
    .trim()
  return /^(?:we|our|the|this|my|your|you|it|pregnant|a|an)?$|^(?:make|say|tell|show|get|write|post|claim)\b/i.test(
    about,
  ) ||
    (!/\s/.test(about) && thingIn(about) === '') ||
    about.length < 3 ||
    about.length > 70
    ? ''
    : plainWords(about)
}

const ENDED = '.!?:;,'
/** How many characters before the line break a claim may start. */
const MOST_BEFORE = 120
/** Joins a claim that is broken over two lines: "stops / hair loss". */
export function claimsUnbroken(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  return rest.reduce((whole, line) => {
    const before = whole.slice(Math.max(whole.lastIndexOf('\n') + 1, whole.length - MOST_BEFORE)).trimEnd()
    const joined = `${before} ${line.trimStart()}`
    const isBroken =
      before !== '' &&
      !ENDED.includes(before.charAt(before.length - 1)) &&
      [...hitsIn(joined).values()].some(
        ({ index, 0: hit }) => index < before.length && index + hit.length > before.length + 1,
      )
    return isBroken ? `${whole.trimEnd()} ${line.trimStart()}` : `${whole}\n${line}`
  }, first)
}

/** A text without the clauses where something is found. */
export function withoutClaim(text: string, find: (text: string) => Hit | null): string {
  let left = text
  for (let round = 0; round < 6; round++) {
    const hit = find(left)
    if (hit === null) break
    left = mended(withoutClause(left, hit))
  }
  return left
}

/** A text without forbidden claims. Keeps what it can of each sentence; `left` is '' if nothing remains. */
export function cleaned(text: string, rules: readonly Rule[] = RULES): { left: string; removed: Removed[] } {
  const removed: Removed[] = []
  let left = text
  for (const rule of rules) {
    const { id, cut, why } = rule
    for (let round = 0; round < 6; round++) {
      const hit = hitIn(rule, left)
      if (hit === null || hit[0].trim() === '') break
      removed.push({ what: hit[0].trim(), why })
      left = cut === 'word' ? mended(withoutWord(left, hit, id)) : mended(withoutClause(left, hit))
    }
  }
  // "in our colour", once the words it depended on are gone.
  const bare =
    removed.length > 0
      ? left.replace(/^(?:in|of|on|to|with|for|at|by)\s+(?=(?:our|the|my|your|this)\b)/, '')
      : left
  return { left: removed.length > 0 ? withoutHusk(plainWords(bare)) : plainWords(bare), removed }
}

/** The first rule that a text breaks. */
export const brokenIn = (text: string, rules: readonly Rule[] = RULES): Rule | null =>
  rules.find(({ id }) => hitsIn(text).has(id)) ?? null

/** Drops claims such as "100% natural" and "five star", so that their numbers don't count as figures of the topic. */
export function withoutClaims(text: string): string {
  const doc = read(text)
  let [result, done] = ['', 0]
  for (const found of claimsIn(doc)) {
    const { index, 0: words } = hitOf(doc, found)
    if (index < done) continue
    result += `${text.slice(done, index)} `
    done = index + words.length
  }
  return result + text.slice(done)
}
