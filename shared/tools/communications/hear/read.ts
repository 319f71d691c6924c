// A transcript, read line by line: what the client had said by then, and what the stylist's line holds.
import type { Said } from '../schema'
import { type Heard, hearLine, type Line, type Signal } from './line'
import { NOTHING_TOLD, type Told, toldMore } from './told'

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

export function readTranscript(transcript: readonly Said[], name: string | null = null): Reading {
  const lines: ReadLine[] = []
  let told: Told = { ...NOTHING_TOLD, name }
  for (const [at, { role, text }] of transcript.entries()) {
    if (text.trim() === '') continue
    if (role === 'client') told = toldMore(told, text)
    else lines.push({ ...hearLine(text, told), told, at })
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
