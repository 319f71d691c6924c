// The salon's own branding on what it shows to others: one colour and its logo. Pure: the tablet and the server draw
// the same.
import type { Salon } from './records/salon'

/** "#c2410c" */
export const COLOUR_SHAPE = /^#[0-9a-f]{6}$/
/** A small PNG inside the record itself: wherever the name is known, so is the logo, even offline (decision 084). */
export const LOGO_SHAPE = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/
/** A change also contains the value before it, and both must fit (limits.ts). */
export const LOGO_MAX_CHARS = 28_000
/** In pixels, the longer side. */
export const LOGO_SIDES = [256, 192, 128, 96, 64] as const

export type SalonLook = { colour: string | null; logo: string | null }
export const NO_LOOK: SalonLook = { colour: null, logo: null }
export const lookOf = (salon: Pick<Salon, 'brand_colour' | 'logo'> | null | undefined): SalonLook => ({
  colour: salon?.brand_colour ?? null,
  logo: salon?.logo?.png ?? null,
})

type Rgb = [number, number, number]
const rgbOf = (colour: string): Rgb => {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, as WCAG defines it. */
function brightness(colour: string): number {
  const [r, g, b] = rgbOf(colour).map(part => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [brightness(one), brightness(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const STEPS = 20
/** The colour unchanged if it is visible on that background; otherwise only as much darker or lighter as necessary. */
export function seenOn(colour: string, ground: string, least: number): string {
  const towards: Rgb = brightness(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  const from = rgbOf(colour)
  for (let step = 0; step <= STEPS; step++) {
    const mixed = hexOf(from.map((part, at) => part + (((towards[at] ?? 0) - part) * step) / STEPS) as Rgb)
    if (contrastOf(mixed, ground) >= least) return mixed
  }
  return hexOf(towards)
}

/** The background of posters, and their one colour if the salon has none. */
export const POSTER_PAPER = '#f6f3ec'
export const POSTER_NAVY = '#0f1f2e'
export const OUR_BLUE = '#1a9fff'
/** The one poster colour that is the salon's: a line rather than text, so a contrast of three to one is enough. */
export const accentOn = (ground: string, colour: string | null): string =>
  colour === null ? OUR_BLUE : seenOn(colour, ground, 3)

/** Width to height, as the PNG's own header gives it. */
function ratioOf(logo: string): number {
  const start = logo.indexOf(',') + 1
  const head = atob(
    logo
      .slice(start, start + 32)
      .replaceAll('=', '')
      .padEnd(32, 'A'),
  )
  const number = (at: number): number =>
    [0, 1, 2, 3].reduce((sum, i) => sum * 256 + head.charCodeAt(at + i), 0)
  const ratio = number(16) / number(20)
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1
}

/** How many times the line's height a wide logo may span. */
const WIDEST = 2.6
export type Mark = { png: string; width: number; height: number }
/** The salon's logo at its best size for a line of that height; null without a logo, or if it isn't a PNG. */
export function markOf({ logo }: SalonLook, high: number, widest = high * WIDEST): Mark | null {
  if (logo === null || !LOGO_SHAPE.test(logo)) return null
  const ratio = ratioOf(logo)
  const width = Math.min(widest, high * ratio)
  return { png: logo, width, height: width / ratio }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
/** For a drawing; `x` and `y` are its top left corner. */
export const markAt = ({ png, width, height }: Mark, x: number, y: number): string =>
  `<image x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" href="${png}"/>`

/** Red, green, blue and alpha, pixel by pixel, as a canvas gives them. */
type Dots = ArrayLike<number>
/** The background needed by a logo that would be lost on paper or on navy; null if it shows on both. */
export function groundFor(dots: Dots): string | null {
  let [there, onPaper, onNavy] = [0, 0, 0]
  for (let at = 0; at < dots.length; at += 4) {
    if ((dots[at + 3] ?? 0) < 128) continue
    there++
    const colour = hexOf([dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0])
    if (contrastOf(colour, POSTER_PAPER) >= SEEN) onPaper++
    if (contrastOf(colour, POSTER_NAVY) >= SEEN) onNavy++
  }
  // An opaque picture brings its own background.
  if (there > (dots.length / 4) * WHOLE) return null
  if (Math.min(onPaper, onNavy) >= there * MOST) return null
  return onPaper >= onNavy ? POSTER_PAPER : POSTER_NAVY
}
const SEEN = 2
const MOST = 0.9
const WHOLE = 0.97
