// What a record says about this client, and in which words. "No dandruff", "her sister is allergic" and "used to be
// oily" don't say that she has it; "can't get rid of dandruff" does. Every hit keeps the words it was read from, so
// that advice can quote them.

/** A text from the record, and where it is from. `at`: ISO timestamp of a dated note; null where it has no date. */
export type Source = { where: string; text: string; at: string | null }

/** What is looked for: a pattern, or families of wording. */
export type Finder = { all: (text: string) => readonly { index: number; text: string }[] }

export type Quotation = {
  /** The very words that matched, and the piece of the sentence around them, as typed. */
  word: string
  quote: string
  source: Source
  /** In lower case and of the same length as in the text: the piece between commas, and the whole sentence. */
  piece: string
  sentence: string
  /** Where the match begins in the text. */
  at: number
  /** What comes before and after the match, within the piece. */
  before: string
  after: string
}

type Span = { start: number; end: number }

const letterByLetter = (text: string): string =>
  [...text]
    .map(char => {
      const low = char.toLowerCase()
      return low.length === char.length ? low : char
    })
    .join('')

/**
 * Lower case, with plain quotes and dashes. The length stays the same, so that a position means the same place in
 * both.
 */
export function plainly(text: string): string {
  const whole = text.toLowerCase()
  return (whole.length === text.length ? whole : letterByLetter(text))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—−‐‑]/g, '-')
    .replace(/[\t\u00a0]/g, ' ')
}

const SENTENCE_END =
  /\.(?!\d)|[;!?\n|•]|\s[-:]\s|\s(?=(?:but|however|although|though|whereas|yet|except|otherwise)\b)/g
const PIECE_END = /,(?!\d)|\/(?=\s)|[()]/g

function spans(text: string, ends: RegExp, within: Span): Span[] {
  const result: Span[] = []
  let start = within.start
  for (const hit of text.slice(within.start, within.end).matchAll(ends)) {
    const at = within.start + hit.index
    result.push({ start, end: at })
    start = at + hit[0].length
  }
  result.push({ start, end: within.end })
  return result.filter(({ start, end }) => /[\p{L}\d]/u.test(text.slice(start, end)))
}

/**
 * Nobody writes a longer sentence. One that never ends is read in parts, so the time grows with its length and not
 * with its square.
 */
const LONGEST = 600

/** A span in parts of at most `longest` characters, cut after a comma or else between words. */
export function bounded(text: string, { start, end }: Span, longest = LONGEST): Span[] {
  const parts: Span[] = []
  let from = start
  while (end - from > longest) {
    const comma = text.lastIndexOf(',', from + longest)
    const space = text.lastIndexOf(' ', from + longest)
    const cut = comma > from ? comma + 1 : space > from ? space + 1 : from + longest
    parts.push({ start: from, end: cut })
    from = cut
  }
  return [...parts, { start: from, end }]
}

const NEGATOR =
  /\b(?:no|not|never|without|nil|none|zero|denies|denied|isn't|isnt|wasn't|aren't|hasn't|haven't|hadn't|doesn't|doesnt|didn't|don't|dont|can't see|neither|nor|non|no longer|free (?:of|from)|used to (?:be|have|get|suffer)|previously had|ruled out|rarely|hardly (?:any|ever)|any more)\b/g
/** In "Not only dry", "doesn't like frizz", "not sure" and "no end of flakes", what follows is there all the same. */
const STILL_THERE =
  /^(?:[\s-]*(?:only|just|sure|happy|keen|a fan|coping|enough|much|like|love|want|help|helping|shift|stop|(?:go|going|goes) (?:away|down)|away|end of|matter|doubt|manage|know|getting|improv|rid|great|good|as|surpris|wonder))\b/
