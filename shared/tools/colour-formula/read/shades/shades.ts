// Shades in a text: maker's codes (6/0, 6.0, 6-0, 6,0, 7/43, 6N), levels ("level 6", "natural 5", "to a 9") and names.
import { LETTERS, type Maker, toneOfDigits, UNSURE_LETTERS } from '../../../../trade/colour/codes'
import type { Tone } from '../../../../trade/tones'
import { namesIn } from './shade-names'

export type ReadShade = {
  /** Null if only a tone is named. */
  level: number | null
  tone: Tone | null
  second: Tone | null
  how: 'code' | 'level' | 'name'
  written: string
  index: number
  /** False if the code means something else with another maker, or if UK and US names differ. */
  sure: boolean
}

/**
 * Measures rather than shades: 3 cm, 30 %, 6-8 weeks, 20 vol, 2 levels, x2, years. Blanked out so that indices stay the
 * same.
 */
const MEASURES =
  /(?:\b\d{1,3}(?:[.,]\d)?\s*(?:-|to|or)\s*)?\b\d{1,4}(?:[.,]\d)?\s*-?\s*(?:%|vol\b|cm\b|mm\b|inch\b|"|weeks?\b|months?\b|years?\b|days?\b|hours?\b|hrs?\b|mins?\b|minutes?\b|g\b(?!\w)|grams?\b|ml\b|times?\b|x\b|levels?\b(?!\s*\d)|shades?\b|tones\b|tone\b(?= (?:lighter|darker|deeper|brighter|up|down))|visits?\b|sessions?\b|packets?\b|boxes\b|th\b|st\b|nd\b|rd\b)|\bx\s?\d\b|\b(?:appointments?|party|size|group|table|row) (?:at |of |for )?\d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b[1-4]\s?:\s?[1-4](?:\.\d)?\b|\b(?<=(?:roots?|regrowth|growth) )\d in\b(?= ?(?:[,;.)]|$))|\b(?:age|aged)\s*\d+|\b(?:type|curl type)\s*\d[abc]?\b|\bafter \d+\b|(?<!\blevel |[\d./,-])\b\d{1,3} ?foils?\b|(?<=\b(?:test|tested|appointment|booked)(?: (?:on|for|done|was|of|dated)){0,4}:? )\d{1,2}[/.-]\d{1,2}\b/g

/** Fractions, "1/3 natural"; and the doubled digits of intense shades, "66/44", which is level 6. */
const FRACTIONS =
  /\b(?:1\/[2-5]|2\/3)(?=\s(?!\s|all over|brown|black|dark|medium|golden|gold|at (?:the )?roots|roots|regrowth|root|please|today|everywhere|throughout|from|on (?:her|the|all)|cover))/g
const DOUBLED = /\b([3-9])\1(?=\s?[/.-]\s?\d)/g

const blanked = (text: string): string =>
  text
    .replace(MEASURES, all => ' '.repeat(all.length))
    .replace(FRACTIONS, all => ' '.repeat(all.length))
    .replace(DOUBLED, ' $1')

const CODE = /(?<![\d/.,-])\b(1[0-2]|[1-9])\s?([/.,-])\s?(\d{1,3})\b(?![/\d]|[.,]\d)/g
/** Igora's half levels: "9,5-1" is a pastel toner. */
const HALF_CODE = /\b([89])[.,]5-(\d{1,2})\b/g
const LETTER_CODE =
  /\b0?(1[0-2]|[1-9])\s?(NN|NW|NA|NB|NG|N|AA|AV|AG|A|BV|BR|BM|B|VV|V|PA|P|GB|GC|G|WB|W|CC|RC|RO|RR|RB|RV|RK|R|C|O|M|T|J|KK|KG|KB|KR|K)\b(?!\w|\/(?!\d{1,2}[A-Z]))/g
/** "5Mv", "7Gi": the first letter is the main tone, the second is in lower case. But not "9Am". */
const MIXED_LETTER_CODE = /\b0?(1[0-2]|[1-9])([NABVPGWCROMTJ][a-z])\b(?<!\d[AP]m)/g
/** A 5K or 10K run, 7K followers, £1K: not copper. */
const thousands = (raw: string, { 0: all, 1: level, index }: RegExpMatchArray): boolean =>
  !/^[46-9]$/.test(level ?? '') ||
  /[$£€]$|\b(?:ran|runs?|running|walk\w*|earns?|paid|costs?|over|nearly|about) (?:an? )?$/i.test(
    raw.slice(0, index),
  ) ||
  /^ *(?:followers?|likes|views|subs\w*|people|fans|fun|charity|runs?|race|walk|steps|video|tv|screen|camera|res\w*|budget|quid|pounds|an? (?:month|year))\b/i.test(
    raw.slice((index ?? 0) + all.length),
  )
const LOWER_LETTER_CODE = /\b(1[0-2]|[1-9])(nn|na|nb|n|aa|a|bv|v|rr|rv|gb|wb|p)\b/g
const LOWER = /^\d+[a-z]+$/
const LEVEL =
  /\b(?:level|base(?: level)?|foils?(?: at| to)?|highlights?(?: at| to)?|balayage(?: at| to)?|bleached(?: to)?|prelightened(?: to)?|natural(?:ly)?(?: (?:a|level|base|colour|is|hair|at|approx|about|around)){0,6}|virgin(?: hair)?(?: level)?|regrowth(?: (?:is|at|of))?|roots?(?: (?:is|are|at))?|ends?(?: (?:is|are|at))?|lengths?(?: (?:is|are|at))?|band(?: (?:is|at))?|all over(?: an?| in)?|match(?:es|ing)?(?: (?:an?|the))?|to(?: an?)?|an?|about|around|roughly|approx|at|from|currently|now|is|lifted|tint(?:ed)?|start(?:ing)?(?: at)?|currently an?|got(?: an?)?|came out(?: an?| at| as)?|turned out(?: an?)?|ended up(?: an?)?)\s*[:#=]?\s*(-?\d{1,2}(?:\.5)?)\b(?!\s*:|\s*\/\s*\d|-?\d|\.\d)(?:\s*(?:-|to|or|\/)\s*(\d{1,2})\b(?![/.]\d))?/g
const BARE =
  /(?<![\d/.,:-])\b(1[0-2]|[1-9])\b(?=\s*(?:$|[,;.()\n]|(?:natural|all over|white|pale|platinum|throughout|warm|cool|ash|gold|copper|red|violet|beige|brown|blonde|neutral|roots?|ends?|tips?|band|base|mid|lengths?|at|on|(?:in|through|down) (?:the|her|his) (?:mid\w*|band|lengths?|ends?|tips?|roots?|fringe|nape|crown|front|back)|halfway|through|regrowth|virgin|with|and|tint|twice|once|orange|yellow|brassy|underneath|highlights|balayage|bleached|pearl|icy|colour|coloured|permanent|perm colour|semi|demi|box dye|box|dye|dyed|tinted|salon|faded|artificial|to|from|grown|today|please|so|but|because|asap|before|after|since|for(?= {2,}| (?:a|many|several|the last|years)\b)|highlighted|lifted|toned|lightened|prelightened)\b(?! (?:colours|dyes|tints|times)))(?!\.\d))/g

/** The client's own level, or one between two depths; but not "6/7 natural 5". */
const OWN_BEFORE =
  /\b(?:natural(?:ly)?|base|levels?|about|around|roughly|between)(?: (?:level|base|a|an|about|around)){0,6} $/
const OWN_AFTER = /^ (?:natural(?:ly)?|base|virgin)\b(?! (?:level )?\d)/

/** Every shade in a text, in order. `raw` is the same text with its capitals. */
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
    const after = clean.slice(hit.index + written.length)
    const isOwn = OWN_BEFORE.test(clean.slice(0, hit.index)) || OWN_AFTER.test(after)
    const isRange =
      separator === '-' &&
      maker !== 'schwarzkopf' &&
      digits.length <= 2 &&
      next === Number(level) + 1 &&
      next <= 10
    if (
      isRange ||
      (digits === '5' &&
        separator === '.' &&
        (isOwn ||
          /(?:level|yellow|pale|lifted(?: to)?|bleached(?: to)?|about|around|roughly)\s*$/.test(before) ||
          /^ (?:(?:bleached|prelightened|lightened|yellow|orange)\b|(?:to|or) \d{1,2}(?![\d/.]))/.test(
            after,
          ))) ||
      // Nobody calls natural hair a mocha 6: "natural 6/7" is between the two, and so is "level 7/8".
      (separator === '/' && next === Number(level) + 1 && isOwn)
    ) {
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
    // "6/3 G": the level is before the slash.
    const before = /(?:^|[^\d/.,-])(1[0-2]|[1-9])[/.]$/.exec(raw.slice(0, hit.index))
    // 1B is off-black as it is sold: a level.
    if (hit[0] === '1B' && !before) continue
    if (letter === 'K' && thousands(raw, hit)) continue
    if (taken(hit.index, hit[0].length) || found.some(shade => shade.written === hit[0].toUpperCase()))
      continue
    found.push({
      level: Number(before?.[1] ?? hit[1]),
      tone: LETTERS[letter] ?? LETTERS[letter[0] ?? ''] ?? 'natural',
      second: null,
      how: before ? 'level' : 'code',
      written: LOWER.test(hit[0]) ? hit[0].toUpperCase() : hit[0],
      index: hit.index,
      sure: letter in LETTERS && !UNSURE_LETTERS.includes(letter),
    })
  }
  for (const pattern of [LEVEL, BARE])
    for (const hit of clean.matchAll(pattern)) {
      const digitAt = hit.index + hit[0].search(/-?\d/)
      if (taken(digitAt, 1)) continue
      const low = Number(hit[1])
      // 45 after "is" is an age; after "level" it is a typo to ask about.
      if ((low > 12 || low < 1) && !/^(?:level|base|natural)/.test(hit[0])) continue
      const high = hit[2] === undefined ? low : Number(hit[2])
      // "From 6 to 9" names two depths, "6 to 7" a single one between them.
      const two = hit[0].startsWith('from') && high > low
      if (two)
        found.push({
          level: high,
          tone: null,
          second: null,
          how: 'level',
          written: String(high),
          index: hit.index + hit[0].lastIndexOf(String(high)),
          sure: true,
        })
      const level = !two && high > low && high - low <= 3 ? (low + high) / 2 : low
      found.push({
        level,
        tone: null,
        second: null,
        how: 'level',
        written: two ? String(low) : hit[0].slice(hit[0].search(/-?\d/)),
        index: digitAt,
        sure: two || high === low,
      })
    }
  for (const name of namesIn(clean))
    if (!taken(name.index, name.written.length)) found.push({ ...name, second: null, how: 'name' })
  return found.sort((a, b) => a.index - b.index)
}
