// A line as words and marks: every time, length, limit and remark is found once, in a fixed order, and replaced by one
// private-use character. What is left are words: names, services, separators.
import { hasLetter } from '../../../../reading/letters'
import { remembered } from '../../../../reading/remembered'
import { type Families, typed, type WordingMatch } from '../../../../reading/wording'
import * as SAID from '../../../../reading/words/day/said'
import { quiet } from '../noise'
import { type Around, said } from '../say'
import { bareNumbers } from './bare'
import { bracketedTimes } from './brackets'
import { lateIn } from './late'
import { between, FIRST, isMark, type Lexed, MARK, type Mark, markAt, optional, sized, timed } from './marks'
import { asDevelopment, phasesIn, tellsStages } from './phases'
import { cancelledIn } from './said'
import { sizesIn } from './sizes'

export { isMark, type Lexed, MARK, type Mark, markAt }

type Make = (values: readonly string[], said: string) => Mark | null
const pass = (say: Families, make: Make, around: Around = {}) => ({ phrase: said(say, around), make })
const [BOUND, ANY_TIME] = [typed(SAID.BOUND), typed(SAID.ANY_TIME)]
const isLoose = (said: string): boolean => !BOUND.has(said)
const pair: Make = ([a = '', b = '']) => between(a, b)
const flexible: Make = () => ({ mark: 'flexible' })
const last = (values: readonly string[]): string => values.at(-1) ?? ''

/** Every pass in order: specific before general. */
const FIRST_PASSES = [
  pass(SAID.WAITING, () => ({ mark: 'waiting' })),
  pass(SAID.FIXED, () => ({ mark: 'fixed' }), { notAfter: SAID.NOT_FIXED }),
  pass(SAID.MUST_KEEP, () => ({ mark: 'fixed' }), { atEnd: true }),
  pass(SAID.MOVED, values => timed(last(values), clock => ({ mark: 'moved', clock })), {
    notAfter: SAID.MAY_BE_MOVED,
    notBefore: SAID.NO_CLOCK,
  }),
]
const PASSES = [
  ...SAID.WITHIN.map(say => pass(say, pair)),
  pass(SAID.OFFER_BEFORE, values => timed(last(values), clock => ({ mark: 'before', clock, loose: true }))),
  pass(SAID.OFFER_AFTER, values => timed(last(values), clock => ({ mark: 'after', clock, loose: true }))),
  ...SAID.AFTER.map(say =>
    pass(say, (values, said) =>
      timed(last(values), clock => ({ mark: 'after', clock, loose: isLoose(said) })),
    ),
  ),
  pass(SAID.BEFORE, values => timed(last(values), clock => ({ mark: 'before', clock, loose: false }))),
  pass(SAID.NOT_LATER, (values, said) =>
    timed(last(values), clock => ({ mark: 'before', clock, loose: ANY_TIME.has(said) })),
  ),
  pass(SAID.BY, values => timed(last(values), clock => ({ mark: 'before', clock, loose: false })), {
    notAfter: SAID.NOT_BY,
  }),
  pass(SAID.AFTER_LUNCH, (_, said) => ({ mark: 'after', clock: 'lunch', loose: isLoose(said) })),
  pass(SAID.BEFORE_LUNCH, (_, said) => ({ mark: 'before', clock: 'lunch', loose: ANY_TIME.has(said) })),
  pass(SAID.OPTIONS, values => optional([...values]), { notBefore: SAID.NO_CLOCK }),
  ...SAID.GIVE_OR_TAKE.map(say =>
    pass(say, values => sized(last(values), minutes => ({ mark: 'within', minutes }))),
  ),
  pass(SAID.PLUS_MINUS, values => ({ mark: 'within', minutes: Number(last(values)) })),
  pass(SAID.DIRECTION, ([direction = ''], said) =>
    said.includes(' or ')
      ? { mark: 'flexible' }
      : { mark: 'direction', direction: direction === 'later' ? 'later' : 'earlier' },
  ),
  pass(SAID.EITHER_PART, flexible),
  pass(SAID.OPEN_PART, values => ({ mark: 'part', part: partOf(last(values)), loose: true }), {
    notBefore: SAID.OR_ANOTHER,
  }),
  pass(SAID.SOME_PART, values =>
    last(values).length > 2 ? { mark: 'part', part: partOf(last(values)) } : null,
  ),
  pass(SAID.HALF_ONLY, (_, said) => ({ mark: 'part', part: partOf(said.slice(0, 2)) })),
  pass(SAID.FLEXIBLE, flexible),
  pass(SAID.EASY, flexible, { atEnd: true }),
]
const partOf = (word: string): 'morning' | 'afternoon' | 'evening' => {
  const said = word.toLowerCase()
  return said.startsWith('am') || said.startsWith('morn')
    ? 'morning'
    : said.startsWith('even')
      ? 'evening'
      : 'afternoon'
}

/**
 * The line with every time, length and remark as one mark. The result is cached and shared, so nobody may mutate it.
 */
export const lex = remembered(lexed, 500)

function lexed(line: string): Lexed {
  const marks: Mark[] = []
  const put = (mark: Mark): string => {
    marks.push(mark)
    return ` ${String.fromCharCode(FIRST + marks.length - 1)} `
  }
  const passed = (from: string, passes: readonly ReturnType<typeof pass>[]): string =>
    passes.reduce(
      (text, { phrase, make }) =>
        phrase.swapped(text, ({ values, index: start, end }: WordingMatch) => {
          const made = make(values.map(String), text.slice(start, end))
          if (!made) return null
          // "Between 10 and 1" is two limits.
          if (made.mark === 'range')
            return (
              put({ mark: 'after', clock: made.from, loose: true }) +
              put({ mark: 'before', clock: made.to, loose: true })
            )
          return put(made)
        }),
      from,
    )
  let text = ` ${quiet(line)} `.replace(MARK, ' ')
  text = text
    .trim()
    // "10:15,120": the cells of a table.
    .replace(/(?<=:\d\d),(?=\d)/g, ', ')
  text = lateIn(text, late => put({ mark: 'late', ...late }))
  text = cancelledIn(passed(text, FIRST_PASSES), () => put({ mark: 'cancelled' }))
  text = asDevelopment(passed(text, PASSES))
  if (tellsStages(text)) text = phasesIn(text, phases => put({ mark: 'phases', phases }))
  text = bareNumbers(sizesIn(text, put), marks, put)
  // "09:00 10:00 Anna": two times side by side are start and end.
  text = text.replace(
    /([\ue000-\uf8ff])([\s,|\t]+)([\ue000-\uf8ff])/g,
    (whole, a: string, by: string, b: string, from: number, all: string) => {
      // "0900 Sian cut 1000 | 1030 Mali": the first time is already an end.
      if (/[,|]/.test(by) && hasLetter(all.slice(0, from).split(/[,|;]/).at(-1) ?? '')) return whole
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
