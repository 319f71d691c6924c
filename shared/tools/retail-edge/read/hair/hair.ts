// The hair according to the record: texture, pattern, what was done to it. Each with the words behind it.
import type { Facts } from '../../../../facts'
import { type Lexicon, lexiconOf } from '../../../../reading/lexicon'
import { OWN_HAIR } from '../../../../reading/words/retail/own-hair'
import { curlTypes } from '../../../../trade/products/product'
import { plainly, type Quotation, type Source } from '../../../../trade/said'
import { type Clause, clausesOf, type Spoken, withParts } from './spoken'

/** The record's own words, and where they are. */
export type Evidence = { word: string; quote: string; where: string }

export type Hair = {
  fine: Evidence | null
  thick: Evidence | null
  straight: Evidence | null
  wavy: Evidence | null
  curly: Evidence | null
  coily: Evidence | null
  /** The lowest and highest type named, 1A = 0 … 4C = 11. */
  types: number[]
  coloured: Evidence | null
  bleached: Evidence | null
  light: Evidence | null
  brown: Evidence | null
  red: Evidence | null
  grey: Evidence | null
  relaxed: Evidence | null
  airDries: Evidence | null
}

export const evidenceOf = (hit: Quotation): Evidence => ({
  word: hit.word,
  quote: hit.quote,
  where: hit.source.where,
})

const HAIR_TYPE = 'hair type'
const PARTS = new Set(
  Object.keys(OWN_HAIR).filter(concept => concept.startsWith('hair.') || concept.startsWith('type.')),
)
let lexicon: Lexicon | null = null
const hairClauses = (source: Source): Clause[] => {
  lexicon ??= lexiconOf(withParts(OWN_HAIR, PARTS))
  return clausesOf(source, lexicon)
}
const isSaid = ({ standing }: Spoken): boolean => standing === 'said' || standing === 'maybe'
const plain = ({ word, quote, where }: Spoken): Evidence => ({ word, quote, where })

function formulaEvidence(
  facts: Facts,
  test: (formula: Facts['formulas'][number]) => boolean,
): Evidence | null {
  const found = facts.formulas.slice(0, 3).find(test)
  return found
    ? { word: found.title, quote: found.title, where: `formula of ${found.made_at.slice(0, 10)}` }
    : null
}

const LIGHTENERS = ['bleach', 'lighten', 'powder', 'blondor']
const REDS = ['copper', 'red', 'mahogany', 'auburn']
const holds = (text: string, words: readonly string[]): boolean =>
  words.some(word => text.toLowerCase().includes(word))

/** "Ginger tones coming through" on brown hair: a tone the client doesn't want. */
function unwantedRed(red: Spoken | null, brown: Evidence | null): boolean {
  if (!red || brown?.where !== HAIR_TYPE) return false
  const { concepts } = red.clause
  return (
    (red.where !== HAIR_TYPE || concepts.has('w.glint')) &&
    concepts.has('w.unwanted') &&
    !concepts.has('w.loved')
  )
}

/**
 * Which mentions of a concept count: anywhere, in the hair type, or in a list that also says something about the hair.
 */
function finder(sources: readonly Source[]): (name: string) => Spoken | null {
  const spoken = sources
    .flatMap(hairClauses)
    .flatMap(clause => clause.spoken)
    .filter(isSaid)
  const own = spoken.filter(({ where }) => where === HAIR_TYPE)
  const isListed = ({ alone, clause }: Spoken): boolean =>
    alone && [...clause.sentence].some(concept => concept.startsWith('hair.'))
  return name =>
    own.find(({ concept }) => concept === `type.${name}` || concept === `hair.${name}`) ??
    spoken.find(
      each => each.concept === `hair.${name}` || (each.concept === `type.${name}` && isListed(each)),
    ) ??
    null
}

export function readHair(sources: readonly Source[], facts: Facts): Hair {
  const types = sources.filter(
    ({ where }) => where === HAIR_TYPE || where === 'concerns' || where === 'notes',
  )
  const find = finder(sources)
  const first = (name: string): Evidence | null => {
    const found = find(name)
    return found && plain(found)
  }
  const uncoloured = sources
    .flatMap(hairClauses)
    .some(({ spoken }) =>
      spoken.some(({ concept, standing }) => concept === 'uncoloured' && standing !== 'other'),
    )
  const lightened = formulaEvidence(facts, ({ bowls }) =>
    bowls.some(({ mix }) => mix.some(({ shade }) => holds(shade, LIGHTENERS))),
  )
  const bleached = first('bleached') ?? lightened
  const coloured = first('coloured') ?? bleached ?? formulaEvidence(facts, () => true)
  const light = first('light') ?? formulaEvidence(facts, ({ result }) => (result?.level ?? 0) >= 8)
  const brown = first('brown') ?? formulaEvidence(facts, ({ result }) => (result?.level ?? 9) <= 7)
  const red = find('red')
  const ofRed = formulaEvidence(facts, ({ result }) => holds(result?.tone ?? '', REDS))
  return {
    fine: first('fine'),
    thick: first('thick'),
    straight: first('straight'),
    wavy: first('wavy'),
    curly: first('curly'),
    coily: first('coily'),
    types: types.flatMap(({ text }) => curlTypes(plainly(text))),
    coloured: uncoloured && !lightened ? null : coloured,
    bleached,
    light,
    brown,
    red: red ? (unwantedRed(red, brown) ? null : plain(red)) : ofRed,
    grey: first('grey'),
    relaxed: first('relaxed'),
    airDries: airDries(sources),
  }
}

function airDries(sources: readonly Source[]): Evidence | null {
  const found = sources
    .flatMap(hairClauses)
    .flatMap(({ spoken, concepts }) => (concepts.has('w.protect') ? [] : spoken))
    .find(each => each.concept === 'hair.air_dries' && isSaid(each))
  return found ? plain(found) : null
}
