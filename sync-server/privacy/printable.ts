// What the report's font can show. A letter with a missing accent (Vietnamese) loses it, and anything else (an emoji,
// another script) becomes one "?". The paper says so where it happens; the JSON has everything as it was written.

/** The characters in AtkinsonHyperlegibleNext as shipped, as ranges. */
const SHOWN =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a-\u017e\u0192\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2212]/u

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })
const MARK = /\p{M}/u
/** Characters with an equivalent that the font has. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '\t': '    ',
  '\r\n': '\n',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '\u2013',
  '\u2015': '\u2014',
  '\u2192': '\u203a',
}
type Shown = { text: string; whole: boolean }

function signShown(sign: string): Shown {
  const other = OTHER_SIGNS[sign]
  if (other !== undefined) return { text: other, whole: true }
  const composed = sign.normalize('NFC')
  if ([...composed].every(each => SHOWN.test(each))) return { text: composed, whole: true }
  const [letter = '', ...marks] = [...sign.normalize('NFD')]
  if (!SHOWN.test(letter) || !marks.every(mark => MARK.test(mark))) return { text: '?', whole: false }
  // Keeps an accent that the font does have: "ễ" becomes "ê", not "e".
  const marked = marks.map(mark => (letter + mark).normalize('NFC'))
  return { text: marked.find(each => SHOWN.test(each) && [...each].length === 1) ?? letter, whole: false }
}

const PLAIN = new RegExp(`^(?:${SHOWN.source})*$`, 'u')

/** `whole` false: part of it can't be shown as written. */
export function printable(text: string): Shown {
  let whole = true
  // Splitting a text into characters is slow, and most words don't need it.
  const words = text.split(/( +)/).map(word => {
    if (PLAIN.test(word)) return word
    const signs = [...graphemes.segment(word)].map(({ segment }) => signShown(segment))
    whole &&= signs.every(sign => sign.whole)
    return signs.map(sign => sign.text).join('')
  })
  return { text: words.join(''), whole }
}
