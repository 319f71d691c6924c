// "Cocnut", "seseme", "parfume": a misspelt allergy is still an allergy.
import { nearest } from '../../../../reading/lexicon'
import { FAMILIES, type Family } from '../../../../trade/ingredients'
import { readsAs } from './substances'

/** Names of substances that resemble no other word. */
const NAMES =
  `almond hazelnut walnut cashew pistachio macadamia peanut argan coconut sesame gluten coeliac wheat lanolin lavender perfume
  fragrance linalool limonene sulphate silicone paraben keratin protein collagen propolis beeswax avocado papaya banana pineapple
  chamomile calendula sunflower jojoba rosemary eucalyptus peppermint menthol latex isothiazolinone methylisothiazolinone formaldehyde`.split(
    /\s+/,
  )

/** The substance that a word was meant to be, spelt correctly; null if none is close. */
export const substanceMeant = (word: string, most: (name: string) => number): string | null =>
  nearest(NAMES, word, most)

/** The family meant by a word that no family knows. */
export function meantBy(word: string): Family | null {
  const name = word.length < 5 ? null : substanceMeant(word, ({ length }) => (length >= 9 ? 2 : 1))
  return (name && FAMILIES.find(family => readsAs(family).test(name))) || null
}
