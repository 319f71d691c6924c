// What a record calls a substance: by a family's name, or by a word that no family knows.
import { FAMILIES, type Family } from '../../../../trade/ingredients'
import { plainly } from '../../../../trade/said'

export const readsAs = (family: Family): RegExp =>
  family.called ? new RegExp(`${family.words.source}|${family.called.source}`) : family.words

const STOP = new Set(
  'herself himself themselves bother bothers worries also avoid allergy allergic allergies reaction reacts reacted severe mild skin rash the and with from product products only any all some that this known when used using use hair scalp contact sensitive sensitivity intolerance intolerant possible maybe slight strong very bad oil oils extract cream spray acid food drink her his she him they them wears carries epipen anaphylaxis anaphylactic shock patch test tested positive hayfever pollen grass cats dogs dust penicillin antibiotics plasters wasp bee stings seasonal children type category clear none unknown other heat washing sun water dryer straighteners irons blow-dry has had have having got from family history possible suspected query think thinks told says said been lots multiple several various chemicals additives nasties silly busy times weekends mornings small talk perm colour colouring bleach sprays alcohol touching wearing going getting being using washes sulphates frizz volume weight hold shine tree mixed mix lips swell swells swelling swollen itch itchy itches itching hives welts face eyes throat neck ears earrings earring jewellery jewelry gloves balloons watch buckle zips releaser toddler infant baby daughter husband wife partner boyfriend girlfriend sister brother mother father friend grandson granddaughter niece nephew cousin flatmate little boys girls headache headaches migraine migraines blisters redness burning stinging came comes come gets goes went turned turns makes made after before last year years bumps wheezing sneezing sneeze streaming runny nose breathing difficulty hospital when anything everything stuff things items brand cheap nothing everything preservative preservatives asthma asthmatic chest lungs sting stings releasers previously childhood near around shampoo conditioner mask treatment serum mousse wash gloss toner hairspray neither either hay fever card form asked checked never sweet bitter free please thanks thank cheers'.split(
    ' ',
  ),
)

/** Words about hair, the salon and daily life: beside a rash they say what preceded it, not which ingredient. */
const ORDINARY = new Set(
  'ends dry fine thick thin long short curl curly wave wavy straight coily moisture moisturising hydrating hydration repair blonde brunette grey dark light root length mid lengths fringe parting volume soft shiny smooth smoothing frizz frizzy daily gentle clean cleanse cleansing strength damaged damage style styling styled protect protection protective toner lightener highlight foils balayage gloss regrowth keratin smoothed service appointment visit salon stylist client guest lady woman patient everyday night morning summer winter spring autumn cold weather humidity humid rain wind stress hormones pregnancy medication tablets steroids chlorine pool swim swimming swimmer sweat sport hats helmet headset wig extensions tight ponytail plaits braids brushing brush comb combing towel pillow shaving waxing threading tattoo piercing holiday travel previous earlier recent today tomorrow yesterday week weeks month months time first second third once twice test tests results result needed required form card record records file consult consultation update updated checked check discussed signed list notes note above below please careful care patch negative ongoing mild moderate severe sore tender painful pain area areas patches behind front back side temple crown nape hairline forehead cheek skin face head body hand hands arms legs slight little badly worse better overnight quickly immediately minutes hours days again still always never often sometimes only just maybe really quite even both such another different whole strong new old home supermarket high street cheap expensive brand brands colour colours color dyed shade shades red brown black pink purple blue green yellow white warm cool tone tones hot drying dryers hairdryer straightening irons tongs curling work gym kids school family house bathroom shower bath love loves like likes uses wants needs feels look looks leaves left would could should does doing done down over under into onto about because while where there then than more most less much many what which whom whose your ours mine their theirs them herself himself fire agony disaster nightmare beard beards moustache stubble brow brows lash lashes nail nails lip offer sell push recommend suggest'.split(
    ' ',
  ),
)
export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || ORDINARY.has(`${word}s`)

/** The names of a substance beyond the families: "mango butter" gives mango, without butter. */
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
        .replace(/(?<=[^siu])s$/, ''),
    )
    .slice(0, 6)
}

/** What is left once everything a family knows is removed: "propylene glycol" leaves nothing. */
const unknownIn = (text: string): string =>
  FAMILIES.reduce((left, family) => left.replace(new RegExp(readsAs(family).source, 'g'), ' '), text)

export const wordsNoFamilyKnows = (text: string): string[] =>
  bareWords(unknownIn(text)).filter(word => !namesOfFamily(word))

export const namesOfFamily = (word: string): boolean =>
  FAMILIES.some(family => readsAs(family).test(word) || readsAs(family).test(`${word}s`))

/** Where a description names its ingredients: "with lotus and tansy", "lotus extract". */
const WITHIN =
  /\b(?:with|contain(?:s|ing)|ingredients?:|inci:)\s+([^.;:]{3,120}?)(?=[.;:]|\b(?:for|to|that|which)\b|$)|((?<![\p{L}'-])[\p{L}']{4,24} (?:[\p{L}']{4,24} )?)(?:extract|oil|butter|milk|water|seeds?|leaf|flower|root|protein|juice)\b/gu

/** Ingredient words from the salon's own list that no family knows, as families of their own. */
export function familiesOf(texts: readonly string[], notes: readonly string[]): Family[] {
  const said = notes.map(plainly).join(' ')
  const words = texts
    .flatMap(text => [...plainly(text).matchAll(WITHIN)].flatMap(hit => (hit[1] ?? hit[2] ?? '').split(' ')))
    .flatMap(bareWords)
    .filter(word => said.includes(word) && !isOrdinary(word) && !/(?:ing|ed|less|ful|able)$/.test(word))
  return [...new Set(words)]
    .filter(word => !namesOfFamily(word))
    .map(word => ({ key: `word:${word}`, name: word, words: new RegExp(`\\b${word}(?:e?s)?\\b`, 'u') }))
}
