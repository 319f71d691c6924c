// Which moves were heard in each of the stylist's lines, in which words, and what in a line could do harm.
import { read } from '../../../reading/doc'
import { valuesIn } from '../../../reading/values/values'
import { wording } from '../../../reading/wording'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import type { Signal, SignalHeard } from '../hear/line/line'
import { PRODUCT_NOUN } from '../hear/products'
import type { HeardSaid, Reading, ReadLine } from '../hear/read'
import { shared } from '../hear/text'
import type { Shown } from '../hear/words'
import { SPECIAL } from '../score/special'
import { UNSAFE } from '../score/tally'
import { KNOWN, MOVES, type Move } from './list'
import type { MovePicks } from './picks'

/** `by`: who heard it. `quotes`: the stylist's own words; empty if a person said that it was done. */
type HeardMove = { move: Move; by: 'engine' | 'model' | 'picked'; quotes: string[] }
/** A line to check: its words, and why. */
type Hazard = { quote: string; why: string; by: 'engine' | 'model' }
export type HeardLine = {
  at: number
  text: string
  moves: HeardMove[]
  /** Heard, but a person said that it isn't there. */
  notHere: Move[]
  hazards: Hazard[]
}

/** A price or a duration, in figures or words, but not weeks of waiting. */
const FREE = wording(
  `on us/the_house, for/it's/its free, free of charge, for nothing, no charge, tenner, fiver, half an hour, @bare_price`,
  NAMED,
)
function hasFigure({ text }: ReadLine): boolean {
  const doc = read(text)
  return (
    FREE.has(text) ||
    doc.clauses.some(clause => valuesIn(doc, clause).some(({ of }) => of === 'money' || of === 'minutes'))
  )
}
const OFFERED = wording(
  `£ #, $ #, € #, quid, pound, pounds, tenner, fiver, recommend, suggest, i'd/i_would reach_for/try/put, we do/have/stock/sell, we've/there's a/an/one, try,
  i'd/i_would use/go_with/go_for/pick/say, you'd/you_would want/need/be_better/do_well, would suit, then this/the`,
  NAMED,
)
const THIS_ONE = wording('this one, that one')

const isHazard = (line: ReadLine): boolean => line.heard.some(({ signal }) => UNSAFE.includes(signal))

/** Goes from the client's need to an offered product, rather than how to use a chosen one. */
const offers = ({ text, told, heard }: ReadLine): boolean =>
  (told.need || heard.some(({ signal }) => signal === 'need_link')) &&
  OFFERED.has(text) &&
  (THIS_ONE.has(text) || PRODUCT_NOUN.has(text))

/** A sentence that shows any of these doesn't make the move, whatever its words. */
const SPOILT: Partial<Record<Move, readonly Shown[]>> = {
  feeling: ['asks_first'],
  plain_words: ['asks_first'],
  says_back: ['asks_first', 'leaves', 'against'],
  aftercare: ['asks_first', 'does_here'],
  limits: ['no_bound'],
  price_time: ['test_first', 'over'],
}
/** Nor do words that only show this: "that's a pain" gives no reason, "about an hour" is no limit. */
const MEANS_LESS: Partial<Record<Move, Shown>> = {
  plain_words: 'names_it',
  limits: 'how_long',
  choice: 'asks_wish',
}
/** Only the stylist can say these. */
const OWN: readonly Signal[] = ['price', 'home_step', 'contact', 'limits', 'upkeep', 'home_product']
/** Something done for safety is new information too, unless it is mostly the client's words. */
const SAFE: readonly Signal[] = ['tests', 'risk']

function counts(move: Move, { said, turn, quote }: HeardSaid, { heard, told }: ReadLine): boolean {
  const beside = (signals: readonly Signal[]): boolean =>
    heard.some(each => signals.includes(each.signal) && each.quote === quote)
  const { shows } = said
  const less = MEANS_LESS[move]
  if (SPOILT[move]?.some(each => shows.has(each)) || (less && turn.has(less))) return false
  // Something harmful is no good move, and waiting for a test is no home care.
  if (move !== 'open_question' && beside(UNSAFE)) return false
  if (move === 'aftercare') return !beside(['tests'])
  // "So it goes brassy" sums up; it gives no reason.
  if (move === 'plain_words') return !(shows.has('sums_up') && turn.has('sums_up'))
  if (move !== 'says_back') return true
  if (turn.has('says_so') && !shows.has('so_first')) return false
  // A plan, or the stylist's own information, isn't what the client said, unless it takes up more than one of their
  // words.
  const isOwn = beside(OWN) && !shows.has('over') && !shows.has('takes_up')
  const isNews = shows.has('plan') || isOwn || (turn.has('sums_up') && shows.has('asked'))
  const common = shared(said.meaning, told.lastMeaning)
  return beside(SAFE) ? common * 3 > said.meaning.size : !isNews || common > 1
}

/** Moves that count only if something else goes with them. Sympathy beside harm doesn't count. */
const ONLY_IF: Partial<Record<Move, (line: ReadLine, nth: number) => boolean>> = {
  greet: (_, nth) => nth === 0,
  feeling: line => !isHazard(line),
  // A threat isn't a limit.
  limits: ({ heard }) => !heard.some(({ signal }) => signal === 'fear' || signal === 'pushes'),
  price_time: hasFigure,
}

function heardIn(move: Move, line: ReadLine, nth: number): SignalHeard[] {
  const own = line.heard.filter(
    each => !each.from && KNOWN[move].shows.includes(each.signal) && counts(move, each, line),
  )
  if (move === 'product_for_need')
    return offers(line) ? [...own, { signal: 'need_link', quote: own[0]?.quote ?? line.text }] : []
  return (ONLY_IF[move]?.(line, nth) ?? true) ? own : []
}

const quotesOf = (heard: readonly SignalHeard[]): string[] => [...new Set(heard.map(({ quote }) => quote))]

function moveIn(move: Move, line: ReadLine, nth: number): HeardMove | null {
  const given = line.heard.filter(({ from }) => from?.move === move)
  if (given.some(({ from }) => from?.by === 'picked')) return { move, by: 'picked', quotes: [] }
  const own = heardIn(move, line, nth)
  if (own.length > 0) return { move, by: 'engine', quotes: quotesOf(own) }
  return given.length > 0 ? { move, by: 'model', quotes: quotesOf(given) } : null
}

const whyOf = (signal: Signal): string => SPECIAL.find(([of]) => of === signal)?.[2] ?? ''

function hazardsIn({ heard }: ReadLine): Hazard[] {
  const found = heard.filter(({ signal }) => UNSAFE.includes(signal))
  return found
    .filter(({ signal }, nth) => found.findIndex(each => each.signal === signal) === nth)
    .map(({ signal, quote, from }) => ({ quote, why: whyOf(signal), by: from ? 'model' : 'engine' }))
}

export const linesHeard = ({ lines }: Reading, picks: MovePicks): HeardLine[] =>
  lines.map((line, nth) => {
    const picked = picks.get(line.at)
    return {
      at: line.at,
      text: line.text,
      moves: MOVES.flatMap(move => (picked?.get(move) === false ? [] : (moveIn(move, line, nth) ?? []))),
      notHere: MOVES.filter(move => picked?.get(move) === false),
      hazards: hazardsIn(line),
    }
  })

/** The moves made in any of the lines, in order. */
export const movesMade = (lines: readonly HeardLine[]): Move[] =>
  MOVES.filter(move => lines.some(({ moves }) => moves.some(each => each.move === move)))
