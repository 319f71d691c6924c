// Other words for "it develops", put into the one that the stages are read by: "needs 35 minutes to take", "perm lotion
// on 20", "leave it on for 40", "(45 work, gap 35, 40 finish)".
import { TIME } from './clock'
import { LENGTH } from './lengths'

const SIZE = `(${LENGTH})`
const BARE = `(${LENGTH}|\\d{1,3}(?![\\d:.]))`
const T = `(${TIME})`
const TO = '\\s*(?:-|–|—|to|until|till|til|and)\\s*'
const STUFF =
  "(?:(?:the |her |his |their )?(?:perm |waving |curl(?:ing)? )?(?:solution|lotion|colou?r|tint|bleach|lightener|toner|gloss|relaxer|perm|treatment|mask|foils|product|it)(?:'s| is| are| goes| sits| stays| left)?)"
const all = (source: string): RegExp => new RegExp(source, 'giu')

const SAID: readonly [RegExp, string][] = [
  // "(process 35, starts 10:30)"
  [
    all(
      `\\b(?:process(?:ing|es)?|develop(?:s|ing|ment)?)(?: time| for)?:? ${BARE},? (?:starts?|starting|begins?|beginning|from)(?: at| from)? ${T}(?![\\w%])`,
    ),
    'processing $1 from $2',
  ],
  // "colour on till 1.40, takes till 2.20"
  [
    all(
      `\\b(?:on|applied|application|apply(?:ing)?)(?: it)? (?:till?|until|by|to) ${T}[,;]?(?: then| and| which)* (?:takes|taking|develops|sits|left(?: on)?|leave(?: it)?|stays(?: on)?|cooks) (?:till?|until|to) ${T}`,
    ),
    'applied until $1, processing $1 to $2',
  ],
  // "colour's on from 9.45 and needs 35 minutes to take"
  [
    all(
      `\\b${STUFF} (?:goes )?(?:on|in)(?: from| at)? ${T}(?:,| and| then)? (?:needs|takes|for|wants|has)? ?(?:about )?${SIZE}(?: to (?:take|develop|process|lift|work|colou?r))?\\b`,
    ),
    'processing $2 from $1',
  ],
  // "the colour takes 10.30 to 11.05"
  [
    all(
      `\\b(?:the )?(?:colou?r|tint|bleach|lightener|toner|dye|perm|lotion|foils) (?:takes|taking|works|working|lifts|lifting|is left|left|sits|stays)(?: on)? (?:from |between )?${T}${TO}${T}(?![\\w%])`,
    ),
    'processing $1 to $2',
  ],
  // "lightener on from 9.40 to 10.20"
  [
    all(`\\b${STUFF} (?:on|in|sits|left on|left) (?:from |between )${T}${TO}${T}(?![\\w%])`),
    'processing $1 to $2',
  ],
  [
    all(`\\b${SIZE} (?:to|for (?:it|the colou?r|colou?r) to) (?:take|develop|process|lift|work)\\b`),
    'processing $1',
  ],
  [all(`\\b(?:needs|takes) ${SIZE} to (?:take|develop|process|lift|work)\\b`), 'processing $1'],
  [
    all(
      `\\b(?:leave|left|leaving|stays?|stands?|waits?|rests?|wait(?:ing)? time|standing time)(?: ${STUFF})?(?: (?:on|in|to take))?(?: for)?:? ${SIZE}`,
    ),
    'processing $1',
  ],
  // The lotion of a perm works by itself.
  [
    all(
      `\\b(?:perm |waving |curl(?:ing)? )?(?:solution|lotion)(?: on| in| sits| works| takes| time)*(?: for)?:? ${BARE}`,
    ),
    'processing $1',
  ],
  [
    all(
      `\\b${BARE} (?:of |for |in |with )?(?:the )?(?:perm |waving |curl(?:ing)? )?(?:solution|lotion)(?: on| in| time)?\\b`,
    ),
    'processing $1',
  ],
  [
    all('\\b(?:perm |waving |curl(?:ing)? )?(?:solution|lotion) (?:on|in|sits)? ?(?=(?:from |at )?\\d)'),
    'processing ',
  ],
  [all('\\bunder (?:the |a )?(?:hood|dryer|drier|steamer|infra-?red|rollerball|heat lamp)\\b'), 'under heat'],
]
/** What is said so in brackets alone: "(30 min on, leave 40, then 50 to finish)", "(lightener on 10.10–10.50)". */
const LEFT_ON = /(?<!\bto )\b(?:leave|leaving|left)(?: it| on| for){0,4} (1[5-9]|[2-9]\d)(?=\s*[,;)/+])/gi
const MUST_LEAVE = /\b(?:must|has to|have to|needs? to|leaving before|school)\b/i
const WORK = /\b(?:on|then|finish|rinse|apply)\b/i
const STUFF_ON = all(`\\b${STUFF} (?:on|in|sits) ${T}${TO}${T}(?![\\w%])`)
const bracketed = (line: string): string =>
  line.replace(/\([^()]*\)?/g, whole => {
    const left = WORK.test(whole) && !MUST_LEAVE.test(whole) ? whole.replace(LEFT_ON, 'processing $1') : whole
    return left.replace(STUFF_ON, 'processing $1 to $2')
  })

/** In brackets a gap, a wait or free hands stand for development: "(apply 45, gap 35, finish 30)". */
const INSIDE =
  /\b(?:gap|wait(?:ing|s)?|hands[ -]?off|i'm free|stylist free|idle|resting|rest|stand(?:ing)?|take|takes|set(?:ting)?|soak(?:ing|s)?)\b(?: time)?(?=[^()]*\d|\s*[,;)])/gi

/** Figures on both sides of a comma or the like. */
const hasStages = (inside: string): boolean => {
  const parts = inside.split(/[,;/+]/)
  const figures = parts.flatMap((part, at) => (/\d/.test(part) ? [at] : []))
  return figures.length > 1
}

const ON = all(`\\bcolou?r (?:goes )?on (?=(?:from )?\\d[\\d.:]*${TO}\\d[\\d.:]*)`)
/** "Colour on 9–10.15, developing 10.15–10.55": beside the stage in which it develops, "on" is the work of applying it. */
const put = (text: string): string =>
  /\b(?:develop|process)\p{L}*(?: from)?[\s:]*\d[\d.: ]*(?:[-–]|to|till?|until)\s*\d/iu.test(text)
    ? text.replace(ON, 'applied ')
    : text

/** The text with such words as "processing". */
export const asDevelopment = (text: string): string =>
  SAID.reduce((line, [pattern, plain]) => line.replace(pattern, plain), bracketed(put(text))).replace(
    /\(([^()]*)\)/g,
    (whole, inside: string) =>
      !hasStages(inside) || /\b(?:process|develop)/i.test(inside)
        ? whole
        : `(${inside.replace(INSIDE, 'processing')})`,
  )
