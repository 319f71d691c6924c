// A product of the salon's own list, read by its own words: what kind of thing it is, what it does, for which hair.
// domain 3.1. Nothing is known of it but its name, category and description.

import { plainly } from '../said'
import { type Denied, holds, withoutDenials } from './contents'
import { kindOf } from './kind-of'
import { isKind, type ProductKind } from './kinds'
import type { Mended } from './mended'

export type { ProductKind }

export type Listed = {
  id: string
  name: string
  category: string
  description: string | null
  price: number | null
  /** What a person mended of its tags. */
  mended?: Mended | undefined
}

export type Traits = Readonly<Record<Trait, boolean>>
const TRAITS = {
  volume:
    /\bvolum\w+|\b(?:falls?|goes|lies|for|fine,?|limp,?) flat\b|\blimp\b|\bbody\b(?! (?:wash|lotion))|\blift(?:s|ing)?\b|\broot (?:boost|lift)\w*|\bthick(?:en\w*|er)\b|\bdensif\w+|\bplump\w*|\bfull(?:er|ness)\b/,
  moisture:
    /\bmoistur\w+|\bhydrat\w+|\bhydra\b|\bquench\w*|\bnourish\w*|\bdry (?:hair|ends|lengths|curls?|coils?|,|and|or|coarse)|\bfor (?:very )?dry\b|\bvery dry\b|\bdeep water\b|\bthirst\w*|\bhumectant\w*|\breplenish\w*|\bsoften\w*|\bdryness\b/,
  frizz: /\bfrizz\w*|\banti-?frizz|\bhumid\w+|\bfly-?aways?\b/,
  smooth: /\bsmooth\w*|\bsleek\w*|\bstraight(?:en\w*|er)?\b|\btam(?:e|es|ing)\b/,
  curl: /\bcurl(?:s|y|ies)?\b|\bringlets?\b|\b[23][abc]\b/,
  coil: /\bcoil(?:s|y)?\b|\bafro\b|\bkink\w*|\b4[abc]\b|\bnatural hair\b|\btextured hair\b/,
  wave: /\bwav(?:e|es|y)\b|\b2[abc]\b|\bbeach\b/,
  define: /\bdefin\w+|\bclump\w*|\bcurl (?:cream|custard|jelly|gel|enhanc\w+|activat\w+)/,
  colourCare:
    /\bcolou?r[- ]?(?:safe|shield|keep|protect\w*|lock|care|treated|hold|last|save\w*|guard|seal|fresh|extend\w*)\b|\bcolou?red hair\b|\b(?:dyed|tinted)(?: (?:or|and) \w+)? hair\b|\b(?:for|on) (?:dyed|tinted|coloured)\b|\btone (?:vibrant|bright|true|fresh)\w*|\b(?:helps?|keeps?|protects?|prolongs?|locks?)\b[^.]{0,20}\bcolou?r|\bfade\w*|\bbefore colou?r\b|\bafter[- ]colou?r\b|\bvibran\w+/,
  violet:
    /\bviolet\b|\bpurple\b|\bsilver (?:shampoo|conditioner|mask|toning)|\banti-?yellow\b|\bagainst yellow\b|\bunwanted yellow\b|\blilac pigment|\bicy\b|\bplatinum\b/,
  blue: /\bblue (?:pigments?|shampoo|mask|conditioner|balance|toning)|\bblue\b(?! light)|\banti-?orange\b|\bagainst orange\b|\borange brass\b/,
  redTone:
    /\b(?:copper|red|auburn|mahogany|ginger) (?:tones?|mask|glaze|hair|pigments?|shades?|shampoo|conditioner|refresh\w*|boost\w*|gloss|colou?r)\b|\bcolou?r[- ]depositing (?:red|copper)|\breds? and coppers?\b|\bcopper\b/,
  pigment:
    /\bpigments?\b|\btoning\b|\btoner\b|\bdeposit(?:s|ing)?\b(?! (?:removal|remover))|\btops? up\b|\btint(?:ed|s)?\b/,
  bond: /\bbond\w*|\bplex\b|\bdisulphide\b|\bover-?processed\b/,
  repair:
    /\bbleached\b|\bdamaged?\b|\brepair\w*|\brestor\w+|\breinforc\w*|\bstrength\w*|\bweak\b|\bbreakage\b|\brecovery\b|\bfragile\b|\brescue\b|\breconstruct\w*/,
  protein: /\bproteins?\b|\bkeratin\b|\bcollagen\b|\bhydroly[sz]ed\b|\bamino acids?\b|\bpeptides?\b/,
  /** Said to be without: read apart. */
  proteinFree: /(?!)/,
  sulphateFree: /(?!)/,
  clarify:
    /\bclarif\w+|\bdetox\w*|\bdeep[- ]clean\w*|\bpurif\w+|\bcharcoal\b|\bclay (?:wash|shampoo|mask)|\bexfoliat\w+|\bscrub\b/,
  oilControl:
    /\boily\b|\bgreasy\b|\bsebum\b|\bbalanc(?:e|es|ing)\b[^.]{0,30}\b(?:roots?|scalps?|oil\w*)|\boil[- ]control\b|\bfresh balance\b|\bgrease\b/,
  chelate:
    /\bchelat\w+|\bhard[- ]water\b|\bminerals?\b(?! oil)|\bchlorine\b|\bswim\w*|\bedta\b|\blimescale\b|\bcopper (?:build|residue|deposits)/,
  buildUp: /\bbuild[- ]?up\b|\bresidue\b/,
  dandruff:
    /\bdandruff\b|\bflak(?:e|es|ing|y)\b|\bpiroctone\b|\bketoconazole\b|\bpyrithione\b|\bselenium\b|\bscurf\b|\bclimbazole\b|\bcoal tar\b/,
  soothe:
    /\bsooth\w+|\bcalm\w*|\boat(?:s|meal)?\b|\baloe\b|\bcomfort\w*|\bdry,? (?:tight |flaky |itchy )?scalps?\b|\bitch\w*/,
  sensitive:
    /\bsensitive\b|\breactive\b|\bdelicate scalps?\b|\bgentle\b|\bmild\b|\bhypoallergenic\b|\btouchy\b|\bunperfumed\b|\bfussy scalps?\b/,
  thinning:
    /\bthinning\b|\blooks? (?:noticeably |visibly |a bit )?thin\w*|\bdensif\w+|\bthick (?:&|and) full\b|\bdensity\b|\bthicken\w*|\bfuller[- ]looking\b|\bcaffeine\b|\bredensif\w+/,
  heat: /\bheat\b|\bthermal\b|\bblow[- ]?dr\w+|\b\d{3} ?°? ?c\b|\birons?\b|\bdryer\b|\bstraighteners?\b/,
  shine: /\bshin[ey]\w*|\bgloss\w*|\blustre\b|\bluminous\b|\bradian\w+/,
  detangle: /\bdetangl\w*|\bslip\b|\bknots?\b|\btangl\w+|\bcomb(?:ing|s)?\b/,
  ends: /\bends\b|\bsplit\b|\btips\b/,
  hold: /\bhold\b|\bfixing\b|\bset(?:ting)? (?:spray|lotion)\b|\bstyle memory\b/,
  edges: /\bedges?\b|\bbaby hairs?\b|\bhairline control\b/,
  night: /\bsleep\w*|\bnight\b|\bpillow\w*|\bbonnet\b|\bfriction\b|\bovernight\b/,
  uv: /\buv\b|\bsun\b|\bbeach\b|\bspf\b/,
  refresh: /\brefresh\w* (?:spray|mist)\b|\bsecond[- ]day\b|\bbetween washes\b|\bno water\b|\bdry shampoo\b/,
  light:
    /\blight(?:weight)?\b(?! brown| blonde)|\bweightless\b|\bfeather\w*|\bairy?\b|\bdoesn't weigh\b|\bno weight\b|\bfoam\b|\bmousse\b|\bmist\b/,
  heavy:
    /\bbutters?\b|\brich\b|\bintens(?:e|ive)\b|\bheavy\b|\bthick(?:,| and)? (?:cream|balm)|\bdeep(?:ly)? (?:quench|condition|moistur|nourish|hydrat)\w*|\bshea\b|\bcastor\b|\bpomade\b|\bsealants?\b|\bfor (?:very )?(?:dry,? )?(?:coarse|thick)\b|\bvery dry\b/,
  alcohol: /\b(?<!cetyl |cetearyl |stearyl |fatty |behenyl )alcohol\b/,
  strong: /\bstrong(?: |-)hold\b|\bextra[- ]hold\b|\bmaximum hold\b|\bfirm hold\b|\bultra hold\b/,
  crunchy: /\bcrunch\w*\b|\bcrisp\b/,
  salt: /\bsalt\b/,
  smelly:
    /\bmint\w*|\bmenthol\b|\bperfum\w*|\bfragranc\w+\b|\bscented\b|\bessential oils?\b|\btea[ -]?tree\b|\beucalyptus\b|\bcitrus\b/,
  actives:
    /\bsalicylic\b|\bglycolic\b|\blactic acid\b|\bfruit acids?\b|\bwith acids?\b|\bmenthol\b|\bcapsicum\b|\btingl\w+|\bretin\w+|\bniacinamide\b|\bpeel\b/,
  daily: /\bdaily\b|\bevery ?day\b|\beveryday\b|\ball (?:hair )?types?\b|\ball hair\b|\bfrequent\b/,
  everyone: /\ball (?:hair )?types?\b|\ball hair\b|\bevery (?:hair )?type\b|\bany hair\b/,
  claims:
    /\bre-?grow\w*|\bminoxidil\b|\bfinasteride\b|\bhair growth\b|\bgrows? (?:new )?hair\b|\bcures?\b|\bheal(?:s|ing)?\b|\bstops? (?:hair )?(?:loss|shedding|thinning|fall)|\bprevents? (?:hair )?(?:loss|thinning)|\banti[- ]?hair[- ]?loss\b|\btreats? (?:dandruff|psoriasis|eczema|alopecia|hair loss)|\bfor (?:alopecia|psoriasis|eczema|hair loss)\b|\bsteroid\b|\bprescription\b|\bpharmacy only\b/,
  gone: /\bout of stock\b|\bdiscontinued\b|\bsold out\b|\bno longer (?:available|sold|stocked)\b|\bnot for (?:re)?sale\b|\bexpired\b|\brecall(?:ed)?\b|\btester\b|\bunavailable\b|\bin stock: ?(?:no|false|0)\b|\bstock: ?0\b/,
} satisfies Record<string, RegExp>
export type Trait = keyof typeof TRAITS

