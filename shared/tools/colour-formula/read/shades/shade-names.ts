// Shades by name, and the tone that a word gives.
import { read } from '../../../../reading/doc'
import { tableOf } from '../../../../reading/tables'
import { SHADE_NAMES, SHADE_TONES } from '../../../../reading/words/colour/shade-names'
import { isTone, type Tone } from '../../../../trade/tones'
import { withoutS } from '../said'
import { isUnwanted } from './away'

const NAMES = tableOf([SHADE_NAMES])

/** `sure`: false if the name means another level in the US. */
type NamedShade = { level: number; tone: Tone | null; sure: boolean; written: string; index: number }

/** In order; if two start at the same place, the longer wins. */
export function namesIn(text: string): NamedShade[] {
  const doc = read(withoutS(text))
  const found: NamedShade[] = []
  let done = 0
  for (const { concept, from, to } of NAMES.all(doc).sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < done) continue
    done = to
    if (isUnwanted(doc, { from, to })) continue
    const [level = '', ...more] = concept.split(' ')
    const index = doc.tokens[from]?.start ?? 0
    const written = text.slice(index, doc.tokens[to - 1]?.end)
    const tone = more.find(isTone) ?? toneIn(written)
    found.push({ level: Number(level), tone, sure: !more.includes('?'), written, index })
  }
  return found
}

const TONES = tableOf([SHADE_TONES])

export function toneIn(text: string): Tone | null {
  const said = TONES.in(withoutS(text))
  const first = Object.keys(SHADE_TONES).find(tone => said.has(tone))
  return first?.split(' ').find(isTone) ?? null
}
