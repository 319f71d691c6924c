// A poster as one SVG, drawn in code: the trade's swatch ring, a few words of the topic, the salon's name. Pure, so the
// tablet draws it at once and the server draws the same. Three layouts, four sizes.
import {
  accentOn,
  markAt,
  markOf,
  POSTER_NAVY as NAVY,
  NO_LOOK,
  POSTER_PAPER as PAPER,
  type SalonLook,
} from '../../../salon/salon-look'
import { type Fitted, type Font, fitText, widthOf } from '../../../text-width'
import type { ContentType, MarketingInput, MarketingOutput } from '../schema'
import { subjectsIn } from '../subjects/subjects'
import { hashOf } from '../voice'
import { type Hair, lock, near, round } from './poster-hair'

export const LAYOUTS = { strands: 'Strands', ring: 'Swatch ring', card: 'Card' } as const
export type PosterLayout = keyof typeof LAYOUTS
/** In pixels, with where each size is usually posted. */
export const SIZES = {
  square: { width: 1080, height: 1080, label: 'Square, 1080 × 1080' },
  portrait: { width: 1080, height: 1350, label: 'Portrait, 1080 × 1350' },
  story: { width: 1080, height: 1920, label: 'Story, 1080 × 1920' },
  wide: { width: 1200, height: 630, label: 'Wide, 1200 × 630' },
} as const
export type PosterSize = keyof typeof SIZES

type PosterWords = { headline: string; salon: string | null; line: string | null; hair: Hair }
export type Poster = PosterWords & {
  layout: PosterLayout
  size: PosterSize
  /** The salon's own colour and logo. Without them: Chairside's blue, and only the name. */
  look?: SalonLook
  /** An @font-face for each of the two families, for renderers without fonts of their own. */
  fonts?: string
}

const RAISED = '#fffefb'
const SOFT = '#44566a'

const accent = ({ look = NO_LOOK }: Poster, ground: string): string => accentOn(ground, look.colour)

/** The words for an answer's poster. `salon`: its name; null if none is set. */
export function posterOf(output: MarketingOutput, input: MarketingInput, salon: string | null): PosterWords {
  const [subject] = subjectsIn(String(input.picks?.subject || input.topic))
  return {
    headline: output.headline,
    salon,
    line: output.line,
    hair: subject?.hair ?? { level: 6, tone: 'natural' },
  }
}

const FIRST_SIZE: Record<ContentType, PosterSize> = {
  instagram: 'portrait',
  facebook: 'wide',
  email: 'wide',
  promotion: 'square',
  'before-after': 'square',
  testimonial: 'square',
}
/** The layout and size before the stylist chooses; always the same for the same topic. */
export function firstChoice({ contentType, topic }: MarketingInput): {
  layout: PosterLayout
  size: PosterSize
} {
  const layouts: PosterLayout[] = ['strands', 'ring', 'card']
  return { layout: layouts[hashOf(topic) % layouts.length] ?? 'strands', size: FIRST_SIZE[contentType] }
}

const escaped = (text: string): string =>
  text
    // Characters that XML doesn't allow at all.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"']/g, mark => `&#${mark.charCodeAt(0)};`)

const FAMILY: Record<Font, string> = {
  head: 'font-family="\'Bricolage Grotesque Variable\', \'Bricolage Grotesque\', sans-serif" font-weight="800"',
  body: 'font-family="\'Atkinson Hyperlegible Next Variable\', \'Atkinson Hyperlegible Next\', sans-serif" font-weight="700"',
}

type Box = { x: number; y: number; width: number; height: number }
type Place = { x: number; y: number; fill: string; middle?: boolean }
/** Lines of text down from a top edge; `y` is the top of the first. */
function textAt(fitted: Fitted, font: Font, { x, y, fill, middle }: Place): string {
  return fitted.lines
    .map((line, index) => {
      const base = y + fitted.size * 0.8 + index * fitted.lead
      return `<text x="${round(x)}" y="${round(base)}" font-size="${round(fitted.size)}" fill="${fill}" ${FAMILY[font]}${middle ? ' text-anchor="middle"' : ''}>${escaped(line)}</text>`
    })
    .join('')
}

/** The name of this tool: small, and below the salon's own. */
function madeWith(poster: Poster, box: Box, fill: string): string {
  const { width, height } = SIZES[poster.size]
  const size = Math.min(width, height) * 0.02
  const x = box.x + box.width - widthOf('Chairside', 'body', size)
  const y = box.y + box.height + size * 1.6
  return textAt({ lines: ['Chairside'], size, lead: size, height: size }, 'body', { x, y, fill })
}

/** Headline, line and salon below each other, within a box. */
function words(poster: Poster, box: Box, ink: string, soft: string, at: 'top' | 'middle'): string {
  const { width, height } = box
  const mark = markOf(poster.look ?? NO_LOOK, Math.min(height * 0.16, width * 0.16))
  const beside = mark === null ? 0 : mark.width + Math.min(height, width) * 0.04
  const salon =
    poster.salon === null
      ? null
      : fitText(poster.salon, 'body', {
          width: width - beside,
          height: height * 0.16,
          most: Math.min(60, width * 0.055),
          least: 20,
          lines: 2,
          lead: 1.2,
        })
  const line =
    poster.line === null
      ? null
      : fitText(poster.line, 'body', {
          width,
          height: height * 0.2,
          most: Math.min(72, width * 0.068),
          least: 22,
          lines: 2,
          lead: 1.2,
        })
  const gap = height * 0.05
  const signed = Math.max(salon?.height ?? 0, mark?.height ?? 0)
  const below = (line ? line.height + gap : 0) + (signed > 0 ? signed + gap * 1.4 : 0)
  const headline = fitText(poster.headline, 'head', {
    width,
    height: height - below,
    most: Math.min(220, width * 0.2),
    least: 34,
    lines: 7,
    lead: 1.06,
  })
  const whole = headline.height + below
  let y = at === 'top' ? box.y : box.y + Math.max(0, (height - whole) / 2)
  const parts = [textAt(headline, 'head', { x: box.x, y, fill: ink })]
  y += headline.height + gap
  if (line) {
    parts.push(textAt(line, 'body', { x: box.x, y, fill: soft }))
    y += line.height + gap
  }
  // The salon's logo and name stay at the foot of the box, where the eye ends up.
  const foot = at === 'top' ? box.y + height - signed : y + gap * 0.4
  if (mark) parts.push(markAt(mark, box.x, foot + (signed - mark.height) / 2))
  if (salon)
    parts.push(textAt(salon, 'body', { x: box.x + beside, y: foot + (signed - salon.height) / 2, fill: ink }))
  return parts.join('') + madeWith(poster, box, soft)
}

