// Allergies to something that no ingredient family knows: "allergic to lotus", "lotus gave her a rash", "lotus:
// allergy".
import { FAMILIES } from '../../../../trade/ingredients'
import { ofSomeoneElse, plainly, type Source } from '../../../../trade/said'
import { type Avoid, ofFamily } from './avoids'
import { meantBy } from './misspelt'
import { stanceAt } from './stance'
import { bareWords, isOrdinary, readsAs, wordsNoFamilyKnows } from './substances'
import { withoutCompany } from './turned'

const ALLERGY = 'al+er[gj](?:ic|ies|y|ens?)'
const LISTED = new RegExp(
  `\\b(?:syndrome:|${ALLERGY} (?:is |are |was |includes? |reactions? )*(?:to|:)|al+er[gj](?:y|ies|ens?):|reacts? (?:badly )?to|intoleran(?:t|ce) (?:of|to)|sensitiv(?:e|ity) to|avoids?|avoiding|(?:can't|cannot|can not) (?:have|use|tolerate)(?: anything with)?|(?:nothing|anything|no products?) (?:with|containing))\\s*([^.;\\n()]{3,120})`,
  'g',
)
/** "Reacted to lotus", "anaphylaxis from lotus", "sensitivities: lotus". */
const STATED =
  /\b(?:react(?:ed|ions?|ing)(?: (?:badly|before|last (?:time|year)))? (?:to|from)|reactive to|sensiti[sz]ed to|anaphyla\w+ (?:to|from)|contact (?:allergy|dermatitis) (?:to|from)|patch[- ]test(?:ed)? positive (?:to|for)|sensitivit(?:y|ies):|al+er[gj](?:y|ies) ?\/ ?\w+:|contra-?indicat\w+:|her allerg(?:y|ies) (?:is|are)|allergies (?:are|includes?|include)) (?:the |an? |any )?([^.;\n()]{4,60})/g
