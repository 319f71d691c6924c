// Who sits in the chair, as far as it matters before anything goes on a head: the same for every tool. A word raises its
// question unless it is plainly denied, plainly somebody else's, or long past; a person's answer takes it away again.
import { type Placed, placed } from './context'
import { type Doc, quoteOf, read } from './doc'
import { type Lexicon, lexiconOf, mentionsIn } from './lexicon'
import type { Raised } from './reading'
import { valuesIn } from './values'
import { HISTORY } from './words/history'
import { PERSON } from './words/person'
import { PLAIN } from './words/plain'
import { SCALP } from './words/scalp'

/** What was put on this hair before that has to be asked about, and as what. */
const OF_HISTORY: Readonly<Record<string, string>> = {
  'history.box_dye': 'home_colour',
  'history.henna': 'henna',
  'history.metallic': 'metallic',
  'history.relaxer': 'relaxer',
}
/** All that is asked about. */
const NOT_ASKED = ['figure', 'talk', 'body']
const ASKED = new Set(
  [...Object.keys(PERSON), ...Object.keys(SCALP), ...Object.values(OF_HISTORY)].filter(
    concept => !NOT_ASKED.includes(concept),
  ),
)
/** Under this age no permanent colour. [EU 1223/2009, annex III: "not intended for use on persons under the age of 16"] */
export const OF_AGE = 16
/** What was so once may come again; the rest is done with when it is past. */
const LASTS = new Set(['reaction_to_colour', 'allergy', 'black_henna', 'home_colour', 'henna', 'metallic'])
const BESIDE_AN_AGE = new Set([
  'age',
  'aged',
  'is',
  'shes',
  'hes',
  'turns',
  'turned',
  'just',
  'only',
  '(',
  ',',
])
const AFTER_AN_AGE = new Set(['yo', 'y', 'yrs', 'yr', 'years', 'year', ')'])

let words: Lexicon | null = null

/** `field`: in whose text it stands. */
export type Told = Placed & { field: string }
/** A clause that raises something; one concept may be raised by several. */
export type Raising = { field: string; clause: number; concept: string }
export type Person = { raised: Raised[]; mentions: Told[]; raising: Raising[] }

/** What a text that is a name may hold beside it: "Poppy, 14", "Poppy (14)". Years. */
export function ageIn(doc: Doc, isName: boolean): { age: number; quote: string; clause: number } | null {
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
      const isHers =
        BESIDE_AN_AGE.has(before) &&
        (AFTER_AN_AGE.has(after) || value.to === doc.tokens.length || value.to === clause.to)
      if (isOld || (isName ? years > 2 : isHers && before !== ',' && before !== '('))
        return { age: years, quote: quoteOf(doc, value), clause: at }
    }
  return null
}

/** `texts`: by field; `clientName` is read as a name. Nothing is raised twice. */
export function personIn(texts: Readonly<Record<string, string>>): Person {
  words ??= lexiconOf(PERSON, SCALP, HISTORY, PLAIN)
  const raised = new Map<string, Raised>()
  const mentions: Told[] = []
  const raising: Raising[] = []
  for (const [field, text] of Object.entries(texts)) {
    const doc = read(text)
    const found = placed(doc, mentionsIn(words, doc)).flat()
    mentions.push(
      ...found
        .filter(({ concept }) => concept !== 'talk' && concept !== 'body')
        .map(mention => ({ ...mention, field })),
    )
    const topics = topicsOf(doc, found)
    for (const mention of found) {
      const concept = OF_HISTORY[mention.concept] ?? mention.concept
      if (!ASKED.has(concept) || (field === 'clientName' && isName(mention))) continue
      const isOver =
        mention.standing === 'denied' ||
        mention.standing === 'other' ||
        (mention.standing !== 'said' && !LASTS.has(concept))
      const isMaybe = mention.standing === 'maybe'
      if (isOver || isMaybe || !isAsked(mention, field, topics, doc.clauses[mention.clause]?.sentence ?? -1))
        continue
      raising.push({ field, clause: mention.clause, concept })
      if (!raised.has(concept)) raised.set(concept, { concept, quote: quoteOf(doc, mention), field })
    }
    const age = ageIn(doc, field === 'clientName')
    if (!age || age.age >= OF_AGE) continue
    raised.set('under_16', { concept: 'under_16', quote: age.quote, field })
    raising.push({ field, clause: age.clause, concept: 'under_16' })
  }
  return { raised: [...raised.values()], mentions, raising }
}

/** "Perm" may be a name; what stands after it, or is more than one word, is said of the client: "Ana (pregnant)". */
const isName = ({ sure, clause, from, to }: Placed): boolean => !sure || (clause === 0 && to - from < 2)

/** `life`: sentences that speak of life and of nothing bodily. */
type Topics = { life: ReadonlySet<number>; body: ReadonlySet<number> }
function topicsOf({ clauses }: Doc, found: readonly Placed[]): Topics {
  const sentencesOf = (of: string): number[] =>
    found.filter(({ concept }) => concept === of).map(({ clause }) => clauses[clause]?.sentence ?? -1)
  const body = new Set(sentencesOf('body'))
  return { life: new Set(sentencesOf('talk').filter(sentence => !body.has(sentence))), body }
}

/** Where people write about the person. */
const OF_PERSON = new Set(['hairCondition', 'notes', 'currentColor'])
/** "8 weeks gone" is her colour's age where it stands beside her colour. */
const OF_HAIR_TOO = new Set(['pregnant_or_nursing'])

/** A word with two senses is asked about where people write about the person, not where they write of a wish or of life. */
const isAsked = (mention: Placed, field: string, { life, body }: Topics, sentence: number): boolean =>
  mention.sure ||
  mention.concept === 'history.box_dye' ||
  (OF_PERSON.has(field) &&
    !life.has(sentence) &&
    !(field === 'currentColor' && OF_HAIR_TOO.has(mention.concept) && body.has(sentence)))
