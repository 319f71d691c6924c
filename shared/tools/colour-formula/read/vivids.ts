import type { Tone } from '../../../trade/tones'
import { says } from './says'
import { withoutUnwanted } from './unwanted'

/** Vivid and pastel colours made with direct dye, and the base they want. domain 1.12 [LLD][EARTH][POSH][NIKKI] */
export type Vivid = { tone: Tone; words: string; base: number; pastel: boolean; toner: boolean }

const VIVIDS: readonly (readonly [RegExp, Tone, number])[] = [
  [/\b(?:turquoise|teal|aqua|mint|mermaid)\b/, 'turquoise', 10],
  [
    /\b(?:electric|cobalt|navy|denim|midnight|royal|sky|baby|ice|neon|bright|dark|pastel|powder|deep)? ?blue\b(?![ /-]?(?:ash|black|based|violet|tone|pigment|shampoo|toner))/,
    'blue',
    10,
  ],
  [/\b(?:lilac|lavender|periwinkle)\b/, 'lilac', 10],
  [/\b(?:emerald|forest|neon|lime|bottle|bright|dark|pastel)? ?green\b/, 'green', 9],
  [
    /\bpastel (?:pink|rose|peach|purple|violet|lilac)\b|\b(?:baby|pale|candy ?floss|soft|blush|dusty) pink\b/,
    'pink',
    10,
  ],
  [/\brose[ -]?gold\b/, 'pink', 9],
  [
    /\b(?:hot|bright|neon|fuchsia|magenta|cerise|shocking)? ?pink\b|\bmagenta\b|\bfuchsia\b|\bcerise\b/,
    'pink',
    8,
  ],
  [/\b(?:pastel |soft |pale )?(?:apricot|peach|coral)\b/, 'orange', 9],
  [/\bpastel\b(?! (?:ton|blonde|ash|beige))|\bunicorn\b/, 'lilac', 10],
  [
    /\b(?:deep |dark |vivid |bright |neon |royal )?purple\b|\b(?:vivid|bright|neon|electric) violet\b/,
    'purple',
    8,
  ],
  [
    /\b(?:neon|bright|vivid|tangerine|electric) orange\b|\borange (?:hair|all over|colour|dye)\b/,
    'orange',
    8,
  ],
  [/\b(?:neon|bright|vivid|electric|canary) yellow\b/, 'yellow', 9],
  [/\b(?:fire engine|fire|pillar ?box|post ?box|neon|vivid|electric) red\b/, 'red', 8],
  [
    /\bred vivids?\b|\bvivids? red\b|\b(?:vivid|neon)\b[^.;\n]{0,25}\bred\b|\bred\b[^.;\n]{0,20}\bvivid\b/,
    'red',
    8,
  ],
  [/\brainbow\b/, 'blue', 10],
]

const SILVER =
  /\bsilver(?:y)?\b(?! (?:shampoo|conditioner|mask|fox|bits|strands|hairs|grey hairs))|\bsteel\b|\bgun ?metal\b|\bgrann?y (?:grey|hair)|\b(?:charcoal|smoky|smokey|ash|icy|platinum|slate|pewter|metallic|dark|light|fashion|grey blonde) grey\b|\bgrey (?:blonde|ombre|balayage|hair|all over|tones?)\b|\bto (?:be |go )?grey\b|\b(?:go|going|grow(?:ing)?|transition\w*(?: \w+)?(?: to)?|embrac\w+) (?:(?:out|fully|naturally|gracefully|all|the|her|his|natural|completely|into|my|to) ){0,6}(?:grey|white)\b(?! cover)/

export function vividIn(text: string, coverGrey: boolean): Vivid | null {
  if (!coverGrey && says(text, SILVER)) {
    const found = text.match(SILVER)?.[0] ?? 'silver'
    // "Grow into natural grey" is a plan, not the name of a shade.
    const words = /^(?:to|go|grow|transition|embrac)/.test(found) ? 'grey' : found
    return { tone: 'silver', words, base: 10, pastel: true, toner: true }
  }
  const problem = withoutUnwanted(text).replace(
    /(?<!\b(?:pastel|baby|soft|pale|hot|bright) )\b(?:blue|pink|purple|lilac|green) ton(?:e|er|ing)\b|\b(?:blue|purple|green)[ -](?:shampoo|mask|conditioner|pigment|toned?|based)|\bpurple shampoo|\bblue shampoo|\bblue[ -](?:black|violet|based)/g,
    ' ',
  )
  for (const [pattern, tone, base] of VIVIDS) {
    const hit = problem.match(pattern)
    if (hit && says(problem, pattern)) {
      const named = hit[0].trim()
      // "Red all over, vivid" is a vivid red.
      const words = named.split(/\s+/).length > 3 ? `vivid ${tone}` : named
      const pastel =
        /pastel|baby|pale|lilac|lavender|powder|mint|blush|soft|\brose(?!.?gold)/.test(problem) &&
        !/\bdeep|hot|neon|electric|bright|vivid/.test(words)
      return { tone, words, base: pastel ? 10 : base, pastel, toner: false }
    }
  }
  return null
}
