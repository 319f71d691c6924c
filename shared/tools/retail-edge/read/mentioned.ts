// Whether a remark is about a product of the list: by its name, or by its kind.
import type { Product, Trait } from '../../../trade/products/product'
import { plainly } from '../../../trade/said'
import { isOrdinary, namesOfFamily } from './substances'

const NOUNS: Readonly<Record<string, RegExp>> = {
  wash: /\b(?<!dry )shampoos?\b|\bcleansers?\b|\bco-?wash\b/,
  'dry-shampoo': /\bdry shampoos?\b/,
  conditioner: /\bconditioners?\b/,
  'leave-in': /\bleave[- ]?ins?\b/,
  mask: /\bmasks?\b|\bmasques?\b|\btreatments?\b(?! (?:today|service|in salon))/,
  bond: /\bbond\w*(?: \w+)?\b|\bmasks?\b|\btreatments?\b/,
  oil: /\b(?:hair |night |argan )?oils?\b/,
  butter: /\bbutters?\b/,
  serum: /\bserums?\b/,
  scalp: /\bscalp (?:serum|tonic|treatment|oil|scrub)s?\b|\bserums?\b/,
  mousse: /\bmousses?\b|\bfoams?\b/,
  gel: /\bgels?\b/,
  cream: /\bcreams?\b|\bcustards?\b|\bbalms?\b/,
  wax: /\bwax(?:es)?\b|\bpomades?\b|\bpastes?\b|\bclays?\b/,
  hairspray: /\bhair ?sprays?\b/,
  'salt-spray': /\bsalt sprays?\b|\btexture sprays?\b/,
  spray: /\bsprays?\b|\bmists?\b|\bheat (?:protect\w*|spray|guard|defence)\b/,
}
const ADJECTIVES: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/\bviolet\b|\bpurple\b|\bsilver\b|\btoning\b|\banti-?yellow\b/, ['violet']],
  [/\bblue\b/, ['blue']],
  [/\bbond\w*\b|\bplex\b/, ['bond']],
  [/\bmoistur\w+|\bhydrat\w+/, ['moisture']],
  [/\bvolum\w+|\bthicken\w+|\broot\b/, ['volume', 'thinning']],
  [/\bcurl\w*/, ['curl', 'define']],
  [/\bcolou?r\b|\bcolou?r[- ]safe\b/, ['colourCare', 'redTone']],
  [/\bclarif\w+|\bdetox\b|\bchelat\w+/, ['clarify', 'chelate']],
  [/\bheat\b|\bthermal\b/, ['heat']],
  [/\bdandruff\b/, ['dandruff']],
  [/\bfrizz\w*|\bsmooth\w+/, ['frizz', 'smooth']],
  [/\bprotein\b|\bkeratin\b/, ['protein']],
  [/\bshine\b|\bgloss\b/, ['shine']],
  [/\bscalp\b/, ['soothe', 'dandruff', 'sensitive']],
]
const BARE =
  /(?:^|\b(?:the|an?|her|his|my|some|any|that|this|our|own|already|has|have|got|owns?|bought|uses?|using|want|wanted|no|and|or|of|with|both|new|same|good|like|likes|likes?|hates?|hated|to|for|declined|refused|fancy|about|more|enough|any|keen on|offer|sell|recommend|push|give|those|these|buy|take|took|need|s|use|all|hair|night|products?|in|on|another|bottle of|plenty of))\s*$/
