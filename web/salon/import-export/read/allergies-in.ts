// Reads allergies from a cell. When in doubt we keep it: anything that doesn't plainly mean 'nothing' is an allergy.
const SHORT = 200

export type ReadAllergy = {
  substance: string
  /** The whole text, when it's too long for a name. */
  reaction: string | null
}

const BEGINS = /^(no|none|not|nil|never|nothing|n\/?a|nka|nkda|unknown|-+)(?![\p{L}\p{N}])/iu
const MEANS_NOTHING = new Set(
  (
    'no none not nil never nothing na nka nkda unknown known allergy allergies allergic allergens sensitivity ' +
    'sensitivities sensitive reaction reactions any anything at all to of that which i we she he they is are has ' +
    'had have hers his client knows aware noted report reported reports recorded stated declared disclosed told mentioned ' +
    'listed given applicable date so far as yet now currently present and or a an the this time on file record'
  ).split(' '),
)

/** "None known", "No allergies to date": every word means that there is nothing. */
function isNothing(text: string): boolean {
  if (/^\P{L}*$/u.test(text)) return true
  const words =
    text
      .toLowerCase()
      .replace(/n\/a/g, 'na')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return BEGINS.test(text) && words.every(word => MEANS_NOTHING.has(word))
}

/** Ignores commas in brackets: "PPD (swelling, blisters)". */
const COMMA = /,(?![^(]*\))/
const MOST_WORDS = 4
const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** "PPD, latex" is a list; "PPD, her face swelled up in 2019" is a sentence and stays whole. */
function itemsOf(text: string): string[] {
  const parts = text.split(COMMA).map(part => part.trim())
  const isList = parts.every(part => wordsIn(part) <= MOST_WORDS || isNothing(part))
  return isList ? parts : [text]
}

function named(text: string): ReadAllergy {
  if (text.length <= SHORT) return { substance: text, reaction: null }
  const start = text.slice(0, SHORT - 1)
  const space = start.lastIndexOf(' ')
  return { substance: `${(space > 0 ? start.slice(0, space) : start).trimEnd()}…`, reaction: text }
}

/** "PPD, none known; latex" → PPD and latex. */
export function allergiesOf(cell: string): ReadAllergy[] {
  return cell
    .split(/[;|\n]/)
    .flatMap(itemsOf)
    .map(text => text.trim())
    .filter(text => !isNothing(text))
    .map(named)
}
