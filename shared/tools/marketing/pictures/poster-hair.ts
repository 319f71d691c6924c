// Hair as drawn on a poster, in the depth and tone of the trade's own table.
import { hairColour } from '../../../trade/hair'
import { hairIn } from '../../../trade/lock-svg'

export type Hair = { level: number; tone: string }
export const round = (value: number): number => Math.round(value * 10) / 10

/** "hsl(20 30% 40%)" → "#8a5a44": some renderers can't read the space-separated form. */
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

/** Hair in a box. `ends`: it hangs freely. */
export function lock(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  hair: Hair,
  ends = false,
): string {
  const { base, light, dark } = hairColour(hair.level, hair.tone)
  return hairIn(id, { x, y, width, height }, { base: hex(base), light: hex(light), dark: hex(dark) }, ends)
}

export const near = ({ level, tone }: Hair, by: number): Hair => ({
  level: Math.min(10, Math.max(1, level + by)),
  tone,
})
