// How the access report is laid out: headings stay with their content, labels in one column and values in another, and
// nested entries further in.
import type { Entry, Line, Section } from '../../shared/salon/privacy/report-lines'
import { printable } from './printable'

type Paper = InstanceType<typeof import('pdfkit')>

const INK = '#0f1f2e'
const SOFT = '#445566'
const RULE = '#c9c2b3'
export const MARGIN = 56
/** Space below the last line for the footer. */
export const FOOT = 16
const WIDTH = 595.28 - 2 * MARGIN
const NAMES = 128
const STEP = 12
const BODY = 10
const LINE_GAP = 2
/** An entry up to this height stays on one page. */
const SHORT = 220
/** This many characters are always taller than that, so of a longer text we only measure the beginning. */
const HIGH_ENOUGH = 2_000

type Put = {
  font?: 'text' | 'bold'
  size?: number
  colour?: string
  x?: number
  width?: number
  gap?: number
}

export function layout(paper: Paper) {
  let whole = true
  const shown = (text: string): string => {
    const sign = printable(text)
    whole &&= sign.whole
    return sign.text
  }
  const put = (text: string, how: Put = {}): void => {
    const { font = 'text', size = BODY, colour = INK, x = MARGIN, width = WIDTH, gap = 2 } = how
    paper.font(font).fontSize(size).fillColor(colour)
    paper.text(shown(text), x, paper.y, { width, lineGap: LINE_GAP })
    paper.y += gap
  }
  const heightOf = (text: string, width: number, font: 'text' | 'bold' = 'text'): number =>
    paper
      .font(font)
      .fontSize(BODY)
      .heightOfString(printable(text.slice(0, HIGH_ENOUGH)).text, { width, lineGap: LINE_GAP })
  /** Starts a new page if less space than this is left. */
  const room = (points: number): void => {
    if (paper.y + points > paper.page.height - MARGIN - FOOT) paper.addPage()
  }

  /** Roughly the height a line takes. */
  const lineHeight = ({ label, text, depth }: Line): number =>
    heightOf(text || label, WIDTH - (label === '' || text === '' ? depth * STEP : NAMES)) + 4

  function line({ label, text, depth }: Line): void {
    const x = MARGIN + depth * STEP
    if (label === '' || text === '') {
      // A label with several values stays with the first of them.
      if (text === '') room(2 * (BODY + 6))
      put(label || text, { x, width: WIDTH - depth * STEP, colour: text === '' ? SOFT : INK })
      return
    }
    const column = NAMES - 8 - depth * STEP
    const names = Math.max(60, column)
    const height = heightOf(label, names)
    room(Math.max(height, Math.min(heightOf(text, WIDTH - NAMES), 2 * (BODY + 6))))
    const top = paper.y
    const pages = paper.bufferedPageRange().count
    put(label, { x, width: names, colour: SOFT, gap: 0 })
    paper.y = top
    put(text, {
      x: MARGIN + Math.max(NAMES, depth * STEP + 68),
      width: WIDTH - Math.max(NAMES, depth * STEP + 68),
    })
    if (paper.bufferedPageRange().count === pages) paper.y = Math.max(paper.y, top + height + 2)
  }

  /** A short entry isn't split; a long one starts with at least two lines. */
  function least({ lines }: Entry): number {
    const whole = lines.reduce((sum, each) => sum + lineHeight(each), 24)
    return whole <= SHORT ? whole : 50
  }

  function section({ title, entries, empty }: Section): void {
    const [first] = entries
    room(56 + (first ? least(first) : 20))
    paper.y += 16
    paper
      .moveTo(MARGIN, paper.y)
      .lineTo(MARGIN + WIDTH, paper.y)
      .lineWidth(0.75)
      .stroke(RULE)
    paper.y += 9
    put(title, { font: 'bold', size: 14, gap: 5 })
    if (entries.length === 0) put(empty, { colour: SOFT })
    for (const entry of entries) {
      room(least(entry))
      if (entry.title !== '') put(entry.title, { font: 'bold', size: 10.5, gap: 2 })
      for (const each of entry.lines) line(each)
      paper.y += 6
    }
  }

  function feet(): void {
    const { start, count } = paper.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      paper.switchToPage(at)
      // Text below the bottom margin would start a new page.
      paper.page.margins.bottom = 0
      paper.font('text').fontSize(9).fillColor(SOFT)
      paper.text(`Chairside · page ${at + 1} of ${count}`, MARGIN, paper.page.height - MARGIN + 8, {
        width: WIDTH,
        lineBreak: false,
      })
    }
  }

  return {
    title: (text: string): void => put(text, { font: 'bold', size: 20, gap: 4 }),
    soft: (text: string): void => put(text, { colour: SOFT, gap: 1 }),
    section,
    feet,
    /** Everything so far appears exactly as it was written. */
    isWhole: (): boolean => whole,
  }
}
