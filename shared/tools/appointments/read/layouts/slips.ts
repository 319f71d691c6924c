// Typos that would hide a time: a letter for a digit, a missing space, a comma for a point.

const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?'
const GLUED = new RegExp(
  // "9:00Sally", "10.00amSally"
  `(?<=(?<![\\d:.])(?:${CLOCK}|\\d{1,2}[ap]m))(?=\\p{Lu}\\p{Ll})|(?<=(?<!\\p{L})\\p{L}{2,}[)&]?)(?=\\d{2,3} ?(?:min|mins|minutes)\\b)`,
  'gu',
)

const WAYS: readonly [RegExp, string][] = [
  // "O9:00", "1O:15", "9O min"
  [/(?<![\p{L}\d])[Oo](?=[6-9][:.]\d\d)/gu, '0'],
  [/(?<=(?<![\p{L}\d])[12])[Oo](?=[:.][0-5O])/gu, '0'],
  [/(?<=\d[:.][0-5])[Oo](?![\p{L}\d])/gu, '0'],
  [/(?<=\d[:.])[Oo]{2}(?![\p{L}\d])/gu, '00'],
  [/(?<=(?<![\p{L}\d])[1-9]\d?)[Oo](?= ?(?:mins?|minutes)\b)/gu, '0'],
  // "l0:30", "1l.00"
  [/(?<![\p{L}\d])[lI](?=[0-2][:.][0-5]\d)/gu, '1'],
  [/(?<=(?<![\p{L}\d])1)[lI](?=[:.][0-5]\d)/gu, '1'],
  // "Helen Frost · Cut & Finish · Tara"
  [/(?<=\S)[^\S\n]+·[^\S\n]+(?=\S)/g, ' - '],
  // "Gwen@9"
  [/(?<=\p{L})@(?=\d)/gu, ' @ '],
  // "45mnis", "2hrz"
  [/(?<=\d ?)(?:mnis|minz|mintues?|mintutes|minuts|imns|misn)(?![\p{L}\d])/giu, 'mins'],
  [/(?<=\d ?)(?:hrz|hourz|hsr|huor|hrss)(?![\p{L}\d])/giu, 'hrs'],
  [GLUED, ' '],
  // "1130Vera cut45"
  [/(?<=(?<![\p{L}\d])\d{3,4})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2})(?=\d\d(?![\p{L}\d.:%]))/gu, ' '],
  // "9;00 Hetty", "10,15 - Lea": only in the line's first time.
  [/^(\s*\d{1,2})[;,]([0-5][05])(?=\s)/, '$1:$2'],
]

/** The line without such typos. */
export const slipped = (line: string): string =>
  WAYS.reduce((text, [pattern, right]) => text.replace(pattern, right), line)
