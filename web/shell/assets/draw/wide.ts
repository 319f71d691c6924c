// Landscape pictures.
import { seenOn } from '../../../../shared/salon/salon-look'
import {
  accent,
  BLUE,
  block,
  ground,
  hasLook,
  line,
  mark,
  NAVY,
  NOBODYS,
  PAPER,
  r,
  type Signed,
  SOFT_ON_NAVY,
  SOFT_ON_PAPER,
  signature,
} from './brand'
import { band, LEVELS, lock, RING, ring, swatch } from './hair'

/** Hair from edge to edge with the text on a tab in the middle: phones show no more than that. */
export function cover(width: number, height: number, salon: Signed): string {
  const each = width / LEVELS.length
  const hair = LEVELS.map((level, index) =>
    band(`f${index}`, { x: index * each, y: 0, width: each + 1, height }, level),
  ).join('')
  const card = { x: width / 2 - 400, y: 82, width: 800, height: height - 164 }
  const head = block('The hands-free toolkit\nfor hair salons', {
    x: card.x + 70,
    y: card.y + 122,
    width: card.width - 140,
    height: 190,
    most: 80,
    fill: NAVY,
    middle: true,
  })
  const [right, foot, cx, cy] = [card.x + card.width, card.y + card.height, width / 2, card.y + 60]
  // The tab has a real hole, and hair shows through it.
  const tab = `<path fill-rule="evenodd" fill="${PAPER}" d="M${card.x + 44} ${card.y}H${right - 44}a44 44 0 0 1 44 44V${foot - 44}a44 44 0 0 1-44 44H${card.x + 44}a44 44 0 0 1-44-44V${card.y + 44}a44 44 0 0 1 44-44ZM${cx - 22} ${cy}a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z"/><circle cx="${cx}" cy="${cy}" r="24" fill="none" stroke="${accent(salon, PAPER)}" stroke-width="10"/>`
  return `${hair}${tab}${head.svg}${signature(salon, { x: card.x + 60, y: foot - 118, size: 76, width: card.width - 120, fill: NAVY, middle: true })}`
}

/** All ten levels in a row. The lower left stays free for the profile picture. */
export function header(width: number, height: number, salon: Signed): string {
  const [first, each] = [width * 0.47, width * 0.0515]
  const row = LEVELS.map((level, index) =>
    swatch(
      `x${index}`,
      {
        x: first + index * each,
        y: 46,
        width: each * 0.86,
        height: height * (0.7 + 0.13 * Math.sin(index * 1.15)),
      },
      level,
    ),
  ).join('')
  const head = block('Every depth.\nEvery client.\nHands free.', {
    x: 72,
    y: 148,
    width: width * 0.36,
    height: 220,
    most: 74,
    fill: PAPER,
  })
  const rail = `<path d="M${r(first - 26)} 64H${width}" stroke="${accent(salon, NAVY)}" stroke-width="11" stroke-linecap="round"/>`
  return `${ground(width, height, NAVY)}${row}${rail}${head.svg}${signature(salon, { x: 68, y: 50, size: 66, width: first - 140, fill: PAPER })}`
}

/** The ring lies open on the left, where the page's own picture may cover it; the text stays clear. */
export function banner(width: number, height: number, salon: Signed): string {
  const fan = ring('l', RING, {
    cx: width * 0.05,
    cy: height * 0.9,
    reach: height * 1.12,
    width: height * 0.19,
    from: 186,
    to: 272,
    ground: PAPER,
    accent: accent(salon, PAPER),
  })
  const x = width * 0.48
  const head = block('Six tools for the\nsalon, on one tablet', {
    x,
    y: 148,
    width: width - x - 90,
    height: 170,
    most: 82,
    fill: NAVY,
  })
  const below = block('By voice or touch. With or without a signal.', {
    x,
    y: head.foot + 34,
    width: width - x - 90,
    height: 50,
    most: 37,
    fill: SOFT_ON_PAPER,
    font: 'body',
  })
  return `${ground(width, height, PAPER)}${fan}${signature(salon, { x: x - 4, y: 54, size: 66, width: width - x - 90, fill: NAVY })}${head.svg}${below.svg}`
}

/** A few large words; the lower right stays free for the video's length. */
export function thumbnail(width: number, height: number, salon: Signed): string {
  const hang = [
    { hair: RING[1], long: 0.86 },
    { hair: RING[3], long: 1.02 },
    { hair: RING[5], long: 0.78 },
  ]
  const locks = hang.map(({ hair, long }, index) => {
    const box = {
      x: width * 0.61 + index * 152,
      y: -60,
      width: 164,
      height: height * long,
    }
    return hair ? lock(`y${index}`, box, hair) : ''
  })
  const head = block('Hands-free\nin the\nsalon', {
    x: 64,
    y: 84,
    width: width * 0.52,
    height: 430,
    most: 150,
    fill: NAVY,
  })
  const own = hasLook(salon)
    ? signature(salon, { x: 92, y: height - 140, size: 64, width: 414, fill: PAPER })
    : `${mark(82, height - 144, 72)}${line('A tour of Chairside', { x: 168, y: height - 95, size: 36, fill: PAPER })}`
  const chip = `<rect x="64" y="${height - 152}" width="470" height="88" rx="44" fill="${NAVY}"/>${own}`
  const behind = salon.colour === null ? BLUE : seenOn(salon.colour, NAVY, 4.5)
  return `${ground(width, height, behind)}${locks.join('')}${head.svg}${chip}`
}

/** The preview of a link to the public pages. */
export function share(width: number, height: number): string {
  const fan = ring('o', RING, {
    cx: width * 0.915,
    cy: height * 0.15,
    reach: height * 0.8,
    width: height * 0.145,
    from: 0,
    to: 82,
    ground: NAVY,
    accent: BLUE,
  })
  const head = block('A hands-free\ntoolkit for\nhair salons', {
    x: 70,
    y: 190,
    width: width * 0.42,
    height: 270,
    most: 84,
    fill: PAPER,
  })
  const below = block('By voice or touch, with\nor without a signal.', {
    x: 70,
    y: head.foot + 36,
    width: width * 0.45,
    height: 100,
    most: 36,
    fill: SOFT_ON_NAVY,
    font: 'body',
  })
  return `${ground(width, height, NAVY)}${fan}${signature(NOBODYS, { x: 64, y: 64, size: 80, width, fill: PAPER })}${head.svg}${below.svg}`
}
