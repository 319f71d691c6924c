// Whether what is mentioned is so: ConText's way (trigger, direction, scope), with words of the salon.
// [CONTEXT] Harkema et al., ConText: an algorithm for determining negation, experiencer and temporal status from clinical
// reports, J Biomed Inform 2009. [NEGEX] Chapman et al. 2001.
import type { Clause, Doc, Stretch } from './doc'
import { type Lexicon, lexiconOf, type Mention, mentionsIn, type Words } from './lexicon'

/** How it stands with what is mentioned. */
export type Standing = 'said' | 'denied' | 'past' | 'maybe' | 'other'
export type Placed = Mention & { standing: Standing; clause: number }

const TRIGGERS = {
  // What follows is not so.
  'denied>': [
    'no',
    'not',
    'never',
    'never had',
    'never any',
    'without',
    'none',
    'nothing',
    'nor',
    'neither',
    'doesnt have',
    'hasnt',
    'hasnt had',
    'havent',
    'isnt',
    'arent',
    'wasnt',
    'dont',
    'doesnt',
    'didnt',
    'denies',
    'free of',
    'free from',
    'zero',
    'nil',
    'neg',
    'negative for',
    'aint',
    'cant',
    'wont',
    'ruled out',
    'clear of',
    'no more',
    'no sign of',
    'no signs of',
    'not on',
    'not any',
    'hates',
    'avoid',
    'avoids',
  ],
  // What stands before is not so.
  '<denied': [
    'none',
    'nil',
    'no',
    'neg',
    'negative',
    'never',
    'ruled out',
    'n/a',
    'nope',
    'all clear',
    'clear',
  ],
  // What follows was so, and is no longer.
  'past>': [
    'used to',
    'used to be',
    'used to have',
    'was a',
    'had',
    'history of',
    'in the past',
    'years ago',
    'as a child',
    'as a kid',
    'when she was',
  ],
  '<past': [
    'years ago',
    'yrs ago',
    'in the 90s',
    'in the 80s',
    'in the 70s',
    'as a child',
    'as a teenager',
    'as a kid',
    'thats gone',
    'is gone now',
    'sorted now',
    'thats sorted',
    'cleared up',
    'grown out',
  ],
  // What follows may be, or is planned.
  'maybe>': [
    'thinking about',
    'thinking of',
    'might',
    'may',
    'maybe',
    'considering',
    'if',
    'next year',
    'next yr',
    'would like',
    'wants',
    'asking about',
    'worried about',
    'wonders',
    'unsure',
    'not sure if',
    'could be',
    'eventually',
  ],
  '<maybe': ['next year', 'next yr', 'eventually', 'one day'],
  // Somebody else's.
  'other>': [
    'her sister',
    'his sister',
    'her mum',
    'her mam',
    'her mother',
    'his mum',
    'her dad',
    'her brother',
    'her daughter',
    'her son',
    'her lad',
    'her wee lad',
    'her boy',
    'her girl',
    'her little boy',
    'her little girl',
    'her little one',
    'her kids',
    'her child',
    'her wife',
    'his wife',
    'his son',
    'his daughter',
    'her boyfriend',
    'her grandson',
    'her granddaughter',
    'her niece',
    'her nephew',
    'her friend',
    'her cousin',
    'her husband',
    'her partner',
    'her nan',
    'her aunt',
    'sister',
    'sisters',
    'mum',
    'mam',
    'mother',
    'daughter',
    'friend',
    'cousin',
    'husband',
    'neighbour',
    'flatmate',
    'other client',
  ],
} satisfies Words

const STANDINGS: Readonly<Record<string, Standing>> = {
  denied: 'denied',
  past: 'past',
  maybe: 'maybe',
  other: 'other',
}
let triggers: Lexicon | null = null

/** Of two that apply, what asks for less belief in a hazard comes last: somebody else's before denied before past. */
const RANK: readonly Standing[] = ['other', 'maybe', 'denied', 'past']

/** How far a denial reaches over the next pieces of a list: as long as they are nothing but what is listed. */
const JOINS = new Set(['or', 'nor', 'and', 'any', '/', '&', 'a', 'an', 'the', 'no'])

type Scope = Stretch & { standing: Standing }
type InClause = { clause: Clause; mentions: Mention[]; marks: Mention[]; scopes: Scope[] }

/** By clause of the text. */
export function placed(doc: Doc, mentions: readonly Mention[]): Placed[][] {
  triggers ??= lexiconOf(TRIGGERS)
  const clauses: InClause[] = doc.clauses.map(clause => ({ clause, mentions: [], marks: [], scopes: [] }))
  share(clauses, mentions, 'mentions')
  share(clauses, mentionsIn(triggers, doc), 'marks')
  clauses.forEach(({ marks }, number) => {
    for (const mark of marks) reach(doc, clauses, number, mark)
  })
  return clauses.map(({ mentions: inside, scopes }, clause) =>
    inside.map(mention => {
      const over = scopes
        .filter(({ from, to }) => from <= mention.from && mention.to <= to)
        .map(({ standing }) => standing)
      return { ...mention, standing: RANK.find(each => over.includes(each)) ?? 'said', clause }
    }),
  )
}

/** Each to its clause; both are in the order of the text. */
function share(clauses: readonly InClause[], mentions: readonly Mention[], as: 'mentions' | 'marks'): void {
  let number = 0
  for (const mention of mentions) {
    while ((clauses[number]?.clause.to ?? Number.POSITIVE_INFINITY) <= mention.from) number++
    clauses[number]?.[as].push(mention)
  }
}

function reach(doc: Doc, clauses: readonly InClause[], number: number, mark: Mention): void {
  const here = clauses[number]
  if (!here) return
  const { clause } = here
  const isForward = mark.concept.endsWith('>')
  const standing = STANDINGS[isForward ? mark.concept.slice(0, -1) : mark.concept.slice(1)] ?? 'said'
  if (isForward) {
    here.scopes.push({ from: mark.to, to: clause.to, standing })
    if (standing !== 'denied') return
    for (let next = clauses[++number]; next && isListed(doc, next, clause.sentence); next = clauses[++number])
      next.scopes.push({ ...next.clause, standing })
    return
  }
  // An answer after its question: "allergies: none". It lies at the end of its clause.
  if (standing === 'denied' && mark.to < clause.to) return
  const before = mark.from === clause.from ? clauses[number - 1] : here
  before?.scopes.push({ from: before.clause.from, to: mark.from, standing })
}

/** Whether a clause is nothing but more of a list that was begun before it, and doesn't deny for itself. */
function isListed(doc: Doc, part: InClause, sentence: number): boolean {
  if (part.clause.sentence !== sentence || part.mentions.length === 0 || part.marks.length > 0) return false
  for (let at = part.clause.from; at < part.clause.to; at++)
    if (
      !part.mentions.some(({ from, to }) => from <= at && at < to) &&
      !JOINS.has(doc.tokens[at]?.norm ?? '')
    )
      return false
  return true
}
