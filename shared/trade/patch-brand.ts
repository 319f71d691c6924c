// Whether a patch test was done with the brand that is mixed today, for salons that test each brand separately. Both
// are free text. A line counts for itself, a maker's name alone for that maker's lines, and any other name if all its
// words match. When in doubt it is a different brand, and mixing has to wait. domain 1.16
import { folded } from '../fold-text'

/** A colour line, and who makes it. */
const LINES: readonly (readonly [line: RegExp, name: string, maker: string])[] = [
  [/koleston/, 'Koleston', 'Wella'],
  [/illumina/, 'Illumina', 'Wella'],
  [/colou?r ?touch/, 'Color Touch', 'Wella'],
  [/shinefinity/, 'Shinefinity', 'Wella'],
  [/majirel/, 'Majirel', 'L’Oréal'],
  [/\binoa\b/, 'Inoa', 'L’Oréal'],
  [/\bdia ?(?:light|richesse|colou?r)?\b|\brichesse\b/, 'Dia', 'L’Oréal'],
  [/vibrance/, 'Vibrance', 'Schwarzkopf'],
  [/essensity/, 'Essensity', 'Schwarzkopf'],
  [/igora royal/, 'Igora Royal', 'Schwarzkopf'],
  [/shades ?eq/, 'Shades EQ', 'Redken'],
  [/socolor/, 'SoColor', 'Matrix'],
  [/colou?r ?sync/, 'Color Sync', 'Matrix'],
  [/topchic/, 'Topchic', 'Goldwell'],
  [/colorance/, 'Colorance', 'Goldwell'],
  [/elumen/, 'Elumen', 'Goldwell'],
]
const MAKERS: readonly (readonly [words: RegExp, maker: string])[] = [
  [/wella/, 'Wella'],
  [/l.?oreal/, 'L’Oréal'],
  [/schwarzkopf|\bigora\b/, 'Schwarzkopf'],
  [/redken/, 'Redken'],
  [/\bmatrix\b/, 'Matrix'],
  [/goldwell/, 'Goldwell'],
  [/paul ?mitchell/, 'Paul Mitchell'],
  ...'Joico Pravana Kenra Aveda Davines Keune Alfaparf Indola Kadus Lakme Framesi Affinage Londa'
    .split(' ')
    .map((name): readonly [RegExp, string] => [new RegExp(`\\b${name.toLowerCase()}\\b`), name]),
  ...'Pulp Riot,Crazy Colou?r,Manic Panic,Arctic Fox,La Riche,Organic Colou?r Systems,Original Mineral,De Lorenzo,Maria Nila,Guy Tang,Oway,Natulique,Herbatint,Milbon,Revlon,Rusk,Clairol,Fanola,Lisap,Inebrya,Echosline,Kemon,Montibello,Salerm,Periche,Estel,Nouvelle,Osmo,Proclere,Stargazer,Punky Colou?r,TIGI,Fudge'
    .split(',')
    .map((name): readonly [RegExp, string] => [
      new RegExp(`\\b${name.toLowerCase().replaceAll(' ', ' ?')}\\b`),
      name.replace('u?', 'u'),
    ]),
]
/** Words for a product besides its brand. */
const PLAIN = new Set(
  'permanent semi demi quasi colour colours color tint tints toner gloss glaze bleach lightener powder developer peroxide vol volume cream creme oil professional professionals professionnel perfect hair dye shade shades line range brand and the with for test patch new own our natural ash gold golden copper red violet pearl beige brown blonde blond light medium dark level base root roots same usual normal standard tube product mix mixed mixture ppd ptd ammonia organic vegan free low without other another make made maker brand old left right arm behind ear elbow inner neck her his mild gentle sensitive plus pure eco bio herbal plant box salon client usual formula system type'.split(
    ' ',
  ),
)

type NamedBrands = {
  lines: ReadonlySet<string>
  makers: ReadonlySet<string>
  words: ReadonlySet<string>
}

function namedIn(text: string): NamedBrands {
  const plain = folded(text)
  const lines = LINES.filter(([line]) => line.test(plain))
  const makers = [
    ...MAKERS.filter(([words]) => words.test(plain)).map(([, maker]) => maker),
    ...lines.map(([, , maker]) => maker),
  ]
  const words = plain.split(/[^\p{L}]+/u).filter(word => word.length > 2 && !PLAIN.has(word))
  return { lines: new Set(lines.map(([, name]) => name)), makers: new Set(makers), words: new Set(words) }
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some(name => b.has(name))

/** Whether a test with `tested` is valid for `mixed`, which names one brand. */
export function sameBrand(tested: string, mixed: string): boolean {
  const [a, b] = [namedIn(tested), namedIn(mixed)]
  if (a.lines.size > 0 && b.lines.size > 0) return meet(a.lines, b.lines)
  if (a.makers.size > 0 || b.makers.size > 0) return meet(a.makers, b.makers)
  return b.words.size > 0 && [...b.words].every(word => a.words.has(word))
}

/** Whether it was done with brands we know, none of which is in `mixed`. A text that names no brand may mean any. */
export const ofAnother = (tested: string, mixed: string): boolean =>
  brandsNamed(tested).length > 0 && !sameBrand(tested, mixed)

/** The brands and lines that a wish names, under their proper names; empty where we know none of them. */
export function brandsNamed(wish: string): string[] {
  const { lines, makers } = namedIn(wish)
  const makersOfLines = new Set(LINES.filter(([, name]) => lines.has(name)).map(([, , maker]) => maker))
  return [...lines, ...[...makers].filter(maker => !makersOfLines.has(maker))]
}

const BETWEEN = /[,;+&/]|\b(?:and|with|then|or|plus)\b/

/**
 * The brands that a salon says it mixes. Where there are several, each needs its own test. A single one stays as it
 * was written.
 */
export function brandsMixed(own: string): string[] {
  const known = brandsNamed(own)
  const unknown = folded(own)
    .split(BETWEEN)
    .map(part => part.trim())
    .filter(part => brandsNamed(part).length === 0 && namedIn(part).words.size > 0)
  const all = [...known, ...unknown]
  return all.length > 1 ? all : [own]
}

const SOLELY = /\b(?:only|instead)\b/
/** A brand for only one part of the head comes in addition. */
const A_PART =
  /\b(?:roots?|regrowth|ends?|tips?|lengths?|mid\w*|fringe|front|face|back|sides?|top|crown|nape|hairline|parting|panels?|highlights?|lowlights?|foils?|balayage|toner|gloss\w*|glaz\w*|and|then|with|not|no|never|of)\b|n['’]?t\b|[&+]/

/**
 * Whether a wish replaces the salon's own brand: "Color Touch instead". When in doubt it doesn't, and we ask for
 * both.
 */
export const setsOwnAside = (wish: string): boolean => {
  const plain = folded(wish)
  return SOLELY.test(plain) && !A_PART.test(plain)
}
