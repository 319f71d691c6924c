// A salon's colour is always seen, and its logo is a picture and nothing else.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Salon } from '../../shared/salon/records/records'
import {
  contrastOf,
  groundFor,
  LOGO_MAX_CHARS,
  LOGO_SHAPE,
  markOf,
  seenOn,
} from '../../shared/salon/salon-look'
import { fitsInChange } from '../../shared/sync/limits'
import { pngHead } from '../support/png-head'

const PAPER = '#f6f3ec'
const NAVY = '#0f1f2e'

describe('the colour', () => {
  test.each([
    ['a dark red', '#8c1d1d', PAPER, '#8c1d1d'],
    ['white', '#ffffff', NAVY, '#ffffff'],
  ])('%s stands as it is where it is seen', (_, colour, ground, drawn) => {
    expect(seenOn(colour, ground, 3)).toBe(drawn)
  })

  test('any colour is seen on any ground, and only moved as far as it takes', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, fc.constantFrom(PAPER, NAVY, '#fffefb'), (picked, ground) => {
        const drawn = seenOn(picked, ground, 3)
        expect(contrastOf(drawn, ground)).toBeGreaterThanOrEqual(3)
        if (contrastOf(picked, ground) >= 3) expect(drawn).toBe(picked)
      }),
    )
  })

  test('contrast is counted as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  })
})

describe('the logo', () => {
  test.each([
    ['an address', 'https://example.com/logo.png'],
    ['a drawing that could run', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['a way out of its attribute', 'data:image/png;base64,AAAA"/><script>'],
    ['nothing', 'data:image/png;base64,'],
  ])('%s is none', (_, logo) => {
    expect(LOGO_SHAPE.test(logo)).toBe(false)
    expect(Salon.shape.logo.safeParse({ png: logo }).success).toBe(false)
  })

  test('the largest one, and the largest one before it, fit into one change', () => {
    const head = 'data:image/png;base64,'
    const logo = head.padEnd(LOGO_MAX_CHARS, 'A')
    expect(Salon.shape.logo.safeParse({ png: logo }).success).toBe(true)
    expect(Salon.shape.logo.safeParse({ png: `${logo}A` }).success).toBe(false)
    const rest = { name: 'N'.repeat(200), booking_link: 'b'.repeat(500) }
    const salon = JSON.stringify({ ...rest, logo: { png: logo } })
    expect(fitsInChange(salon, salon)).toBe(true)
  })
})

describe('the mark', () => {
  const drawn = (width: number, height: number) => markOf({ colour: null, logo: pngHead(width, height) }, 100)

  test.each([
    ['a square one is as high as its line', 256, 256, 100, 100],
    ['a tall one keeps its shape', 64, 256, 25, 100],
    ['a wide one may be wider than it is high', 256, 128, 200, 100],
    ['a very wide one only so far', 260, 26, 260, 26],
    ['one without a size counts as square', 0, 0, 100, 100],
  ])('%s', (_, width, height, wide, high) => {
    const mark = drawn(width, height)
    expect(mark?.width).toBeCloseTo(wide, 5)
    expect(mark?.height).toBeCloseTo(high, 5)
  })

  test.each([[null], ['https://example.com/logo.png'], ['data:image/png;base64,AAAA"/><script>']])(
    '%s is none',
    logo => {
      expect(markOf({ colour: null, logo }, 100)).toBeNull()
    },
  )
})

describe('a ground of its own', () => {
  const dots = (...colours: [number, number, number, number][]) => colours.flat()
  const open: [number, number, number, number] = [0, 0, 0, 0]

  test.each([
    ['white on nothing has navy behind it', dots([255, 255, 255, 255], open, open), NAVY],
    ['black on nothing has paper', dots([10, 10, 10, 255], open, open), PAPER],
    ['red on nothing is seen on both', dots([200, 40, 60, 255], open, open), null],
    ['a white picture without holes is its own ground', dots([255, 255, 255, 255]), null],
    ['nothing at all has none', dots(open, open), null],
  ])('%s', (_, given, ground) => {
    expect(groundFor(given)).toBe(ground)
  })
})
