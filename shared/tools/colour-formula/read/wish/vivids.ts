// Vivid and pastel colours made with direct dye, and the base they need.
import { VIVIDS } from '../../../../reading/words/colour/colour-said'
import { isTone, type Tone } from '../../../../trade/tones'
import { cleared, named, saysSo } from '../said'
import { withoutUnwanted } from '../shades/unwanted'

export type Vivid = { tone: Tone; words: string; base: number; pastel: boolean; toner: boolean }

export function vividIn(text: string, coverGrey: boolean): Vivid | null {
  if (!coverGrey && (saysSo(text, 'silver') || saysSo(text, 'going grey'))) {
    const words = named(text, 'going grey') ? 'grey' : (named(text, 'silver')?.words ?? 'silver')
    return { tone: 'silver', words, base: 10, pastel: true, toner: true }
  }
  const problem = cleared(withoutUnwanted(text))
  const concept = Object.keys(VIVIDS).find(each => saysSo(problem, each))
  const [tone = '', base] = concept?.split(' ') ?? []
  const said = concept === undefined ? null : named(problem, concept)
  if (!said || !isTone(tone)) return null
  // "Red all over, vivid" is a vivid red.
  const words = said.words.split(/\s+/).length > 3 ? `vivid ${tone}` : said.words
  const pastel = named(problem, 'pastel') !== null && !named(words, 'strong')
  return { tone, words, base: pastel ? 10 : Number(base), pastel, toner: false }
}
