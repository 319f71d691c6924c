// Words as data: concept → phrases. A phrase is a line of data; a `?` at its end says that the word has another sense
// too, and is never sure alone. The longest phrase wins; where two are as long, each is a mention of its own.
import { closest, distance } from 'fastest-levenshtein'
import type { Doc, Stretch } from './doc'
import { read } from './doc'

/** `hair.fine` → ["fine hair", "fine?"]. */
export type Words = Readonly<Record<string, readonly string[]>>
export type Mention = Stretch & {
  concept: string
  /** False where the word has two senses, or was spelt otherwise. */
  sure: boolean
}

type Node = { next: Map<string, Node>; ends: { concept: string; sure: boolean }[] }
export type Lexicon = {
  root: Node
  byLength: ReadonlyMap<number, readonly string[]>
  vocabulary: ReadonlySet<string>
}

const node = (): Node => ({ next: new Map(), ends: [] })

export function lexiconOf(...files: readonly Words[]): Lexicon {
  const root = node()
  const vocabulary = new Set<string>()
  for (const file of files)
    for (const [concept, phrases] of Object.entries(file))
      for (const phrase of phrases) {
        const sure = !phrase.endsWith('?')
        let here = root
        for (const { norm } of read(sure ? phrase : phrase.slice(0, -1)).tokens) {
          vocabulary.add(norm)
          const next = here.next.get(norm) ?? node()
          here.next.set(norm, next)
          here = next
        }
        here.ends.push({ concept, sure })
      }
  const byLength = new Map<number, string[]>()
  for (const word of vocabulary) {
    const same = byLength.get(word.length) ?? []
    same.push(word)
    byLength.set(word.length, same)
  }
  return { root, byLength, vocabulary }
}

/** Shorter words are too near to each other: "perm" and "term". */
const SHORTEST_MENDED = 6
const LONGEST_MENDED = 16

/** The word of the lexicon that was meant, one slip away (two in long words); null where none is. */
function mended({ byLength, vocabulary }: Lexicon, norm: string): { word: string; slips: number } | null {
  if (norm.length < SHORTEST_MENDED || norm.length > LONGEST_MENDED || vocabulary.has(norm)) return null
  const most = norm.length >= 9 ? 2 : 1
  const near: string[] = []
  for (let length = norm.length - most; length <= norm.length + most; length++)
    near.push(...(byLength.get(length) ?? []).filter(word => word[0] === norm[0]))
  if (near.length === 0) return null
  const word = closest(norm, near)
  const slips = distance(word, norm)
  return slips <= most ? { word, slips } : null
}

type Step = { node: Node; sure: boolean }

/** One word further: as written, without an s of the plural, or mended. */
function step(lexicon: Lexicon, { node, sure }: Step, norm: string): Step | null {
  const next =
    node.next.get(norm) ??
    (norm.length > 3 && norm.endsWith('s') ? node.next.get(norm.slice(0, -1)) : undefined)
  if (next) return { node: next, sure }
  if (node.next.size === 0) return null
  const meant = mended(lexicon, norm)
  const found = meant && node.next.get(meant.word)
  return found ? { node: found, sure: sure && meant.slips === 1 } : null
}

/** In the order of the text. Takes time in the length of the text: a phrase has few words. */
export function mentionsIn(lexicon: Lexicon, doc: Doc): Mention[] {
  const found: Mention[] = []
  for (const clause of doc.clauses) {
    let at = clause.from
    while (at < clause.to) {
      let here: Step | null = { node: lexicon.root, sure: true }
      let best: { to: number; ends: Node['ends']; sure: boolean } | null = null
      for (let to = at; to < clause.to && here; ) {
        here = step(lexicon, here, doc.tokens[to]?.norm ?? '')
        to++
        if (here && here.node.ends.length > 0) best = { to, ends: here.node.ends, sure: here.sure }
      }
      if (best === null) at++
      else {
        for (const { concept, sure } of best.ends)
          found.push({ concept, from: at, to: best.to, sure: sure && best.sure })
        at = best.to
      }
    }
  }
  return found
}
