// How near a misspelt word is to a known one: by letters, and by how it sounds when said in English.

/** Letters that were changed, left out, put in or swapped; `most` + 1 where it is more. */
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

/** How many wrong letters a word of this length may have. */
export const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/[ct]i(?=on|an)/g, 'S'],
  [/th/g, 't'],
  [/dg(?=[eiy])/g, 'j'],
  [/gh/g, ''],
  [/ck|q|c(?=[^eiy]|$)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/mb$/, 'm'],
  [/w(?=r)|h(?=[^aeiouy]|$)/g, ''],
]

/** What is heard: the consonants and whether it begins with a vowel. '' for what is too short to tell. */
export function sound(word: string): string {
  let said = word.replace(/[^a-z]/g, '')
  for (const [spelt, heard] of SOUNDS) said = said.replace(spelt, heard)
  const key = (/^[aeiouy]/.test(said) ? 'a' : '') + said.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')
  return key.length < 3 ? '' : key
}
