// A service said once for a list: "Lily 9, Mia 10, Zoe 11, all cut and blow dry".
import { LENGTH } from './lengths'
import { isServiceWord, tellsService } from './words'

const WHO =
  "(?:(?:they|these)(?:'re| are)? )?(?:all(?: (?:of (?:them|these)|[2-9]|three|four|five|six))?|both|each|everyone)"
const BEFORE =
  "(?:\\s*(?::|,|–|—|-)\\s*|\\s+)(?:(?:are|is|'re|for|in|here|booked|down|having|getting|wanting|want|doing|has|have|a|an|just|be|to|after)\\s+)*"
const SAID = new RegExp(
  `^(.*?)(?:[,;–—:(-]|\\s(?:and|they|these|=)|\\s)\\s*${WHO}${BEFORE}(\\p{L}[^\\d.,;()]*?)(?:[\\s,@]+(?:at\\s+)?(?:for\\s+)?(${LENGTH}))?(?:\\s+(?:each|apiece|per person))?\\s*\\)?\\s*[.!]?\\s*$`,
  'iu',
)
const CLOCK =
  /(?<![\w.:])(?:\d{1,2}(?:[.:][0-5]\d)?|\d{4})(?![\w%]|[.:]\d)|\d ?[ap]m\b|\b(?:half past|quarter (?:past|to)|o'?clock)\b/i
const LENGTHS = new RegExp(`(?<![\\w.:])(?:${LENGTH})`, 'iu')
/** "All over colour", "all day", "all off": no word about everybody. */
const OTHER = /^(?:over|off|day|morning|afternoon|round|done|good|week|in one)\b/i
const BETWEEN = /^(?:and|&|\+|n|with|a|an|of|plus|then)$/i

const isService = (words: string): boolean => {
  const tokens = words.trim().split(/\s+/)
  return (
    !OTHER.test(words.trim()) &&
    tokens.some(tellsService) &&
    isServiceWord(tokens.at(-1) ?? '') &&
    tokens.every(token => isServiceWord(token) || BETWEEN.test(token))
  )
}
const serves = (item: string): boolean => (item.match(/[\p{L}&/+'-]+/gu) ?? []).some(tellsService)

const BREAKS = /(\s*(?:,|;|\/|\band\b|&|\bthen\b)(?:\s*(?:and|then)\b)*\s*)/i
/** What is listed, and what stands between, in turn. */
const listOf = (listed: string): { items: string[]; own: string[] } => {
  // "Lily (9), Mia (10)"
  const items = listed.replace(/\((\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)\)/gi, 'at $1').split(BREAKS)
  return { items, own: items.filter((item, at) => at % 2 === 0 && item.trim() !== '') }
}
const withService = (items: readonly string[], service: string, length: string | undefined): string =>
  items
    .map((item, at) =>
      at % 2 === 1 || item.trim() === '' || serves(item)
        ? item
        : `${item} ${service.trim()}${length && !LENGTHS.test(item) ? ` ${length}` : ''}`,
    )
    .join('')

/** The line with such a service, and its length, behind each of those listed. */
export const serviceOfAll = (line: string): string =>
  !/\d/.test(line) || !/,|\band\b|&|;/i.test(line)
    ? line
    : line
        .split(/(?<=[.;!])(\s+)/)
        .map(sentence => fromAhead(sentence) ?? fromBehind(sentence) ?? sentence)
        .join('')

function fromBehind(sentence: string): string | null {
  if (!/\b(?:all|both|each|everyone)\b/i.test(sentence)) return null
  // "Lily 9, Mia 10, both dry cuts, Zoe 11 root tint"
  const [inner = ''] = /^.*?\b(?:all|both|each)\b[^,;]*(?=[,;])/i.exec(sentence) ?? []
  const first = inner === '' ? null : fromBehind(inner)
  if (first !== null) return `${first.slice(0, -1)}${sentence.slice(inner.length)}`
  const [, listed = '', service = '', length] = SAID.exec(sentence) ?? []
  if (!isService(service)) return null
  const { items, own } = listOf(listed)
  const bare = own.filter(item => !serves(item))
  // Each has a time of its own, and a name beside it.
  if (bare.length < 2 || !own.every(item => CLOCK.test(item) && /\p{L}{2}/u.test(item))) return null
  return `${withService(items, service, length)}.`
}

const AHEAD = new RegExp(
  `^\\s*(?:(?:[2-9]|two|three|four|five|six|all|just)\\s+)?(\\p{L}[^\\d.,;:()]*?)(?: (?:today|in a row|(?:this )?(?:morning|afternoon|evening|day)))?(?:[\\s,(]+(${LENGTH})(?:\\s+(?:each|apiece))?\\)?)?(?:\\s*:|\\s+[–—-]|\\s+for|\\s+with)\\s+(.+)$`,
  'iu',
)
const TOLD = new RegExp(`[\\s,–-]+(?:all|each|both)?\\s*(${LENGTH})(?:\\s+(?:each|apiece))?[.!]?\\s*$`, 'iu')
/** "Gents cuts: 9 Tom, 9.30 Dick", "Blow dry for Lily at 9 and Mia at 10": nobody listed has a service of their own. */
function fromAhead(sentence: string): string | null {
  const [, service = '', said, after = ''] = AHEAD.exec(sentence) ?? []
  if (!isService(service)) return null
  // "…, Des 10.30, all 30 minutes."
  const [tail = '', told] = TOLD.exec(after) ?? []
  const [length, listed] = [said ?? told, after.slice(0, after.length - tail.length)]
  const end = /[.;!]?\s*$/.exec(listed)?.[0] ?? ''
  const { items, own } = listOf(listed.slice(0, listed.length - end.length))
  return own.length >= 2 && own.every(item => CLOCK.test(item) && /\p{Lu}\p{Ll}/u.test(item) && !serves(item))
    ? `${withService(items, service, length)}${end}`
    : null
}

const ALL_ABOVE = new RegExp(
  `^\\s*[-*•]?\\s*${WHO}${BEFORE}(\\p{L}[^\\d.,;()]*?)(?:[\\s,@(]+(?:for\\s+)?(${LENGTH}))?(?:\\s+(?:each|apiece))?\\)?\\s*[.!]?\\s*$`,
  'iu',
)
const ALL_BELOW = new RegExp(
  `^\\s*(?:all\\s+)?(\\p{L}[^\\d.,;()]*?)(?:[\\s,(–-]+(?:all\\s+)?(${LENGTH})(?:\\s+(?:each|apiece))?\\)?)?\\s*:?\\s*$`,
  'iu',
)
/** A clock time and a name, and nothing of what is done. */
const isOpen = (line: string): boolean => CLOCK.test(line) && /\p{Lu}\p{Ll}/u.test(line) && !serves(line)

/** Lines below one another with the service in a line of its own: "9am Lily / 10am Mia / All blow dries", or as their head. */
export function serviceOfLines(lines: readonly string[]): string[] {
  const made = [...lines]
  const put = (from: number, to: number, service: string, length: string | undefined, at: number): void => {
    if (to - from < 2) return
    for (let index = from; index < to; index++)
      made[index] = withService([made[index]?.trimEnd() ?? ''], service, length)
    made[at] = ''
  }
  for (const [at, line] of lines.entries()) {
    const [, above = '', lengthAbove] = ALL_ABOVE.exec(line) ?? []
    if (isService(above)) {
      let from = at
      while (from > 0 && isOpen(made[from - 1] ?? '')) from--
      put(from, at, above, lengthAbove, at)
      continue
    }
    const [, below = '', lengthBelow] = ALL_BELOW.exec(line) ?? []
    // A line in between is what is said of the one above it.
    if (!isService(below) || !(at === 0 || /:\s*$/.test(line) || lines[at - 1]?.trim() === '')) continue
    let to = at + 1
    while (to < lines.length && isOpen(made[to] ?? '')) to++
    // Below such a head nobody has another service.
    const next = lines[to] ?? ''
    if (next.trim() === '' || isService(ALL_BELOW.exec(next)?.[1] ?? ''))
      put(at + 1, to, below, lengthBelow, at)
  }
  return made
}
