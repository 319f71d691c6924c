// How recognisers write what they hear: without apostrophes ("thats"), one number as two ("for ty"), or a sign by its
// name ("comma").
const APART: readonly (readonly [RegExp, string])[] = [
  [/\blemme\b/g, 'let me'],
  [/\b(that|what|how|when|where|who|she|he|it|there|let)s\b/g, "$1's"],
  [/\b(i|we|you|they)ve\b/g, "$1've"],
  [/\b(you|they)re\b/g, "$1're"],
  [/\bim\b/g, "i'm"],
  [/\bfor ty\b/g, 'forty'],
  // How they often write "Twenty vol".
  [/\b(ten|twenty|thirty|forty|10|20|30|40) (?:bowl|vowel|ball)\b(?! for\b)/g, '$1 vol'],
  [/\bminuets?\b/g, 'minutes'],
  [/\ballergy's\b/g, 'allergies'],
  [/\bcolor(s?)\b/g, 'colour$1'],
  [/\b(twen|thir|fif|six|seven|eigh|nine)[ -]ty\b/g, '$1ty'],
]

/** In lower case; for commands. */
export const asWritten = (text: string): string =>
  APART.reduce((said, [apart, whole]) => said.replace(apart, whole), withoutSigns(text))

/** Drops signs that were said by name. "Period" has another meaning, so it only counts at the end. */
const withoutSigns = (text: string): string =>
  text.replace(/,?\s*\b(?:comma|full stop)\b/g, ' ').replace(/\s+period\W*$/, ' ')

/** In text we save, a sign said by name becomes the sign: "cooler comma please full stop". */
export const withSigns = (text: string): string =>
  text
    .replace(/[,.]?\s*\bcomma\b[,.]?/gi, ',')
    .replace(/[,.]?\s*\bfull stop\b[,.]?/gi, '.')
    .replace(/[,.]?\s*\bquestion mark\b[?.]?/gi, '?')
