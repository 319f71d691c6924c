// An entry over several lines with an empty line after it: "9.15 Elle / Cut and finish / 1 hour".

import { hasLetter } from '../../../../reading/letters'
import { leadingDay } from '../headings/headings'
import { isAnchor } from '../marks/marks'
import { isMark, lex, markAt } from '../marks/tokens'

const times = (line: string): number => {
  const { text, marks } = lex(line)
  return [...text].filter(char => isMark(char) && isAnchor(markAt(marks, char)?.mark ?? '')).length
}

/**
 * Joins each block onto its first line and empties the others, so that line numbers stay the same. Returns the same
 * lines if there are no such blocks.
 */
export function inBlocks(lines: readonly string[]): readonly string[] {
  const blocks: number[][] = [[]]
  for (const [at, line] of lines.entries())
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(at)
  const full = blocks.filter(block => block.length > 0)
  const textOf = (at: number): string => lines[at] ?? ''
  const single = (block: readonly number[]): boolean =>
    block.length >= 2 &&
    block.length <= 6 &&
    !block.some(at => /[|\t]|^\s*[-*•]|:\s*$/.test(textOf(at))) &&
    block.reduce((sum, at) => sum + times(textOf(at)), 0) === 1
  if (full.length < 2 || full.filter(single).length < 2 || !full.slice(1).every(single)) return lines
  const merged = [...lines]
  for (const block of full.filter(single)) {
    const [first = 0, ...others] = block
    merged[first] = block
      .map(at =>
        textOf(at)
          .trim()
          .replace(/[,;.]$/, '')
          .replace(/^With (?=\p{Lu})/u, 'with '),
      )
      .join(', ')
    for (const at of others) merged[at] = ''
  }
  return merged
}

/** "09:00 / Rita – set – 45 mins / 10:00 / Stella …": a time on its own belongs to the line below. */
export function timesAhead(lines: readonly string[]): readonly string[] {
  const alone = (at: number): boolean => {
    const line = lines[at] ?? ''
    return (
      times(line) === 1 &&
      /^[^\p{L}|\t]*(?:[ap]\.?m\.?)?[^\p{L}|\t]*(?:(?:\bto\b)?[^\p{L}|\t]*[ap]\.?m\.?)?[^\p{L}|\t]*$/iu.test(
        line,
      )
    )
  }
  const words = (at: number): boolean => times(lines[at] ?? '') === 0 && hasLetter(lines[at] ?? '')
  const heads = lines.map((_, at) => at).filter(at => alone(at) && words(at + 1))
  // "Polly Dean / Cut / 9:00am - 10:00am": the times come last.
  const first = lines.findIndex(line => line.trim() !== '' && !leadingDay(line))
  const spans = heads.filter(at => /[ap]\.?m.*[ap]\.?m/i.test(lines[at] ?? ''))
  if (spans.length > 0 && !heads.includes(first)) return lines
  if (heads.length < 2 || lines.some((line, at) => times(line) > 0 && !heads.includes(at))) return lines
  const merged = [...lines]
  for (const at of heads) {
    merged[at] = `${lines[at]?.trim().replace(/:$/, '')} ${lines[at + 1]?.trim()}`
    merged[at + 1] = ''
    // "Set, 45 mins" on its own line still belongs to the entry.
    for (let next = at + 2; next < lines.length && words(next) && next < at + 4; next++) {
      merged[at] += `, ${lines[next]?.trim()}`
      merged[next] = ''
    }
  }
  return merged
}
