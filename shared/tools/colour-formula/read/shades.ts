// Shades in a text: maker's codes (6/0, 6.0, 6-0, 6,0, 7/43, 6N), levels ("level 6", "natural 5", "to a 9") and names.
import { LETTERS, type Maker, toneOfDigits, UNSURE_LETTERS } from '../../../trade/codes'
import type { Tone } from '../../../trade/tones'

export type ReadShade = {
  /** Null where only a tone is named. */
  level: number | null
  tone: Tone | null
  second: Tone | null
  how: 'code' | 'level' | 'name'
  written: string
  index: number
  /** False where the maker decides what the code means, or where a UK and a US name differ. */
  sure: boolean
}

/** Measures that are no shades: 3 cm, 30 %, 6-8 weeks, 20 vol, 2 levels, x2, years. Blanked so that places stay. */
const MEASURES =
  /(?:\b\d{1,3}(?:[.,]\d)?\s*(?:-|to|or)\s*)?\b\d{1,4}(?:[.,]\d)?\s*-?\s*(?:%|vol\b|cm\b|mm\b|inch\b|"|weeks?\b|months?\b|years?\b|days?\b|hours?\b|hrs?\b|mins?\b|minutes?\b|g\b(?!\w)|grams?\b|ml\b|times?\b|x\b|levels?\b(?!\s*\d)|shades?\b|tones\b|tone\b(?= (?:lighter|darker|deeper|brighter|up|down))|visits?\b|sessions?\b|foils?\b|packets?\b|boxes\b|th\b|st\b|nd\b|rd\b)|\bx\s?\d\b|\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b1\s*:\s*\d(?:\.\d)?\b|\b(?:age|aged)\s*\d+|\b(?:type|curl type)\s*\d[abc]?\b|\bafter \d+\b/g

/** Parts of a whole, "1/3 natural"; and the doubled depth of intense shades, "66/44", which is level 6. */
const FRACTIONS = /\b(?:1\/[2-5]|2\/3)(?=\s)/g
const DOUBLED = /\b([3-9])\1(?=\s?[/.-]\s?\d)/g

const blanked = (text: string): string =>
  text
    .replace(MEASURES, all => ' '.repeat(all.length))
    .replace(FRACTIONS, all => ' '.repeat(all.length))
    .replace(DOUBLED, ' $1')

type Named = readonly [RegExp, number | null, Tone | null, boolean]
/** Names, the longest first; UK levels. The last column: the US name is another level, so ask. domain 1.1 */
const NAMES: readonly Named[] = [
  [/\b(?:very dark|darkest) brown\b/, 2, 'natural', true],
  [/\bvery light(?:est)? blonde\b/, 9, 'natural', true],
  [/\b(?:lightest|extra light|palest) blonde\b/, 10, 'natural', true],
  [/\bdark blonde\b/, 6, 'natural', true],
  [/\bdark (\w+ )?blonde\b/, 6, null, true],
  [/\bmedium (\w+ )?blonde\b/, 7, null, true],
  [/\blight (\w+ )?blonde\b/, 8, null, true],
  [/\bdark (\w+ )?brown\b/, 3, null, true],
  [/\bmedium (\w+ )?brown\b/, 4, null, true],
  [/\blight (\w+ )?brown\b/, 5, null, true],
  [/\b(?:honey|caramel|toffee|golden|bronzed?|amber) (?:brown|brunette)\b/, 5, 'gold', false],
  [/\b(?:cinnamon|ginger|copper) (?:brown|brunette)\b/, 5, 'copper', false],
  [/\b(?:ash|ashy|cool|smoky) (?:brown|brunette)\b/, 5, 'ash', true],
  [/\bstrawberry blonde\b/, 8, 'copper', false],
  [/\b(?:dirty|dishwater|mousy|mousey|sandy) blonde\b/, 7, 'natural', true],
  [/\bmous(?:e|y|ey)(?: brown| blonde)?\b/, 6, 'ash', true],
  [
    /\b(?:(?:platinum|icy|ice|arctic|scandi|nordic)(?: white)?(?: blonde)?|(?:pure |bright |snow )?white blonde)\b/,
    10,
    'pearl',
    false,
  ],
  [/\bbaby blonde\b/, 10, 'gold', false],
  [/\bbleach(?:ed)? blonde\b/, 9, 'natural', false],
  [/\bchampagne(?: blonde)?\b/, 9, 'pearl', false],
  [/\b(?:vanilla|cream|creamy)(?: blonde)?\b/, 9, 'beige', false],
  [/\b(?:butter|buttery)(?: blonde)?\b/, 9, 'gold', false],
  [/\bhoney(?: blonde)?\b/, 8, 'gold', false],
  [/\b(?:caramel|toffee|butterscotch)\b/, 7, 'gold', false],
  [/\bbronde\b/, 7, 'beige', false],
  [/\bbronze\b/, 7, 'gold', false],
  [/\bmushroom(?: brown| blonde)?\b/, 6, 'ash', false],
  [/\b(?:dark chocolate|espresso|dark mocha)\b/, 3, 'brown', false],
  [/\b(?:milk chocolate)\b/, 5, 'brown', false],
  [/\bchocolate(?: brown)?\b/, 4, 'brown', false],
  [/\bmocha\b/, 5, 'brown', false],
  [/\bchestnut(?: brown)?\b/, 5, 'copper', false],
  [/\bauburn\b/, 5, 'copper', false],
  [/\b(?:ginger|natural redhead|natural red)\b/, 7, 'copper', false],
  [/\bburgundy\b/, 4, 'mahogany', false],
  [/\b(?:plum|aubergine|eggplant)\b/, 4, 'violet', false],
  [/\b(?:cherry|ruby|wine|merlot)(?: red| cola)?\b/, 5, 'red', false],
  [/\b(?:jet|raven|blue)[ -]?black\b|\bjet\b/, 1, 'natural', false],
  [/\bsoft black\b/, 2, 'natural', false],
  [/\bblack\b(?! henna)/, 1, 'natural', true],
  [/\bbrunette\b/, 4, 'natural', true],
  [/\bblonde\b/, 8, null, true],
  [/\bbrown\b/, 4, null, true],
]

/** "Not blonde", "rather than brown". */
const DENIED =
  /\b(?:not|no|never|rather than|instead of|isn't|less) (?:(?:too|so|a|that|going|very|want|wanting) )*$/

const TONE_WORDS: readonly (readonly [RegExp, Tone])[] = [
  [/\brose[ -]?gold\b/, 'pink'],
  [/\bash(?:y|en)?\b|\bsmok(?:y|ey)\b|\bcool(?:er|ish|-toned)?\b|\bcinder\b|\bcendr[eé]\b/, 'ash'],
  [/\bicy\b|\bplatinum\b|\bpearl(?:y|escent)?\b|\bicier\b/, 'pearl'],
  [/\bmatt(?:e)?\b|\bkhaki\b/, 'matt'],
  [/\bviolet\b|\biridescent\b|\bplum\b/, 'violet'],
  [/\bbeige\b|\bcreamy\b|\bneutral beige\b/, 'beige'],
  [/\bgold(?:en)?\b|\bhoney\b|\bcaramel\b|\bsunny\b|\bbuttery\b/, 'gold'],
  [/\bcopper(?:y)?\b|\bginger\b|\bauburn\b|\bchestnut\b/, 'copper'],
  [/\bmahogany\b|\bburgundy\b/, 'mahogany'],
  [/\bred(?:s|dish)?\b|\bscarlet\b|\bcherry\b|\bruby\b/, 'red'],
  [/\bchocolate\b|\bmocha\b|\bbrunette\b/, 'brown'],
  // "Warm auburn" is auburn: the bare word leads only where no other does.
  [/\bwarm(?:er|th)?\b/, 'gold'],
  [/\bneutral\b|\bnatural\b/, 'natural'],
]

export function toneIn(text: string): Tone | null {
  return TONE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const CODE = /(?<![\d/.,-])\b(1[0-2]|[1-9])\s?([/.,-])\s?(\d{1,3})\b(?![/\d]|[.,]\d)/g
/** Igora's half levels: "9,5-1" is a pastel toner. */
const HALF_CODE = /\b([89])[.,]5-(\d{1,2})\b/g
const LETTER_CODE =
  /\b0?(1[0-2]|[1-9])\s?(NN|NW|NA|NB|NG|N|AA|AV|AG|A|BV|BR|BM|B|VV|V|PA|P|GB|GC|G|WB|W|CC|RC|RO|RR|RB|RV|R|C|O|M|T|J)\b(?![\w/])/g
/** "5Mv", "7Gi": the first letter leads, the second is in lower case. Not "9Am". */
const MIXED_LETTER_CODE = /\b0?(1[0-2]|[1-9])([NABVPGWCROMTJ][a-z])\b(?<!\d[AP]m)/g
const LOWER_LETTER_CODE = /\b(1[0-2]|[1-9])(nn|na|nb|n|aa|a|bv|v|rr|rv|gb|wb|p)\b/g
const LEVEL =
  /\b(?:level|base(?: level)?|natural(?:ly)?(?: (?:a|level|base|colour|is|hair|at|approx|about|around))*|virgin(?: hair)?(?: level)?|regrowth(?: (?:is|at|of))?|roots?(?: (?:is|are|at))?|ends?(?: (?:is|are|at))?|lengths?(?: (?:is|are|at))?|band(?: (?:is|at))?|to(?: an?)?|an?|about|around|roughly|approx|at|from|currently|now|is|lifted|tint(?:ed)?|start(?:ing)?(?: at)?|currently an?|got(?: an?)?|came out(?: an?| at| as)?|turned out(?: an?)?|ended up(?: an?)?)\s*[:#=]?\s*(-?\d{1,2}(?:\.5)?)\b(?!\s*[/:]|-?\d|\.\d)(?:\s*(?:-|to|or|\/)\s*(\d{1,2})\b(?![/.]\d))?/g
const BARE =
  /(?<![\d/.,:-])\b(1[0-2]|[1-9])\b(?=\s*(?:$|[,;.)\n]|(?:natural|all over|white|pale|platinum|throughout|warm|cool|ash|gold|copper|red|violet|beige|brown|blonde|neutral|roots?|ends?|base|mid|lengths?|at|on|through|regrowth|virgin|with|and|tint|twice|once|orange|yellow|brassy|underneath|highlights|balayage|bleached|pearl|icy|colour|coloured|permanent|perm colour|semi|demi|box dye|box|dye|dyed|tinted|salon|faded|artificial|to|from|grown|today|please|asap|before|after|highlighted|lightened)\b(?! (?:colours|dyes|tints|times)))(?!\.\d))/g

/** Every shade of a text in its order. `raw` is the same text with its capitals. */
export function shadesIn(text: string, raw: string, maker: Maker | null): ReadShade[] {
  const clean = blanked(text)
  const found: ReadShade[] = []
  const taken = (index: number, length: number): boolean =>
    found.some(shade => index < shade.index + shade.written.length && shade.index < index + length)
  for (const hit of clean.matchAll(HALF_CODE)) {
    const read = toneOfDigits(hit[2] ?? '', '-', maker ?? 'schwarzkopf')
    found.push({
      level: Number(hit[1]),
      tone: read.tone,
      second: read.second,
      how: 'code',
      written: hit[0],
      index: hit.index,
      sure: maker === 'schwarzkopf',
    })
  }
  for (const hit of clean.matchAll(CODE)) {
    if (taken(hit.index, hit[0].length)) continue
    const [written, level, separator, digits] = hit
    if (!level || !separator || !digits) continue
    const before = clean.slice(Math.max(0, hit.index - 12), hit.index)
    const next = Number(digits)
    const isRange =
      separator === '-' &&
      maker !== 'schwarzkopf' &&
      digits.length <= 2 &&
      next === Number(level) + 1 &&
      next <= 10
    if (isRange || (/level\s*$/.test(before) && digits === '5' && separator === '.')) {
      found.push({
        level: Number(level) + 0.5,
        tone: null,
        second: null,
        how: 'level',
        written,
        index: hit.index,
        sure: false,
      })
      continue
    }
    // Nobody calls natural hair a mocha 6: "natural 6/7" lies between the two.
    const between =
      separator === '/' &&
      next === Number(level) + 1 &&
      /\bnatural(?:ly)? (?:(?:level|base|a) )*$/.test(clean.slice(0, hit.index))
    if (between) {
      found.push({
        level: Number(level) + 0.5,
        tone: null,
        second: null,
        how: 'level',
        written,
        index: hit.index,
        sure: false,
      })
      continue
    }
    const read = toneOfDigits(digits, separator, maker)
    found.push({
      level: Number(level),
      tone: read.tone,
      second: read.second,
      how: 'code',
      written: written.replace(/\s/g, ''),
      index: hit.index,
      sure: read.sure,
    })
  }
  const letters = [
    ...blanked(raw).matchAll(LETTER_CODE),
    ...blanked(raw).matchAll(MIXED_LETTER_CODE),
    ...clean.matchAll(LOWER_LETTER_CODE),
  ]
  for (const hit of letters) {
    const letter = (hit[2] ?? '').toUpperCase()
    if (taken(hit.index, hit[0].length) || found.some(shade => shade.written === hit[0])) continue
    found.push({
      level: Number(hit[1]),
      tone: LETTERS[letter] ?? LETTERS[letter[0] ?? ''] ?? 'natural',
      second: null,
      how: 'code',
      written: hit[0],
      index: hit.index,
      sure: letter in LETTERS && !UNSURE_LETTERS.includes(letter),
    })
  }
  for (const pattern of [LEVEL, BARE])
    for (const hit of clean.matchAll(pattern)) {
      const digitAt = hit.index + hit[0].search(/-?\d/)
      if (taken(digitAt, 1)) continue
      const low = Number(hit[1])
      // 45 after "is" is an age; after "level" it is a slip to ask about.
      if ((low > 12 || low < 1) && !/^(?:level|base|natural)/.test(hit[0])) continue
      const high = hit[2] === undefined ? low : Number(hit[2])
      const level = high > low && high - low <= 3 ? (low + high) / 2 : low
      found.push({
        level,
        tone: null,
        second: null,
        how: 'level',
        written: hit[0].slice(hit[0].search(/-?\d/)),
        index: digitAt,
        sure: high === low,
      })
    }
  for (const [pattern, level, tone, ambiguous] of NAMES)
    for (const hit of clean.matchAll(new RegExp(pattern.source, 'g'))) {
      if (taken(hit.index, hit[0].length)) continue
      if (DENIED.test(clean.slice(0, hit.index))) continue
      found.push({
        level,
        tone: tone ?? toneIn(hit[0]),
        second: null,
        how: 'name',
        written: hit[0],
        index: hit.index,
        sure: !ambiguous,
      })
    }
  return found.sort((a, b) => a.index - b.index)
}
