// How long services usually take, and when the client develops while the stylist is free.
// Sources: domain.md 2.1 ([EATSIP], [EXPLAIN-BAL], [LIVE-BAL]) and general trade knowledge where it names none; 2.2
// ([7SP], [OCP-HELP], [VAG], [PHOREST]) for the pattern of application, development and finish.

export type Service = {
  id: string
  name: string
  /** Usual minutes in the chair, and the range that salons book. */
  minutes: number
  range: readonly [number, number]
  /** Minutes: at work, developing, at work again; null where nothing develops. */
  pattern: readonly [number, number, number] | null
  /** Lightener is checked every 5–10 minutes: one short guest at most, never left alone. */
  lightener: boolean
}

/** UK rest break: 20 minutes where the shift is longer than six hours. domain.md 2.4 [JIH], [PENN]. */
export const BREAK_MINUTES = 20
export const SHIFT_WITHOUT_BREAK = 6 * 60
/** Minutes kept free at each end of a processing window for checks. domain.md 2.2 [OCP-HELP]. */
export const WINDOW_MARGIN = 5
/** The longest guest inside a lightener's window. domain.md 2.2. */
export const MAX_GUEST_OVER_LIGHTENER = 30
/** Under this a gap is a buffer; from here to SELLABLE it is hard to sell. domain.md 2.3 [LUTILY], [MOROC]. */
export const BUFFER_MINUTES = 15
export const SELLABLE_MINUTES = 30

type Row = [
  id: string,
  name: string,
  words: RegExp,
  minutes: number,
  range: readonly [number, number],
  pattern?: readonly [number, number, number],
  lightener?: true,
]

