// The allergies on a client's card. Every one counts: it refuses the colour if it is, or may be, an allergy to hair
// colour. Otherwise it is named as a caution, as typed. In doubt we believe the card. domain 1.16 [TUKES][COLWISE]

import type { Facts } from '../../../facts'
import { typed } from '../../../reading/wording'
import * as CARD from '../../../reading/words/colour/card'
import { spokenIn } from '../../../salon/consultation/said'
import { chemistryNamed, lineNamed, plain } from './dye-names'

export type CardAllergy = NonNullable<Facts['client']>['allergies'][number] & {
  /** Set if it was said in a consultation rather than noted on the card. */
  from?: string
}
type Weighed = 'refuse' | 'cross' | 'other' | 'none'

const hairColour = typed(CARD.HAIR_COLOUR)
const otherColour = typed(CARD.OTHER_COLOUR)
const otherProduct = typed(CARD.OTHER_PRODUCT)
const related = typed(CARD.RELATED)
const knownOther = typed(CARD.KNOWN_OTHER)
const severe = typed(CARD.SEVERE)
const anyReaction = typed(CARD.ANY_REACTION)
const onTheHead = typed(CARD.ON_THE_HEAD)
const skinTest = typed(CARD.SKIN_TEST)
const noAllergy = typed(CARD.NO_ALLERGY, CARD.CARD_NAMED)
const denies = typed(CARD.DENIES)
const unnamed = typed(CARD.UNNAMED)
const colourFine = typed(CARD.COLOUR_FINE)
const things = typed(CARD.THINGS)
const colourItself = typed(CARD.COLOUR_ITSELF)

/** The marks people use to strike out a box. */
const STRUCK = new Set('-–—.?x ')
/** "None?" is unsure, so it counts as something. */
const isNothing = (text: string): boolean =>
  [...text].every(mark => STRUCK.has(mark)) || (noAllergy.isOnly(text) && !text.includes('?'))

const product = (text: string): boolean => hairColour.has(otherColour.without(text))

/** True if the free text blames the chemistry, a product line or hair colour in general. */
function blames(text: string): boolean {
  if (chemistryNamed(text) || product(text)) return true
  const line = lineNamed(text)
  return line === 'colour' || (line === 'house' && !otherProduct.has(text))
}

/** 'none' means the entry says that there is no allergy. */
export function weigh({ substance, reaction }: CardAllergy): Weighed {
  const name = plain(substance).trim()
  const told = plain(reaction ?? '').trim()
  if (isNothing(name) && isNothing(told)) return 'none'
  if (denies.opens(name) && !severe.has(told)) return 'other'
  if (blames(name)) return 'refuse'
  const elsewhere = knownOther.has(name)
  const held = colourFine.without(told)
  if (elsewhere ? reactedToColour(held) : blames(held)) return 'refuse'
  if (!elsewhere && !otherProduct.has(name)) {
    const both = `${name} ${held}`
    const isSevere = severe.has(name) || severe.has(held)
    if (isSevere && (unnamed.opens(name) || isNothing(name) || onTheHead.has(both))) return 'refuse'
    if (skinTest.has(name) && anyReaction.has(both)) return 'refuse'
  }
  return related.has(name) ? 'cross' : 'other'
}

/** If the substance is something else, this is true only where colour itself is named, and not for gloves or clips. */
function reactedToColour(told: string): boolean {
  if (things.has(told)) return chemistryNamed(told)
  return chemistryNamed(told) || lineNamed(told) === 'colour' || colourItself.has(otherColour.without(told))
}

const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** As typed, on one line. */
export function asTyped({ substance, reaction, from }: CardAllergy): string {
  const name = short(substance.trim().replace(/\s+/g, ' '), 200)
  if (from) return `${name} (from ${from})`
  const told = reaction?.trim().replace(/\s+/g, ' ') ?? ''
  return told === '' ? name : `${name} (${short(told, 80)})`
}

/** A refusal gives no figures, not even one that the card quotes. */
export const withoutMeasures = (text: string): string =>
  text.replace(
    /\d{1,9}(?:[.,:/-]\d{1,9}){0,4}\s*(?:%|per ?cent|vol(?:ume)?s?\b|g\b|grams?\b|ml\b|min(?:ute)?s?\b)|\b\d+\s*:\s*\d+/gi,
    '…',
  )

/** The allergies, grouped by what they call for. */
export function cardAllergies(facts: Facts): Record<Exclude<Weighed, 'none'>, CardAllergy[]> {
  const found: Record<Exclude<Weighed, 'none'>, CardAllergy[]> = { refuse: [], cross: [], other: [] }
  for (const allergy of [...(facts.client?.allergies ?? []), ...consulted(facts)]) {
    const weight = weigh(allergy)
    if (weight !== 'none') found[weight].push(allergy)
  }
  return found
}

/** "Nickel, latex": each counts as if it were on the card. */
function consulted(facts: Facts): CardAllergy[] {
  const spoken = spokenIn(facts.consultation)
  const words = spoken?.yes.get('allergy')?.words.split(/[,;\n]/) ?? []
  return words.flatMap(substance =>
    spoken && substance.trim() !== '' ? { substance, reaction: null, from: spoken.from } : [],
  )
}
