// "The same but cooler": a change to saved bowls, small enough to be right without a new plan. domain 1.2, 1.3, 1.7,
// 1.8
import type { Facts } from '../../facts'
import { codeFor, LETTERS, MAKERS, type Maker, makerOf, toneOfDigits } from '../../trade/colour/codes'
import { developerGrams, permanentRatio } from '../../trade/colour/ratios'
import { COOL_TONES, type Tone, WARM_TONES } from '../../trade/tones'

export type Bowl = Facts['formulas'][number]['bowls'][number]
/** One change: its name, the words that asked for it, and what to watch out for. */
export type Move = { name: string; words: readonly string[]; watch: string | null; swap?: Swap }
type Swap = { from: string; to: string }
type Delta = Move & {
  name: 'cooler' | 'warmer' | 'deeper' | 'lighter' | 'more grey cover'
}

/** `words` are what people ask for, in lower case, longer ones first. */
export const DELTAS: readonly Delta[] = [
  {
    name: 'cooler',
    words: [
      'less warmth',
      'less warm',
      'less brassy',
      'less brass',
      'less golden',
      'less gold',
      'less orange',
      'less red',
      'more ashy',
      'more ash',
      'more cool',
      'not so warm',
      'not as warm',
      'too warm',
      'too brassy',
      'cooler',
      'colder',
      'ashier',
    ],
    watch: 'Ash looks darker and duller than it is; on porous ends it grabs. Look at it every few minutes.',
  },
  {
    name: 'warmer',
    words: [
      'less ashy',
      'less ash',
      'less cool',
      'less flat',
      'more warmth',
      'more warm',
      'more golden',
      'more gold',
      'not so ashy',
      'not as ashy',
      'too ashy',
      'too cool',
      'warmer',
      'golder',
    ],
    watch: 'Warmth looks lighter than it is, and it is stronger where the hair was lightened.',
  },
  {
    name: 'deeper',
    words: ['more depth', 'too light', 'not so light', 'not as light', 'deeper', 'darker'],
    watch: 'Porous hair takes more depth than the tube says: ends later and for a shorter time.',
  },
  {
    name: 'lighter',
    words: ['too dark', 'not so dark', 'not as dark', 'lighter', 'brighter', 'blonder'],
    watch:
      'Colour does not lift colour: a lighter shade shows on new growth alone, and only with a developer that lifts. On coloured lengths it changes nothing; that is a new formula.',
  },
  {
    name: 'more grey cover',
    words: [
      'more grey coverage',
      'better grey coverage',
      'more grey cover',
      'better grey cover',
      'more coverage',
      'better coverage',
      'more cover',
      'better cover',
      'cover more grey',
      'cover the grey better',
      'grey covered better',
      'grey covers better',
      'grey showing through',
    ],
    watch:
      'Grey is covered by the natural series in a permanent line, with the full time; a demi only blends it. Greyest parts first, with more product.',
  },
]

/** How much of the colour goes to the natural series (half), and how much moves the tone (a quarter). domain 1.7 */
const SHARE = { natural: 0.5, tone: 0.25 }
/** The volume that lifts and covers, in a permanent line. domain 1.4, 1.6 */
export const LIFTING = 20
const LIFTING_MINUTES = 35
/** Above this come the high-lift series, which aren't depths. */
const LIGHTEST = 10

type Code = { before: string; level: number; separator: string; digits: string; after: string }
const DIGITS = /^(.*?)(?<![\d/.,-])(1[0-2]|[1-9])\s?([/.,-])\s?(\d{1,3})(?!\d)(.*)$/
const LETTER = /^(.*?)(?<![\d/.,-])(1[0-2]|[1-9])()([A-Z]{1,2})(?![A-Za-z])(.*)$/

function codeIn(shade: string): Code | null {
  const hit = DIGITS.exec(shade) ?? LETTER.exec(shade)
  if (!hit) return null
  const [, before = '', level = '', separator = '', digits = '', after = ''] = hit
  return { before, level: Number(level), separator, digits, after }
}
const shadeOf = ({ before, level, separator, digits, after }: Code): string =>
  `${before}${level}${separator}${digits}${after}`

function toneOf({ separator, digits }: Code, maker: Maker | null): Tone {
  return separator === '' ? (LETTERS[digits] ?? 'natural') : toneOfDigits(digits, separator, maker).tone
}
const makerOfCode = ({ separator }: Code, maker: Maker | null): Maker =>
  separator === ''
    ? 'letters'
    : (maker ?? (separator === '/' ? 'wella' : separator === '-' ? 'schwarzkopf' : 'loreal'))

/** The code of another tone, written the same way: "6.1" keeps its point. */
function inTone(code: Code, tone: Tone, maker: Maker | null): Code {
  const own = makerOfCode(code, maker)
  const written = codeFor(code.level, tone, own)
  return written === null
    ? code
    : { ...code, digits: written.slice(String(code.level).length + MAKERS[own].separator.length) }
}
const doubled = (code: Code): Code => ({ ...code, digits: `${code.digits[0]}${code.digits[0]}` })

