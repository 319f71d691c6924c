// How close a misspelt word is to a known one: by letters, and by how it sounds in English.

import { consonantsOf, sounded } from '../reading/names/spelling-sounds'

/** Edit distance: letters changed, missing, added or swapped; `most` + 1 if it is more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** How many wrong letters a word of this length may contain. */
export const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

const heard = sounded([
  { of: 'kn gn pn', to: 'n', at: 'first' },
  { of: 'wr', to: 'r', at: 'first' },
  { of: 'ps', to: 's', at: 'first' },
  { of: 'ph', to: 'f' },
  { of: 'sch', to: 'sk' },
  { of: 'tch ch', to: 'C' },
  { of: 'sh', to: 'S' },
  { of: 'ci ti', to: 'S', with: 'on an' },
  { of: 'th', to: 't' },
  { of: 'dg', to: 'j', before: 'eiy' },
  { of: 'gh', to: '' },
  { of: 'ck q', to: 'k' },
  { of: 'c', to: 'k', notBefore: 'eiy' },
  { of: 'c', to: 's', before: 'eiy' },
  { of: 'x', to: 'ks' },
  { of: 'z', to: 's' },
  { of: 'g', to: 'j', before: 'eiy' },
  { of: 'mb', to: 'm', at: 'last' },
  { of: 'w', to: '', before: 'r' },
  { of: 'h', to: '', notBefore: 'aeiouy' },
])

/** How it sounds: its consonants, and whether it starts with a vowel. '' if it is too short to tell. */
export function sound(word: string): string {
  const said = heard([...word].filter(letter => letter >= 'a' && letter <= 'z').join(''))
  const key = (VOWELS_FIRST.includes(said[0] ?? ' ') ? 'a' : '') + consonantsOf(said)
  return key.length < 3 ? '' : key
}
const VOWELS_FIRST = 'aeiouy'