/** "No allergies except lotus": what remains is the list. */
const LEFT =
  /\b(?:(?:no|nil)\b[^.;\n]{0,24}\ballerg\w+|nkd?a|none known|allerg\w+: (?:none|nil))[\s,(-]{1,3}(except(?: for)?|apart from|other than|but|just|only)\s+([^.;\n()]{3,60})/g
/** "No allergies but loves coconut": not an exception. */
const OF_LIKING =
  /^(?:she |he |they |also )?(?:loves?|likes?|hates?|dislikes?|would|wants?|asks?|asked|uses?|colours?|colou?red|has|had|is|needs?|prefers?|bought)\b/

const REACTION =
  /\bhives\b|\brash\b|\bswell|\bswollen\b|\bthroat\b|\bitch|\bblister|\banaphyl|\bwheez|\bwelts\b|\bspots\b|\bcome up\b|\breact|\ballerg|\bhospital|\bbr(?:eaks?|oke) \w+ out\b/
/** "Avocado = throat swelling", "kiwi gives her hives". */
const CAUSES =
  /([\p{L}' ]{4,40}?)\s*(?:=|->|→|\bcaus(?:es?|ed)\b|\bg(?:ives?|ave) (?:her|him|me)\b|\bm(?:akes?|ade) (?:her|him|me|my|his)\b|\bbr(?:ings?|ought) (?:her|him|me)\b|\bbr(?:eaks?|oke) (?:her|him|me) out\b)\s*([^.;|]{0,40})/gu
/** Also said of a day, a cut or the weather, so only an uncommon word names a substance here. */
const LOOSE = /\bmade (?:her|him|me|my|his)\b|\bmakes? (?:my|his)\b/
/** "Lotus: is an allergy", "lotus (allergy)", "lotus - allergic". */
const MARKED =
  /(?<![\p{L}'-])([\p{L}']{4,24}(?: [\p{L}']{4,24})?)\s?(?:-|:|=|\()\s?(?:(?:is|an?|has|had|her|his|severe|bad|mild|definite|known) ){0,4}(?:allerg(?:y|ic)|anaphyla\w+)(?![\p{L}-])(?! (?:to|alert|test|form|card)\b)/gu
/**
 * "Mango allergy": the words before it. Bounded, and starting at a word: a note may be a single word of 20,000
 * characters.
 */
const HEADED =
  /(?<![\p{L}'-])((?:[\p{L}'-]{1,40}(?:(?:,| and| or| &| \+)? |\/)){1,4})(?:al+er[gj](?:y|ies)|intolerances?|sensitivit(?:y|ies))\b/gu
/** "Beth has a mango allergy": what follows the verb; "mango is an allergy": what comes before it. */
function headedBy(words: string): string {
  const parts = words.split(/\b(?:has|have|had|got|with|is|an?)\b/)
  const last = parts.at(-1) ?? ''
  if (bareWords(last).length > 0 || FAMILIES.some(family => readsAs(family).test(last))) return last
  // "The client has an allergy" names nothing.
  if (/\b(?:has|have|had|got)\b/.test(words) && !words.includes(',')) return last
  return (
    parts.findLast(part =>
      bareWords(part).some(word => !/^(?:client|guest|lady|woman|patient)$/.test(word)),
    ) ?? last
  )
}

const CLAUSE =
  /n't\b|\b(?:hair|scalp|ends|roots?|fringe|likes?|loves?|hates?|wants?|needs?|asked|asks|about|never|please|offer|fine|thick|curly|wavy|straight|coloured|blonde|brunette|bleached)\b/
/**
 * "Fine hair, mango allergy", "don't offer oils, nut allergy": only an uncommon word in such a clause may name
 * something.
 */
const listOf = (words: string): string =>
  words
    .split(',')
    .map((part, index, { length }) =>
      index === length - 1 || !CLAUSE.test(part)
        ? part
        : part
            .split(' ')
            .filter(word => !isOrdinary(word) && !word.endsWith("n't"))
            .join(' '),
    )
    .join(',')

const ENDS =
  /\s-\s|\b(?:but|however|except|so|which|when|though|since|uses?|wants?|has|is|not|gets?|comes?|came|loves?|likes?|enjoys?|makes?|breaks?|broke|gives?)\b/
const APART = /,|\band\b|\bor\b|[&+/]/

/** The items in a list, one by one, except those too long to be a name. */
const itemsOf = (all: string): string[] =>
  (all.split(ENDS)[0] ?? '')
    .split(/,|\band\b|\bor\b|&|\+/)
    .filter(item => item.trim().split(/\s+/).length <= 4)

const tail = (words: string): string =>
  words.split(/\b(?:with|has|had|and|says|that|the|her|his|when|used|tried|some|an?)\b/).at(-1) ?? ''

/** Words that the note says weren't tolerated and that no family knows, each with its quote. */
export function ofNotes(source: Source): Avoid[] {
  const low = plainly(source.text)
  const found: Avoid[] = []
  const add = (
    hit: RegExpMatchArray,
    from: number,
    items: readonly string[],
    { loose = false, sure = false } = {},
  ): void => {
    const { stance, others } = stanceAt(low, from, from + 1)
    if ((stance === 'fine' && !sure) || others) return
    const at = hit.index ?? 0
    const quote = source.text
      .slice(at, at + hit[0].length)
      .trim()
      .slice(0, 90)
    for (const word of items.flatMap(wordsNoFamilyKnows)) {
      if (loose && isOrdinary(word)) continue
      const family = meantBy(word)
      found.push({
        ...(family ? ofFamily(family) : { key: `word:${word}`, name: word, family: null, word }),
        kind: 'allergy',
        mild: false,
        quote,
        where: source.where,
      })
    }
  }
  const own = (hit: RegExpMatchArray): boolean => !ofSomeoneElse(withoutCompany(hit[0]))
  const behind = (hit: RegExpMatchArray): number => (hit.index ?? 0) + hit[0].length - (hit[1] ?? '').length
  for (const hit of low.matchAll(LISTED)) add(hit, behind(hit), itemsOf(hit[1] ?? ''))
  for (const hit of low.matchAll(LEFT))
    if (!OF_LIKING.test(hit[2] ?? ''))
      add(hit, hit.index + hit[0].length - (hit[2] ?? '').length, itemsOf(hit[2] ?? ''), {
        sure: true,
        loose: /^(?:but|just|only)/.test(hit[1] ?? ''),
      })
  for (const hit of low.matchAll(STATED))
    if (own(hit)) add(hit, behind(hit), itemsOf(hit[1] ?? ''), { loose: true })
  for (const hit of low.matchAll(CAUSES))
    if (REACTION.test(hit[0]) && own(hit))
      add(hit, hit.index + hit[0].length - 1, [tail(hit[1] ?? '')], { loose: LOOSE.test(hit[0]) })
  for (const hit of low.matchAll(MARKED))
    if (own(hit)) add(hit, hit.index, (hit[1] ?? '').split(APART), { loose: true })
  for (const hit of low.matchAll(HEADED))
    if (own(hit)) add(hit, hit.index, headedBy(listOf(hit[1] ?? '')).split(APART))
  return found
}