const OTHERS =
  /\b(?:sister|mum|mam|mammy|mummy|mother|mom|daughter|son|dad|father|friend|flatmate|husband|wife|partner|brother|aunt|nan|gran|granny|grandmother|cousin|colleague|neighbour|niece|nephew|kids?|child|children|boyfriend|girlfriend|fella|fiance|grandson|granddaughter|wee lad|wee girl|housemate|dog|cat)(?:'s|s')?\b|\b(?:her|his|their|my|client's) (?:[\w-]+ ){0,2}(?:toddler|boy|girl|grandson|granddaughter|grandchild\w*)(?:'s|s')?\b/

const denies = (text: string): boolean =>
  [...text.matchAll(NEGATOR)].some(hit => {
    const after = text.slice(hit.index + hit[0].length)
    return !STILL_THERE.test(after) && after.trim().split(/\s+/).filter(Boolean).length <= 6
  })

const DENIED_AFTER =
  /^[\w-]*\s*(?:(?::|-|=|\bis\b|\bare\b|\bhas\b|\ball\b|\bnow\b|\bseems\b)\s*){0,6}(?:none|nil|no\b(?! (?:better|longer under|change))|n\/a|gone|cleared|resolved|sorted|under control|better now|negative|ruled out|not (?:a |an |any )?(?:problem|issue|concern|present|noticeable)|isn't (?:a |an )?(?:problem|issue|concern)|in the past|years ago)\b/
const DENIED_FREE = /^[\s-]*free\b/

/** These speak for the client, or are the client: "mum says", "daughter of Sue", "child aged 9". */
const SPEAKS =
  /\b(?:(?:her|his|the|their) )?(?:mum|mom|mother|dad|father|nan|gran|granny|grandmother|husband|wife|partner|friend|sister|brother|daughter|son)\s+(?:asks?|asked|says?|said|reports?|mentions|mentioned|noticed|worries|worried|is worried|brought|brings|booked|tells|told|rang|phoned|of)\b|\b(?:child|kid)(?: client)? (?:is )?(?:aged?|of) ?\d+|\bchild'?s? (?:client|cut|hair)\b/g

/** "Her daughter is coeliac and she is allergic to nuts": from "she" on it is the client, when in doubt. */
const BACK =
  /^.*(?:,|\b(?:and|but|while|so|says|said)\b|;)\s*(?:she|he|they|i|(?:the )?client|herself|himself|myself)\b/

export const ofSomeoneElse = (piece: string): boolean =>
  OTHERS.test(piece.replace(BACK, ' ').replace(SPEAKS, ' '))

/** Whether the words at this place of a sentence are denied. */
function denied(low: string, sentence: Span, piece: Span, from: number, to: number): boolean {
  if (denies(low.slice(piece.start, from))) return true
  const after = low.slice(to, sentence.end)
  if (DENIED_AFTER.test(after) || DENIED_FREE.test(after)) return true
  // One negation for a whole list: "no dandruff, itching or flakes".
  const earlier = low.slice(sentence.start, piece.start)
  if (earlier.trim() === '') return false
  const pieces = earlier.split(',').map(each => each.trim())
  const first = pieces.findLastIndex(
    each => denies(`${each} `) && /^(?:no|not|never|without|none|nor|neither|denies)\b/.test(each),
  )
  if (first < 0) return false
  const list = [...pieces.slice(first + 1).filter(Boolean), low.slice(piece.start, piece.end).trim()]
  const closes = /\b(?:or|nor)\b/.test(low.slice(piece.start, sentence.end))
  return closes && list.every(each => each.split(/\s+/).length <= 5)
}

const MOST = 90

/** The piece around a hit, as typed and short enough to quote. */
function quoted(text: string, piece: Span, from: number, to: number): string {
  const whole = text.slice(piece.start, piece.end).trim()
  if (whole.length <= MOST) return whole
  const start = Math.max(piece.start, from - 30)
  const end = Math.min(piece.end, Math.max(to + 40, start + 70))
  return text
    .slice(start, end)
    .replace(start > piece.start ? /^\S*\s+/ : /^\s+/, '')
    .replace(end < piece.end ? /\s+\S*$/ : /\s+$/, '')
    .slice(0, MOST + 30)
}

type Read = { low: string; sentences: readonly { span: Span; pieces: readonly Span[] }[] }

/** Each source is searched many times, so its sentences and pieces are cached. */
const READ = new WeakMap<Source, Read>()

function readOf(source: Source): Read {
  const known = READ.get(source)
  if (known) return known
  const low = plainly(source.text)
  const sentences = spans(low, SENTENCE_END, { start: 0, end: low.length }).flatMap(span =>
    bounded(low, span),
  )
  const read = { low, sentences: sentences.map(span => ({ span, pieces: spans(low, PIECE_END, span) })) }
  READ.set(source, read)
  return read
}

const finderOf = (pattern: RegExp): Finder => {
  const all = new RegExp(pattern.source, 'g')
  return { all: text => [...text.matchAll(all)].map(hit => ({ index: hit.index, text: hit[0] })) }
}

/** Every place in a source where the words occur, stated or denied. */
export function mentions(source: Source, pattern: RegExp | Finder): (Quotation & { denied: boolean })[] {
  const { low, sentences } = readOf(source)
  // In a pattern, a beginning or an end means that of the piece.
  if (pattern instanceof RegExp && !/[$^]/.test(pattern.source) && !pattern.test(low)) return []
  const finder = pattern instanceof RegExp ? finderOf(pattern) : pattern
  const result: (Quotation & { denied: boolean })[] = []
  // We search within the piece, but judge a denial with the rest of the sentence in view.
  for (const { span: sentence, pieces } of sentences)
    for (const piece of pieces)
      for (const hit of finder.all(low.slice(piece.start, piece.end))) {
        if (hit.text.trim() === '') continue
        const from = piece.start + hit.index
        const to = from + hit.text.length
        result.push({
          word: source.text.slice(from, to).trim(),
          quote: quoted(source.text, piece, from, to),
          source,
          at: from,
          piece: low.slice(piece.start, piece.end),
          sentence: low.slice(sentence.start, sentence.end),
          before: low.slice(piece.start, from),
          after: low.slice(to, piece.end),
          denied: denied(low, sentence, piece, from, to),
        })
      }
  return result
}

/** Every place where the sources say it about the client, without denials and other people. */
export function said(sources: readonly Source[], pattern: RegExp | Finder): Quotation[] {
  return sources
    .flatMap(source => mentions(source, pattern))
    .filter(hit => !hit.denied && !ofSomeoneElse(hit.before))
}

/** The sentences of a source, for readers that take each as a whole. */
export function sentencesOf(source: Source): { low: string; typed: string; source: Source }[] {
  const { low, sentences } = readOf(source)
  return sentences.map(({ span: { start, end } }) => ({
    low: low.slice(start, end),
    typed: source.text.slice(start, end).trim(),
    source,
  }))
}
