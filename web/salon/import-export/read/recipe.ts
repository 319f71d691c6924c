// Reads a recipe from a colour card, "Roots: 6/0 40g + 7/1 20g, 20 vol 60g, 35 min", into bowls. All or nothing: with
// an unknown word, or a shade without a weight, we make no bowl and keep the text.
import type { Bowl } from '../../../../shared/salon/records/records'
import { VOLUMES, volumeOf } from '../../../../shared/trade/colour/developers'

type Token =
  | { is: 'zone' | 'name' | 'code' | 'ratio'; text: string }
  | { is: 'grams' | 'volume' | 'minutes'; amount: number }
  | { is: 'part' | 'bowl' | 'filler' }
type Reading = readonly [RegExp, (found: readonly string[]) => Token | null]

const amount = (text = ''): number => Number(text.replace(',', '.'))
const strength = (volume: number | null): Token | null =>
  volume !== null && VOLUMES.includes(volume) ? { is: 'volume', amount: volume } : null

/** Tried in order, each from where the last match ended. */
const READINGS: readonly Reading[] = [
  [/(\d+(?:[.,]\d+)?)\s?(?:g|gr|gms?|grams?|mls?)\b\.?/iy, ([, n]) => ({ is: 'grams', amount: amount(n) })],
  [/(\d+)\s?(?:vol(?:ume)?s?|v)\b\.?/iy, ([, n]) => strength(amount(n))],
  [/(\d+(?:[.,]\d+)?)\s?%/iy, ([, n]) => strength(volumeOf(amount(n)))],
  [/1\s?(?::|to\b)\s?(\d(?:\.\d+)?)(?![\d/])/iy, ([, n = '']) => ({ is: 'ratio', text: `1:${n}` })],
  [/(\d+)\s?(?:min(?:ute)?s?\b\.?|['’′])/iy, ([, n]) => ({ is: 'minutes', amount: amount(n) })],
  [/\d{1,2}[/.-]\d{1,3}(?![\d/])|\d{1,2}[a-z]{1,3}\b/iy, ([text = '']) => ({ is: 'code', text })],
  [
    /(?:wella|koleston(?: perfect)?|kp|illumina|colou?r touch|ct|shinefinity|l['’]?or[eé]al|majirel|inoa|dia ?(?:light|richesse|colou?r)|schwarzkopf|igora(?: royal)?|vibrance|redken|shades ?eq|matrix|socolou?r|goldwell|topchic|colorance|bleach|lightener|bleach powder|powder|blondor|freelights|platine|blondme|clear)\b/iy,
    ([text = '']) => ({ is: 'name', text }),
  ],
  [
    /(?:roots?|regrowth|rts|mid[ -]?lengths?(?: (?:and|&) ends)?|mids(?: (?:and|&) ends)?|lengths?|ends|tips|foils?|high ?lights?|low ?lights?|t[ -]section|hairline|parting|front|back|top|nape|crown|all over|global|(?:full|half) head|toner|gloss|balayage|base)\b/iy,
    ([text = '']) => ({ is: 'zone', text }),
  ],
  [/[;\n|]|then\b|next bowl\b/iy, () => ({ is: 'bowl' })],
  [/[+,&]|and\b|plus\b|with\b|w\//iy, () => ({ is: 'part' })],
  [
    /[:=().@–-]|(?:developer|peroxide|dev|mixed|mix|of|for|at|on|left|ratio|used|formula|colou?r)\b/iy,
    () => ({ is: 'filler' }),
  ],
]

/** Null on an unknown word. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    if (/[^\S\n]/.test(text[at] ?? '')) {
      at += 1
      continue
    }
    let found: { token: Token | null; to: number } | null = null
    for (const [pattern, read] of READINGS) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match === null) continue
      found = { token: read(match), to: pattern.lastIndex }
      break
    }
    if (found === null || found.token === null) return null
    tokens.push(found.token)
    at = found.to
  }
  return tokens
}

type Draft = { zone: string | null; bowl: Bowl; things: Thing[] }
type Thing = { shade: string } | { volume: number } | { grams: number }

const fresh = (zone: string | null): Draft => ({
  zone,
  bowl: { zone: '', mix: [], developer_volume: null, developer_grams: null, ratio: null, minutes: null },
  things: [],
})
const isBegun = ({ bowl, things }: Draft): boolean =>
  bowl.mix.length > 0 || bowl.developer_volume !== null || things.length > 0

/** Ends the part between two joiners. If it starts with a weight, each weight belongs to what follows it. */
function closePart(draft: Draft): boolean {
  const { bowl, things } = draft
  draft.things = []
  const first = things[0]
  if (first === undefined) return true
  const ordered = 'grams' in first ? things.toReversed() : things
  const pairs: { thing: { shade: string } | { volume: number }; grams: number | null }[] = []
  for (const each of ordered) {
    const last = pairs.at(-1)
    if (!('grams' in each)) pairs.push({ thing: each, grams: null })
    else if (last === undefined || last.grams !== null) return false
    else last.grams = each.grams
  }
  for (const { thing, grams } of 'grams' in first ? pairs.toReversed() : pairs) {
    if ('shade' in thing) {
      if (grams === null || grams <= 0 || grams > 1000) return false
      bowl.mix.push({ shade: thing.shade, grams })
    } else {
      if (bowl.developer_volume !== null || (grams ?? 0) > 2000) return false
      bowl.developer_volume = thing.volume
      bowl.developer_grams = grams
    }
  }
  return true
}

function take(token: Token, draft: Draft, name: string): boolean {
  const { bowl, things } = draft
  switch (token.is) {
    case 'grams':
      things.push({ grams: token.amount })
      return true
    case 'volume':
      things.push({ volume: token.amount })
      return true
    case 'code':
      things.push({ shade: name === '' ? token.text : `${name} ${token.text}` })
      return true
    case 'name':
      things.push({ shade: token.text })
      return true
    case 'ratio':
      if (bowl.ratio !== null) return false
      bowl.ratio = token.text
      return true
    case 'minutes':
      if (bowl.minutes !== null || token.amount > 240) return false
      bowl.minutes = token.amount
      return true
    case 'part':
      return closePart(draft)
    default:
      return true
  }
}

/** Null unless the whole text can be read. */
export function readRecipe(text: string): Bowl[] | null {
  const tokens = tokensOf(text.trim())
  if (tokens === null) return null
  const all: Draft[] = [fresh(null)]
  const named: string[] = []
  for (const [at, token] of tokens.entries()) {
    const now = all.at(-1)
    if (now === undefined) return null
    const next = tokens[at + 1]
    // "Koleston 7/1" is one name; "bleach 40 g" is a product of its own.
    if (token.is === 'name' && (next?.is === 'code' || next?.is === 'name')) {
      named.push(token.text)
      continue
    }
    if (token.is === 'zone' || token.is === 'bowl') {
      if (!closePart(now)) return null
      const zone = token.is === 'zone' ? token.text : null
      if (isBegun(now)) all.push(fresh(zone))
      else if (zone !== null) now.zone = now.zone === null ? zone : `${now.zone} ${zone}`
      continue
    }
    const whole = token.is === 'name' ? { ...token, text: [...named, token.text].join(' ') } : token
    if (!take(whole, now, named.join(' '))) return null
    named.length = 0
  }
  const last = all.at(-1)
  if (last === undefined || !closePart(last)) return null
  const [first] = all
  // "6/0 40 g, 20 vol, roots": with only one bowl, the zone may come last.
  if (all.length === 2 && first?.zone === null && !isBegun(last)) {
    first.zone = last.zone
    all.pop()
  } else if (!isBegun(last)) all.pop()
  if (all.length === 0 || all.length > 12) return null
  if (all.some(({ bowl }) => bowl.mix.length === 0 || bowl.mix.length > 12)) return null
  return all.map(({ zone, bowl }, index) => ({ ...bowl, zone: zone ?? `Bowl ${index + 1}` }))
}
