// A line as words and marks: every time, length, limit and remark is found once, in a fixed order, and stands in the
// text as one private character. What is left are words: names, services, separators.

import { remembered } from '../../../reading/remembered'
import { bareNumbers } from './bare'
import { bracketedTimes } from './brackets'
import { TIME } from './clock'
import { lateIn } from './late'
import { between, FIRST, isMark, type Lexed, MARK, type Mark, markAt, optional, sized, timed } from './marks'
import { openAndClose, quiet } from './noise'
import { PROCESS, phasesIn, STAGES } from './phases'
import { CANCELLED, EITHER_PART, FIXED, FLEXIBLE, OPEN_PART } from './said'
import { after, L, SIZES, T, TO } from './sizes'
import { asDevelopment } from './standing'

export { isMark, type Lexed, MARK, type Mark, markAt }

const OPEN_AND_CLOSE = openAndClose(T)

/** "I work 9 to 6 with an hour for lunch at 1" */
const WITH_LUNCH = after('\\bwith (?=(?:an?|half|\\d+)\\b[^.;]{0,24}\\b(?:lunch|break)\\b)')

/** "She's free", "can come", "flexible": what stands before the hours that somebody offers. */
const OFFER =
  "\\b(?:(?:(?:is|she|he|they|client)(?:'s|'re| is| are)?|'s) (?:free|available|around|about|flexible|ok|okay|fine|good)|flex(?:ible|i)?|(?:can|could|happy to|able to|willing to|would) (?:come|do|be|make it|make|move|be moved|go)(?: in)?|any ?time|any ?where|any ?slot)(?: at)? (?:any ?time )?"
const isLoose = (said: string): boolean =>
  !/\bonly\b|\bcan'?t\b|\bcannot\b|\bnot (?:here|free|available)\b/i.test(said)

