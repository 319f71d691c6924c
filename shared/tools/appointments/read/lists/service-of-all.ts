// One service for a whole list: "Lily 9, Mia 10, Zoe 11, all cut and blow dry".
import { hasFigure, hasNamed, tokensOf } from '../../../../reading/letters'
import { said } from '../say'
import { alsoNames, isFree, isServiceWord, kindOf, tellsService } from '../words'

const WHO =
  "(?:(?:they|these)(?:'re| are)? )?(?:all(?: (?:of (?:them|these)|[2-9]|three|four|five|six))?|both|each|everyone)"
const BEFORE =
  "(?:\\s*(?::|,|–|—|-)\\s*|\\s+)(?:(?:are|is|'re|for|in|here|booked|down|having|getting|wanting|want|doing|has|have|a|an|just|be|to|after)\\s+)*"
const END = '(?:\\s+(?:each|apiece|per person))?\\s*[.!]?\\s*$'
const LENGTHS = said('<=:/=. @length')
const TAIL = said(
  '(=,/=@/=-/–/—/=()* (at) (for) (all/each/both) @length (each/apiece, per person) (=)) (=:) (=./=!) ;;',
)
/** In characters: no length phrase is longer than this, with everything around it. */
const MOST_TAIL = 80
/** The words, and the length at the end. */
function parted(text: string): { text: string; length: string | undefined } {
  const from = Math.max(0, text.length - MOST_TAIL)
  const tail = TAIL.in(text.slice(from))
  const length = tail?.values[0]
  return {
    text: tail ? text.slice(0, from + tail.index).trimEnd() : text,
    length: length === undefined ? undefined : String(length),
  }
}
const SAID = new RegExp(
  `^(.*?)(?:[,;–—:(-]|\\s(?:and|they|these|=)|\\s)\\s*${WHO}${BEFORE}(\\p{L}[^\\d.,;()]*?)${END}`,
  'iu',
)
const CLOCK =
  /(?<![\w.:])(?:\d{1,2}(?:[.:][0-5]\d)?|\d{4})(?![\w%]|[.:]\d)|\d ?[ap]m\b|\b(?:half past|quarter (?:past|to)|o'?clock)\b/i
/** "All over colour", "all day", "all off": these don't mean everybody. */
const OTHER = /^(?:over|off|day|morning|afternoon|round|done|good|week|in one)\b/i
const BETWEEN = /^(?:and|&|\+|n|with|a|an|of|plus|then)$/i

/** Words about the person or the hair: "both blonde", "all regulars". */
const DESCRIBES =
  /^(?:blondes?|brunettes?|gr[ea]ys?|curly|afro|wet|regulars?|pensioners?|seniors?|oaps?|students?)$/i
export const isService = (words: string): boolean => {
  const tokens = tokensOf(words)
  return (
    !OTHER.test(words.trim()) &&
    tokens.some(token => tellsService(token) && !DESCRIBES.test(token)) &&
    // "Demi" or "Pixie" alone is a person.
    !(tokens.length === 1 && alsoNames(tokens[0] ?? '')) &&
    isServiceWord(tokens.at(-1) ?? '') &&
    tokens.every(token => isServiceWord(token) || BETWEEN.test(token))
  )
}
const serves = (item: string): boolean => (item.match(/[\p{L}&/+'-]+/gu) ?? []).some(tellsService)
/** Lunch, training, a free hour: no service happens then. */
const isNoVisit = (item: string): boolean => {
  const words = item
    .replace(/\d[\d:.]*(?: ?[ap]m\b)?/gi, ' ')
    .replace(/(?<=^\s*)(?:at|from|then|and)\b|\b(?:at|till?|until|to|for)\s*$/gi, ' ')
    .replace(/[\s–-]+/g, ' ')
    .trim()
  return words === '' || isFree(words) || kindOf(words) !== 'client'
}
const isBare = (item: string): boolean => !serves(item) && !isNoVisit(item)
/** "Ann 9" becomes "Ann at 9", so that words may follow the hour. */
const spelt = (item: string): string =>
  item
    .trimEnd()
    .replace(/(?<=\p{L})\s+(?=\d{1,2}(?:[.:]\d\d)?$)(?<!\b(?:at|half|past|to|till?|until|from)\s+)/u, ' at ')

const BREAKS = /(\s*(?:,|;|\/|\band\b|&|\bthen\b)(?:\s*(?:and|then)\b)*\s*)/i
/** The items, and what separates them, alternating. */
const listOf = (listed: string): { items: string[]; own: string[] } => {
  // "Lily (9), Mia (10)"
  const items = listed.replace(/\((\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)\)/gi, 'at $1').split(BREAKS)
  return { items, own: items.filter((item, at) => at % 2 === 0 && item.trim() !== '') }
}
const withService = (items: readonly string[], service: string, length: string | undefined): string =>
  items
    .map((item, at) => {
      // "Lily 9 and her daughter Mia 10": two visits.
      if (at % 2 === 1) return /\b(?:and|then)\b|&/i.test(item) ? ', ' : item
      return item.trim() === '' || !isBare(item)
        ? item
        : `${spelt(item)} ${service.trim()}${length && !LENGTHS.has(item) ? ` ${length}` : ''}`
    })
    .join('')

/** Puts that service, and its length, after each item. */
export const serviceOfAll = (line: string): string =>
  !hasFigure(line) || !/,|\band\b|&|;/i.test(line)
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
  const { text, length } = parted(sentence)
  const [, listed = '', service = ''] = SAID.exec(text) ?? []
  if (!isService(service)) return null
  const { items, own } = listOf(listed)
  const bare = own.filter(isBare)
  // Each has its own time, with a name beside it.
  if (
    bare.length < 2 ||
    (bare.length > 2 && /\bboth\b/i.test(sentence.slice(listed.length))) ||
    !own.every(item => CLOCK.test(item) && /\p{L}{2}/u.test(item))
  )
    return null
  return `${withService(items, service, length)}.`
}

const TODAY = / (?:today|in a row|(?:this )?(?:morning|afternoon|evening|day))$/i
const AHEAD =
  /^\s*(?:(?:[2-9]|two|three|four|five|six|all|just)\s+)?(\p{L}[^:()]*?)(?:\s*:|\s+[–—-]|\s+for|\s+with)\s+(.+)$/iu
/** "Gents cuts: 9 Tom, 9.30 Dick", "Blow dry for Lily at 9 and Mia at 10": no item has its own service. */
function fromAhead(sentence: string): string | null {
  const [, head = '', after = ''] = AHEAD.exec(sentence) ?? []
  const ahead = parted(head)
  const service = ahead.text.replace(TODAY, '')
  if (!isService(service)) return null
  // "…, Des 10.30, all 30 minutes."
  const behind = parted(after)
  const [length, listed] = [ahead.length ?? behind.length, behind.text]
  const end = /[.;!]?\s*$/.exec(listed)?.[0] ?? ''
  const { items, own } = listOf(listed.slice(0, listed.length - end.length))
  // "Tint for Lily at 9, then Mia at 10": Mia's service may be another.
  if (!/:\s/.test(sentence) && /\bthen\b/i.test(listed)) return null
  const named = (item: string): boolean => hasNamed(item) || isNoVisit(item)
  return own.filter(isBare).length >= 2 && own.every(item => CLOCK.test(item) && named(item) && !serves(item))
    ? `${withService(items, service, length)}${end}`
    : null
}

const ALL_ABOVE = new RegExp(`^\\s*[-*•]?\\s*${WHO}${BEFORE}(\\p{L}[^\\d.,;()]*?)${END}`, 'iu')
const ALL_BELOW = /^\s*(?:all\s+)?(\p{L}[^\d.,;()]*?)\s*:?\s*$/iu
/** A time and a name, with no service. */
const isOpen = (line: string): boolean =>
  CLOCK.test(line) && (hasNamed(line) || isNoVisit(line)) && !serves(line)
/** "The first two are both cuts", below or after the list. */
const SOME = new RegExp(
  `^\\s*(?:the )?(first|last) (two|three|four|[2-4])\\b(?: (?:are|is|both|all|for|in|here|having|getting|just|an?))*\\s+(\\p{L}[^\\d.,;()]*?)${END}`,
  'iu',
)
const HOW_MANY: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }
/** The positions of the first or last so many in a list. */
function placesOf(which: string, many: string, items: readonly string[]): number[] {
  const visits = items.flatMap((item, at) => (item.trim() === '' || isNoVisit(item) ? [] : [at]))
  const count = HOW_MANY[many.toLowerCase()] ?? Number(many)
  const found = /^first$/i.test(which) ? visits.slice(0, count) : visits.slice(-count)
  return found.length === count && found.every(at => CLOCK.test(items[at] ?? '')) ? found : []
}
/** "Lily 9, Mia 10, Zoe 11 tint. The first two are both cuts." */
export function serviceOfSome(line: string): string {
  if (!/\b(?:first|last) (?:two|three|four|[2-4])\b/i.test(line)) return line
  const [, listed = '', told = ''] = /^(.*?)\s*[.;,–-]\s+((?:the )?(?:first|last) .*)$/i.exec(line) ?? []
  const [end = ''] = /[.;]\s.*$/.exec(told) ?? []
  const { text, length } = parted(told.slice(0, told.length - end.length))
  const [, which = '', many = '', service = ''] = SOME.exec(text) ?? []
  if (!isService(service) || /[.;]\s/.test(listed)) return line
  const { items } = listOf(listed)
  const visits = items.map((item, at) => (at % 2 === 1 ? '' : item))
  const places = placesOf(which, many, visits)
  if (places.length === 0) return line
  const made = items.map((item, at) => (places.includes(at) ? withService([item], service, length) : item))
  return `${made.join('')}.${end.slice(1)}`
}

/** A list down the page with the service on its own line: "9am Lily / 10am Mia / All blow dries", or as its heading. */
export function serviceOfLines(lines: readonly string[]): string[] {
  const made = [...lines]
  const put = (from: number, to: number, service: string, length: string | undefined, at: number): void => {
    if (to - from < 2) return
    for (let index = from; index < to; index++)
      made[index] = withService([made[index]?.trimEnd() ?? ''], service, length)
    made[at] = ''
  }
  for (const [at, line] of lines.entries()) {
    const { text, length } = parted(line)
    const [, which = '', many = '', ofSome = ''] = SOME.exec(text) ?? []
    if (isService(ofSome)) {
      let from = at
      while (from > 0 && CLOCK.test(made[from - 1] ?? '')) from--
      for (const place of placesOf(which, many, made.slice(from, at)))
        made[from + place] = withService([made[from + place] ?? ''], ofSome, length)
      made[at] = ''
      continue
    }
    const [, above = ''] = ALL_ABOVE.exec(text) ?? []
    if (isService(above)) {
      let from = at
      while (from > 0 && isOpen(made[from - 1] ?? '')) from--
      if (!/\bboth\b/i.test(line) || made.slice(from, at).filter(isBare).length === 2)
        put(from, at, above, length, at)
      continue
    }
    const [, below = ''] = ALL_BELOW.exec(text) ?? []
    // A line in the middle of the list is about the entry above it.
    if (!isService(below) || !(at === 0 || /:\s*$/.test(line) || lines[at - 1]?.trim() === '')) continue
    let to = at + 1
    while (to < lines.length && isOpen(made[to] ?? '')) to++
    // The heading counts only if the list below it ends there, or if the next heading follows.
    const next = lines[to] ?? ''
    if (next.trim() === '' || isService(ALL_BELOW.exec(parted(next).text)?.[1] ?? ''))
      put(at + 1, to, below, length, at)
  }
  return made
}
