// Text widths and line breaks without a browser: advance widths of the posters' two fonts, in thousandths of their
// size, ASCII 32 to 126. The headline font is Bricolage Grotesque ExtraBold, the other Atkinson Hyperlegible Next Bold;
// read from their tables. Characters outside them count as wide as a letter can be.
const HEAD = [
  223, 303, 381, 633, 647, 992, 754, 187, 329, 329, 456, 534, 212, 359, 252, 365, 670, 360, 613, 611, 638,
  615, 662, 517, 661, 658, 262, 237, 534, 534, 534, 425, 1004, 712, 692, 685, 705, 632, 601, 729, 730, 303,
  382, 697, 509, 955, 790, 725, 654, 726, 688, 658, 579, 733, 682, 1001, 719, 662, 576, 329, 365, 329, 585,
  543, 283, 595, 648, 571, 649, 587, 408, 607, 643, 286, 288, 605, 283, 963, 643, 612, 648, 649, 446, 549,
  406, 634, 585, 881, 587, 608, 537, 347, 277, 347, 534,
]
const BODY = [
  312, 303, 390, 765, 610, 969, 725, 210, 335, 335, 485, 595, 271, 373, 272, 440, 659, 440, 579, 600, 624,
  607, 626, 537, 624, 571, 272, 272, 569, 612, 569, 547, 781, 678, 643, 658, 688, 597, 566, 718, 701, 424,
  561, 663, 552, 858, 717, 746, 629, 756, 650, 610, 607, 686, 644, 886, 685, 650, 618, 340, 440, 344, 582,
  400, 288, 552, 596, 510, 596, 563, 365, 593, 571, 300, 259, 555, 318, 882, 571, 576, 596, 599, 376, 508,
  376, 567, 530, 740, 539, 521, 505, 381, 254, 381, 537,
]
export type Font = 'head' | 'body'

/** Missing glyphs may come from other fonts, and kerning differs: this leaves room for both. */
const MARGIN = 1.05
const PLAIN = /[\p{Script=Latin}]/u

function advance(character: string, font: Font): number {
  const code = character.codePointAt(0) ?? 0
  const table = font === 'head' ? HEAD : BODY
  const known = table[code - 32]
  if (known !== undefined) return known
  if (/[’‘'´`]/.test(character)) return 270
  if (/[“”]/.test(character)) return 480
  if (/[–£€×]/.test(character)) return 750
  if (PLAIN.test(character)) {
    const base = character.normalize('NFD').charCodeAt(0)
    return table[base - 32] ?? 900
  }
  return /\p{M}|\u200d|\ufe0f/u.test(character) ? 0 : 1100
}

/** Width of a line at a size, in the same unit as the size, including the safety margin. */
export function widthOf(text: string, font: Font, size: number): number {
  let sum = 0
  for (const character of text) sum += advance(character, font)
  return (sum / 1000) * size * MARGIN
}

/** Words in lines no wider than `width`; a word that is wider than a line is broken. */
export function wrapped(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer, font, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && widthOf(line + character, font, size) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

export type Fitted = { size: number; lines: string[]; lead: number; height: number }
type Room = { width: number; height: number; most: number; least: number; lines: number; lead: number }

/** The largest size at which a text fits; if even the smallest is too large, the text ends in "…". */
export function fitText(text: string, font: Font, room: Room): Fitted {
  const done = (size: number, lines: string[]): Fitted => ({
    size,
    lines,
    lead: size * room.lead,
    height: lines.length === 0 ? 0 : (lines.length - 1) * size * room.lead + size,
  })
  const longest = Math.max(...text.split(/\s+/).map(word => widthOf(word, font, 1)), 0)
  for (let size = room.most; size >= room.least; size -= Math.max(1, Math.round(size * 0.04))) {
    // A word is only broken if no size would fit it whole.
    if (size > room.most * 0.42 && longest * size > room.width) continue
    const lines = wrapped(text, font, size, room.width)
    const fitted = done(size, lines)
    if (lines.length <= room.lines && fitted.height <= room.height) return fitted
  }
  const size = room.least
  const most = Math.max(1, Math.min(room.lines, Math.floor((room.height - size) / (size * room.lead)) + 1))
  const lines = wrapped(text, font, size, room.width)
  if (lines.length <= most) return done(size, lines)
  let last = lines[most - 1] ?? ''
  while (last !== '' && widthOf(`${last}…`, font, size) > room.width) last = last.slice(0, -1)
  return done(size, [...lines.slice(0, most - 1), `${last.trimEnd()}…`])
}
