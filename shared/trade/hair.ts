// What a depth and a tone look like: one table of lightness by level, one of hue and strength by tone.
import { isTone, type Tone } from './tones'

export type HairColour = { base: string; light: string; dark: string }

/** Natural hair of each level, 1–10, as hue, saturation and lightness. Hair is warm at every depth. */
const NATURAL: readonly [number, number, number][] = [
  [20, 14, 7],
  [20, 20, 11],
  [21, 26, 15],
  [23, 31, 20],
  [26, 34, 26],
  [29, 36, 34],
  [33, 40, 44],
  [37, 46, 55],
  [40, 52, 65],
  [43, 58, 76],
]

/**
 * How a tone changes the natural colour: its hue, how far it pulls towards it, its saturation, and the shift in
 * lightness.
 */
type Bend = { hue: number; pull: number; saturation: number; shift: number }
const BENDS: Record<Tone, Bend> = {
  natural: { hue: 0, pull: 0, saturation: 1, shift: 0 },
  ash: { hue: 215, pull: 0, saturation: 0.38, shift: -1 },
  matt: { hue: 70, pull: 0.45, saturation: 0.55, shift: -1 },
  violet: { hue: 300, pull: 0.7, saturation: 0.36, shift: -1 },
  pearl: { hue: 330, pull: 0.3, saturation: 0.38, shift: 2 },
  beige: { hue: 34, pull: 0.5, saturation: 0.68, shift: 1 },
  gold: { hue: 41, pull: 0.8, saturation: 1.4, shift: 1 },
  copper: { hue: 20, pull: 0.9, saturation: 1.75, shift: -1 },
  red: { hue: 4, pull: 1, saturation: 1.85, shift: -3 },
  mahogany: { hue: 352, pull: 1, saturation: 1.15, shift: -4 },
  brown: { hue: 22, pull: 0.7, saturation: 0.95, shift: -3 },
  silver: { hue: 215, pull: 1, saturation: 0.14, shift: 0 },
  yellow: { hue: 46, pull: 1, saturation: 1.7, shift: 2 },
  orange: { hue: 24, pull: 1, saturation: 2.1, shift: 0 },
  blue: { hue: 222, pull: 1, saturation: 1.6, shift: -14 },
  turquoise: { hue: 180, pull: 1, saturation: 1.3, shift: -12 },
  green: { hue: 125, pull: 1, saturation: 1, shift: -14 },
  purple: { hue: 283, pull: 1, saturation: 1.1, shift: -16 },
  lilac: { hue: 272, pull: 1, saturation: 0.7, shift: 0 },
  pink: { hue: 335, pull: 1, saturation: 1.5, shift: -8 },
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round((hue + 360) % 360)} ${Math.round(clamp(saturation, 2, 78))}% ${Math.round(clamp(lightness, 4, 92))}%)`

/**
 * CSS colours for a lock of hair: body, shine and shadow. Levels 11 and 12 look like 10; an unknown tone looks
 * natural.
 */
export function hairColour(level: number, tone: string): HairColour {
  const depth = clamp(Number.isFinite(level) ? level : 6, 1, 10) - 1
  const below = NATURAL[Math.floor(depth)] ?? [29, 36, 34]
  const above = NATURAL[Math.ceil(depth)] ?? below
  const part = depth - Math.floor(depth)
  const mix = (index: 0 | 1 | 2): number => below[index] + (above[index] - below[index]) * part
  const bend = BENDS[isTone(tone) ? tone : 'natural']
  // The short way round the colour wheel, so that a violet brown is never drawn green.
  const turn = ((bend.hue - mix(0) + 540) % 360) - 180
  const hue = mix(0) + turn * bend.pull
  const saturation = mix(1) * bend.saturation
  const lightness = mix(2) + bend.shift * (0.35 + depth / 14)
  const shine = 6 + depth
  return {
    base: hsl(hue, saturation, lightness),
    light: hsl(hue + 2, saturation * 0.92, lightness + shine),
    dark: hsl(hue - 3, saturation * 1.05, lightness - shine * 0.8),
  }
}