/** Every pass in its order: the particular before the general. */
const PASSES: readonly [RegExp, (match: string[]) => Mark | null][] = [
  [after('\\b(?:waiting ?list|wait ?list|w\\/l|cancellation list|standby)\\b'), () => ({ mark: 'waiting' })],
  [after(FIXED), () => ({ mark: 'fixed' })],
  [
    after(
      `(?<!\\b(?:can|could|may|might|to|wants?|be|happy) (?:be |get )?)\\b(?:(?:been |has |was |now |she'?s |he'?s |got )*(?:moved|re-?scheduled|changed|swapped|pushed|put back|brought forward|switched|shifted|bumped)(?: her| him| it| them)?(?: back| on| over| forward| up| down)?(?: (?:from|at) (?:${TIME}))? (?:to|until|till)|(?:[-=–]>|→)? ?now(?: at| in at| coming at)?) ${T}(?! ?(?:min|hour|hr))`,
    ),
    ([, a = '']) => timed(a, clock => ({ mark: 'moved', clock })),
  ],
  [after(CANCELLED), () => ({ mark: 'cancelled' })],
  [
    after(`\\b(?:any ?time |any where |anywhere )?between ${T}(?:\\s*(?:and|&)\\s*|${TO})${T}`),
    ([, a = '', b = '']) => between(a, b),
  ],
  [
    after(`${OFFER}(?:from |between |anywhere )*${T}(?:\\s*(?:and|&)\\s*|${TO})${T}`),
    ([, a = '', b = '']) => between(a, b),
  ],
  [
    after(`${OFFER}(?:until|till|'?til|up to|before|by)\\s+${T}`),
    ([, a = '']) => timed(a, clock => ({ mark: 'before', clock, loose: true })),
  ],
  [
    after(`${OFFER}(?:from|after|past|any ?time (?:from|after))\\s+${T}(?: ?(?:onwards?|on\\b|or later))?`),
    ([, a = '']) => timed(a, clock => ({ mark: 'after', clock, loose: true })),
  ],
  [
    after(
      `\\b(?:but |and )?(?:not (?:available )?before|no(?:t)? earlier than|nothing before|can'?t (?:do|come|make it)(?: (?:until|till|before))|cannot (?:do|come)(?: (?:until|till|before))|not (?:here |free |available )?(?:until|till)|earliest(?: is| at)?|from|(?:only )?(?:any ?time )?(?:after|from)|(?:any ?time )?(?:on or )?after)\\s+${T}(?: ?(?:onwards?|on|or later|earliest|\\+))`,
    ),
    ([match = '', a = '']) => timed(a, clock => ({ mark: 'after', clock, loose: isLoose(match) })),
  ],
  [
    after(
      `\\b(?:but |and )?(?:not (?:available )?before|no(?:t)? earlier than|nothing before|can'?t (?:do|come|make it)(?: (?:until|till|before))|cannot (?:do|come)(?: (?:until|till|before))|not (?:here |free |available )?(?:until|till)|earliest(?: is| at)?:?|free from|available from|any ?time from|(?:only |anytime |any time )?after)\\s+${T}`,
    ),
    ([match = '', a = '']) => timed(a, clock => ({ mark: 'after', clock, loose: isLoose(match) })),
  ],
  [
    after(
      `\\b(?:but |and )?(?:must |needs? to |has to |have to |wants? to |got to |should )?(?:be |get )?(?:leaves?|leaving|away|gone|out|done|finish(?:ed|es)?|off)(?: (?:by|before))\\s+${T}`,
    ),
    ([, a = '']) => timed(a, clock => ({ mark: 'before', clock, loose: false })),
  ],
  [
    after(
      `\\b(?:but |and )?(?:not (?:later than|after|beyond|past)|no later than|nothing after|latest(?: is| at)?:?|(?:any ?time |only )?(?:before|(?<!\\b(?:on|applied|application|foiled) )by)|any ?time (?:until|till|up to))\\s+${T}(?: latest)?`,
    ),
    ([match = '', a = '']) => timed(a, clock => ({ mark: 'before', clock, loose: /any ?time/i.test(match) })),
  ],
  [
    after('\\b(?:any ?time |only )?after (?:lunch|my lunch|the break)\\b'),
    ([match = '']) => ({ mark: 'after', clock: 'lunch', loose: isLoose(match) }),
  ],
  [
    after('\\b(?:any ?time |only )?before (?:lunch|my lunch|the break)\\b'),
    ([match = '']) => ({ mark: 'before', clock: 'lunch', loose: /any ?time/i.test(match) }),
  ],
  [
    after(
      `\\b(?:can|could|would|may|might)(?: also| either)? (?:do|come(?: at| in at)?|make|move to|be moved to|go to|be) ${T}((?:\\s*(?:,|or|\\/|and)\\s*(?:${TIME}))*)(?: (?:instead|too|also|as well))?(?! ?(?:min|hour|hr))`,
    ),
    ([, a = '', more = '']) => optional([a, ...more.split(/,|\bor\b|\/|\band\b/i)]),
  ],
  [
    after(
      `(?:\\bby |\\bup to |\\bwithin |\\bgive or take |\\+ ?\\/ ?- ?|± ?){1,3}${L}(?: (?:either way|either side|each way|earlier or later))?`,
    ),
    ([, a = '']) => sized(a, minutes => ({ mark: 'within', minutes })),
  ],
  [
    after(`${L} (?:either way|either side|each way|earlier or later)`),
    ([, a = '']) => sized(a, minutes => ({ mark: 'within', minutes })),
  ],
  [after('(?:\\+ ?\\/ ?- ?|± ?)(\\d+)'), ([, a = '']) => ({ mark: 'within', minutes: Number(a) })],
  [
    after(
      "\\b(?:can|could|happy to|happy with|would|ok to|ok with|don'?t mind|doesn'?t mind|would (?:like|prefer)(?: to)?|prefers?(?: to)?|wants?(?: to)?) (?:come |be |coming |move |start |go |do |have )?(?:in |at |any |an? |bit |little |something )*(earlier|later|sooner)(?: or (?:earlier|later))?(?: (?:slot|time|on|if (?:possible|needed|we can|anything comes up)))*",
    ),
    ([match = '', a = '']) =>
      / or /.test(match)
        ? { mark: 'flexible' }
        : { mark: 'direction', direction: /earl|soon/i.test(a) ? 'earlier' : 'later' },
  ],
  [after(EITHER_PART), () => ({ mark: 'flexible' })],
  [
    after(OPEN_PART),
    ([, a = '']) => {
      const part = /^(?:am|morn)/i.test(a) ? 'morning' : /^even/i.test(a) ? 'evening' : 'afternoon'
      return { mark: 'part', part, loose: true }
    },
  ],
  [
    after(
      '\\b(?:any ?time )?(?:in the |during the |this )?(mornings?|afternoons?|evenings?)(?: only| please)?\\b|\\b(am|pm) only\\b',
    ),
    ([, a = '', b = '']) => {
      const part = (a || (b.toLowerCase() === 'am' ? 'morning' : 'afternoon')).toLowerCase().replace(/s$/, '')
      return part === 'morning' || part === 'afternoon' || part === 'evening' ? { mark: 'part', part } : null
    },
  ],
  [after(FLEXIBLE), () => ({ mark: 'flexible' })],
]

