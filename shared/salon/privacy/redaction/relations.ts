// Names of other people who have no card at the salon, found by their relation to the client: "her sister Jane", "Tom,
// her husband". The relation itself stays, because it names nobody.
import { TITLE, type Word, wordsIn } from '../../../reading/names/names'
import { type Span, without } from './spans'

const RELATIONS = new Set(
  `sister sisters brother brothers sibling mum mums mummy mom mother mam dad daddy father parent parents husband hubby wife
  partner boyfriend girlfriend fiance fiancee spouse ex son sons daughter daughters child children kid kids baby twin twins
  aunt auntie aunty uncle cousin cousins niece nieces nephew nephews gran grandma granny nan nana nanny grandad grandpa
  grandfather grandmother grandson granddaughter grandchild stepson stepdaughter stepmum stepdad stepmother stepfather
  friend friends bestie mate flatmate housemate roommate neighbour neighbor carer boss colleague law godmother godfather
  godson goddaughter`.split(/\s+/),
)
const OWNS = new Set(['her', 'his', 'their', 'my', 'the', 'our', 'a'])
const BETWEEN = new Set(['is', 'was', 'called', 'named', 'name', 'who', 'and', 'both'])
const NAMES = new Set(['called', 'named'])
/** Words that start a sentence or have a capital for another reason, so they aren't names. */
const NO_NAME = new Set(
  `i a the she he they we you it this that her his their my our had has have is was are were will would wants want likes
  like said says came comes no not never always and but so if when then now next last first today tomorrow yesterday monday
  tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas easter ok yes very too also with without for from to in on at by of as all both please ask
  uses use used has hair colour color cut toner tint balayage wella redken olaplex loreal schwarzkopf goldwell matrix kms
  davines aveda`.split(/\s+/),
)
const MOST_BETWEEN = 3
const MOST_NAMES = 3

const isName = (word: Word): boolean => word.capital && word.word.length > 1 && !NO_NAME.has(word.word)
const gapIs = (text: string, a: Word, b: Word, form: RegExp): boolean => form.test(text.slice(a.to, b.from))
/** Nothing that ends a sentence; "sister's wedding" isn't a sister. */
const CLOSE = /^[ ,:(–-]{1,3}$/
const LISTED = /^(?: ?[,&/+] ?| )$/

/** The names after the word at `at`, as word indices: "sister is called Jane", "sons Tom and Ben". */
function namesAfter(words: readonly Word[], at: number, text: string): Span | null {
  let next = at + 1
  let named = false
  for (let passed = 0; passed < MOST_BETWEEN; passed++) {
    const [before, word] = [words[next - 1], words[next]]
    if (!before || !word) return null
    const close =
      gapIs(text, before, word, CLOSE) || (word.word === 'name' && gapIs(text, before, word, /^['’]s $/))
    if (!close) return null
    if (!BETWEEN.has(word.word) || word.capital) break
    named ||= NAMES.has(word.word)
    next++
  }
  const first = words[next]
  const before = words[next - 1]
  if (
    !first ||
    !before ||
    !gapIs(text, before, first, CLOSE) ||
    !(isName(first) || (named && !NO_NAME.has(first.word)))
  )
    return null
  let last = next
  for (let more = 0; more < MOST_NAMES * 2; more++) {
    const [here, one, two] = [words[last], words[last + 1], words[last + 2]]
    if (!here || !one) break
    if (isName(one) && gapIs(text, here, one, LISTED)) last += 1
    else if (
      one.word === 'and' &&
      two &&
      isName(two) &&
      gapIs(text, here, one, /^ $/) &&
      gapIs(text, one, two, /^ $/)
    )
      last += 2
    else break
  }
  return { from: next, to: last }
}

/** "Tom, her husband", "Jane (sister)": the names before the word at `at`. */
function namesBefore(words: readonly Word[], at: number, text: string): Span | null {
  const owned = OWNS.has(words[at - 1]?.word ?? '')
  const last = at - (owned ? 2 : 1)
  const [name, next] = [words[last], words[last + 1]]
  if (!name || !next || !isName(name) || !gapIs(text, name, next, owned ? /^(?:,| ?[(–-]) ?$/ : /^ ?\($/))
    return null
  const before = words[last - 1]
  return { from: before && isName(before) && gapIs(text, before, name, /^ $/) ? last - 1 : last, to: last }
}

/** A title with a name that is on no card: "Dr Patel". */
const titledAt = (words: readonly Word[], at: number, text: string): Span | null => {
  const [title, name] = [words[at], words[at + 1]]
  return title &&
    name &&
    title.capital &&
    TITLE.test(title.word) &&
    isName(name) &&
    gapIs(text, title, name, /^[ .]{1,2}$/)
    ? { from: at + 1, to: at + 1 }
    : null
}

export function withoutRelations(text: string): string {
  const words = wordsIn(text)
  const spans: Span[] = []
  const add = (found: Span | null): void => {
    const [from, to] = found ? [words[found.from], words[found.to]] : []
    if (from && to) spans.push({ from: from.from, to: to.to })
  }
  for (const [at, { word }] of words.entries()) {
    add(titledAt(words, at, text))
    if (!RELATIONS.has(word)) continue
    add(namesAfter(words, at, text))
    add(namesBefore(words, at, text))
  }
  return without(text, spans)
}
