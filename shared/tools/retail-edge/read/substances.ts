// What a substance is called in a record: by a family's name, or by a word that no family knows.
import { FAMILIES, type Family } from '../../../trade/ingredients'
import { plainly } from '../../../trade/said'

export const readsAs = (family: Family): RegExp =>
  family.called ? new RegExp(`${family.words.source}|${family.called.source}`) : family.words

const STOP = new Set(
  'allergy allergic allergies reaction reacts reacted severe mild skin rash the and with from product products only any all some that this known when used using use hair scalp contact sensitive sensitivity intolerance intolerant possible maybe slight strong very bad oil oils extract cream spray acid food drink her his she him they them wears carries epipen anaphylaxis anaphylactic shock patch test tested positive hayfever pollen grass cats dogs dust penicillin antibiotics plasters wasp bee stings seasonal children type category clear none unknown other heat washing sun water dryer straighteners irons blow-dry has had have having got from family history possible suspected query think thinks told says said been lots multiple several various chemicals additives nasties silly busy times weekends mornings small talk perm colour colouring bleach sprays alcohol touching wearing going getting being using washes sulphates frizz volume weight hold shine tree mixed mix lips swell swells swelling swollen itch itchy itches itching hives welts face eyes throat neck ears earrings earring jewellery jewelry gloves balloons watch buckle zips releaser toddler infant baby daughter husband wife partner boyfriend girlfriend sister brother mother father friend grandson granddaughter niece nephew cousin flatmate little boys girls headache headaches migraine migraines blisters redness burning stinging came comes come gets goes went turned turns makes made after before last year years bumps wheezing sneezing sneeze streaming runny nose breathing difficulty hospital when anything everything stuff things items brand cheap nothing everything preservative preservatives sting stings releasers previously childhood near around shampoo conditioner mask treatment serum mousse wash gloss toner hairspray'.split(
    ' ',
  ),
)

/** What a substance is called beyond the families: "mango butter" → mango, butter stays out. */
export function bareWords(substance: string): string[] {
  return plainly(substance)
    .split(/[^\p{L}]+/u)
    .filter(
      word =>
        word.length >= 4 &&
        !word.endsWith('ly') &&
        !STOP.has(word) &&
        !/^(?:butter|seed|leaf|root|water|based)$/.test(word),
    )
    .map(word =>
      word
        .replace(/ies$/, 'y')
        .replace(/oes$/, 'o')
        .replace(/(?<=[^s])s$/, ''),
    )
    .slice(0, 6)
}

/** What is left when all that a family knows is taken away: "propylene glycol" leaves nothing. */
const unknownIn = (text: string): string =>
  FAMILIES.reduce((left, family) => left.replace(new RegExp(readsAs(family).source, 'g'), ' '), text)

export const wordsNoFamilyKnows = (text: string): string[] =>
  bareWords(unknownIn(text)).filter(
    word => !FAMILIES.some(family => readsAs(family).test(word) || readsAs(family).test(`${word}s`)),
  )
