// The parts of a head, and other things that are timed there, by the words people use for them.
import type { Read } from './numbers'

/** What recognisers hear for a place, but people rarely mean by it. Too little to act on alone. */
const MISHEARD = { Foils: ['foyles', 'foyle'], Toner: ['tuna', 'tuner', 'tona', 'tone'] } as const
export const isMisheard = (word: string): boolean =>
  Object.values(MISHEARD).some(words => words.some(each => each === word))

/** The first spelling is how we write it. "Routes" and "tuna" are what recognisers hear. */
const SAID: readonly (readonly string[])[] = [
  ['Root shadow', 'shadow root', 'root melt', 'root smudge'],
  ['Face frame', 'face framing', 'money piece', 'money pieces'],
  ['Mid-lengths and ends', 'mid lengths and ends', 'mids and ends'],
  ['Mid-lengths', 'mid length', 'mid lengths', 'mids', 'middle lengths', 'mid-length', 'midlengths'],
  ['All over', 'full head', 'whole head', 'all of it'],
  ['Roots', 'root', 'routes', 'route', 'rootes', "route's", "root's"],
  ['Regrowth', 're growth', 'the growth'],
  ['Ends', 'tips'],
  ['Lengths', 'length'],
  ['Hairline', 'hair line'],
  ['Foils', 'foil', ...MISHEARD.Foils],
  ['Highlights', 'highlight', 'hi lights', 'high lights'],
  ['Lowlights', 'lowlight', 'low lights'],
  ['Balayage', 'ballyage', 'bally age'],
  ['Toner', ...MISHEARD.Toner],
  ['Gloss', 'glaze'],
  ['Bleach', 'lightener'],
  ['Perm', 'neutraliser'],
  ['Keratin', 'keratin treatment'],
  ['Treatment', 'mask', 'conditioner', 'plex'],
  ['Filler', 'pre pigment'],
  ['Colour', 'tint', 'color'],
  ['Front', 'frontal'],
  ['Back'],
  ['Crown', 'top'],
  ['Nape'],
  ['Fringe', 'bangs'],
  ['Sides', 'left side', 'right side'],
  ['Parting'],
  ['Temples'],
  ['Greys', 'grey'],
]
const FORMS: readonly (readonly [readonly string[], string])[] = SAID.flatMap(([name = '', ...others]) =>
  [name.toLowerCase(), ...others].map((said): [string[], string] => [said.split(' '), name]),
).sort((a, b) => b[0].length - a[0].length)

/** "(on) (the) mid lengths", written "Mid-lengths". `named`: a preposition or article may come before it. */
export function readZone(words: readonly string[], at: number): Read<string> {
  let from = at
  while (
    /^(?:on|for|to|with|in|at|the|that|this|her|his|their|my|and)$/.test(words[from] ?? '') &&
    from - at < 3
  )
    from++
  for (const [form, name] of FORMS)
    if (form.every((word, n) => words[from + n] === word)) return { value: name, next: from + form.length }
  return null
}

/**
 * What is timed at the bowl, so "roots thirty five" is a time. "Top ten", "gloss forty" and "highlights eighty" are
 * talk.
 */
const WORKED_ON: readonly string[] = [
  'Root shadow',
  'Face frame',
  'Mid-lengths and ends',
  'Mid-lengths',
  'Roots',
  'Regrowth',
  'Ends',
  'Hairline',
  'Foils',
  'Toner',
  'Bleach',
  'Nape',
  'Fringe',
  'Parting',
  'Temples',
]
export const isWorkedOn = (zone: string): boolean => WORKED_ON.includes(zone)

/** The zone that the whole text names, or null. */
export function zoneOf(text: string): string | null {
  const words = text.split(' ').filter(Boolean)
  const zone = readZone(words, 0)
  return zone && zone.next === words.length ? zone.value : null
}

export const zoneWords: readonly string[] = FORMS.map(([form]) => form.join(' '))
