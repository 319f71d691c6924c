// A transcript, read line by line: what the client had said by then, and what the stylist's line holds.
import type { Said } from '../schema'
import { type Heard, hearLine, type Line, type Signal } from './line'
import { metBy } from './met'
import { NOTHING_TOLD, type Told, toldMore } from './told'

const TAKES_UP = new Set<Signal>([
  'empathises',
  'apologises',
  'owns',
  'check_question',
  'limits',
  'comfort',
  'tests',
])

export type ReadLine = Line & { told: Told; at: number }
export type Reading = {
  lines: ReadLine[]
  /** All that the client said. */
  told: Told
  /** How often a signal was heard, over all lines. */
  count: (...signals: readonly Signal[]) => number
  /** In how many lines it was heard. */
  inLines: (...signals: readonly Signal[]) => number
  first: (...signals: readonly Signal[]) => Heard | null
  words: number
}

/** `before`: what the scenario alone tells, such as that it is a complaint. */
export function readTranscript(
  transcript: readonly Said[],
  name: string | null = null,
  before: Pick<Told, 'emotion' | 'complaint'> = NOTHING_TOLD,
): Reading {
  const lines: ReadLine[] = []
  let told: Told = { ...NOTHING_TOLD, name, emotion: before.emotion, complaint: before.complaint }
  for (const [at, { role, text }] of transcript.entries()) {
    if (text.trim() === '') continue
    if (role === 'client') told = toldMore(told, text)
    else {
      const line = hearLine(text, told)
      const next = transcript.slice(at + 1).find(said => said.text.trim() !== '')
      const met = metBy(next?.role === 'client' ? next.text : null)
      // A client may object to the best of lines: only where nothing took them up does it tell.
      const tookUp = line.heard.some(({ signal }) => TAKES_UP.has(signal))
      if (met === 'warm') line.heard.push({ signal: 'met_warm', quote: text })
      if (met === 'cold' && !tookUp) line.heard.push({ signal: 'met_cold', quote: text })
      lines.push({ ...line, told, at })
    }
  }
  const heard = lines.flatMap(line => line.heard)
  return {
    lines,
    told,
    count: (...signals) => heard.filter(({ signal }) => signals.includes(signal)).length,
    inLines: (...signals) =>
      lines.filter(line => line.heard.some(({ signal }) => signals.includes(signal))).length,
    first: (...signals) => {
      for (const wanted of signals) {
        const found = heard.find(({ signal }) => signal === wanted)
        if (found) return found
      }
      return null
    },
    words: lines.reduce((sum, line) => sum + line.words, 0),
  }
}
