// Makes dictated and hurried notes readable: adds apostrophes, separates lists of allergies with semicolons.
import { FAMILIES } from '../../../trade/ingredients'
import { ofSomeoneElse, plainly } from '../../../trade/said'
import { spelt } from './avoids/spelling'
import { isOrdinary, wordsNoFamilyKnows } from './avoids/substances'

const WITHOUT_APOSTROPHE = /\b(ca|do|does|did|wo|is|was|are|has|have|had|would|should|could)nt\b/gi

const named = (part: string): boolean => {
  const low = plainly(part).trim()
  return (
    low.split(/\s+/).length <= 4 &&
    FAMILIES.some(({ words, called }) => words.test(low) || (called?.test(low) ?? false))
  )
}

/** "Allergies: nuts; perfume; latex" is one list. */
function joined(text: string): string {
  if (!/al+er[gj]/i.test(text) || !text.includes(';')) return text
  const parts = text.split(';')
  return parts.reduce((whole, part, index) => {
    const before = parts[index - 1] ?? ''
    const listed = named(part) && (/al+er[gj][^.]*$/i.test(whole) || named(before))
    return index === 0 ? part : `${whole}${listed ? ',' : ';'}${part}`
  }, '')
}

/** "Tight, dry, flaky scalp" is one complaint, about the scalp. */
const OF_THE_SCALP =
  /\b(?:(?:tight|dry|itchy|flaky|sore|sensitive|red|irritated|tender|oily|greasy|scaly),? (?:and |& )?){2,4}(?=scalp\b)/gi

/** "Pregnant – no", "Allergies - none": the answer belongs to its question. */
const ANSWERED_NO = /(?<!\bno)\s*[-–—:=]\s*(no|none|nil|n\/a|never|not applicable)(?=\s*(?:[.,;|\n]|$))/gi

/**
 * "ALLERGIES!!", "Any allergies? Yes -", "allerg.", "allergies incl.": the heading of a list, whatever punctuation
 * follows.
 */
const HEADING =
  /(^|[\n.;|!?]\s{0,3}|\d\.\s{0,3})((?:(?:any|known|has|have|her|his|client|medical|skin|food|severe|new|important|n\.?b\.?:?|warning:?)\s{1,3}){0,4}al+er[gj](?:y|ies|ic(?:\s+to)?)(?:\s+(?:alert|list|warning|info))?)\s*(?:\(y\/n\))?\s*(?:[!?:]+|-(?=\s*\n))\s*(?:(?:yes|y)\b[\s,:!.-]*)?(?:[-*•·]\s*|1[.)]\s*)?(?=[\p{L}\d])/giu
const SHORTENED = /\b(allerg)(?:\.|(?=\s*:))|\b(al+er[gj](?:ies|ic to)) (?:incl?|inc|esp|e\.g)\./gi
/** The items below such a heading, each with its own bullet; the first may be on the heading's line. */
const BELOW =
  /(?=\s*(?:\n\s*(?:[-*•·]|\d{1,2}[.)])|\s\d{1,2}[.)]))(?<=\bal+er[gj](?:y|ies|ic(?: to)?)(?: alert| list| warning| info)?(?!: ?(?:no|none|nil|n\/a|nope|never|not)\b):(?:[^\n.;]|(?<=\d)\.){0,120})\s*(?:\n\s*(?:[-*•·]|\d{1,2}[.)])|\s\d{1,2}[.)])\s*(?!(?:uses?|using|bought|has|had|likes?|loves?|wants?|asked|fine|ok|cleared|last|hates?|avoids?|no|not|never|otherwise|other)\b)(?![^\n]*\b(?:balayage|(?:high|low)lights?|tones|blondes?|brunette|fringe|bob|layers|trim|blow-?dry|w(?:ee)?ks)\b)(?=\p{L})/giu

const shortened = (_: string, stem: string | undefined, whole: string | undefined): string =>
  stem ? 'allergy:' : `${whole}:`