const isIn = (tones: readonly Tone[], tone: Tone): boolean => tones.includes(tone)

/** Blue-based ash cancels warmth. Red is brought down with natural, because ash over it turns muddy. domain 1.2 */
function cooler(code: Code, tone: Tone, maker: Maker | null): Code {
  if (isIn(COOL_TONES, tone)) return doubled(code)
  return inTone(code, tone === 'red' || tone === 'mahogany' ? 'natural' : 'ash', maker)
}
/** Gold over ash turns green, so cool shades are warmed with natural. */
function warmer(code: Code, tone: Tone, maker: Maker | null): Code {
  if (isIn(COOL_TONES, tone)) return inTone(code, 'natural', maker)
  if (tone === 'gold') return inTone(code, 'copper', maker)
  return isIn(WARM_TONES, tone) ? doubled(code) : inTone(code, 'gold', maker)
}

type Part = Bowl['mix'][number]
/** Moves a share of a part into another shade; the total weight stays the same. */
function shared(part: Part, code: Code, share: number): Part[] {
  const shade = shadeOf(code)
  if (shade === part.shade || part.grams === 0) return [part]
  const moved = Math.round(part.grams * share)
  return moved === 0
    ? [part]
    : [
        { ...part, grams: part.grams - moved },
        { shade, grams: moved },
      ]
}

function movedPart(part: Part, { name }: Delta, brand: Maker | null): Part[] {
  const code = codeIn(part.shade)
  if (code === null) return [part]
  const maker = makerOf(part.shade) ?? brand
  const tone = toneOf(code, maker)
  switch (name) {
    case 'cooler':
      return shared(part, cooler(code, tone, maker), SHARE.tone)
    case 'warmer':
      return shared(part, warmer(code, tone, maker), SHARE.tone)
    case 'deeper':
      return [{ ...part, shade: shadeOf({ ...code, level: Math.max(1, code.level - 1) }) }]
    case 'lighter':
      return code.level < LIGHTEST
        ? [{ ...part, shade: shadeOf({ ...code, level: code.level + 1 }) }]
        : [part]
    case 'more grey cover':
      return tone === 'natural' ? [part] : shared(part, inTone(code, 'natural', maker), SHARE.natural)
  }
}

/** The same shade twice becomes one part. */
function together(mix: readonly Part[]): Part[] {
  const grams = new Map<string, number>()
  for (const part of mix) grams.set(part.shade, (grams.get(part.shade) ?? 0) + part.grams)
  return [...grams].map(([shade, weight]) => ({ shade, grams: weight }))
}

const weighed = ({ mix }: Pick<Bowl, 'mix'>): number => mix.reduce((sum, part) => sum + part.grams, 0)

export function inPermanent(bowl: Bowl, maker: Maker | null): Bowl {
  const ratio = permanentRatio(maker)
  const grams = weighed(bowl)
  return {
    ...bowl,
    ratio,
    developer_volume: LIFTING,
    developer_grams: grams === 0 ? null : developerGrams(grams, ratio),
    minutes: Math.max(bowl.minutes ?? 0, LIFTING_MINUTES),
  }
}

export const levelsOf = ({ mix }: Pick<Bowl, 'mix'>): number[] =>
  mix.flatMap(({ shade }) => codeIn(shade)?.level ?? [])

export function movedBowl(bowl: Bowl, delta: Delta, maker: Maker | null): Bowl {
  const mix = together(bowl.mix.flatMap(part => movedPart(part, delta, maker)))
  const covers = delta.name === 'more grey cover' && mix.some(({ shade }) => codeIn(shade) !== null)
  if (!covers || !bowl.developer_volume || bowl.developer_volume >= LIFTING) return { ...bowl, mix }
  return inPermanent({ ...bowl, mix }, maker)
}

export const swapped = (from: string, to: string): Move => ({
  name: `${to.toUpperCase()} instead of ${from.toUpperCase()}`,
  words: [from, to],
  watch: 'Another shade in the same bowl: strand test it, and look at the developer if it is a lighter one.',
  swap: { from, to },
})

const isSame = (a: Code | null, b: Code | null): boolean =>
  a !== null && b !== null && a.level === b.level && a.digits === b.digits

/** A letter code drops the slash that comes before digits. */
const inHandOf = (old: Code, { level, digits, separator }: Code): Partial<Code> =>
  (old.separator === '') === (separator === '') ? { level, digits } : { level, digits, separator }

/** Written the same way as the old shade. */
export function withShade(bowl: Bowl, { from, to }: Swap): Bowl {
  const old = codeIn(from.toUpperCase())
  const next = codeIn(to.toUpperCase())
  return {
    ...bowl,
    mix: together(
      bowl.mix.map(part => {
        const code = codeIn(part.shade)
        return next !== null && code !== null && isSame(code, old)
          ? { ...part, shade: shadeOf({ ...code, ...inHandOf(code, next) }) }
          : part
      }),
    ),
  }
}
