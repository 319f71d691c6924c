// Words about how hair looks: its length, its brass, natural red, and levels given only in words.
import { LOOKS } from '../../../../reading/words/colour/colour-said'
import type { Length } from '../../../../trade/colour/amounts'
import type { Tone } from '../../../../trade/tones'
import { saysSo } from '../said'
import { toneIn } from '../shades/shade-names'
import type { ReadShade } from '../shades/shades'

export type Brass = 'orange' | 'yellow' | 'gold' | null

const WISHED =
  /\b(?:(?:she|he|they|client|who) )?(?:wants?|would like|wishes|wishing|is hoping|hoping|is asking|asking|is looking|looking) (?:to|for|a|an|it|her|his|the)?\b(?:(?!,\s*(?:natural|virgin|base|regrowth|never|no (?:colour|previous))\b)[^.;\n]|\.(?=\d))*/g

export function apart(text: string): { text: string; wish: string } {
  return { text: text.replace(WISHED, ' '), wish: [...text.matchAll(WISHED)].map(hit => hit[0]).join('. ') }
}

/** "Root touch up, natural 7 2 cm": the wish describes the hair that is there. */
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

/** A starting level where only words describe the hair; the answer always says so and asks to confirm it. */
export function guessIn(text: string): number | null {
  const guess = Object.keys(LOOKS).find(each => each.startsWith('guess ') && saysSo(text, each))
  return guess === undefined ? null : Number(guess.split(' ')[1])
}

/** What was done to the lengths, typed into the history field: "old highlights level 9". */
export const DONE =
  /\b(?:lengths|mid-lengths|ends|highlights?|highlighted|balayaged?|foils|foiled|foilayage|bleached|prelightened|lightened|lifted|tint(?:ed)?|dyed|coloured)\b/

/**
 * Natural red: ash over it fades, and it stays warm when lifted. Coloured or lightened hair can be called ginger too.
 */
export const isRedhead = (now: string, history: { bleached: boolean; tinted: boolean }): boolean =>
  saysSo(now, 'redhead') || (!history.bleached && !history.tinted && saysSo(now, 'ginger'))

/** Nobody is born orange or yellow, so hair described that way was lifted. */
export const lifted = (now: string): boolean => saysSo(now, 'lifted')

export const brassIn = (now: string): Brass =>
  (['orange', 'yellow', 'gold'] as const).find(tone => saysSo(now, `brass ${tone}`)) ?? null
