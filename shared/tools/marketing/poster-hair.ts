// Hair as a poster draws it: soft strands in a lock, in the depth and tone of the trade's own table.
import { hairColour } from '../../trade/hair'
import { FIELD, OUTLINE, ROOT, SHEEN } from '../../trade/lock-shape'

export type Hair = { level: number; tone: string }
export const round = (value: number): number => Math.round(value * 10) / 10

/** "hsl(20 30% 40%)" → "#8a5a44": not every drawer reads the spaced form. */
function hex(colour: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const [s, l] = [saturation / 100, lightness / 100]
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

const fine = (value: number): number => Math.round(value * 1000) / 1000

/** Hair in a box, in soft strands under one sheen. `ends`: it hangs free, and is drawn in towards its tips. */
export function lock(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  hair: Hair,
  ends = false,
): string {
  const colour = hairColour(hair.level, hair.tone)
  const [dark, light, base] = [hex(colour.dark), hex(colour.light), hex(colour.base)]
  const shades = [dark, light, base]
  const count = Math.max(8, Math.round(width / 9))
  const step = width / count
  const strands = Array.from({ length: count + 1 }, (_, index) => {
    const at = x + index * step
    const bend = ((index * 37) % 23) - 11
    // Free ends are drawn in towards the middle.
    const end = ends ? (x + width / 2 - at) * 0.3 : bend / 2
    const stroke = shades[(index * 7) % 3]
    const thick = step * (0.35 + ((index * 13) % 5) / 6)
    return `<path d="M${round(at)} ${round(y - 4)} C ${round(at + bend)} ${round(y + height * 0.3)}, ${round(at - bend)} ${round(y + height * 0.68)}, ${round(at + end)} ${round(y + height + 4)}" stroke="${stroke}" stroke-width="${round(thick)}" stroke-opacity="0.45" fill="none"/>`
  }).join('')
  const place = `transform="translate(${round(x)} ${round(y)}) scale(${fine(width / FIELD.width)} ${fine(height / FIELD.height)})"`
  const box = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  const shape = ends ? `<path ${place} d="${OUTLINE}"` : box
  const lit = [
    ...ROOT.map(d => `<path d="${d}" fill="${dark}" fill-opacity="0.3"/>`),
    ...SHEEN.map(d => `<path d="${d}" fill="${light}" fill-opacity="0.3"/>`),
  ].join('')
  return `<clipPath id="${id}">${shape}/></clipPath><g clip-path="url(#${id})">${box} fill="${base}"/>${strands}<g ${place}>${lit}</g></g>`
}

export const near = ({ level, tone }: Hair, by: number): Hair => ({
  level: Math.min(10, Math.max(1, level + by)),
  tone,
})
