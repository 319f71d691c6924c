// "Running 15 late", "will be 10 mins late", "always late": who is expected after the time that is booked.
import { LENGTH, lengthOf } from './lengths'

/** `minutes`: how much later; null where that is not said. `often`: said of other days, not of this one. */
export type Late = { minutes: number | null; often: boolean }

const WHO = '(?:(?:she|he|they|client) )?'
const SAID =
  '(?:(?:rang|phoned|called|texted|messaged|says?|said|warned|traffic|stuck)[, ]+(?:to say |that |in traffic[, ]+)?){0,3}'
const RUNS =
  "(?:(?:(?:she|he|they)(?:'s|'re|'ll be)|is|are|'s|will be|'ll be|be|gonna be|going to be|might be|may be|could be|coming(?: in)?|arriving|running|runs|run|due|expected)[, ]+)"
const OFTEN = '(?:(?:always|usually|often|sometimes|normally|generally|tends to be|can be|regularly)[, ]+)'
const ABOUT = '(?:about |approx\\.? |around |roughly |up to |at least |maybe |some |a good |~ ?)?'
const OTHER =
  '(?! (?:night|shift|start|finish|opening|lunch|break|trim|cut|colou?r|appointment|appt|slot|cancel|notice|payment|fee|policy|charge|for|back|last|before|previous))'
const WITH_UNIT = `${SAID}${WHO}(${OFTEN})?${RUNS}{0,4}(${OFTEN})?${ABOUT}(${LENGTH}) ?(?:late|behind schedule)\\b${OTHER}`
const UNIT_BEHIND = `${SAID}${WHO}(${OFTEN})?${RUNS}?late,? (?:by )?${ABOUT}(${LENGTH})(?!\\w)${OTHER}`
const BARE = `${SAID}${WHO}(${OFTEN})?${RUNS}${ABOUT}(\\d{1,2}) ?late\\b${OTHER}`
const ALONE = `${SAID}${WHO}(${OFTEN})?${RUNS}(?:(?:a (?:bit|little|touch)|very|really|slightly|quite) )?late\\b${OTHER}`
const HABIT = `${WHO}(${OFTEN})(?:runs |running |comes |arrives |turns up )?(?:(?:a (?:bit|little)|very) )?late\\b${OTHER}`

const LATE: readonly [RegExp, (match: string[]) => Late | null][] = [
  [new RegExp(`\\b${WITH_UNIT}`, 'gi'), ([, a, b, size = '']) => sized(lengthOf(size), a || b)],
  [new RegExp(`\\b${UNIT_BEHIND}`, 'gi'), ([, a, size = '']) => sized(lengthOf(size), a)],
  [new RegExp(`\\b${BARE}`, 'gi'), ([, a, size = '']) => sized(Number(size), a)],
  [new RegExp(`\\b${ALONE}`, 'gi'), ([, a]) => ({ minutes: null, often: !!a })],
  [new RegExp(`\\b${HABIT}`, 'gi'), () => ({ minutes: null, often: true })],
]
/** Nobody who is later than this is waited for. */
const MOST = 90
const sized = (minutes: number | null, often: string | undefined): Late | null =>
  minutes === null || minutes < 1 || minutes > MOST ? null : { minutes, often: !!often }

/** Said of somebody else, of another day, or that it must not be. */
const NOT_THIS =
  /(?:n['’]?t|\b(?:not|never|no|if|hates?|charged?|complain\w*|policy|was|were|been|being|hubby|husband|wife|partner|mum|mom|dad|son|daughter|friend|stylist|i['’]?m|i am|i|we|we['’]re|we are|us))\b[^.;()\d]{0,30}$/i

/** The text with what is said of lateness as what `put` makes of it. */
export const lateIn = (text: string, put: (late: Late) => string): string =>
  /\blate\b|\bbehind\b/i.test(text)
    ? LATE.reduce(
        (line, [pattern, read]) =>
          line.replace(pattern, (...match: unknown[]) => {
            const before = String(match.at(-1)).slice(0, Number(match.at(-2)))
            if (NOT_THIS.test(before)) return /\d/.test(String(match[0])) ? 'running late' : String(match[0])
            const late = read(match.slice(0, -2).map(part => (typeof part === 'string' ? part : '')))
            return late ? put(late) : String(match[0])
          }),
        text,
      )
    : text