/** The line with every time, length and remark as one mark. Several readers ask about the same lines: nobody changes what comes. */
export const lex = remembered(lexed, 500)

function lexed(line: string): Lexed {
  const marks: Mark[] = []
  const put = (mark: Mark): string => {
    marks.push(mark)
    return ` ${String.fromCharCode(FIRST + marks.length - 1)} `
  }
  let text = ` ${quiet(line)} `.replace(MARK, ' ')
  text = text
    .trim()
    .replace(OPEN_AND_CLOSE, (_, a, b, c, d) => `open ${a ?? c} to ${b ?? d}`)
    .replace(WITH_LUNCH, '; ')
  text = lateIn(text, late => put({ mark: 'late', ...late }))
  for (const [pattern, make] of PASSES)
    text = text.replace(pattern, (...match: unknown[]) => {
      const made = make(match.slice(0, -2).map(part => (typeof part === 'string' ? part : '')))
      if (!made) return String(match[0])
      // "Between 10 and 1" is two limits.
      if (made.mark === 'range')
        return (
          put({ mark: 'after', clock: made.from, loose: true }) +
          put({ mark: 'before', clock: made.to, loose: true })
        )
      return put(made)
    })
  text = asDevelopment(text)
  if (PROCESS.test(text) || STAGES.test(text))
    text = phasesIn(text, phases => put({ mark: 'phases', phases }))
  for (const [pattern, make] of SIZES) {
    text = text.replace(pattern, (...match: unknown[]) => {
      const made = make(match.slice(0, -2).map(part => (typeof part === 'string' ? part : '')))
      return made ? put(made) : String(match[0])
    })
  }
  text = bareNumbers(text, marks, put)
  // "09:00 10:00 Anna": two times side by side are its start and end.
  text = text.replace(
    /([\ue000-\uf8ff])([\s,|\t]+)([\ue000-\uf8ff])/g,
    (whole, a: string, by: string, b: string, from: number, all: string) => {
      // "0900 Sian cut 1000 | 1030 Mali": the first is an end already.
      if (/[,|]/.test(by) && /\p{L}/u.test(all.slice(0, from).split(/[,|;]/).at(-1) ?? '')) return whole
      const [first, second] = [marks[a.charCodeAt(0) - FIRST], marks[b.charCodeAt(0) - FIRST]]
      return first?.mark === 'time' && second?.mark === 'time'
        ? put({ mark: 'range', from: first.clock, to: second.clock })
        : whole
    },
  )
  return {
    text: bracketedTimes(text, marks)
      .replace(/[ \u00a0]+/g, ' ')
      .trim(),
    marks,
  }
}
