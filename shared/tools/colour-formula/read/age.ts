// How old the client is, where it is said. In doubt the youngest age counts: under 16 nothing is done. domain 1.16
import { read, type Stretch, type Token } from '../../../reading/doc'
import type { Named, Slot } from '../../../reading/families'
import { typed, type Wording } from '../../../reading/wording'
import {
  AGE_NAMED,
  AGE_SOON,
  AGE_TOLD,
  ALONG,
  BESIDE_HER,
  BORN,
  CLIENT_AGED,
  OF_HAIR,
  OF_NO_PERSON,
  PARENT_OF,
  TO_BE_COLOURED,
} from '../../../reading/words/age'
import { youngOnes } from './young-ones'

/** A whole number of years from the least to the most. */
const years =
  (least: number, most: number): Slot =>
  ({ tokens }, at) => {
    const { kind, norm } = tokens[at] ?? {}
    const value = kind === 'number' && norm !== undefined && norm.length < 3 ? Number(norm) : Number.NaN
    return value >= least && value <= most ? [{ to: at + 1, value }] : []
  }
const YEARS: Named = {
  ...AGE_NAMED,
  n: years(1, 99),
  grown: years(10, 99),
  teen: years(11, 15),
  ten: years(10, 15),
  sixteen: years(10, 16),
  older: years(13, 15),
  older16: years(13, 16),
}
const told = typed(AGE_TOLD, YEARS)
const soon = typed(AGE_SOON, YEARS)
const parentOf = typed(PARENT_OF, YEARS)
const clientAged = typed(CLIENT_AGED, YEARS)
const beside = typed(BESIDE_HER)
const along = typed(ALONG)
const toBeColoured = typed(TO_BE_COLOURED)
const born = typed(BORN)

const PIECE_ENDS = new Set([',', ';', '\n', '.'])
/** Nobody says more between two commas; what never ends is looked at around it. */
const LONGEST_PIECE = 30
/** Token by token, what stands between two commas around a stretch of it. */
function pieceOf(tokens: readonly Token[], from: number, to: number): number[] {
  let [first, last] = [from, to]
  while (first > 0 && from - first < LONGEST_PIECE && !PIECE_ENDS.has(tokens[first - 1]?.norm ?? '')) first--
  while (last < tokens.length && last - to < LONGEST_PIECE && !PIECE_ENDS.has(tokens[last]?.norm ?? ''))
    last++
  return Array.from({ length: last - first }, (_, at) => first + at)
}

const LINKS = new Set(['is', 'was', 'about', 'from', 'of', 'are'])
const begins = (token: Token | undefined, words: readonly string[]): boolean =>
  token?.kind === 'word' && words.some(word => token.norm.startsWith(word))
/** "The tint is 14", "12 years old dye". */
const isOfHair = (tokens: readonly Token[], { from, to }: Stretch): boolean => {
  const before = LINKS.has(tokens[from - 1]?.norm ?? '') ? from - 2 : from - 1
  return begins(tokens[before], OF_NO_PERSON) || begins(tokens[to], OF_HAIR)
}

/** Farther from a figure no family reaches. */
const REACH = 40
/** What stands around figures: nobody's age is told elsewhere. */
function aroundFigures(text: string): string[] {
  const { tokens } = read(text)
  const around: Stretch[] = []
  tokens.forEach(({ kind, norm }, at) => {
    if (kind !== 'number' || norm.length > 2) return
    const to = Math.min(tokens.length, at + REACH)
    const before = around.at(-1)
    if (before && before.to >= at - REACH) before.to = to
    else around.push({ from: Math.max(0, at - REACH), to })
  })
  return around.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

export function age(said: string): number | null {
  const texts = aroundFigures(youngOnes(said).text).map(text => parentOf.without(text))
  const stated = texts.map(text => Number(clientAged.in(text)?.values[0] ?? 0)).find(value => value >= 16)
  if (stated !== undefined) return stated
  const own = texts.flatMap(toldIn)
  return own.length === 0 ? null : Math.min(...own)
}

/** The client's age, each time that it is told. Years. */
function toldIn(text: string): number[] {
  const { tokens } = read(text)
  const startsOf = (wording: Wording): ReadonlySet<number> =>
    new Set(wording.all(text).map(({ from }) => from))
  const [others, coming, coloured] = [startsOf(beside), startsOf(along), startsOf(toBeColoured)]
  return [
    ...told.all(text).map(hit => ({ hit, less: 0 })),
    ...soon.all(text).map(hit => ({ hit, less: 1 })),
  ].flatMap(({ hit, less }) => {
    const value = Number(hit.values[0]) - less
    if (value < 3 || isOfHair(tokens, hit)) return []
    const piece = pieceOf(tokens, hit.from, hit.to)
    const has = (starts: ReadonlySet<number>): boolean => piece.some(at => starts.has(at))
    return has(others) && has(coming) && !has(coloured) ? [] : [value]
  })
}

const isYear = (part: string | undefined): boolean =>
  part?.length === 4 && (part.startsWith('19') || part.startsWith('20'))
/** How far behind "born" its date begins. */
const NEAR = 4
const LONGEST_DATE = 6

/** Years since a year of birth; at most one too many. */
export function sinceBirth(text: string, year: number): number | null {
  const { tokens } = read(text)
  for (const { to } of born.all(text)) {
    const away = tokens.slice(to, to + NEAR + 1).findIndex(({ kind }) => kind === 'number')
    if (away < 0) continue
    const first = to + away
    const date = tokens.slice(first, first + LONGEST_DATE)
    const parts = date.filter(({ kind }) => kind === 'number').flatMap(({ norm }) => norm.split(/[/.,]/))
    const whole = parts.slice(0, 3).find(isYear)
    if (whole !== undefined) return year - Number(whole)
    const short = parts[2]
    if (short?.length !== 2) continue
    const full = 2000 + Number(short)
    return year - (full > year ? full - 100 : full)
  }
  return null
}
