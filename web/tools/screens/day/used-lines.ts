// Which lines of a schedule became entries, so that they are underlined in the text, like the used words of every tool.
import type { Piece, Reading } from '../../../../shared/reading/understood/reading'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'

const FIELD = 'schedule'

/** Each line once, numbered from one as the tool counts; sure only if all its entries are. */
export function usedLines(text: string, output: ScheduleOutput | null): Reading {
  const reading: Reading = { facts: {}, raised: [], unread: [], pieces: [] }
  if (output === null) return reading
  const doubts = new Map<number, boolean>()
  for (const { line, doubts: own } of [...output.appointments, ...output.breaks])
    doubts.set(line, (doubts.get(line) ?? false) || own.length > 0)
  // The tool counts from the first line that isn't blank.
  let start = text.length - text.trimStart().length
  for (const [at, words] of text.trim().split(/\r?\n/).entries()) {
    const isUnsure = doubts.get(at + 1)
    if (isUnsure !== undefined) {
      const path = `line.${at + 1}`
      reading.facts[path] = { value: true, from: 'said', sure: !isUnsure, quote: words }
      reading.pieces.push(pieceOf(text, words, start, path))
    }
    start += words.length + (text.startsWith('\r\n', start + words.length) ? 2 : 1)
  }
  return reading
}

const pieceOf = (text: string, words: string, start: number, path: string): Piece => {
  const quote = words.trim()
  const from = text.indexOf(quote, start)
  return {
    field: FIELD,
    start: from,
    end: from + quote.length,
    paths: [path],
    raised: [],
    whole: true,
    unread: null,
    unknown: [],
    quote,
  }
}
