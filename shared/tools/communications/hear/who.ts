// Who sits there: a small child, or a scalp that itches and is sore today.
import { sentencesOf, tidy } from './text'

const IRRITATED =
  /\b(?:scalp|(?:head|hairline)(?![^.!?]*\bred(?:der)?\b))(?:'s|s)?(?: is| has| feels?| been| gets| all)*\b[^.!?]{0,15}\b(?:itch\w*|sore|red|raw|inflamed|irritated|tender|flaring|angry)\b/i
/** Only now and then, or long over. */
const NOT_NOW =
  /\b(?:winter|summer|sometimes|used to|years ago|last (?:time|year)|gone|better|cleared|shade|auburn|not|isn't|no longer|sunday|jumper|place|divorce\w*|headache|migraine|died)\b/i
export const isIrritated = (text: string): boolean =>
  sentencesOf(tidy(text)).some(each => IRRITATED.test(each) && !NOT_NOW.test(each))

const SMALL = '(?:[2-9]|two|three|four|five|six|seven|eight|nine)'
const KIN =
  '(?:daughter|son|girl|boy|niece|nephew|kid|child|toddler|little one|granddaughter|grandson|grand-?daughter|grand-?son|sister|brother)'
const CHILD = new RegExp(
  `\\b${KIN}(?:'s| is|,| who's| who is)? (?:only |just |nearly |about to be |turning )?${SMALL}\\b(?! ?(?:minutes?|mins?|weeks?|months?|days?|hours?|o'?clock|times|late|stone|st\\b|foot|ft|inches|%|pounds|quid))|\\b${SMALL}[- ]?(?:years?|yrs?|yr)[- ]old ${KIN}\\b|\\bmy ${SMALL}[- ]?(?:years?|yrs?|yr)[- ]olds?\\b(?! (?:colou?r|dye|tint|perm|relaxer|highlights|extensions|wig))|\\b(?:she|he)(?:'s| is) (?:only |just |nearly )?${SMALL}(?: years? old| and\\b| now\\b|,|\\.|$)`,
  'i',
)
/** "My girl is four now, and I want highlights": for the mother. */
const FOR_ME =
  /\b(?:for me|for myself|me time|my (?:own )?(?:roots|highlights|colou?r|hair|tint|balayage|blonde))\b|\bi(?:'m| am)(?: \w+){0,2} (?:the bride|going blonde|thinking of)|\bi've only got\b(?![^.!?]*\b(?:he|she|his|her|they)\b)/i
export const childIn = (line: string): boolean => CHILD.test(tidy(line)) && !FOR_ME.test(line)
