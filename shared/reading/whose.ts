// How old the client is said to be, and whose age or school it is that is spoken of.
import { type Doc, quoteOf, type Stretch } from './doc'
import { valuesIn } from './values'

/** Under this age no permanent colour. [EU 1223/2009, annex III: "not intended for use on persons under the age of 16"] */
export const OF_AGE = 16

/** `age`: years. */
export type Age = { age: number; quote: string; clause: number }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const BESIDE_AN_AGE = setOf('age aged is shes hes turns turned just only ( ,')
/** "Her base is 3." */
const OF_HAIR = setOf(
  'base level root roots colour color hair natural shade tone lengths length ends grey it that this number depth regrowth now target',
)
const AFTER_AN_AGE = setOf('yo y yrs yr years year )')

/** What a text that is a name may hold beside it: "Poppy, 14", "Poppy (14)". Those of others are left out. */
export function ageIn(doc: Doc, isName: boolean): Age | null {
  for (const [at, clause] of doc.clauses.entries())
    for (const value of valuesIn(doc, clause)) {
      const before = doc.tokens[value.from - 1]?.norm ?? ''
      const after = doc.tokens[value.to]?.norm ?? ''
      const years =
        value.of === 'number'
          ? value.value
          : value.of === 'weeks' && doc.tokens[value.to - 1]?.norm.startsWith('y')
            ? value.value / 52
            : null
      if (years === null || years < 2 || years > 105 || years % 1 !== 0) continue
      const isOld = after === 'old' || before === 'aged' || before === 'age'
      const isSaid =
        BESIDE_AN_AGE.has(before) &&
        !OF_HAIR.has(doc.tokens[value.from - 2]?.norm ?? '') &&
        (AFTER_AN_AGE.has(after) || value.to === doc.tokens.length || value.to === clause.to)
      if (!(isOld || (isName ? years > 2 : isSaid && before !== ',' && before !== '('))) continue
      if (!isName && isOfAnother(doc, clause, value)) continue
      return { age: years, quote: quoteOf(doc, value), clause: at }
    }
  return null
}

/** A boy of twelve may be the client; a son of twelve is somebody's. */
const CHILDREN = setOf(
  'daughter daughters son sons kids children grandchildren grandkids niece nieces nephew nephews grandson grandsons granddaughter granddaughters sister sisters brother brothers cousin cousins twins toddlers stepson stepdaughter',
)
const PARENTS = setOf(
  'mum mam mummy mother dad daddy father gran granny nan nana grandma grandad aunt auntie uncle',
)
const MINDS = setOf('babysits minds nannies childminds fosters raises raising teaches has have')
const HERS = setOf('her his their my our')
const LINKS = setOf('a an the of is are was aged age who thats turns just now two three both and or old year')
/** "12 year old daughter". */
const AFTER = setOf('year years yr yrs y yo old - and or')
const FURTHEST = 10

/** The nearest word that is none of these, to the one side or the other; -1 for none. */
function beyond(
  { tokens }: Doc,
  within: Stretch,
  from: number,
  links: ReadonlySet<string>,
  by: 1 | -1,
): number {
  let at = from
  const isLink = (): boolean => links.has(tokens[at]?.norm ?? '') || tokens[at]?.kind === 'number'
  while (at >= within.from && at < within.to && Math.abs(at - from) < FURTHEST && isLink()) at += by
  return at >= within.from && at < within.to ? at : -1
}

const WANTS = setOf(
  'want wants wanting wanted chair booking booked book consent consents consented sign signs signed agrees agreed',
)
/** A child beside the client is to have something done: then it is asked who that is. */
const isForThem = ({ tokens }: Doc): boolean =>
  tokens.some(
    ({ norm }, at) =>
      WANTS.has(norm) ||
      (norm === 'for' && tokens.slice(at + 1, at + 4).some(each => CHILDREN.has(each.norm))),
  )

/** "her son is 13", "has a 4 year old and a 7 year old", "grandma of a 3 year old", "a 12 year old daughter". */
function isOfAnother(doc: Doc, clause: Stretch, { from, to }: Stretch): boolean {
  const before = beyond(doc, clause, from - 1, LINKS, -1)
  const after = beyond(doc, clause, to, AFTER, 1)
  const word = doc.tokens[before]?.norm ?? ''
  const isTheirs =
    CHILDREN.has(word) ||
    PARENTS.has(word) ||
    HERS.has(word) ||
    (MINDS.has(word) && before < from - 1) ||
    CHILDREN.has(doc.tokens[after]?.norm ?? '')
  // "Has a 12 year old client."
  return isTheirs && doc.tokens[after]?.norm !== 'client' && !isForThem(doc)
}

const WORKS = setOf(
  'works work working worked job teaches teach teaching taught teacher cooks cleans caretaker volunteers helps governor',
)
const NEAR = 5
/** "was a child blonde", "as a teenager". */
const ONCE = setOf('was as')

/** A school that she works at, teens that are hers, a child that she was. */
export function isOfAnotherTime(doc: Doc, clause: Stretch, { from }: Stretch): boolean {
  const at = beyond(doc, clause, from - 1, LINKS, -1)
  const before = doc.tokens[at]?.norm ?? ''
  return (
    ((PARENTS.has(before) || MINDS.has(before)) && at < from - 1 && !isForThem(doc)) ||
    ONCE.has(doc.tokens[from - 1]?.norm ?? '') ||
    doc.tokens.slice(Math.max(clause.from, from - NEAR), from).some(({ norm }) => WORKS.has(norm))
  )
}
