// A diary laid out with spaces: stylists along the top, each entry under its stylist, empty slots left blank.
import { isCapital, isFiller, isNameLike, isServiceWord } from '../words'

type Cell = { at: number; text: string }
const cellsOf = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(match => ({ at: match.index, text: match[0] }))

const TIMED = /^\s*\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?= {2,}|\s*$)/i
const HEAD = /^(?:time|times|when)$/i
const isHead = (text: string): boolean =>
  isNameLike(text) && isCapital(text) && !text.split(' ').some(word => isServiceWord(word) || isFiller(word))

/** Turns such a layout into a table with pipes, and leaves other lines as they are. */
export function alignedAsTable(lines: readonly string[]): string[] {
  const made = [...lines]
  for (const [top, line] of lines.entries()) {
    const all = cellsOf(line)
    const heads = all.filter(({ text }) => !HEAD.test(text))
    const indented = /^ {2,}/.test(line) || all.length > heads.length
    // The first line arrives without its leading spaces.
    if (!(indented || top === 0) || heads.length < 2 || !heads.every(({ text }) => isHead(text))) continue
    let below = top + 1
    while (below < lines.length && TIMED.test(lines[below] ?? '')) below++
    if (below - top < 2) continue
    const full = lines.slice(top + 1, below).find(row => cellsOf(row).length === heads.length + 1)
    if (!indented && full === undefined) continue
    const shift = indented || full === undefined ? 0 : (cellsOf(full)[1]?.at ?? 0) - (heads[0]?.at ?? 0)
    made[top] = ['Time', ...heads.map(({ text }) => text)].join(' | ')
    for (let at = top + 1; at < below; at++) {
      const [time, ...cells] = cellsOf(lines[at] ?? '')
      const places = heads.map(() => '')
      for (const cell of cells) {
        const nearest = heads.reduce(
          (best, head, index) =>
            Math.abs(head.at + shift - cell.at) < Math.abs((heads[best]?.at ?? 0) + shift - cell.at)
              ? index
              : best,
          0,
        )
        places[nearest] = `${places[nearest]} ${cell.text}`.trim()
      }
      made[at] = [time?.text ?? '', ...places].join(' | ')
    }
  }
  return made
}