const FOREIGN =
  /\b(?:supermarket|drug ?store|boots|superdrug|own[- ]brand|baby|cheap|head (?:&|and) shoulders|pantene|tresemm[eé]|elvive|l'?or[eé]al|old|wrong|harsh|hotel|whatever|any old|bar)\b/
const GENERIC = new Set(
  'the and for with hair care daily shampoo conditioner mask masque treatment serum spray mist oil cream gel mousse balm leave in milk butter wax tonic lotion wash cleanser foam of a our new pro salon professional anti'.split(
    ' ',
  ),
)

const tokensOf = (name: string): string[] =>
  plainly(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1 && !GENERIC.has(word))

/** 'named': this very product; 'kind': any of its kind; null: not this one. */
const MASK = /\bmasks?\b|\bmasques?\b/
/** "The mask" is no word for a treatment that nobody calls a mask. */
function nounsOf({ kind, low }: Product): RegExp | undefined {
  if (kind === 'bond' && !MASK.test(low))
    return /\bbond\w*\b(?! (?:services?|appointments?|visits?|sessions?|in[- ]salon))(?: \w+)?\b|\btreatments?\b(?! (?:today|services?|in[- ]salon))/
  if (kind === 'mask' && !MASK.test(low)) return /\btreatments?\b(?! (?:today|service|in salon))/
  return NOUNS[kind]
}

/** "Keep It shampoo" is not the conditioner of that name. */
function otherKind(product: Product, low: string): boolean {
  const name = plainly(product.name)
  const own = nounsOf(product)
  if (!own || own.test(low)) return false
  const next = low
    .slice(low.indexOf(name) + name.length)
    .trim()
    .split(/\s+/)
    .slice(0, 1)
    .join(' ')
  return Object.values(NOUNS).some(words => words.test(next))
}

/** "Has the Honey Slip already": the name without its noun, and no other noun right after it. */
function calledShort(tokens: readonly string[], low: string): boolean {
  const at = low.indexOf(tokens.join(' '))
  if (at < 0) return false
  const next = low.slice(at + tokens.join(' ').length, at + tokens.join(' ').length + 20)
  return !Object.values(NOUNS).some(words => (next.search(words) + 1 || 9) <= 2)
}

/** "Both Meadow products", "the Meadow duo": the first word of the name and a word for several of them. */
function ofTheRange({ kind }: Product, [brand]: readonly string[], low: string): boolean {
  if (!brand || brand.length < 4) return false
  const named = (words: string): boolean =>
    new RegExp(`\\b${brand}\\b(?: \\w+)? (?:${words})\\b`, 'u').test(low)
  return (
    named('products|range|set|kit|bundle|line') ||
    ((kind === 'wash' || kind === 'conditioner') && named('duo|pair'))
  )
}

const ENDS_NAME =
  /^\s*(?:$|[,.;:!)(-]|(?:last|in|on|at|from|already|and|since|for|but|too|still|this|over|a few|\d+|two|three|which|so|as|because|when|before)\b)/

/** "Bought Rainfall last month": the word that only this product of the list begins with. `names`: of the whole list, plain. */
export function calledFirst({ name }: Product, low: string, names: readonly string[]): boolean {
  const [first] = tokensOf(name)
  if (!first || first.length < 5 || !low.includes(first)) return false
  if (isOrdinary(first) || namesOfFamily(first) || /(?:ing|ed|ly)$/.test(first)) return false
  if (ADJECTIVES.some(([words]) => words.test(first)) || FOREIGN.test(first)) return false
  if (names.filter(each => tokensOf(each)[0] === first).length > 1) return false
  const said = new RegExp(
    `\\b(?:has|have|had|got|bought|buys|owns?|owned|us(?:es|ed|ing)|purchased|declined|refused|returned|tried|hate[sd]?|likes?|like|to|of|the|her|his|want|down|up) ${first}\\b`,
    'u',
  ).exec(low)
  return said !== null && ENDS_NAME.test(low.slice(said.index + said[0].length))
}

const OF_A_RANGE =
  /^(\p{L}{5,})\b[^\d]*?(?:\bno\.? ?|\bnumber |\bsystem |\bstep |#|n[º°] ?| )(\d{1,2})(?![\d.%]| ?(?:ml|g|oz|in)\b)/u
/** "Has Plexia 3", "uses Plexia No.4 and 5": of a numbered range, by its first word and its number. */
function byNumber(name: string, low: string): boolean {
  const [, brand = '', number = ''] = OF_A_RANGE.exec(name) ?? []
  if (brand === '' || !low.includes(brand) || isOrdinary(brand)) return false
  const [, listed = ''] =
    new RegExp(
      `\\b${brand}s?((?:[\\s.,&+/#-]|\\b(?:no|nos|number|numbers|system|step|and|the)\\b|\\d{1,2}(?!\\d|ml|%))+)`,
      'u',
    ).exec(low) ?? []
  return [...listed.matchAll(/\d{1,2}/g)].some(([found]) => found === number)
}

/** A word that only names a maker or a range. */
const isBrand = (word: string): boolean =>
  word.length > 3 &&
  !isOrdinary(word) &&
  !namesOfFamily(word) &&
  !GENERIC.has(word) &&
  !ADJECTIVES.some(([words]) => words.test(word))
const OF_IT = /\b(?:declined|refused|bought|uses?|using|tried|hate[sd]?|likes?|loves?|the|her|his)$/

/** The names of a product without the maker before it, whole and without its noun: "loomwell lift wash" → "lift wash". */
function shortNames({ name }: Product): { short: string; whole: boolean }[] {
  const words = plainly(name)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(word => !/^\d+(?:ml|g|l|oz)?$/.test(word))
  const named = (rest: readonly string[], whole: boolean): { short: string; whole: boolean }[] =>
    rest.length > 1 && rest.some(word => !GENERIC.has(word)) ? [{ short: rest.join(' '), whole }] : []
  return [1, 2].flatMap(brands => {
    if (!words.slice(0, brands).every(isBrand)) return []
    const rest = words.slice(brands)
    return [...named(rest, true), ...(GENERIC.has(rest.at(-1) ?? '') ? named(rest.slice(0, -1), false) : [])]
  })
}
const SHORT = new WeakMap<Product, readonly { short: string; whole: boolean }[]>()

/** "Owns Lift Wash", "declined No Yellow": the name without the maker before it, and perhaps without its noun. */
function withoutBrand(product: Product, low: string): boolean {
  const names = SHORT.get(product) ?? shortNames(product)
  SHORT.set(product, names)
  return names.some(({ short, whole }) => {
    const at = ` ${low}`.indexOf(` ${short}`)
    if (at < 0 || FOREIGN.test(low)) return false
    const after = low.slice(at + short.length)
    if (/^[\p{L}\p{N}]/u.test(after)) return false
    // "Has no yellow" tells of the hair.
    if (short.startsWith('no ') && !OF_IT.test(low.slice(0, at).trim())) return false
    const next = after.trim().split(/[\s,]+/)[0] ?? ''
    // "Has soft dry hair" is no Soft Dry Mask.
    if (!whole && /^(?:hair|ends|roots?|scalp|curls|lengths?|skin)\b/.test(next)) return false
    return whole || !Object.values(NOUNS).some(nouns => nouns.test(next))
  })
}

export function mentioned(product: Product, low: string): 'named' | 'kind' | null {
  const name = plainly(product.name)
  if (low.includes(name)) return otherKind(product, low) ? null : 'named'
  const tokens = tokensOf(product.name)
  const there = (word: string): boolean => new RegExp(`\\b${word}\\w{0,2}\\b`, 'u').test(low)
  const nouns = nounsOf(product)
  if (ofTheRange(product, tokens, low) || byNumber(name, low) || withoutBrand(product, low)) return 'named'
  if (tokens.length > 1 && calledShort(tokens, low)) return 'named'
  const others = Object.values(NOUNS).some(words => words.test(low)) && !nouns?.test(low)
  if (tokens.length > 1 && tokens.every(there)) return others ? null : 'named'
  if (product.kind === 'tool') {
    const noun =
      /\b(?:brush|comb|pillow ?case|bonnet|towel|scrunchie|clip|hair ?dryer|straighteners|tongs|turban|cap|diffuser|scarf|wrap|massager|filter)\b/.exec(
        plainly(product.name),
      )
    return noun && low.includes(noun[0]) ? 'named' : null
  }
  if (!nouns)
    return tokens.length === 1 && tokens[0] && tokens[0].length > 3 && there(tokens[0]) ? 'named' : null
  for (const hit of low.matchAll(new RegExp(nouns.source, 'g'))) {
    const before = low.slice(0, hit.index)
    const around = `${before.split(/\s+/).slice(-3).join(' ')} ${hit[0]}`
    if (FOREIGN.test(around)) continue
    const described = ADJECTIVES.filter(([words]) => words.test(around))
    const token = tokens.filter(word => new RegExp(`\\b${word}`, 'u').test(around))
    if (
      token.length > 0 &&
      (described.length === 0 || described.some(([, traits]) => traits.some(trait => product.traits[trait])))
    )
      return 'named'
    if (described.length > 0) {
      if (described.every(([, traits]) => traits.some(trait => product.traits[trait]))) return 'named'
      continue
    }
    if (BARE.test(before.trimEnd()) || before.trim() === '') return 'kind'
  }
  return null
}
