// How a lock of hair is drawn, on screens and on posters: one shape, as SVG paths on a field of 60 × 100.

export const FIELD = { width: 60, height: 100 }

/** A lock of 60 × 100: full at the root, narrower towards the ends, which split into tips. */
export const OUTLINE =
  'M2 0H58C60 28 59 56 55 76C53 86 50 92 47 97C46 92 45 89 43 86C41 92 38 97 34 100C32 95 30 92 28 89C25 94 21 98 17 99C16 94 15 91 13 87C10 84 6 80 4.5 74C1 54 0 28 2 0Z'

/**
 * How the hair lies in it, each strand with its own tip: path, light or dark, and width. They are fixed, so that a
 * lock never flickers.
 */
export const LIE: readonly [string, 'light' | 'dark', number][] = [
  ['M5 0C2 36 6 62 15 91', 'dark', 5],
  ['M14 0C11 40 14 68 17 97', 'light', 2.4],
  ['M21 0C20 40 22 66 24 88', 'dark', 2],
  ['M29 0C30 40 31 70 33 97', 'light', 2.6],
  ['M37 0C40 40 39 66 37 92', 'dark', 2],
  ['M45 0C48 36 47 64 46 91', 'light', 2.2],
  ['M55 0C58 36 55 62 48 90', 'dark', 5],
]
/** A single sheen with soft edges: each layer lies inside the one before. */
export const SHEEN = [
  'M.6 19Q30 31 59.5 19V39Q30 51 .6 39Z',
  'M.6 23Q30 35 59.5 23V35Q30 47 .6 35Z',
  'M3 26.5Q30 38 57 26.5V31.5Q30 43 3 31.5Z',
]
/** The shadow of what hangs over the root. */
export const ROOT = ['M2 0H58L58.7 13Q30 19 1.3 13Z', 'M2 0H58L58.3 6Q30 10 1.6 6Z']
