// "Cocnut", "seseme", "parfume": an allergy that is spelt wrong is an allergy all the same.
import { type Family, familyOf } from '../../../trade/ingredients'

const NAMES: Readonly<Record<string, string>> = {
  almond: 'nut',
  hazelnut: 'nut',
  walnut: 'nut',
  cashew: 'nut',
  pistachio: 'nut',
  macadamia: 'nut',
  peanut: 'peanut',
  argan: 'argan',
  coconut: 'coconut',
  sesame: 'sesame',
  gluten: 'gluten',
  coeliac: 'gluten',
  wheat: 'wheat',
  lanolin: 'lanolin',
  lavender: 'lavender',
  perfume: 'fragrance',
  fragrance: 'fragrance',
  linalool: 'fragrance',
  limonene: 'fragrance',
  sulphate: 'sulphate',
  silicone: 'silicone',
  paraben: 'paraben',
  keratin: 'protein',
  protein: 'protein',
  collagen: 'protein',
  propolis: 'bee',
  beeswax: 'bee',
  avocado: 'avocado',
  papaya: 'papaya',
  banana: 'banana',
  pineapple: 'pineapple',
  chamomile: 'daisy',
  calendula: 'daisy',
  sunflower: 'sunflower',
  jojoba: 'jojoba',
  rosemary: 'rosemary',
  eucalyptus: 'eucalyptus',
  peppermint: 'mint',
  menthol: 'mint',
  latex: 'latex',
  isothiazolinone: 'isothiazolinone',
  methylisothiazolinone: 'isothiazolinone',
  formaldehyde: 'formaldehyde',
}

/** Letters to change, leave out, add or swap, at most. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_unused, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 99
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const line = rows[row]
      if (line)
        line[column] = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : 99,
        )
    }
  return at(a.length, b.length)
}

/** The family that a word no family knows was meant for; null where none is near. */
export function meantBy(word: string): Family | null {
  if (word.length < 5) return null
  const [near] = Object.keys(NAMES)
    .filter(name => Math.abs(name.length - word.length) <= 2)
    .map(name => ({ name, apart: distance(word, name) }))
    .filter(({ name, apart }) => apart <= (name.length >= 9 ? 2 : 1))
    .sort((a, b) => a.apart - b.apart)
  return near ? (familyOf(NAMES[near.name] ?? '') ?? null) : null
}