/** The first that fits counts: the particular before the general. */
const ROWS: readonly Row[] = [
  ['test', 'patch test', /\b(?:patch|skin|allergy|strand)(?: alert)? tests?\b/, 10, [5, 15]],
  ['consultation', 'consultation', /\bconsult(?:ation)?s?\b/, 15, [15, 30]],
  ['correction', 'colour correction', /\bcolou?r correction\b|\bcorrection\b/, 240, [180, 360]],
  [
    'balayage',
    'balayage',
    /\bbala?yage\b|\bombr[eé]\b|\bairtouch\b|\bfreehand\b/,
    180,
    [150, 240],
    [80, 50, 50],
    true,
  ],
  [
    'full-head',
    'full-head foils',
    /(?:\bfull[ -]?head|\bf\/?hh?l?)\b(?! (?:permanent |of )?(?:colou?r|tint)\b(?!.*\b(?:foils?|high ?lights?|hi ?lites?|bleach|lighten\w*)\b))|\bwhole head (?:of )?(?:foils|highlights)\b/,
    180,
    [150, 210],
    [80, 40, 60],
    true,
  ],
  [
    'half-head',
    'half-head foils',
    /\bhalf[ -]?head\b|\bh\/?hh?l?\b|\bt[ -]?sections?\b|\bfoils?\b|\bhigh ?lights?\b|\bhi ?lites?\b|\blow ?lights?\b|\bstreaks?\b|\bbabylights?\b|\bmoney ?piece\b/,
    120,
    [90, 150],
    [55, 30, 35],
    true,
  ],
  [
    'bleach',
    'lightening',
    /\bbleach\b|\b(?:pre-?)?lighten(?:er|ing)?\b|\bplatinum\b/,
    150,
    [120, 240],
    [60, 40, 50],
    true,
  ],
  [
    'perm',
    'perm or relaxer',
    /\bperms?\b|\bdigital wave\b|\brelaxer\b|\btexturi[sz]er\b/,
    135,
    [120, 150],
    [60, 30, 45],
  ],
  [
    'keratin',
    'smoothing treatment',
    /\bkeratin\b|\bbrazilian\b|\bsmoothing treatment\b|\bstraightening\b/,
    150,
    [120, 180],
  ],
  [
    'all-over',
    'all-over colour',
    /\b(?:all[ -]?over|full|permanent)[ -](?:head )?(?:of )?(?:permanent )?(?:colou?r|tint)\b|\bf\/?h (?:colou?r|tint)\b/,
    120,
    [90, 150],
    [40, 40, 40],
  ],
  ['toner', 'toner or gloss', /\btoners?\b|\btone\b|\bgloss(?:ing)?\b|\bglaze\b/, 40, [30, 45], [10, 20, 10]],
  [
    'tint',
    'root tint',
    /\btints?\b|\broots?\b|\bregrowth\b|\bretouch\b|\btouch[ -]?up\b|\bt\/c\b/,
    90,
    [75, 120],
    [30, 35, 25],
  ],
  [
    'colour',
    'all-over colour',
    /\bcolou?r(?:ing)?s?\b|\b(?:semi|demi|quasi)\b|\bdye\b|\bvivids?\b/,
    120,
    [90, 150],
    [40, 40, 40],
  ],
  ['extensions', 'extensions', /\bextensions?\b|\bweave\b|\btape[ -]?ins?\b/, 180, [120, 240]],
  [
    'braids',
    'braids',
    /\bbraids?\b|\bbraiding\b|\bcornrows?\b|\btwists\b|\bloc(?:s|tician)?\b/,
    120,
    [60, 240],
  ],
  [
    'hair-up',
    'hair up',
    /\bhair[ -]?up\b|\bup ?(?:style|do)s?\b|\bbrid(?:al|e|esmaids?)\b|\bprom\b|\bwedding\b/,
    60,
    [45, 90],
  ],
  ['restyle', 'restyle', /\bre-?style\b|\bbig chop\b/, 75, [60, 90]],
  ['dry-cut', 'dry cut', /\bdry (?:cut|trim)\b/, 45, [30, 60]],
  ['cut-beard', 'cut and beard', /\b(?:cut|fade|gents?)\b.*\bbeard\b|\bbeard\b.*\bcut\b/, 45, [30, 60]],
  [
    'gents',
    "men's cut",
    /\bgents?\b|\bgent'?s\b|\bm[ae]n'?s\b|\bmale\b|\bbarber(?:ing)?\b|\bfades?\b|\bskin fade\b|\bbuzz\b|\bclippers?\b|\bshort back\b|\bboy'?s?\b|\bdads?\b/,
    30,
    [20, 45],
  ],
  ['beard', 'beard trim', /\bbeards?\b|\bshave\b/, 15, [10, 30]],
  [
    'child',
    "children's cut",
    /\b(?:child|children|kid)(?:'?s|s'?|ren'?s)?\b|\bgirl'?s?\b|\btoddler\b|\bbaby\b/,
    30,
    [15, 45],
  ],
  ['fringe', 'fringe trim', /\bfringes?\b|\bbangs?\b/, 15, [10, 30]],
  [
    'cut',
    'cut and finish',
    /\b(?:hair ?)?cut(?:s|ting|&| ?n)?\b|\bcbd\b|\bc ?[&/+] ?b(?:d|\/d)?\b|\bwash (?:&|and) cut\b|\bbob\b|\bpixie\b/,
    60,
    [45, 75],
  ],
  ['trim', 'trim', /\btrims?\b|\btidy(?:[ -]?up)?\b/, 30, [15, 60]],
  [
    'treatment',
    'treatment',
    /\btreatments?\b|\bmask\b|\bolaplex\b|\bbond(?:ing)?\b|\bk18\b|\bscalp\b/,
    30,
    [15, 45],
  ],
  [
    'blow-dry',
    'blow-dry',
    /\bblow(?:[ -]?(?:dry|dries|out|wave))?s?\b|\bb\/?d(?:ry)?\b|\bwash\b|\bshampoo(?: (?:&|and) set)?\b|\bsets?\b|\bstyl(?:e|ing)\b|\bcurls?\b|\bstraighten\b|\bfinish\b/,
    45,
    [30, 60],
  ],
]

const asService = ([id, name, , minutes, range, pattern, lightener]: Row): Service => ({
  id,
  name,
  minutes,
  range,
  pattern: pattern ?? null,
  lightener: lightener ?? false,
})

/** Root tint with cut and finish: 30 → 35 → 60 (domain.md 2.1); any other colour with a cut: 45 minutes more. */
function withCut(base: Service): Service {
  if (base.id === 'tint' || base.id === 'colour')
    return {
      ...base,
      id: 'colour-cut',
      name: `${base.name} with cut`,
      minutes: 125,
      range: [100, 180],
      pattern: [30, 35, 60],
    }
  return {
    ...base,
    name: `${base.name} with cut`,
    minutes: base.minutes + 45,
    range: [base.range[0], base.range[1] + 60],
    pattern: base.pattern && [base.pattern[0], base.pattern[1], base.pattern[2] + 45],
  }
}

/** The service that words name, with its usual minutes; null where they name none. */
export function serviceOf(words: string): Service | null {
  const text = words.toLowerCase().replaceAll('’', "'")
  const row = ROWS.find(([, , pattern]) => pattern.test(text))
  if (!row) return null
  const base = asService(row)
  const colours = base.pattern !== null && base.id !== 'perm'
  // "Tint and blow dry" is what a tint's time holds already; a cut comes on top.
  return colours && /\b(?:cut|restyle|trim)\b/.test(text) ? withCut(base) : base
}

export const isServiceWords = (words: string): boolean => serviceOf(words) !== null
