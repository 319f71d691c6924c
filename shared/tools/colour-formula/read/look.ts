// Words about the look of hair: its length, its brass, a redhead's, a level that only words tell.
import type { Length } from '../../../trade/amounts'
import type { Tone } from '../../../trade/tones'
import { says } from './says'
import { toneIn } from './shade-names'
import type { ReadShade } from './shades'

export type Brass = 'orange' | 'yellow' | 'gold' | null

const WISHED =
  /\b(?:(?:she|he|they|client|who) )?(?:wants?|would like|wishes|wishing|is hoping|hoping|is asking|asking|is looking|looking) (?:to|for|a|an|it|her|his|the)?\b(?:(?!,\s*(?:natural|virgin|base|regrowth|never|no (?:colour|previous))\b)[^.;\n]|\.(?=\d))*/g

export function apart(text: string): { text: string; wish: string } {
  return { text: text.replace(WISHED, ' '), wish: [...text.matchAll(WISHED)].map(hit => hit[0]).join('. ') }
}

/** "Root touch up, natural 7 2 cm": hair that a wish only describes. */
const DESCRIBED =
  /(?:^|[,;(]|\.(?!\d)) *(?:(?:her|his|the|on|over|of|with) )*(?:(?:roots?|regrowth|new growth|base)(?: (?:is|are|at|on|a|about))* )?natural(?: level| base)? \d{1,2}(?: (?:roots?|regrowth|base))?,? ?(?:about |approx |of )?\d(?:\.\d)? ?(?:cm|inch(?:es)?)(?: (?:regrowth|roots?|of (?:regrowth|growth)|growth))?(?=$|[,;.)])/g

export const describedIn = (wish: string): { rest: string; described: string } => ({
  rest: wish.replace(DESCRIBED, ' '),
  described: [...wish.matchAll(DESCRIBED)].map(hit => hit[0].replace(/^[\s,;(.]+/, '')).join(', '),
})

export function readLength(text: string): Length {
  if (/\b(?:very )?(?:long|waist|bra[ -]strap|thick|dense|below the shoulders?)\b/.test(text)) return 'long'
  if (/\b(?:short|pixie|crop(?:ped)?|bob|barber|fade|men'?s)\b/.test(text)) return 'short'
  return 'medium'
}

/** "Level 6 copper", "level 5 bright red": the tone of a level that was coloured. */
export function redAfter(text: string, shade: ReadShade): Tone | null {
  const after = text.slice(shade.index + shade.written.length)
  const hit = after.match(
    /^ (?:(?:intense|bright|dark|deep|faded|warm) )?(copper|red|auburn|mahogany|burgundy)\b(?! ?heads?)/,
  )
  return hit ? toneIn(hit[1] ?? '') : null
}

/** A level to start from where only words describe the hair; always said, always to be confirmed. */
export const GUESSES: readonly (readonly [RegExp, number])[] = [
  [/\bpale yellow|\bwhite blonde/, 10],
  [/\byellow/, 9],
  [/\borange|\bginger/, 7],
  [/\b(?:bleach(?:ed)?|prelightened)\b/, 9],
  [/\b(?:highlights?|highlighted|balayage|blonde)\b/, 8],
  [/\b(?:copper|auburn)\b/, 6],
  [/\bred\b/, 5],
  [/\bdark(?:er)? (?:hair|all over|natural|base)|\bvery dark\b|^dark\b/, 3],
]

/** What was done to the lengths, said in the field of history: "old highlights level 9". */
export const DONE =
  /\b(?:lengths|mid-lengths|ends|highlights?|highlighted|balayaged?|foils|foiled|foilayage|bleached|prelightened|lightened|lifted|tint(?:ed)?|dyed|coloured)\b/

/** Natural red: ash over it fades, and it stays warm when lifted. */
const REDHEAD =
  /\bred ?head\w*|\bnatural(?:ly)?(?: (?:a|is|level|base|hair|colour|of|\d+(?:\.5)?))* (?:red|ginger|copper|auburn|strawberry)\b|\b(?:red|ginger|copper|auburn|strawberry(?: blonde)?) (?:naturally|by nature)\b/
const GINGER =
  /(?<!\b(?:brassy|orange|bit|slightly|turned|gone|went|came out)(?: a)?(?: bit)? )\bginger\b(?! (?:brass|band|patch|tones?|roots?|biscuit))/

/** Hair that was coloured or lightened may be ginger without being a redhead's. */
export const isRedhead = (now: string, history: { bleached: boolean; tinted: boolean }): boolean =>
  says(now, REDHEAD) || (!history.bleached && !history.tinted && says(now, GINGER))

/** Nobody is born orange or yellow: hair that is called so was lifted. */
export const lifted = (now: string): boolean => says(now, /\borangey?\b|\byellow(?:y|ish)?\b|\bpale yellow/)

export function brassIn(now: string): Brass {
  if (says(now, /\borange\b|\bginger(?:y)?\b(?! natural)|\bcopper(?:y)? (?:brass|band)|\borangey\b/))
    return 'orange'
  if (says(now, /(?<!\b(?:pale|palest|banana|lemon|barely) )\byellow(?:y|ish|ed|ing)?\b/)) return 'yellow'
  if (says(now, /\bbrass(?:y|iness)?\b|\bgold(?:en)? (?:brass|and brassy)/)) return 'gold'
  return null
}
