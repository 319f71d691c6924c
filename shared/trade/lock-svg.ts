// Hair in a box, as SVG. Posters and the brand's own pictures use the same lock that screens draw.
import { FIELD, OUTLINE, ROOT, SHEEN } from './lock-shape'

const round = (value: number): number => Math.round(value * 10) / 10
const fine = (value: number): number => Math.round(value * 1000) / 1000

type Box = { x: number; y: number; width: number; height: number }
type Colours = Readonly<Record<'base' | 'light' | 'dark', string>>

/**
 * Soft strands under one sheen. `ends`: the hair hangs free and narrows towards its tips. `id`: must be unique in
 * the picture.
 */
export function hairIn(id: string, { x, y, width, height }: Box, colours: Colours, ends: boolean): string {
  const { base, light, dark } = colours
  const shades = [dark, light, base]
  const count = Math.max(8, Math.round(width / 9))
  const step = width / count
  const strands = Array.from({ length: count + 1 }, (_, index) => {
    const at = x + index * step
    const bend = ((index * 37) % 23) - 11
    // Loose ends lean towards the middle.
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
