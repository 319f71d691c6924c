// Square and portrait pictures.

import { markAt, markOf } from '../../../../shared/salon/salon-look'
import { cards } from '../../../../shared/tools/cards'
import {
  accent,
  block,
  ground,
  inkOn,
  line,
  NAVY,
  NOBODYS,
  PAPER,
  r,
  type Signed,
  SOFT_ON_NAVY,
  SOFT_ON_PAPER,
  signature,
} from './brand'
import { band, type Hair, lock, RING, ring, swatch } from './hair'

const hair = (level: number, tone: string): Hair => ({ level, tone, code: '' })
/** The logo's own five, as hair. */
const FIVE = [
  hair(3, 'natural'),
  hair(5, 'copper'),
  hair(7, 'copper'),
  hair(8, 'gold'),
  hair(10, 'beige'),
] as const

/** The logo drawn as hair. Networks crop it to a circle, so all of it fits inside one. */
export function profile(width: number, height: number, salon: Signed): string {
  const [cx, cy, thick] = [width / 2, height * 0.69, width * 0.15]
  const locks = FIVE.map((each, index) => {
    const box = { x: cx - thick / 2, y: cy, width: thick, height: height * 0.53 }
    return `<g transform="rotate(${130 + index * 25} ${r(cx)} ${r(cy)})">${lock(`p${index}`, box, each)}</g>`
  }).join('')
  const within = markOf(salon, width * 0.21, width * 0.28)
  // Room for the salon's own logo, corners included.
  const round = within ? Math.hypot(within.width, within.height) / 2 + width * 0.045 : width * 0.108
  const own = within ? markAt(within, cx - within.width / 2, cy - within.height / 2) : ''
  return `${ground(width, height, NAVY)}${locks}<circle cx="${cx}" cy="${r(cy)}" r="${r(round)}" fill="${NAVY}" stroke="${accent(salon, NAVY)}" stroke-width="${r(width * 0.05)}"/>${own}`
}

/** The ring hangs in the corner and opens over the text. */
export function post(width: number, height: number, salon: Signed): string {
  const fan = ring('i', RING.slice(0, 6), {
    cx: width * 0.92,
    cy: height * 0.085,
    reach: height * 0.6,
    width: width * 0.125,
    from: 2,
    to: 76,
    ground: NAVY,
    accent: accent(salon, NAVY),
  })
  const head = block('Your gloves\nstay on.', {
    x: 72,
    y: height * 0.655,
    width: width - 144,
    height: height * 0.23,
    most: 128,
    fill: PAPER,
  })
  const below = block('Formulas, notes and timers, by voice.', {
    x: 72,
    y: head.foot + 34,
    width: width - 144,
    height: 60,
    most: 42,
    fill: SOFT_ON_NAVY,
    font: 'body',
  })
  return `${ground(width, height, NAVY)}${fan}${signature(salon, { x: 64, y: 60, size: 76, width: 440, fill: PAPER })}${head.svg}${below.svg}`
}

/** The text stays clear of a story's own buttons at the top and the foot. */
export function story(width: number, height: number, salon: Signed): string {
  const foot = height * 0.855
  const each = width / 7
  const bands = RING.map((shade, index) =>
    band(`b${index}`, { x: index * each, y: foot, width: each + 1, height: height - foot }, shade),
  ).join('')
  const cy = height * 0.13
  const fan = ring('s', RING, {
    cx: width / 2,
    cy,
    reach: height * 0.43,
    width: width * 0.17,
    from: 46,
    to: -46,
    ground: PAPER,
    accent: accent(salon, PAPER),
  })
  const head = block('No signal?\nIt still works.', {
    x: 80,
    y: height * 0.575,
    width: width - 160,
    height: 250,
    most: 122,
    fill: NAVY,
    middle: true,
  })
  const below = block('Clients, formulas and notes\nopen without a connection.', {
    x: 120,
    y: head.foot + 36,
    width: width - 240,
    height: 110,
    most: 44,
    fill: SOFT_ON_PAPER,
    font: 'body',
    middle: true,
  })
  const name = signature(salon, {
    x: 80,
    y: height * 0.789,
    size: 84,
    width: width - 160,
    fill: NAVY,
    middle: true,
  })
  return `${ground(width, height, PAPER)}<path d="M${width / 2} 0V${r(cy)}" stroke="${NAVY}" stroke-width="9"/>${fan}${head.svg}${below.svg}${name}${bands}`
}

/** The first page of a carousel: one swatch for each tool. */
export function carousel(width: number, height: number, salon = NOBODYS): string {
  const head = block('Six tools. One tablet.', {
    x: 72,
    y: 172,
    width: width - 144,
    height: 110,
    most: 96,
    fill: NAVY,
  })
  const [top, room] = [head.foot + 62, 112]
  const own = accent(salon, PAPER)
  const rows = cards.slice(0, 6).map(({ title, swatch: shade }, index) => {
    const y = top + index * room
    const box = { x: 0, y: 0, width: 88, height: 330 }
    // Turned on its side, with the tab at the left edge and the hair to the right.
    const turned = `<g transform="translate(72 ${r(y + 88)}) rotate(-90)">${swatch(`c${index}`, box, { ...shade, code: '' })}</g>`
    return `${turned}<circle cx="112" cy="${r(y + 44)}" r="13" fill="${PAPER}" stroke="${own}" stroke-width="7"/>${line(title, { x: 446, y: y + 62, size: 52, fill: NAVY })}`
  })
  const [cx, cy] = [width - 112, 102]
  const arrow = `<circle cx="${cx}" cy="${cy}" r="40" fill="${own}"/><path d="M${cx - 16} ${cy}h32m-13-14 14 14-14 14" fill="none" stroke="${inkOn(own)}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
  return `${ground(width, height, PAPER)}${signature(salon, { x: 72, y: 64, size: 76, width: width - 300, fill: NAVY })}${arrow}${head.svg}${rows.join('')}`
}
