// What is said of a service's stages: "40 apply, 35 developing, 45 rinse", "develops 13:40–14:20", "processing 35 from 10:40".
import { type Clock, clockOf, TIME } from './clock'
import { LENGTH, lengthOf } from './lengths'

/** One stage, in the order written. `active`: the stylist is at work; else the client develops. */
export type Phase = { active: boolean; minutes: number | null; from: Clock | null; to: Clock | null }

const WORD =
  '(?:process(?:es|ing|ed)?|develop(?:s|ing|ment|ed)?|gap time|processing gap|colou?r (?:sits|on)|sits|sitting|cook(?:s|ing)|under (?:the )?(?:heat|lamp|climazon)|timer)'
const OF_WHAT = '(?:colou?r |tint |bleach |lightener |foils )?'
const PROC = `${OF_WHAT}${WORD}(?: time| window| gap| period)?`
export const PROCESS = new RegExp(`\\b${WORD}`, 'i')
const WORK =
  '(?:appl(?:y|ies|ied|ication|ying)|put(?:ting)? on|on|rinse[sd]?|rinsing|wash(?:es|ing)?|finish(?:es|ing)?|off|blow[ -]?dr(?:y|ies|ying)|dry|wrap(?:ping)?|wind(?:ing)?|rolling|rods? (?:in|out)|rodding|neutrali[sz]\\w{0,9}|foil|mix(?:ing)?|prep(?:ping)?|comb(?:ing)?(?: out)?|cut(?:ting)?|style|styling|tone|toner|active|hands[ -]?on|foiling|section(?:ing)?|paint(?:ing)?)'
const T = `(${TIME})`
const SIZE = `(${LENGTH}|\\d{1,3}(?! ?[:.]\\d))`
const TO = '\\s*(?:-|–|—|to|until|till|til|and)\\s*'
const now = (text: string): Clock | null => clockOf(text)
const size = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : lengthOf(text))
const stage = (patch: Partial<Phase>): Phase => ({
  active: false,
  minutes: null,
  from: null,
  to: null,
  ...patch,
})

