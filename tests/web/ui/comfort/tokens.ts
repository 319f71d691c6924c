// The tokens of a look as the browser would cascade them, and the contrast of two of them.

export type Look = Record<'scheme' | 'contrast' | 'calm' | 'tint', string>
export type Rule = { selectors: string[]; sets: [name: string, value: string][] }
type Tokens = Record<string, string>

export function rulesIn(css: string): Rule[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(match => ({
    selectors: (match[1] ?? '').split(',').map(each => each.trim()),
    sets: [...(match[2] ?? '').matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(set => [set[1] ?? '', set[2] ?? '']),
  }))
}

/** Whether the root of the page, with these attributes, is what the selector means. */
function isRoot(selector: string, look: Look): boolean {
  if (selector === ':root') return true
  if (/\s/.test(selector.replace(/\[[^\]]*\]/g, '')) || /\]\s+\[/.test(selector)) return false
  const wanted = [...selector.matchAll(/\[([a-z-]+)="([^"]*)"\]/g)]
  const has: Record<string, string> = {
    'data-mantine-color-scheme': look.scheme,
    'data-comfort-contrast': look.contrast,
    'data-comfort-calm': look.calm,
    'data-comfort-tint': look.tint,
  }
  return wanted.length > 0 && wanted.every(([, name = '', value]) => has[name] === value)
}
const weight = (selector: string): number => (selector.match(/\[|:root/g) ?? []).length

export function tokensFor(rules: readonly Rule[], look: Look): Tokens {
  const met = rules.flatMap((rule, order) => {
    const weights = rule.selectors.filter(selector => isRoot(selector, look)).map(weight)
    return weights.length > 0 ? [{ rule, order, weight: Math.max(...weights) }] : []
  })
  met.sort((a, b) => a.weight - b.weight || a.order - b.order)
  return Object.fromEntries(met.flatMap(({ rule }) => rule.sets))
}

type Rgb = [number, number, number]
function rgbOf(tokens: Tokens, value: string): Rgb {
  const named = /^var\(--([a-z-]+)\)$/.exec(value)?.[1]
  if (named) return rgbOf(tokens, tokens[named] ?? '')
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]
  if (hex) {
    const full = hex.length === 3 ? [...hex].map(each => each + each).join('') : hex
    return [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255) as Rgb
  }
  const hsl = /^hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%\)$/.exec(value)
  if (!hsl) throw new Error(`Not a colour that this test can read: ${value}`)
  const [hue, saturation, light] = [Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100]
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [part(0), part(8), part(4)]
}

function luminance([r, g, b]: Rgb): number {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

export function contrastOf(tokens: Tokens, one: string, other: string): number {
  const [a, b] = [one, other].map(name => luminance(rgbOf(tokens, tokens[name] ?? ''))).sort((x, y) => y - x)
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05)
}
