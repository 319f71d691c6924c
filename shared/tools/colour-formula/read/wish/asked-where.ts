// What a wish asks for on the root and on the lengths: "6/0 at the roots, gloss 9/16 through the ends".
import type { Tone } from '../../../../trade/tones'
import { toneIn } from '../shades/shade-names'
import type { ReadShade } from '../shades/shades'

/** A level and a tone for one zone, and the code that gives both. Null where none is named. */
export type AskedThere = { level: number | null; tone: Tone | null; code: string | null }

const ROOT = /\b(?:roots?|regrowth|shadow|smudge|retouch)\b/
const ALONG = /\b(?:ends|tips|mid-lengths|lengths|through|gloss|glaze|refresh|ton(?:e|er|ing)|clear)\b/

const CLAUSES =
  /[,;\n]|\.(?!\d)|\s\/\s|&|\b(?:and|then|plus)\b|\bwith(?= (?:an? |some )?(?:gloss|glaze|toner|clear|refresh|root|shadow|smudge))|\+(?=[^,;+]*\b(?:ends|tips|mid-lengths|lengths|gloss|glaze|refresh|toner?|clear)\b)/

/** Splits a wish into pieces, each asking for one thing. */
const clauses = (wish: string): string[] => wish.split(CLAUSES).map(clause => clause.trim())

const forRoot = (clause: string): boolean => ROOT.test(clause)
const forLengths = (clause: string): boolean => ALONG.test(clause) && !ROOT.test(clause)

/** "Patch test clear", "scalp all clear": a test result, not a request for a clear gloss. */
const NO_SHEER =
  '(?! (?:gloss|glaze|demi|toner|shine|over|through|(?:on|to) (?:the )?(?:ends|lengths|tips|mid)))'
const RESULT = new RegExp(
  `\\b((?:tests?|tested|scalp|skin|pt)\\b[^,;.\\n]{0,30}?)\\bclear\\b${NO_SHEER}|\\bclear (?=(?:(?:patch|skin|allergy|sensitivity|alert) )*(?:tests?|scalp|skin)\\b)|\\ball clear\\b${NO_SHEER}`,
  'g',
)
/** "Clear the brass" means to correct it. */
const CLEARS =
  /\bclear(?:ing)? (?=(?:(?:up|out|away|off|the|that|this|her|his|any|of) )*(?:brass\w*|warm\w*|orange|yellow\w*|green\w*|ginger|gold\w*|reds?\b|bands?|build))(?:(?:up|out|away|off) )?/g

export const withoutResults = (wish: string): string =>
  wish
    .replace(RESULT, (_all, before?: string) => `${before ?? ''}fine `)
    .replace(/\b(?:(?:make|made) (?:it|that)|to be|crystal) clear\b/g, ' ')
    .replace(CLEARS, 'correct ')

/** The wish without what it says only about the lengths. The whole wish if it doesn't name the root too. */
export function withoutLengths(wish: string): string {
  const all = clauses(wish)
  return all.some(forRoot) ? all.filter(clause => !forLengths(clause)).join(', ') : wish
}

/** Permanent colour on the root: tint, cover, or a shade beside the root. */
const ROOT_COLOUR =
  /\b(?:roots?|regrowth) (?:tint|colour|touch|retouch|application|cover\w*)|\b(?:tint|cover|colour|retouch|touch up) (?:(?:the|her|his|my|on) ){0,4}(?:roots?|regrowth)\b|\b(?:roots?|regrowth) (?:(?:in|with|at) )?(?:level )?\d|\d[a-z]{0,2} (?:(?:on|at|for|the|her|his) )*(?:roots?|regrowth)\b/
const SHEER =
  /\b(?:gloss|glaze|clear|demi|semi|toner|blend\w*|shin[ey]\w*|soft\w*|to (?:ends|tips|mid-lengths))\b/
const GLOSS = /\b(?:gloss|glaze|clear|refresh)\b/
/** "Patch test clear". */
const TESTED = /\b(?:tests?|tested|scalp|skin|alert|pt)\b/
/** "The ends just need a shine". */
const SHINE =
  /\bshine\b(?! (?:spray|serum|oil|drops|mist|mask|shampoo|conditioner|cream|product)s?\b).*\b(?:ends|tips|mid-lengths|lengths)\b|\b(?:ends|tips|mid-lengths|lengths)\b.*\bshine\b(?! (?:spray|serum|oil|drops|mist|mask|shampoo|conditioner|cream|product)s?\b)/
const glosses = (clause: string): boolean =>
  (GLOSS.test(clause) || SHINE.test(clause)) && !TESTED.test(clause) && !forRoot(clause)

/** "5/0 root tint and a gloss on the ends": two services, and the gloss isn't for the root. */
export const rootColourAndGloss = (wish: string): boolean => {
  const all = clauses(wish)
  return all.some(clause => ROOT_COLOUR.test(clause) && !SHEER.test(clause)) && all.some(glosses)
}

/** Asks only for a gloss: no shade, cover or colour with it. */
export const onlyGloss = (wish: string): boolean => {
  const all = clauses(wish)
  return (
    all.some(clause => GLOSS.test(clause)) &&
    all.every(
      clause =>
        /\b(?:gloss|glaze)\b/.test(clause) ||
        !/\d|\bcolou?r|\bcover|\bgrey|\bdye|\bdark|\blight/.test(clause),
    )
  )
}

export const asksGloss = (wish: string): boolean =>
  clauses(wish).some(clause => glosses(clause) && !/\b(?:no|not|without)\b/.test(clause))

function there(all: readonly string[], shades: readonly ReadShade[]): AskedThere | null {
  if (all.length === 0) return null
  const words = all.flatMap(clause => clause.split(/[^\w/.-]+/).map(word => word.replace(/[.-]{1,9}$/, '')))
  const own = shades.filter(({ written, how }) => how !== 'name' && words.includes(written.toLowerCase()))
  const toned = own.find(({ tone }) => tone !== null && tone !== 'natural') ?? own[0]
  return {
    level: own[0]?.level ?? null,
    tone: toned?.tone ?? toneIn(all.join(' ')),
    code: toned?.how === 'code' ? toned.written : null,
  }
}

export const askedWhere = (
  wish: string,
  shades: readonly ReadShade[],
): { root: AskedThere | null; lengths: AskedThere | null } => {
  const all = clauses(wish)
  return { root: there(all.filter(forRoot), shades), lengths: there(all.filter(forLengths), shades) }
}

/**
 * True if a gloss asked for beside root colour is planned as a gloss alone. That is so if it would darken light lengths
 * without a filler or not show on dark ones, or if nobody said what goes on the root of lightened hair.
 */
export function glossAlone(
  wish: string,
  shades: readonly ReadShade[],
  lengths: number | null,
  lightened: boolean,
): boolean {
  if (!rootColourAndGloss(wish) || wish.includes('refresh')) return false
  const { root, lengths: asked } = askedWhere(wish, shades)
  if (lightened && !root?.level) return true
  return lengths !== null && Math.abs(lengths - (asked?.level ?? lengths)) > 1.6
}
