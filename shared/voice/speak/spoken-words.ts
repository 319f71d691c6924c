// Words that the built-in voice mispronounces, respelt so that it says them right. They match as whole words, in any
// case. Makers' and people's names and the trade's French have their phonemes with the voice itself
// (sync-server/voice/said).
export const SPOKEN_WORDS: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colouring: 'coloring',
  colourist: 'colorist',
  grey: 'gray',
  greys: 'grays',
  moisturise: 'moisturize',
  moisturising: 'moisturizing',
  sulphate: 'sulfate',
  sulphates: 'sulfates',
  ppd: 'P P D',
  ptd: 'P T D',
  ph: 'P H',
  uv: 'U V',
  spf: 'S P F',
  diy: 'D I Y',
  sms: 'S M S',
  faq: 'F A Q',
  // The voice spells out words with too many consonants, whatever their pronunciation, so these need a new spelling.
  ffion: 'fion',
  sadhbh: 'sive',
  tadhg: 'tige',
}

/** Abbreviations, including their full stop. */
export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bn\/a\b/gi, 'not applicable'],
  [/\be\.g\.?(?=[\s,)]|$)/gi, 'for example'],
  [/\bi\.e\.?(?=[\s,)]|$)/gi, 'that is'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bvs\b\.?/gi, 'against'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?(?=\p{L})/gu, 'with '],
  [/\band\/or\b/gi, 'and or'],
  [/\bmin\b\.?(?=\s+(?:wait|each|more|left)\b)/gi, 'minutes'],
]
