// Signs as data: words that occur near each other. "skin>hurts" means a scalp followed soon by a word for pain;
// "stuff+eye" means both in either order; "-app" means that word mustn't occur in the text at all.
import { type Doc, read } from '../reading/doc'
import { everyMentionIn, type Lexicon, lexiconOf, type Mention, type Words } from '../reading/lexicon'

/**
 * How many words may come between two parts of a sign. `>`: in this order; `+`: in either; `~`: next to each other, or
 * one apart.
 */
const BETWEEN: Readonly<Record<string, number>> = { '>': 5, '+': 6, '~': 1 }

type Part = { concept: string; join: string }
export type Sign = { parts: readonly Part[]; without: readonly string[] }

/** "skin>hurts -app -records": parts that belong together, and what must be absent. */
function signOf(written: string): Sign {
  const [all = '', ...without] = written.split(' -')
  const parts: Part[] = []
  let from = 0
  for (let at = 1; at <= all.length; at++)
    if (at === all.length || BETWEEN[all[at] ?? ''] !== undefined) {
      parts.push({ concept: all.slice(from, at), join: all[from - 1] ?? '' })
      from = at + 1
    }
  return { parts, without }
}

/** Signs, one per line or separated by commas. */
export const signs = (...lists: readonly string[]): readonly Sign[] =>
  lists.flatMap(list => list.split(',').map(each => signOf(each.trim())))

/** The concepts found in a text, each with its mentions in order. */
export type SignMentions = { doc: Doc; by: ReadonlyMap<string, readonly Mention[]> }

/** Reads texts with the given words, which are compiled once. */
export function listener(...words: readonly Words[]): (text: string) => SignMentions {
  let lexicon: Lexicon | null = null
  return text => {
    lexicon ??= lexiconOf(...words)
    const doc = read(text)
    const by = new Map<string, Mention[]>()
    for (const mention of everyMentionIn(lexicon, doc)) {
      const same = by.get(mention.concept)
      if (same) same.push(mention)
      else by.set(mention.concept, [mention])
    }
    return { doc, by }
  }
}

/** Whether a sentence ends between two positions. */
const isParted = ({ tokens }: Doc, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (ENDS.has(tokens[at]?.norm ?? '')) return true
  return false
}
const ENDS = new Set(['.', '!', '?', ';', '\n'])

function follows(doc: Doc, before: Mention, next: Mention, join: string): boolean {
  const between = BETWEEN[join] ?? 0
  const isNear = (first: Mention, second: Mention): boolean =>
    second.from >= first.to && second.from - first.to <= between && !isParted(doc, first.to, second.from)
  return isNear(before, next) || (join === '+' && isNear(next, before))
}

/** Those in `next` that follow one in `before`. Both are in text order, so each is visited at most twice. */
function followers(doc: Doc, before: readonly Mention[], next: readonly Mention[], join: string): Mention[] {
  let first = 0
  return next.filter(mention => {
    while (first < before.length && (before[first]?.to ?? 0) + FARTHEST < mention.from) first++
    for (let at = first; at < before.length; at++) {
      const earlier = before[at]
      if (!earlier || earlier.from > mention.to + FARTHEST) return false
      if (follows(doc, earlier, mention, join)) return true
    }
    return false
  })
}
const FARTHEST = Math.max(...Object.values(BETWEEN))

function shows({ doc, by }: SignMentions, { parts, without }: Sign): boolean {
  if (without.some(concept => by.has(concept))) return false
  let reached: readonly Mention[] = by.get(parts[0]?.concept ?? '') ?? []
  for (const { concept, join } of parts.slice(1))
    reached = followers(doc, reached, by.get(concept) ?? [], join)
  return reached.length > 0
}

export const showsAny = (heard: SignMentions, all: readonly Sign[]): boolean =>
  all.some(sign => shows(heard, sign))