/** An answer in words, or the next heading, rather than a list. */
const ANSWER =
  /^(?:yes\W+)?(?:no|nope|nah|none|nil|never|not|\w+n['’]t|didnt|isnt|asked|she|he|they|client|will|see|unsure|unknown|only hay|just hay|uses?|using|likes?|loves?|has|had|bought|wants?|tbc)\b/i
const NEXT_HEADING = /^[\p{L}/ ]{3,24}:/u
const endedHeading = (all: string, before: string, words: string, at: number, text: string): string => {
  const rest = text.slice(at + all.length)
  if (ANSWER.test(rest)) return all
  return all.slice(before.length).includes('\n') && NEXT_HEADING.test(rest) ? all : `${before}${words}: `
}

/** "Allergies:\n- nuts\n- perfume" becomes "Allergies: nuts, perfume". */
function headed(text: string): string {
  if (!/al+er[gj]/i.test(text)) return text
  const flat = text.replace(SHORTENED, shortened).replace(HEADING, endedHeading)
  return flat
    .replace(
      /((?:^|\n)[ \t*•-]*(?:(?:any|known|her|his|client|medical|skin|food)[ ]){0,3}al+er[gj](?:y|ies|ic(?: to)?))[ \t]*\n\s*(?:[-*•·]|1[.)])\s*/gi,
      '$1: ',
    )
    .replace(BELOW, ', ')
}

/** What such a list may follow. */
const LABEL =
  /^[^.]*\b(?:al+er[gj](?:y|ies|ic to)\b|(?:sensitivities|intolerances|contra-?indications)\s?:)[^.]*$/i
/** Nothing else on its line. */
const ALONE =
  /(?:al+er[gj](?:y|ies|ic to)|sensitivities|intolerances|indications)(?: list| alert| info)?\s{0,3}[:!-]{0,3}$/i
const NONE = /\b(?:no|not|none|nil|n\/?a|never|denie[ds]|out ?gr(?:ew|own))\b|n['’]?t\b/i
const BULLET = /^\s*(?:[-*•·]|\d{1,2}[.)])\s*/

/** "Zinnia", "zinnia oil": a single word that is neither an everyday one nor a family's. */
function isUnheardOf(line: string): boolean {
  const [word = '', ...rest] = wordsNoFamilyKnows(line)
  const said = plainly(line).trim().split(/\s+/)
  const others = said.filter(each => !/^(?:oil|extract|butter|seeds?|leaf|root)$/.test(each))
  return (
    word !== '' &&
    rest.length + others.length === 1 &&
    !isOrdinary(word) &&
    !/(?:ing|ed|less|ful)$/.test(word)
  )
}

/** A line with nothing but a name continues the list above it. */
function linesJoined(text: string): string {
  if (!text.includes('\n')) return text
  let isAlone = false
  return text.split('\n').reduce((whole, line, index) => {
    const list = whole.trimEnd()
    const last = list.slice(list.lastIndexOf('\n') + 1)
    const heads = LABEL.test(last) && !NONE.test(last) && !ofSomeoneElse(plainly(last))
    isAlone = heads && (isAlone || ALONE.test(last))
    const item = line.replace(BULLET, '')
    const goesOn =
      index > 0 &&
      heads &&
      !/\b(?:ok|okay|fine|good|loves?|likes?|shampoo|conditioner|mask|serum)\b/i.test(item) &&
      (named(item) ? wordsNoFamilyKnows(item).length === 0 : isAlone && isUnheardOf(item))
    if (index === 0) return line
    return goesOn ? `${list.replace(/:$/, '')}${ALONE.test(last) ? ':' : ','} ${item}` : `${whole}\n${line}`
  }, '')
}

export const tidy = (text: string): string =>
  joined(
    linesJoined(headed(linesJoined(spelt(text))))
      .replace(WITHOUT_APOSTROPHE, "$1n't")
      .replace(ANSWERED_NO, ': $1'),
  ).replace(OF_THE_SCALP, whole => whole.replaceAll(',', ''))
