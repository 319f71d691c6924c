// The colours, fonts and logo for the brand's pictures.
import {
  accentOn,
  contrastOf,
  markAt,
  markOf,
  NO_LOOK,
  POSTER_NAVY,
  POSTER_PAPER,
  type SalonLook,
} from '../../../../shared/salon/salon-look'
import { type Font, fitText, widthOf } from '../../../../shared/text-width'

export const NAVY = POSTER_NAVY
export const PAPER = POSTER_PAPER
export const BLUE = '#1a9fff'
export const SOFT_ON_PAPER = '#44566a'
export const SOFT_ON_NAVY = '#c9d5e0'

export const r = (value: number): number => Math.round(value * 10) / 10

export const family = (font: Font): string =>
  font === 'head'
    ? `font-family="'Bricolage Grotesque Variable','Bricolage Grotesque',sans-serif" font-weight="800"`
    : `font-family="'Atkinson Hyperlegible Next Variable','Atkinson Hyperlegible Next',sans-serif" font-weight="700"`

const escaped = (text: string): string => text.replace(/[<>&]/g, mark => `&#${mark.charCodeAt(0)};`)

type Line = { x: number; y: number; size: number; fill: string; font?: Font; middle?: boolean }
/** One line of text; `y` is its baseline. */
export const line = (text: string, { x, y, size, fill, font = 'head', middle }: Line): string =>
  `<text x="${r(x)}" y="${r(y)}" font-size="${r(size)}" fill="${fill}" ${family(font)}${middle ? ' text-anchor="middle"' : ''}>${escaped(text)}</text>`

type Block = { x: number; y: number; width: number; height: number; most: number; fill: string } & Pick<
  Line,
  'font' | 'middle'
>
/** Text as large as its box allows, from the top down, with the given line breaks. Also returns where it ends. */
export function block(text: string, room: Block): { svg: string; foot: number } {
  const { x, y, width, height, most, fill, font = 'head', middle = false } = room
  const lines = text.split('\n')
  const lead = font === 'head' ? 1.04 : 1.28
  const widest = Math.max(...lines.map(each => widthOf(each, font, 1)))
  const size = Math.min(most, width / widest, height / ((lines.length - 1) * lead + 1))
  const at = middle ? x + width / 2 : x
  const svg = lines.map((each, index) =>
    line(each, { x: at, y: y + size * (0.78 + index * lead), size, fill, font, middle }),
  )
  return { svg: svg.join(''), foot: y + size * ((lines.length - 1) * lead + 1) }
}

const MARK: readonly [number, string][] = [
  [-50, '#3b2a20'],
  [-25, '#7a4a28'],
  [0, '#b5793f'],
  [25, '#dcb26a'],
  [50, '#f0dcae'],
]
/** The logo on its own navy tile. */
export function mark(x: number, y: number, size: number): string {
  const locks = MARK.map(
    ([angle, colour]) =>
      `<rect x="27.5" y="8.5" width="9" height="33" rx="4.5" fill="${colour}" transform="rotate(${angle} 32 47)"/>`,
  ).join('')
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${size / 64})"><rect width="64" height="64" rx="15" fill="${NAVY}"/>${locks}<circle cx="32" cy="47" r="7" fill="${NAVY}" stroke="${BLUE}" stroke-width="4"/></g>`
}

/** The salon that the pictures are for. */
export type Signed = SalonLook & { name: string }
export const NOBODYS: Signed = { ...NO_LOOK, name: '' }
/** With only a name, the pictures stay as they are. */
export const hasLook = ({ colour, logo }: SalonLook): boolean => colour !== null || logo !== null

export const accent = (salon: Signed, ground: string): string => accentOn(ground, salon.colour)
/** Whichever ink is more legible on this background. */
export const inkOn = (ground: string): string =>
  contrastOf(ground, NAVY) >= contrastOf(ground, PAPER) ? NAVY : PAPER

/** Chairside's logo and name on one line, `size` high. */
const ours = (x: number, y: number, size: number, fill: string): string =>
  `${mark(x, y, size)}${line('Chairside', { x: x + size * 1.2, y: y + size * 0.72, size: size * 0.66, fill })}`
const oursWidth = (size: number): number => size * 1.2 + widthOf('Chairside', 'head', size * 0.66) * 0.96

type Room = { x: number; y: number; size: number; width: number; fill: string; middle?: boolean }
/** The sender, `size` high: Chairside, or the salon's own logo and name with a small Chairside below. */
export function signature(salon: Signed, { x, y, size, width, fill, middle = false }: Room): string {
  const from = (wide: number): number => (middle ? x + (width - wide) / 2 : x)
  if (!hasLook(salon) || (salon.logo === null && salon.name === ''))
    return ours(from(oursWidth(size)), y, size, fill)
  const logo = markOf(salon, size, width * 0.45)
  const beside = logo ? logo.width + size * 0.24 : 0
  const small = size * (salon.name === '' ? 0.5 : 0.32)
  const name =
    salon.name === ''
      ? null
      : fitText(salon.name, 'head', {
          width: width - beside,
          height: size * 0.62,
          most: size * 0.52,
          least: size * 0.27,
          lines: 2,
          lead: 1.08,
        })
  const widest = Math.max(
    oursWidth(small),
    ...(name?.lines ?? []).map(each => widthOf(each, 'head', name?.size ?? 0)),
  )
  const left = from(beside + widest)
  const words = (name?.lines ?? []).map((each, index) =>
    line(each, {
      x: left + beside,
      y: y + (size * 0.62 - (name?.height ?? 0)) / 2 + (name?.size ?? 0) * 0.8 + index * (name?.lead ?? 0),
      size: name?.size ?? 0,
      fill,
    }),
  )
  const foot = y + (name === null ? (size - small) / 2 : size - small)
  return `${logo ? markAt(logo, left, y + (size - logo.height) / 2) : ''}${words.join('')}${ours(left + beside, foot, small, fill)}`
}

export const ground = (width: number, height: number, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`
