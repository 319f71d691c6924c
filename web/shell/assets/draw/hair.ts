// Hair for the brand's pictures: swatches of the ring, each a paper tab with its code and a lock below. SVG in code,
// with levels and tones from the trade's own table, and deterministic.
import { hairColour } from '../../../../shared/trade/hair'
import { hairIn } from '../../../../shared/trade/lock-svg'
import { family, NAVY, PAPER, r } from './brand'

export type Hair = { level: number; tone: string; code: string }

/** Levels and tones as on a ring, dark to light. */
export const RING: readonly Hair[] = [
  { level: 2, tone: 'natural', code: '2/0' },
  { level: 4, tone: 'mahogany', code: '4/5' },
  { level: 5, tone: 'red', code: '5/4' },
  { level: 6, tone: 'copper', code: '6/43' },
  { level: 7, tone: 'gold', code: '7/3' },
  { level: 8, tone: 'beige', code: '8/38' },
  { level: 10, tone: 'pearl', code: '10/8' },
]

/** The ten natural levels. */
export const LEVELS: readonly Hair[] = Array.from({ length: 10 }, (_, index) => ({
  level: index + 1,
  tone: 'natural',
  code: String(index + 1),
}))

type Box = { x: number; y: number; width: number; height: number }

/** Hair that fills a box from edge to edge. */
export const band = (id: string, box: Box, { level, tone }: Hair): string =>
  hairIn(id, box, hairColour(level, tone), false)

/** A lock hanging from the top of its box, tapered towards the tips. */
export const lock = (id: string, box: Box, { level, tone }: Hair): string =>
  hairIn(id, box, hairColour(level, tone), true)

/** A lock below its tab, which has the code and the hole for the ring. */
export function swatch(id: string, { x, y, width, height }: Box, hair: Hair): string {
  const tab = Math.min(width * 1.15, height * 0.34)
  const size = Math.min(width * 0.34, tab * 0.4)
  return `${lock(id, { x: x + width * 0.05, y: y + tab - 6, width: width * 0.9, height: height - tab + 6 }, hair)}<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(tab)}" rx="${r(width * 0.16)}" fill="${PAPER}" stroke="${NAVY}" stroke-opacity=".22" stroke-width="${r(Math.max(1.5, width * 0.014))}"/><text x="${r(x + width / 2)}" y="${r(y + tab * 0.82)}" font-size="${r(size)}" fill="${NAVY}" text-anchor="middle" ${family('body')}>${hair.code}</text>`
}

type Fan = {
  cx: number
  cy: number
  reach: number
  width: number
  from: number
  to: number
  ground: string
  accent: string
}
/** Swatches fanned on a ring from one angle to another; 0 points straight down, larger is clockwise. */
export function ring(
  id: string,
  hairs: readonly Hair[],
  { cx, cy, reach, width, from, to, ground, accent }: Fan,
): string {
  const turn = (to - from) / Math.max(1, hairs.length - 1)
  const inner = width * 0.34
  const fan = hairs.map((hair, index) => {
    const box = { x: cx - width / 2, y: cy + inner, width, height: reach - inner }
    // The next swatch covers this tab, and half a code would read as another one.
    const shown = index === hairs.length - 1 ? hair : { ...hair, code: '' }
    return `<g transform="rotate(${r(from + index * turn)} ${r(cx)} ${r(cy)})">${swatch(`${id}${index}`, box, shown)}</g>`
  })
  return `${fan.join('')}<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(width * 0.52)}" fill="${ground}" stroke="${accent}" stroke-width="${r(width * 0.13)}"/>`
}