/** One stage each: with its clock times first, bare lengths last. */
const ONE: readonly [RegExp, (match: RegExpExecArray) => Phase | null][] = [
  [
    new RegExp(`^${PROC}[:=]?\\s*(?:from |at |is |for |between )?${T}${TO}${T}$`, 'i'),
    m => window(m[1], m[2]),
  ],
  [new RegExp(`^(?:from )?${T}${TO}${T}\\s*(?:is |for |=|:)?\\s*${PROC}$`, 'i'), m => window(m[1], m[2])],
  [
    new RegExp(
      `^${PROC}[:=]?\\s*(?:for |takes )?${SIZE}\\s*(?:from|at|starting(?: at)?|starts(?: at)?|@)\\s*${T}$`,
      'i',
    ),
    m => timed(m[2], m[1]),
  ],
  [
    new RegExp(`^${PROC}\\s*(?:from|at|starts(?: at)?|@)\\s*${T}\\s*(?:for|,)?\\s*${SIZE}$`, 'i'),
    m => timed(m[1], m[2]),
  ],
  [
    new RegExp(`^(?:from|at) ${T}\\s*(?:it |she |he |colou?r )?${PROC}\\s*(?:for )?${SIZE}$`, 'i'),
    m => timed(m[1], m[2]),
  ],
  [
    new RegExp(
      `^${SIZE}\\s*(?:of (?:that|which|this|it),? )?(?:is |are |of |for |to |mins? )*${PROC}\\s*(?:from|at|@|(?:starting|beginning)(?: at| from)?)\\s*${T}$`,
      'i',
    ),
    m => timed(m[2], m[1]),
  ],
  [new RegExp(`^${PROC}\\s*(?:until|till|to)\\s*${T}$`, 'i'), m => stage({ to: now(m[1] ?? '') })],
  [new RegExp(`^${PROC}\\s*(?:from|at)\\s*${T}$`, 'i'), m => stage({ from: now(m[1] ?? '') })],
  [
    new RegExp(
      `^(?:it |she |he |then |which )?(?:takes |needs |has |with |plus |incl(?:\\.|uding)? )?${SIZE}\\s*(?:of (?:that|which|this|it),? )?(?:is |are |of |for |to )*${PROC}$`,
      'i',
    ),
    m => stage({ minutes: size(m[1] ?? '') }),
  ],
  [
    new RegExp(
      `^(?:it |she |he |then |which |with |plus |incl(?:\\.|uding)? )?${PROC}[:=]?\\s*(?:for |takes |is |of |about |approx |~)?${SIZE}$`,
      'i',
    ),
    m => stage({ minutes: size(m[1] ?? '') }),
  ],
  [new RegExp(`^${PROC}$`, 'i'), () => stage({})],
  [
    new RegExp(
      `^(?:then )?${OF_WHAT}(?:${WORK}\\b[^\\d]*)(?:until|till|to|ends?|by|(?:done|finished) by) ${T}$`,
      'i',
    ),
    m => stage({ active: true, to: now(m[1] ?? '') }),
  ],
  [
    new RegExp(`^(?:then |and )*${OF_WHAT}${WORK}\\b[^\\d]*?(?:from )?${T}${TO}${T}$`, 'i'),
    m => stage({ active: true, to: now(m[2] ?? '') }),
  ],
  [
    new RegExp(
      `^(?:then )?${SIZE}\\s*(?!(?:minutes?|mins?|hours?|hrs?|h|m|in|total|all|altogether)\\b)(?:of |for |to )?(?!minutes?\\b|mins?\\b|hours?\\b|hrs?\\b)[\\p{L}][\\p{L} &+/'-]*$`,
      'iu',
    ),
    m => stage({ active: true, minutes: size(m[1] ?? '') }),
  ],
  [
    new RegExp(`^(?:then )?${WORK}[\\p{L} &+/'-]*?[:=]?\\s*(?:for |takes )?${SIZE}$`, 'iu'),
    m => stage({ active: true, minutes: size(m[1] ?? '') }),
  ],
  [new RegExp(`^(?:then |and )*${WORK}\\b[\\p{L} &+/'-]*$`, 'iu'), () => stage({ active: true })],
]

function window(a = '', b = ''): Phase | null {
  const [from, to] = [now(a), now(b)]
  return from && to ? stage({ from, to }) : null
}
function timed(at = '', length = ''): Phase | null {
  const from = now(at)
  return from ? stage({ from, minutes: size(length) }) : null
}