function strands(poster: Poster, width: number, height: number): string {
  const wide = width > height
  const pad = Math.min(width, height) * 0.08
  const hairWidth = wide ? width * 0.27 : width
  const hairHeight = wide ? height : height * 0.27
  const [x, y] = wide ? [width - hairWidth, 0] : [0, height - hairHeight]
  const third = wide ? hairWidth / 3 : hairWidth / 5
  const locks = Array.from({ length: wide ? 3 : 5 }, (_, index) =>
    lock(
      `l${index}`,
      x + index * third,
      y,
      third + 1,
      hairHeight,
      near(poster.hair, [0, -1, 1, -2, 1.5][index] ?? 0),
    ),
  ).join('')
  const box = {
    x: pad,
    y: pad * 1.5,
    width: (wide ? x : width) - pad * 2,
    height: (wide ? height : y) - pad * 2.6,
  }
  return `<rect width="${width}" height="${height}" fill="${PAPER}"/>${locks}<rect x="${round(pad)}" y="${round(pad * 0.85)}" width="${round(pad * 1.1)}" height="10" rx="5" fill="${accent(poster, PAPER)}"/>${words(poster, box, NAVY, SOFT, 'top')}`
}

function ring(poster: Poster, width: number, height: number): string {
  const wide = width > height
  const least = Math.min(width, height)
  const pad = least * 0.08
  // The ring hangs in a corner; its swatches fan out from it.
  const reach = wide ? height * 0.86 : Math.min(width * 0.62, height * 0.4)
  const [cx, cy] = wide ? [width - pad * 0.8, pad * 0.8] : [width - pad, pad]
  const thick = reach * 0.17
  const fan = Array.from({ length: 6 }, (_, index) => {
    const turn = 4 + index * 15.5
    const shade = near(poster.hair, [2, 1, 0, -1, -2, -3][index] ?? 0)
    return `<g transform="rotate(${turn} ${round(cx)} ${round(cy)})">${lock(`r${index}`, cx - thick / 2, cy + reach * 0.16, thick, reach * 0.84, shade, true)}<rect x="${round(cx - thick / 2)}" y="${round(cy + reach * 0.06)}" width="${round(thick)}" height="${round(reach * 0.15)}" rx="${round(thick * 0.2)}" fill="${PAPER}"/></g>`
  }).join('')
  const top = wide ? pad * 1.2 : cy + reach + pad * 0.5
  const box = wide
    ? { x: pad, y: pad * 1.2, width: width - reach - pad * 2.6, height: height - pad * 2.4 }
    : { x: pad, y: top, width: width - pad * 2, height: height - top - pad }
  return `<rect width="${width}" height="${height}" fill="${NAVY}"/>${fan}<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(thick * 0.5)}" fill="none" stroke="${accent(poster, NAVY)}" stroke-width="10"/>${words(poster, box, RAISED, '#c9d5e0', wide ? 'middle' : 'top')}`
}

function card(poster: Poster, width: number, height: number): string {
  const least = Math.min(width, height)
  const edge = least * 0.085
  const pad = least * 0.085
  const count = width > height ? 7 : 5
  const each = width / count
  const locks = Array.from({ length: count }, (_, index) =>
    lock(
      `c${index}`,
      index * each,
      0,
      each + 1,
      height,
      near(poster.hair, [0, 1, -1, 1.5, -1.5, 0.5, -0.5][index] ?? 0),
    ),
  ).join('')
  const tall = height > width * 1.5
  const inner = {
    x: edge,
    y: tall ? height * 0.16 : edge,
    width: width - edge * 2,
    height: tall ? height * 0.68 : height - edge * 2,
  }
  const hole = least * 0.022
  const box = {
    x: inner.x + pad,
    y: inner.y + pad * 1.35,
    width: inner.width - pad * 2,
    height: inner.height - pad * 2.35,
  }
  return `${locks}<rect x="${round(inner.x)}" y="${round(inner.y)}" width="${round(inner.width)}" height="${round(inner.height)}" rx="${round(least * 0.04)}" fill="${RAISED}"/><circle cx="${round(width / 2)}" cy="${round(inner.y + pad * 0.6)}" r="${round(hole)}" fill="none" stroke="${accent(poster, RAISED)}" stroke-width="8"/>${words(poster, box, NAVY, SOFT, 'middle')}`
}

const DRAW = { strands, ring, card } as const

/** The poster as self-contained SVG text. */
export function posterSvg(poster: Poster): string {
  const { width, height } = SIZES[poster.size]
  const tidy: Poster = {
    ...poster,
    headline: poster.headline.replace(/\s+/g, ' ').trim() || (poster.salon ?? 'Hello'),
  }
  const fonts = poster.fonts ? `<style>${poster.fonts}</style>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${fonts}${DRAW[poster.layout](tidy, width, height)}</svg>`
}
