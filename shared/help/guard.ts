// What a model may say in support: no formulas or doses, and no links but ours. Works on whole sentences, because half
// of "20 vol" is a harmless number.

const any = (...ways: string[]): RegExp => new RegExp(ways.join('|'), 'i')

const STUFF = '\\b(?:developer|peroxide|lightener|bleach|toner|tint|colou?r cream)\\b'
const AMOUNT = '\\b\\d+(?:[.,]\\d+)? ?(?:%|percent|g|gr|grams?|ml|min|mins|minutes)(?!\\w)'
const IN_THE_BOWL = any(
  '\\b\\d+(?:[.,]\\d+)? ?(?:vols?|volumes?)\\b',
  `${STUFF}.*${AMOUNT}|${AMOUNT}.*${STUFF}`,
  '\\b1 ?: ?[1-4](?:[.,]\\d)?\\b',
  '\\b\\d{1,2}[/.]\\d{1,2} ?\\+',
  '\\bleave (?:it |this |the \\w+ )?on for\\b',
)
const ON_HEALTH = any(
  '\\b(?:antihistamine|hydrocortisone|steroid|piriton|cetirizine|calamine|aloe vera|cold compress|diagnos)',
  '\\b(?:it is safe to|is (?:completely |perfectly )?safe (?:for|in|during|to)|perfectly safe|completely safe|no risk)\\b',
)
const OUTSIDE = any('\\bhttps?://', '\\bwww\\.', '@[\\w-]+\\.[a-z]{2,}', '\\+?\\d[\\d ()-]{8,}\\d')

export const LEFT_OUT =
  '(Left out here: amounts, times and advice on health come from the tools, the maker or a doctor.)'

/**
 * One of the model's sentences as it may be shown. `given`: the articles it should answer from; anything in them may be
 * said. Null: the sentence is left out.
 */
export function allowedSentence(sentence: string, given: string): string | null {
  const words = sentence.trim()
  if (words === '' || given.includes(words)) return sentence
  if (IN_THE_BOWL.test(sentence) || ON_HEALTH.test(sentence) || OUTSIDE.test(sentence)) return null
  // A link that no article contains was made up: only its text stays.
  return sentence.replace(/\[([^\]]+)\]\(([^)\s]*)\)/g, (link, label: string, to: string) =>
    given.includes(`(${to})`) ? link : label,
  )
}

/** The end of the last whole sentence or line; 0 while there is none. */
export function sentenceEnd(text: string): number {
  let end = 0
  for (const match of text.matchAll(/[.!?…](?=["”’)\]*]*\s)["”’)\]*]*\s+|\n+/g))
    end = match.index + match[0].length
  return end
}

/** `held`: not a whole sentence yet. `told`: we have already said that something is left out. */
export type Guarded = { shown: string; held: string; told: boolean }

/** What may be shown of a streamed answer, sentence by sentence. `last`: the stream has ended. */
export function guarded(text: string, given: string, told: boolean, last: boolean): Guarded {
  const end = last ? text.length : sentenceEnd(text)
  const sentences = text.slice(0, end).match(/[\s\S]*?(?:[.!?…]["”’)\]*]*\s+|\n+|$)/g) ?? []
  let said = told
  const shown = sentences.map(sentence => {
    const kept = allowedSentence(sentence, given)
    if (kept !== null) return kept
    if (said) return ''
    said = true
    return `${LEFT_OUT}${/\s+$/.exec(sentence)?.[0] ?? ''}`
  })
  return { shown: shown.join(''), held: text.slice(end), told: said }
}
