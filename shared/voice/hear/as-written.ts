// How recognisers write what was said: without an apostrophe ("thats"), one number in two ("for ty"), or the sign by
// its name ("comma").
const APART: readonly (readonly [RegExp, string])[] = [
  [/\blemme\b/g, 'let me'],
  [/\b(that|what|how|when|where|who|she|he|it|there|let)s\b/g, "$1's"],
  [/\b(i|we|you|they)ve\b/g, "$1've"],
  [/\b(you|they)re\b/g, "$1're"],
  [/\bim\b/g, "i'm"],
  [/\bfor ty\b/g, 'forty'],
  // "Twenty vol", as it is often written.
  [/\b(ten|twenty|thirty|forty|10|20|30|40) (?:bowl|vowel|ball)\b(?! for\b)/g, '$1 vol'],
  [/\bminuets?\b/g, 'minutes'],
  [/\ballergy's\b/g, 'allergies'],
  [/\bcolor(s?)\b/g, 'colour$1'],
  [/\b(twen|thir|fif|six|seven|eigh|nine)[ -]ty\b/g, '$1ty'],
]

/** In small letters; for commands. */
export const asWritten = (text: string): string =>
  APART.reduce((said, [apart, whole]) => said.replace(apart, whole), withoutSigns(text))

/** The sign said by its name; a "period" may be another thing, but for the end. */
const withoutSigns = (text: string): string =>
  text.replace(/,?\s*\b(?:comma|full stop)\b/g, ' ').replace(/\s+period\W*$/, ' ')

/** In what is kept, a sign that was said by its name stands as the sign: "cooler comma please full stop". */
export const withSigns = (text: string): string =>
  text
    .replace(/[,.]?\s*\bcomma\b[,.]?/gi, ',')
    .replace(/[,.]?\s*\bfull stop\b[,.]?/gi, '.')
    .replace(/[,.]?\s*\bquestion mark\b[?.]?/gi, '?')
