// Times and lengths in a line, each with the words around it that tell what it is: a range, an end, a start.
import { COUNTED } from './bare'
import { WEEKDAY } from './calendar'
import { TIME } from './clock'
import { LENGTH } from './lengths'
import { between, type Mark, ranged, sized, timed } from './marks'

export const T = `(${TIME})`
export const L = `(${LENGTH})`
const EDGE = '(?<![\\w.:£$€/-])'
export const TO =
  "\\s*(?:-|–|—|−|→|->|=>|>|›|»|~|\\bto\\b|\\buntil\\b|\\btill\\b|'?\\btil\\b|\\bthru\\b|\\bthrough\\b)\\s*"
export const after = (source: string): RegExp => new RegExp(source, 'gi')

export const SIZES: readonly [RegExp, (match: string[]) => Mark | null][] = [
  [after(`${EDGE}${L}`), ([, a = '']) => sized(a, minutes => ({ mark: 'length', minutes }))],
  [
    // "Gail in 9 out 10.15"
    after(
      `\\b(?:in|arrives?)(?: at)? ${T}(?:,| -| –)?(?: and)? (?:out|leaves?|gone|done)(?: at| by)? ${T}(?![\\w%/]|[.:]\\d)`,
    ),
    ([, a = '', b = '']) => between(a, b),
  ],
  [
    // "Foils 9-10" names levels or counts nowhere near a clock; a range of times stands alone or after from and at.
    after(`${EDGE}(?:\\b(?:from|at|between) )?${T}${TO}${T}(?![\\w%/]|[.:]\\d)`),
    ([match = '', a = '', b = '']) => ranged(match, a, b),
  ],
  [
    after(
      `(?<!\\b(?:quarter|five|ten|twenty) )\\b(?:until|till|'?til|to|leaves?(?: at)?|leaving(?: at)?|(?<!\\b(?:comb|rods?|twist|going|goes|go) )out(?: at| by)?|ends?(?: at| by)?|ending(?: at)?|(?<!(?:[&+/]|\\band|\\bn) ?)finish(?:es|ing)?(?: at| by)?|finished(?: at| by)|(?<!\\b(?:gets?|getting|having|has|have|needs?|wants?)\\b[^.;,\\d]{0,30})done at|(?<=[,;(–-] ?)(?:all )?(?:done(?: by| at)?|finished(?=[^,;.)\\d]*\\d{0,2}(?:[.:]\\d\\d)? ?(?:[ap]m)?\\s*(?:$|[,;.)](?!\\d)))))[:=]? ${T}(?![\\w%])`,
    ),
    ([, a = '']) => timed(a, clock => ({ mark: 'end', clock })),
  ],
  [
    // "Shirley at 9.30, cut, 9.55 done"
    after(`(?<=[a-z]{2},? )${EDGE}${T} (?:done|finished|finish|end)(?=\\s*(?:$|[,.;]))`),
    ([, a = '']) => timed(a, clock => ({ mark: 'end', clock })),
  ],
  [
    after(
      `(?:${EDGE}|(?<=/))(?:\\b(?:at|starts?(?: at)?|starting(?: at)?|begins?(?: at)?) |@ ?)${T}(?![\\w%]|[.:]\\d)`,
    ),
    ([, a = '']) => timed(a, clock => ({ mark: 'time', clock })),
  ],
  [
    after(`${EDGE}${T}(?![\\w%]|[.:]\\d)`),
    ([, a = '']) => {
      // A bare number or hour word is a time only by its place; that is decided below.
      if (
        /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(a) &&
        !/^[6-9][0-5][05]$/.test(a)
      )
        return null
      return timed(a, clock => ({ mark: 'time', clock }))
    },
  ],
  [
    // Where an entry begins: "9 Anna", "nine: Anna", "230 Tina".
    new RegExp(
      `(?<=(?:^|[;|]|[,.):] |\\s/ |\\bthen |[;.]\\s*${WEEKDAY}\\s)\\s*(?:[-•*–]\\s*)?)((?:\\d{1,2}|(?<![\\ue000-\\uf8ff]\\s*,\\s*)\\d{3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?=\\s*[:,|>»→–-]?\\s+[\\p{L}(]|\\s*[|,;:>»→–-]|\\t)(?! ?(?:x|foils|vol|${COUNTED})\\b| \\p{L}+ of\\b| of\\b)`,
      'giu',
    ),
    ([, a = '']) => timed(a, clock => ({ mark: 'time', clock })),
  ],
]
