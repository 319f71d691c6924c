// What shows when hair is lifted to a level, and its opposite on the colour wheel. domain 1.1, 1.2 [ASKMAGS][UPC][FCA][MATMAX]
// Sources differ by one level on where red-orange becomes orange (4/5) and orange gold (6/7).
import type { Tone } from '../tones'

type Pigment = { words: string; tone: Tone; neutraliser: string; neutralTone: Tone }

const PIGMENTS: readonly Pigment[] = [
  { words: 'very dark red', tone: 'red', neutraliser: 'green (matt)', neutralTone: 'matt' },
  { words: 'dark red', tone: 'red', neutraliser: 'green (matt)', neutralTone: 'matt' },
  { words: 'red', tone: 'red', neutraliser: 'green (matt)', neutralTone: 'matt' },
  { words: 'red to red-orange', tone: 'copper', neutraliser: 'blue-green (matt-ash)', neutralTone: 'matt' },
  { words: 'red-orange to orange', tone: 'orange', neutraliser: 'blue (ash)', neutralTone: 'ash' },
  { words: 'orange', tone: 'orange', neutraliser: 'blue (ash)', neutralTone: 'ash' },
  {
    words: 'orange-yellow (gold)',
    tone: 'gold',
    neutraliser: 'blue to blue-violet (ash-pearl)',
    neutralTone: 'ash',
  },
  { words: 'golden yellow', tone: 'yellow', neutraliser: 'blue-violet (pearl)', neutralTone: 'pearl' },
  { words: 'yellow', tone: 'yellow', neutraliser: 'violet', neutralTone: 'violet' },
  {
    words: 'pale yellow, the inside of a banana skin',
    tone: 'yellow',
    neutraliser: 'violet, diluted',
    neutralTone: 'violet',
  },
]
const PALEST: Pigment = {
  words: 'pale yellow',
  tone: 'yellow',
  neutraliser: 'violet, diluted',
  neutralTone: 'violet',
}

/** Formulate for the pigment at the level lifted TO, never for the starting level. [LISA] */
export function pigmentAt(level: number): Pigment {
  return PIGMENTS[Math.min(10, Math.max(1, Math.round(level))) - 1] ?? PALEST
}

/** The warmth to put back before lightened hair goes to this level. domain 1.10 [TREAT][EHOW][VAKKAR][LINA][BHUB] */
export function fillerFor(target: number): { tone: Tone; words: string } {
  if (target <= 3) return { tone: 'red', words: 'red' }
  if (target <= 4) return { tone: 'red', words: 'copper-red' }
  if (target <= 5) return { tone: 'copper', words: 'copper' }
  if (target <= 6) return { tone: 'copper', words: 'gold-copper' }
  return { tone: 'gold', words: 'gold' }
}

/** From this many levels darker, lightened or porous hair needs a filler. Sources say more than 2, or 3 and more. */
export const FILL_FROM = 3
