// Hair as the brand's pictures draw it: swatches of the ring, each a paper tab with its code and a lock below it. SVG in
// code, of depths and tones from the trade's own table; the same each time.
import { hairColour } from '../../../../shared/trade/hair'
import { BLUE, family, NAVY, PAPER, r } from './brand'

export type Hair = { level: number; tone: string; code: string }

/** Depths and tones as they hang on a ring, dark to light. */
export const RING: readonly Hair[] = [
  { level: 2, tone: 'natural', code: '2/0' },
  { level: 4, tone: 'mahogany', code: '4/5' },
  { level: 5, tone: 'red', code: '5/4' },
  { level: 6, tone: 'copper', code: '6/43' },
  { level: 7, tone: 'gold', code: '7/3' },
  { level: 8, tone: 'beige', code: '8/38' },
  { level: 10, tone: 'pearl', code: '10/8' },
]

/** The ten natural depths. */
export const LEVELS: readonly Hair[] = Array.from({ length: 10 }, (_, index) => ({
  level: index + 1,
  tone: 'natural',
  code: String(index + 1),
}))

type Box = { x: number; y: number; width: number; height: number }

/** Strands across a box, closer than the eye counts; what stands out of it is clipped by who calls. */
function strands({ x, y, width, height }: Box, hair: Hair): string {
  const { base, light, dark } = hairColour(hair.level, hair.tone)
  const count = Math.max(10, Math.round(width / 7))
  const step = width / count
  const long = Array.from({ length: count + 1 }, (_, index) => {
    const at = x + index * step
    const bend = (((index * 37) % 23) - 11) * (width / 150)
    const stroke = [dark, light, base][(index * 7) % 3]
    const thick = step * (0.35 + ((index * 13) % 5) / 6)
    return `<path d="M${r(at)} ${r(y - 4)}C${r(at + bend)} ${r(y + height * 0.3)} ${r(at - bend)} ${r(y + height * 0.68)} ${r(at + bend / 2)} ${r(y + height + 4)}" stroke="${stroke}" stroke-width="${r(thick)}" stroke-opacity=".6"/>`
  })
  // Where the light falls: short bright strands across the upper third.
  const shine = Array.from({ length: Math.round(count * 0.7) }, (_, index) => {
    const at = x + ((index * 0.618034) % 1) * width
    const top = y + height * (0.22 + ((index * 29) % 13) / 130)
    const reach = height * (0.1 + ((index * 17) % 7) / 60)
    return `<path d="M${r(at)} ${r(top)}l${r(((index % 5) - 2) * 1.2)} ${r(reach)}" stroke="${light}" stroke-width="${r(Math.max(1.4, step * 0.3))}" stroke-opacity=".45"/>`
  })
  return `<g fill="none" stroke-linecap="round">${long.join('')}${shine.join('')}</g>`
}

/** Hair from edge to edge of a box. */
export function band(id: string, box: Box, hair: Hair): string {
  const { x, y, width, height } = box
  const { base } = hairColour(hair.level, hair.tone)
  const rect = `x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}"`
  return `<clipPath id="${id}"><rect ${rect}/></clipPath><g clip-path="url(#${id})"><rect ${rect} fill="${base}"/>${strands(box, hair)}</g>`
}

/** A lock that hangs from the top of its box and gathers at its end. */
export function lock(id: string, box: Box, hair: Hair): string {
  const { x, y, width, height } = box
  const { base, dark } = hairColour(hair.level, hair.tone)
  const [right, foot, middle] = [x + width, y + height, x + width * 0.54]
  const shape = `M${r(x)} ${r(y)}H${r(right)}C${r(right + width * 0.05)} ${r(y + height * 0.45)} ${r(right)} ${r(y + height * 0.72)} ${r(right - width * 0.06)} ${r(foot - width * 0.34)}C${r(right - width * 0.12)} ${r(foot - width * 0.08)} ${r(middle + width * 0.14)} ${r(foot)} ${r(middle)} ${r(foot)}C${r(middle - width * 0.2)} ${r(foot)} ${r(x + width * 0.12)} ${r(foot - width * 0.1)} ${r(x + width * 0.06)} ${r(foot - width * 0.4)}C${r(x)} ${r(y + height * 0.72)} ${r(x - width * 0.05)} ${r(y + height * 0.45)} ${r(x)} ${r(y)}Z`
  const wider = { x: x - width * 0.06, y, width: width * 1.12, height }
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><path d="${shape}" fill="${base}"/>${strands(wider, hair)}</g><path d="${shape}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="${r(Math.max(1.5, width * 0.018))}"/>`
}

/** A lock below its tab: the code, and the hole that the ring goes through. */
export function swatch(id: string, { x, y, width, height }: Box, hair: Hair): string {
  const tab = Math.min(width * 1.15, height * 0.34)
  const size = Math.min(width * 0.34, tab * 0.4)
  return `${lock(id, { x: x + width * 0.05, y: y + tab - 6, width: width * 0.9, height: height - tab + 6 }, hair)}<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(tab)}" rx="${r(width * 0.16)}" fill="${PAPER}" stroke="${NAVY}" stroke-opacity=".22" stroke-width="${r(Math.max(1.5, width * 0.014))}"/><text x="${r(x + width / 2)}" y="${r(y + tab * 0.82)}" font-size="${r(size)}" fill="${NAVY}" text-anchor="middle" ${family('body')}>${hair.code}</text>`
}

type Fan = { cx: number; cy: number; reach: number; width: number; from: number; to: number; ground: string }
/** Swatches fanned on a ring, from one angle to another; 0 hangs straight down, more turns clockwise. */
export function ring(
  id: string,
  hairs: readonly Hair[],
  { cx, cy, reach, width, from, to, ground }: Fan,
): string {
  const turn = (to - from) / Math.max(1, hairs.length - 1)
  const inner = width * 0.34
  const fan = hairs.map((hair, index) => {
    const box = { x: cx - width / 2, y: cy + inner, width, height: reach - inner }
    // The next one covers a tab; half a code would read as another.
    const shown = index === hairs.length - 1 ? hair : { ...hair, code: '' }
    return `<g transform="rotate(${r(from + index * turn)} ${r(cx)} ${r(cy)})">${swatch(`${id}${index}`, box, shown)}</g>`
  })
  return `${fan.join('')}<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(width * 0.52)}" fill="${ground}" stroke="${BLUE}" stroke-width="${r(width * 0.13)}"/>`
}
