// What was heard in each line of a practice conversation: the moves of the stylist, and whether it could do harm.
import { judge } from '../../shared/tools/communications/engine'
import type { Signal } from '../../shared/tools/communications/hear/line'
import { PRODUCT_NOUN } from '../../shared/tools/communications/hear/products'
import type { ReadLine } from '../../shared/tools/communications/hear/read'
import { UNSAFE } from '../../shared/tools/communications/score/tally'
import { questionOf } from './practice'
import type { Reader } from './reader'

const MOVES: Readonly<Record<string, readonly Signal[]>> = {
  greet: ['greets'],
  introduce: ['introduces'],
  open_question: ['open_question'],
  says_back: ['reflects', 'paraphrases'],
  feeling: ['empathises', 'apologises'],
  plain_words: ['explains'],
  limits: ['limits', 'sessions', 'risk', 'small_step'],
  price_time: ['price', 'timing'],
  choice: ['offers_choice'],
  aftercare: ['home_step', 'product_use'],
  next_visit: ['rebook'],
  checks_in: ['contact'],
}

const FIGURE =
  /[£$€] ?\d|\b(?:\d+|an?|half an|two|three|four) ?(?:min\w*|hours?|hrs?|quid|pounds)\b|\b(?:tenner|fiver|on us|free|no charge)\b/i
const OFFERED =
  /[£$€] ?\d|\b(?:tenner|fiver|recommend|suggest|we (?:do|have|stock|sell)|try|i'd use|would suit)\b/i
const THIS_ONE = /\b(?:this|that) one\b/i
/** What is only meant where something else stands beside it. */
const ONLY_IF: Readonly<Record<string, (line: ReadLine, nth: number) => boolean>> = {
  greet: (_, nth) => nth === 0,
  price_time: ({ text }) => FIGURE.test(text),
}

/** From what the client needs to goods that are offered, not how to use what was chosen. */
const offers = ({ text, told, heard }: ReadLine): boolean =>
  (told.need || heard.some(({ signal }) => signal === 'need_link')) &&
  OFFERED.test(text) &&
  (THIS_ONE.test(text) || text.toLowerCase().match(PRODUCT_NOUN) !== null)

function movesIn(line: ReadLine, nth: number, isHazard: boolean): string[] {
  const has = (signal: Signal): boolean => line.heard.some(each => each.signal === signal)
  const moves = Object.entries(MOVES).flatMap(([move, signals]) =>
    signals.some(has) && (ONLY_IF[move]?.(line, nth) ?? true) ? [move] : [],
  )
  // Sympathy beside harm is none.
  return [
    ...moves.filter(move => !isHazard || move !== 'feeling'),
    ...(offers(line) ? ['product_for_need'] : []),
  ]
}

const read: Reader = ({ input }) => {
  const { reading } = judge(questionOf(input))
  return {
    facts: {},
    lines: reading.lines.map((line, nth) => {
      const hazard = line.heard.some(({ signal }) => UNSAFE.includes(signal))
      return { n: line.at, moves: movesIn(line, nth, hazard), hazard }
    }),
    raised: [],
    unread: [],
  }
}
export default read