export type CurlRange = { from: number; to: number }
const TYPE_AT: Readonly<Record<string, number>> = { a: 0, b: 1, c: 2 }
/** "2C" → 5: the curl types 1A–4C in one row, three a number. */
export function curlTypes(low: string): number[] {
  return [...low.matchAll(/\b([1-4])\s?([abc])\b/g)].map(
    hit => (Number(hit[1]) - 1) * 3 + (TYPE_AT[hit[2] ?? 'a'] ?? 0),
  )
}
function curlRange(low: string): CurlRange | null {
  const types = curlTypes(low)
  return types.length === 0 ? null : { from: Math.min(...types), to: Math.max(...types) }
}

const FOR = {
  fine: /\b(?:for |on )?(?:\w+,? )?fine\b(?:,| and| or|-)? ?(?:\w+,? )?hair\b|\bfor fine\b|\bfine,? flat\b/,
  thick: /\bthick\b(?:,| and| or)? ?(?:\w+,? )?hair\b|\bfor (?:\w+ )?(?:thick|coarse)\b|\bcoarse\b/,
  straight: /\bstraight hair\b/,
  wavy: /\bwav(?:es|y)\b/,
  curly: /\bcurl(?:s|y)\b/,
  coily: /\bcoil(?:s|y)\b|\bafro\b/,
  blonde: /\bblondes?\b|\bgrey\b|\bwhite hair\b|\bsilver hair\b|\bhighlight\w*/,
  child:
    /\b(?<!\b(?:loved by|great (?:for|with)|good for|even|and|for) (?:the )?)kids?\b(?! (?:will )?(?:love|adore|like)| too\b)|\bfor (?:the )?kids?\b(?! too\b)|\bchild(?:ren)?(?:'s)?\b|\bbaby\b(?! fine| hair)|\btoddlers?\b|\bjunior\b/,
  brunette: /\bbrunettes?\b|\bbrown hair\b|\bdark hair\b/,
  bleached: /\bbleached\b|\bover-?processed\b|\blightened\b/,
  extensions: /\bextensions?\b|\bwefts?\b|\btape[- ]ins?\b/,
} satisfies Record<string, RegExp>
export type MadeFor = Readonly<Record<keyof typeof FOR, boolean>>

export type Product = Listed & {
  kind: ProductKind
  traits: Traits
  madeFor: MadeFor
  curls: CurlRange | null
  /** All its words, plain; `against`: whom it says that it isn't for. */
  low: string
  against: string
  /** What it says that it holds and does, and what it says that it is without. */
  words: Denied
}

const AGAINST =
  /\b(?:not (?:suitable |recommended |intended |advised |meant |ideal )?(?:for|on|in|during)|unsuitable (?:for|on|in)|avoid (?:on|if|in|during|with)|do not use (?:on|if|in|during|with)|don't use (?:on|if|in|during|with)|never on)\b[^.;]*/g
/** "For hair after a keratin treatment" is what was done to the hair, not what is in the bottle. */
const DONE_BEFORE =
  /\b(?:after|following|post)[- ](?:an? |your |the )?(?:keratin|brazilian|smoothing)[- ](?:smooth\w+|treat\w+|straighten\w+|blow-?(?:outs?|dr\w+))(?: treatments?)?\b|\b(?:keratin|chemically)[- ](?:smoothed|treated|straightened)\b/g
/** "For light-coloured hair" is a shade, not a service. */
const SHADE = /\b(light|fair|dark)(?:er)?[- ]colou?red\b/g
/** How often and how much: not what it is for. */
const USE_ONLY =
  /\b(?:a |an )?(?:walnut|almond|hazelnut|pea|coin|golf[- ]ball)[- ]sized?\b[^.;]*|\b(?:on )?(?:the )?ends only\b/g

/** What is in it that bears on how it works. */
const OF_CONTENTS: readonly (readonly [Trait, readonly string[]])[] = [
  ['protein', ['protein']],
  ['alcohol', ['alcohol']],
  ['salt', ['salt']],
  ['smelly', ['fragrance', 'essential-oil', 'mint', 'tea-tree', 'citrus', 'lavender']],
]

export function readProduct(listed: Listed): Product {
  const low = plainly([listed.name, listed.category, listed.description ?? ''].join('. '))
  const against = (low.match(AGAINST) ?? []).join(' ; ')
  const { says, without } = withoutDenials(
    low
      .replace(AGAINST, ' ')
      .replace(USE_ONLY, ' ')
      .replace(DONE_BEFORE, ' ')
      .replace(SHADE, (_, shade) => (shade === 'dark' ? 'dark' : 'blonde')),
  )
  const test = (words: RegExp): boolean => words.test(says)
  const traits: Record<Trait, boolean> = {
    ...allOf(TRAITS, test),
    proteinFree: /\bprotein|\bkeratin/.test(without),
    // A full list of ingredients that names no sulphate holds none.
    sulphateFree:
      /\bsul(?:ph|f)ate/.test(without) ||
      (/\bingredients?\s*:|\binci\b/.test(low) && !/\bsul(?:ph|f)ate|\bs\.?l\.?e?\.?s\b/.test(says)),
  }
  if (/\bfragranc|\bperfum|\bscent/.test(without) || /\bun(?:scented|perfumed|fragranced)\b/.test(low))
    traits.sensitive = true
  if (/\b(?:without|won't|doesn't|never|no) (?:flatten|weigh|weight|heav)\w*/.test(low)) traits.light = true
  if (/\bno crunch\b|\bcrunch[- ]free\b|\bwithout crunch\b/.test(low)) traits.crunchy = false
  const { mended } = listed
  // In doubt it holds it: what may do harm is read in all its words.
  const words = withoutDenials(low)
  const told = [...(mended?.contains ?? []), ...(mended?.contains_not ?? [])]
  const has = (key: string): boolean => holds({ low, words, mended }, key) === 'holds'
  for (const [trait, families] of OF_CONTENTS)
    if (families.some(key => told.includes(key))) traits[trait] = families.some(has)
  if (mended?.contains.includes('sulphate')) traits.sulphateFree = false
  return {
    ...listed,
    kind: isKind(mended?.kind) ? mended.kind : kindOf(listed, low),
    traits,
    madeFor: allOf(FOR, test),
    curls: curlRange(says),
    low,
    against,
    words,
  }
}

function allOf<K extends string>(
  words: Readonly<Record<K, RegExp>>,
  test: (words: RegExp) => boolean,
): Record<K, boolean> {
  const result = {} as Record<K, boolean>
  for (const key of Object.keys(words) as K[]) result[key] = test(words[key])
  return result
}
