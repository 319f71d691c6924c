// Tone codes: makers disagree, so a code means nothing without its maker. domain 1.3 [LOREAL][NGB][VFIG][TOUCH]
import type { Tone } from '../tones'

export type Maker = 'loreal' | 'wella' | 'schwarzkopf' | 'letters'

export const MAKERS: Record<
  Maker,
  { name: string; separator: string; digits: Readonly<Record<string, Tone>> }
> = {
  loreal: {
    name: "L'Oréal",
    separator: '.',
    digits: {
      0: 'natural',
      1: 'ash',
      2: 'violet',
      3: 'gold',
      4: 'copper',
      5: 'mahogany',
      6: 'red',
      7: 'matt',
      8: 'brown',
    },
  },
  wella: {
    name: 'Wella',
    separator: '/',
    digits: {
      0: 'natural',
      1: 'ash',
      2: 'matt',
      3: 'gold',
      4: 'red',
      5: 'mahogany',
      6: 'violet',
      7: 'brown',
      8: 'pearl',
      9: 'beige',
    },
  },
  schwarzkopf: {
    name: 'Schwarzkopf',
    separator: '-',
    digits: {
      0: 'natural',
      1: 'ash',
      2: 'ash',
      3: 'matt',
      4: 'beige',
      5: 'gold',
      6: 'brown',
      7: 'copper',
      8: 'red',
      9: 'violet',
    },
  },
  letters: {
    name: 'a letter range',
    separator: '',
    digits: {
      0: 'natural',
      1: 'ash',
      2: 'violet',
      3: 'gold',
      4: 'copper',
      5: 'mahogany',
      6: 'red',
      7: 'matt',
      8: 'brown',
    },
  },
}

/** Letter codes of US ranges. C, M, B and P differ from maker to maker. [TOUCH] */
export const LETTERS: Readonly<Record<string, Tone>> = {
  N: 'natural',
  NN: 'natural',
  NW: 'beige',
  NA: 'ash',
  NB: 'brown',
  NG: 'gold',
  A: 'ash',
  AA: 'ash',
  AV: 'pearl',
  AG: 'matt',
  B: 'brown',
  BR: 'brown',
  BM: 'brown',
  BV: 'pearl',
  V: 'violet',
  VV: 'violet',
  P: 'pearl',
  PA: 'pearl',
  G: 'gold',
  GB: 'beige',
  GC: 'copper',
  WB: 'beige',
  W: 'gold',
  C: 'copper',
  CC: 'copper',
  RC: 'copper',
  RO: 'copper',
  O: 'copper',
  K: 'copper',
  KK: 'copper',
  KG: 'copper',
  KB: 'copper',
  KR: 'copper',
  RK: 'copper',
  R: 'red',
  RR: 'red',
  RB: 'red',
  RV: 'mahogany',
  M: 'mahogany',
  T: 'matt',
  J: 'matt',
}
export const UNSURE_LETTERS: readonly string[] = ['C', 'M', 'B', 'P']

/** Pairs of digits that are better described as one tone. */
const PAIRS: Partial<Record<Maker, Readonly<Record<string, Tone>>>> = {
  wella: {
    '43': 'copper',
    '34': 'copper',
    '38': 'beige',
    '81': 'pearl',
    '16': 'ash',
    '07': 'natural',
    '00': 'natural',
    '03': 'gold',
  },
  loreal: { '13': 'beige', '31': 'beige', '12': 'beige', '21': 'beige', '34': 'copper', '43': 'copper' },
  schwarzkopf: { '00': 'natural', '65': 'brown', '46': 'beige', '89': 'mahogany' },
}

/** Digits with the same tone for every maker that uses them this way. The others need the maker's chart. */
const AGREED: readonly string[] = ['', '0', '00', '1', '3', '03']

export type CodeTone = { tone: Tone; second: Tone | null; sure: boolean; intense: boolean }

/**
 * What the digits after the separator mean. Without a maker we read `/` as Wella's and the rest as L'Oréal's, and
 * aren't sure.
 */
export function toneOfDigits(digits: string, separator: string, maker: Maker | null): CodeTone {
  const guess: Maker = maker ?? (separator === '/' ? 'wella' : 'loreal')
  const table = MAKERS[guess].digits
  const first = digits[0] ?? '0'
  const other = digits[1]
  const pair = PAIRS[guess]?.[digits]
  const tone = pair ?? (first === '0' && other && other !== '0' ? table[other] : table[first]) ?? 'natural'
  const second = other && other !== first && other !== '0' ? (table[other] ?? null) : null
  return {
    tone,
    second,
    sure: maker !== null || AGREED.includes(digits),
    intense: other === first && first !== '0',
  }
}

export function makerOf(brand: string | null): Maker | null {
  if (!brand) return null
  if (/wella|koleston|illumina|color ?touch|colour ?touch|shinefinity/i.test(brand)) return 'wella'
  if (/l.?or[eé]al|majirel|inoa|\bdia\b|richesse/i.test(brand)) return 'loreal'
  if (/schwarzkopf|igora|essensity|vibrance/i.test(brand)) return 'schwarzkopf'
  if (/redken|matrix|socolor|shades ?eq|paul ?mitchell|joico|pravana|kenra/i.test(brand)) return 'letters'
  return null
}

const WRITTEN: Partial<Record<Tone, Record<Maker, string>>> = {
  natural: { loreal: '0', wella: '0', schwarzkopf: '0', letters: 'N' },
  ash: { loreal: '1', wella: '1', schwarzkopf: '1', letters: 'A' },
  matt: { loreal: '7', wella: '2', schwarzkopf: '3', letters: 'T' },
  violet: { loreal: '2', wella: '6', schwarzkopf: '9', letters: 'V' },
  pearl: { loreal: '12', wella: '8', schwarzkopf: '19', letters: 'BV' },
  beige: { loreal: '13', wella: '38', schwarzkopf: '4', letters: 'WB' },
  gold: { loreal: '3', wella: '3', schwarzkopf: '5', letters: 'G' },
  copper: { loreal: '4', wella: '43', schwarzkopf: '7', letters: 'CC' },
  red: { loreal: '6', wella: '44', schwarzkopf: '8', letters: 'R' },
  mahogany: { loreal: '5', wella: '5', schwarzkopf: '89', letters: 'RV' },
  brown: { loreal: '8', wella: '7', schwarzkopf: '6', letters: 'NB' },
}

/**
 * "7/1" for Wella, "7.1" for L'Oréal, "7A" for letters; null where we don't know the maker, or it has no such shade.
 */
export function codeFor(level: number, tone: Tone, maker: Maker | null): string | null {
  const written = maker ? WRITTEN[tone]?.[maker] : undefined
  return maker && written !== undefined ? `${Math.round(level)}${MAKERS[maker].separator}${written}` : null
}