export function phaseOf(piece: string): Phase | null {
  const text = piece
    .trim()
    .replace(/[.!]$/, '')
    .replace(
      /^(?:(?:and|then|so|while|with|she|he|it|they|she'll|he'll|it'll|she's|he's|it's|is|be|being|will|who|which|that|there's|has|have)\b(?: |, )|, )+/i,
      '',
    )
    .trim()
  for (const [pattern, read] of ONE) {
    const match = pattern.exec(text)
    if (match) return read(match)
  }
  return null
}

/** "30/35/25": at work, developing, at work again. */
const TRIPLE =
  /(?<![\d:.])(\d{1,3})(?: ?m(?:ins?)?)?\s*([/+>])\s*(\d{1,3})(?: ?m(?:ins?)?)?\s*\2\s*(\d{1,3})(?: ?m(?:ins?)?)?(?![\d:.])/

/** "Develops 35 after 40 min" */
const AFTER = new RegExp(`${PROC}\\s*(?:for )?${SIZE} after (?:the first )?${SIZE}`, 'i')
/** "40 min gap from 10:30 while they develop" */
const WHILE = new RegExp(
  `\\bgap\\b([^,;()]*?)\\s*\\b(?:while|as|when|during)\\b[^,;()]*?\\b${WORD}\\b[^,;()\\d]*`,
  'i',
)
export const STAGES = TRIPLE
const BARE = '\\d{1,3}(?: ?(?:m|mins?|minutes))?'
/** "(30 on 35 develop 25 finish)": three stages without a comma. */
const UNSTOPPED = new RegExp(
  `(?<![\\d:.])(${BARE} ${WORK}) (${BARE} ${WORD}(?: time)?) (${BARE} ${WORK})\\b`,
  'i',
)

/** The text with each run of stages in brackets, or between commas, as what `put` makes of it. */
export function phasesIn(text: string, put: (phases: Phase[]) => string): string {
  const bracketed = text
    .replace(/\([^()]*\)/g, inside => inside.replace(UNSTOPPED, '$1, $2, $3'))
    .replace(AFTER, '$2 apply, processing $1')
    .replace(WHILE, 'processing$1')
    .replace(/[([]([^()[\]]*)[)\]]/g, (whole, inside: string) =>
      PROCESS.test(inside) || TRIPLE.test(inside) ? ` (${run(inside, put)}) ` : whole,
    )
  return bracketed
    .split(/(?=[()])/)
    .map(part => (PROCESS.test(part) || TRIPLE.test(part) ? run(part, put) : part))
    .join('')
}

/** What stands between two stages; a dash before "75 application" too, though not before an hour. */
const STOP = new RegExp(
  `(,|;|\\.(?=\\s|$)|\\s[-–—]\\s(?=\\p{L}|\\d+ ?(?:min|m\\b|hr|h\\b)|(?:1[5-9]|[2-9]\\d|1\\d\\d) ${WORK}\\b)|:(?= )|\\bthen\\b|\\+| \\/ |\\band (?=\\d+ ?(?:min|m\\b)))`,
  'iu',
)
const PUT_ON = /^[^a-z\d]*(?:and |then )*colou?r on\b/i
/** Pieces between commas: those that are stages become one mark, the others stay as they are. */
function run(text: string, put: (phases: Phase[]) => string): string {
  const triple = TRIPLE.exec(text)
  if (triple?.[1] && triple[3] && triple[4]) {
    const [a, b, c] = [Number(triple[1]), Number(triple[3]), Number(triple[4])]
    const phases = [
      stage({ active: true, minutes: a }),
      stage({ minutes: b }),
      stage({ active: true, minutes: c }),
    ]
    return text.replace(triple[0], put(phases)).replace(new RegExp(`\\b${WORD}\\b(?: time)?`, 'gi'), ' ')
  }
  const pieces = text.split(STOP)
  const read = pieces.map((piece, at) => (at % 2 === 1 ? null : phaseOf(piece)))
  const developing = (at: number): boolean => read[at]?.active === false
  // "Colour on 9–10.15, developing 10.15–10.55": where another stage develops, "on" is the work of applying it.
  const on = pieces.flatMap((piece, at) => (developing(at) && PUT_ON.test(piece) ? [at] : []))
  if (pieces.some((_, at) => developing(at) && !on.includes(at)))
    for (const at of on) read[at] = stage({ ...read[at], active: true })
  const first = read.findIndex(phase => phase !== null && !phase.active)
  if (first < 0) return within(text, put)
  // Stages before and after the developing one belong to it while they are stages without a break.
  let [from, to] = [first, first]
  const belongs = (at: number): boolean => read[at] !== null || pieces[at]?.trim() === ''
  while (from >= 2 && belongs(from - 2)) from -= 2
  while (to + 2 < pieces.length && belongs(to + 2)) to += 2
  const phases = read.slice(from, to + 1).filter(phase => phase !== null)
  // What stands before the stages in its own piece: "Cara tint 90, …" or "Cara tint, 40 apply, …".
  return [...pieces.slice(0, from), put(phases), ...pieces.slice(to + 1)].join('')
}

const LOOSE: readonly [RegExp, (match: RegExpExecArray) => Phase | null][] = ONE.slice(0, 10).map(
  ([pattern, read]) => [
    new RegExp(
      `(?<![\\d:.])\\b${pattern.source.replace(/^\^/, '').replace(/\$$/, '').replaceAll(OF_WHAT, '')}`,
      'iu',
    ),
    read,
  ],
)

/** Stages inside running words: "Cara tint 90 processing 35 from 10:40". */
function within(text: string, put: (phases: Phase[]) => string): string {
  for (const [pattern, read] of LOOSE) {
    const match = pattern.exec(text)
    const phase = match && read(match)
    if (match && phase) return text.replace(match[0], put([phase]))
  }
  return text
}
