// Whether a sentence of a model may stand: no figures, no strangers, nobody moved in words only.
import { type Entry, nameOf, type Resolved } from './read/entry'
import { isServiceWord } from './read/words'

const FIGURE =
  /\d|\b(?:half (?:past|an hour)|quarter (?:past|to)|o'?clock|noon|midday)\b|\b(?:twenty|thirty|forty|fifty|sixty|ninety) (?:minutes|mins)\b|[£$€%]/i
const MOVING =
  /\b(?:mov(?:e|es|ed|ing)|shift(?:s|ed|ing)?|swap(?:s|ped|ping)?|reschedul\w+|re-?book\w*|bring(?:ing)? (?:\w+ )?(?:forward|earlier)|push(?:ed|ing)?|cancel\w*|shorten\w*|cut short|squeeze|double[- ]?book\w*|overbook\w*|skip(?:ping)?|earlier|later|guarantee\w*)\b/i
const COMMON = new Set(
  `I A An The UK SMS VIP Monday Tuesday Wednesday Thursday Friday Saturday Sunday Today Tomorrow Lunch Instagram Facebook WhatsApp Keep Ask Use Offer Text Send Call Confirm Put Let Check Book Have Make Take Give Tell Set Start Try Do If When While With For This That It They Their She He We You Your Our One Two Each Every Any All No Not And But So As At By In On To Of From After Before Then There These Those Such Some Most Only Also Its Both Because Since Even Clients Client`.split(
    ' ',
  ),
)

/** A model's prose is judged as a whole: one bad sentence and it does not stand. */
export function mayStand(text: string, day: Resolved): boolean {
  if (text.trim() === '' || text.length > 400 || FIGURE.test(text) || MOVING.test(text)) return false
  const known = new Set(
    day.entries.flatMap((entry: Entry) =>
      `${nameOf(entry)} ${entry.staff} ${entry.service}`.toLowerCase().split(/[\s,&+/]+/),
    ),
  )
  // The first word of a sentence has its capital anyway.
  const names = [...text.matchAll(/(?<!^|[.!?:;“"]\s*)(?<![\p{L}’'])\p{Lu}[\p{L}’']*/gu)].map(
    match => match[0],
  )
  const firsts = [...text.matchAll(/(?:^|[.!?:;“"]\s*)(\p{Lu}[\p{L}’']*)/gu)].map(match => match[1] ?? '')
  const strange = (word: string): boolean => {
    const bare = word.replace(/[’']s?$/, '')
    return !COMMON.has(bare) && !known.has(bare.toLowerCase()) && !isServiceWord(bare)
  }
  // At the front only a word that reads like a name is doubted: followed by a verb about a person.
  const doubtful = firsts.filter(
    word =>
      strange(word) &&
      new RegExp(`${word}\\s+(?:is|has|can|could|may|will|would|wants|needs|comes|and \\p{Lu})\\b`, 'u').test(
        text,
      ),
  )
  return !names.some(strange) && doubtful.length === 0
}
