const MARKS = /\p{M}/gu
/** Letters that don't decompose into a base letter and an accent, but that people type as one. */
const ALONE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
}
const LETTERS = new RegExp(`[${Object.keys(ALONE).join('')}]`, 'g')

/** Most words have nothing to fold. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** For sorting and searching: lower case without accents, "Siobhán" → "siobhan", "Michał" → "michal". */
export function folded(text: string): string {
  const low = text.toLowerCase()
  if (isPlain(low)) return low.trim()
  return low
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(LETTERS, letter => ALONE[letter] ?? letter)
    .trim()
}
