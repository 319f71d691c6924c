// The salon's own look on what it shows others: one colour and its mark. Pure: the tablet and the server draw the same.
import type { Salon } from './records/salon'

/** "#c2410c" */
export const COLOUR_SHAPE = /^#[0-9a-f]{6}$/
/** A small PNG, in the record itself: wherever the name is known, the mark is, without a signal (decision 084). */
export const LOGO_SHAPE = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/
/** A change holds the one before it as well, and both must fit (limits.ts). */
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

/** As WCAG has it. */
function brightness(colour: string): number {
  const [r, g, b] = rgbOf(colour).map(part => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [brightness(one), brightness(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const STEPS = 20
/** The colour as it is where it can be seen on that ground, else no darker or lighter than it must be. */
export function seenOn(colour: string, ground: string, least: number): string {
  const towards: Rgb = brightness(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  const from = rgbOf(colour)
  for (let step = 0; step <= STEPS; step++) {
    const mixed = hexOf(from.map((part, at) => part + (((towards[at] ?? 0) - part) * step) / STEPS) as Rgb)
    if (contrastOf(mixed, ground) >= least) return mixed
  }
  return hexOf(towards)
}

/** What posters are drawn on, and the one colour of them where a salon has none. */
export const POSTER_PAPER = '#f6f3ec'
export const POSTER_NAVY = '#0f1f2e'
export const OUR_BLUE = '#1a9fff'
/** The one colour of a poster that is the salon's: a line, not words, so three to one is enough to see it. */
export const accentOn = (ground: string, colour: string | null): string =>
  colour === null ? OUR_BLUE : seenOn(colour, ground, 3)

/** As wide as it is high, or as its own header says. */
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

/** How much wider than its line a wide mark may stand. */
const WIDEST = 2.6
export type Mark = { png: string; width: number; height: number }
/** The salon's mark as large as it is seen best on a line that high; null without one, and for what is no PNG. */
export function markOf({ logo }: SalonLook, high: number, widest = high * WIDEST): Mark | null {
  if (logo === null || !LOGO_SHAPE.test(logo)) return null
  const ratio = ratioOf(logo)
  const width = Math.min(widest, high * ratio)
  return { png: logo, width, height: width / ratio }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
/** In a drawing; `x` and `y` are its left upper corner. */
export const markAt = ({ png, width, height }: Mark, x: number, y: number): string =>
  `<image x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" href="${png}"/>`

/** Red, green, blue and how much of it is there, dot after dot, as a canvas gives them. */
type Dots = ArrayLike<number>
/** What has to stand behind a mark that would be lost on paper or on navy; null: it is seen on both. */
export function groundFor(dots: Dots): string | null {
  let [there, onPaper, onNavy] = [0, 0, 0]
  for (let at = 0; at < dots.length; at += 4) {
    if ((dots[at + 3] ?? 0) < 128) continue
    there++
    const colour = hexOf([dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0])
    if (contrastOf(colour, POSTER_PAPER) >= SEEN) onPaper++
    if (contrastOf(colour, POSTER_NAVY) >= SEEN) onNavy++
  }
  // A picture without holes brings its own ground.
  if (there > (dots.length / 4) * WHOLE) return null
  if (Math.min(onPaper, onNavy) >= there * MOST) return null
  return onPaper >= onNavy ? POSTER_PAPER : POSTER_NAVY
}
const SEEN = 2
const MOST = 0.9
const WHOLE = 0.97
