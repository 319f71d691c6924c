// Treatments that need their own rules to spot: relaxed hair, a dye in a wish, repeated bleaching, a lotion that builds
// up. domain 1.14
import {
  follows,
  type Hit,
  has,
  isDenied,
  joins,
  type Sentence,
  someOf,
  weeksHere,
  weeksNext,
  weeksOf,
  wordsIn,
  wordsOf,
} from '../../../../reading/context/beside'

/** Words for a dye, whatever kind it is: "plant dye", "high lift tint", "semi". */
export const DYES_TOO = ['history.henna', 'history.metallic', 'history.direct_dye', 'history.lightener']
export const DYE_WORDS = new Set(['dye', 'dyes', 'dyed', 'semi', 'tint', 'tinted'])
export const BLEACHES = new Set(['bleach', 'bleached', 'bleaching', 'lightener', 'lightening'])
export const hasWord = (hit: Hit, words: ReadonlySet<string>): boolean =>
  someOf(wordsOf(hit.of.doc, hit), words)

/** The words outside the recognised phrases, each as a hit of its own. */
const besides = (sentences: readonly Sentence[], concept: string): Hit[] =>
  sentences.flatMap(of =>
    of.clauses.flatMap(clause =>
      clause.beside.filter(each => each.concept === concept).map(each => ({ ...each, in: clause, of })),
    ),
  )

/**
 * "Henna on her hands and hair", "black henna through her lengths": henna on the hair that the words around it hide.
 */
export const alsoOnHair = (told: readonly Sentence[]): Hit[] =>
  besides(told, 'henna.word').filter(
    hit =>
      !isDenied(hit) &&
      !hit.in.said.some(
        ({ concept, from, to }) => concept === 'history.henna' && from <= hit.from && hit.to <= to,
      ) &&
      someOf(wordsOf(hit.of.doc, hit.in), ON_HAIR),
  )
const ON_HAIR = new Set(['hair', 'lengths', 'ends', 'head', 'roots', 'also', 'too'])

/** "Relaxed" said of hair, unless the words beside it make it a mood or a style. */
export function relaxedIn(all: readonly Sentence[]): Hit[] {
  return besides(all, 'relaxed.word').filter(hit => {
    if (isDenied(hit)) return false
    const { doc } = hit.of
    const next = doc.tokens[hit.to + 1]
    const style = hit.in.beside.find(({ concept, from }) => concept === 'relaxed.style' && from === hit.from)
    if (style)
      return (
        DONE_AFTER.has(doc.tokens[style.to]?.norm ?? '') ||
        (style.to === hit.to + 1 && next?.kind === 'number')
      )
    if (someOf(wordsIn(hit.of), DONE)) return true
    const before = wordsOf(doc, { from: hit.in.from, to: hit.from })
    const isOfMood = (concept: string, at: number): boolean =>
      hit.in.beside.some(
        each => each.concept === concept && (concept === 'mood' ? each.to === at : each.from === at),
      )
    if (isOfMood('mood.after', hit.to)) return before.slice(-2).includes('hair')
    return !isOfMood('mood', hit.from) || someOf(wordsOf(doc, hit.in), OF_HAIR)
  })
}
const DONE_AFTER = new Set('done were was last in since by at every'.split(' '))
const DONE = new Set(
  'done did lye regrowth chemical chemicals chemically ago touch touched weeks week months month'.split(' '),
)
const OF_HAIR = new Set(
  'hair lengths mids roots root regrowth ends strand strands head curls afro chemical natural bone'.split(
    ' ',
  ),
)

/** "Roots came out orange", "glowing roots". */
export const isHotAtRoots = ({ doc, clauses }: Sentence): boolean =>
  clauses.some(({ beside }) => {
    if (beside.length === 0) return false
    const of = (concept: string) => beside.filter(each => each.concept === concept)
    return (
      of('roots').some(root =>
        of('hot').some(hot => hot.from > root.to && joins(doc, root, hot, CAME_OUT)),
      ) || of('glowing').some(({ to }) => of('roots').some(({ from }) => from === to))
    )
  })
const CAME_OUT = new Set(
  'are is came out have gone went look looks turned much a lot too very bit all'.split(' '),
)

export const isWanted = (hit: Hit): boolean =>
  hit.in.beside.some(({ concept, from }) => concept === 'wanted' && from < hit.from)
/** "Wants a straightening perm one day": nothing is on the hair, and nothing is planned. */
export const isSomeDay = (hit: Hit): boolean => {
  const { doc } = hit.of
  const wish = hit.in.beside.findLast(({ concept, to }) => concept === 'wanted' && to <= hit.from)
  return (
    hit.standing === 'maybe' &&
    wish !== undefined &&
    hit.in.beside.some(
      ({ concept, from, to }) => concept === 'some.day' && (from === hit.in.from || to === hit.in.to),
    ) &&
    wordsOf(doc, { from: wish.to, to: hit.from }).every(word => FOR_ONCE.has(word)) &&
    !someOf(wordsIn(hit.of), BY_NOW)
  )
}
const FOR_ONCE = new Set('a an to try have get'.split(' '))
const BY_NOW = new Set(
  'had has got did done last ago today now tonight tomorrow next week weeks month months again another booked before after since still'.split(
    ' ',
  ),
)
export const isDoing = (hit: Hit): boolean => wordsOf(hit.of.doc, hit).some(word => word.endsWith('ing'))

/** "Box" with nothing after it means a dye: "box, 4 weeks", "old box 5". */
export function isBoxAlone(hit: Hit): boolean {
  const next = hit.of.doc.tokens[hit.to]
  return wordsOf(hit.of.doc, hit).at(-1) === 'box' && (hit.to === hit.in.to || next?.kind === 'number')
}

/**
 * Twice or more. If only the new growth is done time and again, that is a regrowth service: the lengths were lightened
 * once.
 */
export function isOften(hit: Hit, now: readonly Sentence[]): boolean {
  const { doc, clauses } = hit.of
  const words = wordsIn(hit.of)
  const counted = words.some(
    (word, at) => Number(word) >= 2 && Number(word) < 100 && TIMES.has(words[at + 1] ?? ''),
  )
  const byX = words.some(
    (word, at) => word === 'x' && Number(words[at + 1]) >= 2 && Number(words[at + 1]) <= 9,
  )
  const before = words.some(
    (word, at) =>
      SPELLS.has(word) &&
      EARLIER.has(words[at + 1] ?? '') &&
      words.slice(Math.max(0, at - 4), at).includes('and'),
  )
  if (counted || byX || before || has(hit.of, 'many.times')) return true
  const every = clauses.some(({ from, to }) => {
    const own = wordsOf(doc, { from, to })
    return own.some(
      (word, at) =>
        word === 'every' &&
        (own[at + 1] === 'month' ||
          (WEEKS.has(own[at + 2] ?? '') && (own[at + 1]?.length === 1 || own[at + 1] === 'few'))) &&
        !isRetouched(own.slice(Math.max(0, at - 6), at)),
    )
  })
  return every && !now.some(sentence => someOf(wordsIn(sentence), REGROWTH))
}
/** "Roots every 4 weeks", "scalp bleach every 5 weeks". */
const isRetouched = (words: readonly string[]): boolean => someOf(words, REGROWTH) || words.includes('scalp')
const WEEKS = new Set(['week', 'weeks'])
const TIMES = new Set(['x', 'times'])
const SPELLS = new Set(['day', 'days', 'week', 'weeks', 'month', 'months'])
const EARLIER = new Set(['before', 'earlier', 'prior'])
const REGROWTH = new Set('root roots regrowth retouch growth toned'.split(' '))

/** A wish that shows there is dye on the hair: "lift out the brown tint". */
export const takesOut = ({ clauses, doc }: Sentence): boolean =>
  clauses.some(({ beside, to }) =>
    beside.some(
      ({ concept, to: after }) =>
        concept === 'takes.out' && someOf(wordsOf(doc, { from: after, to: Math.min(to, after + 6) }), DYE),
    ),
  )
const DYE = new Set(['tint', 'dye', 'box'])

/** "Never been coloured", "no previous chemicals": every word in between may only join the two. */
export const neverColoured = ({ doc, clauses }: Sentence): boolean =>
  clauses.some(({ beside, from: start }) =>
    beside.some(({ concept, from, to }) => {
      if (concept !== 'chemistry') return false
      let at = from - 1
      while (at >= start && BETWEEN.has(doc.tokens[at]?.norm ?? '')) at--
      const no = doc.tokens[at]?.norm ?? ''
      const next = doc.tokens[to]?.norm ?? ''
      return (
        at >= start &&
        NO.has(no) &&
        !(LATELY.has(next) || (next === 'in' && Number(doc.tokens[to + 1]?.norm) > 0))
      )
    }),
  )
const NO = new Set(['never', 'not', 'no', 'zero'])
const BETWEEN = new Set(
  'ever been had any previously before previous past prior artificial chemical hair'.split(' '),
)
/** "Not coloured for 8 weeks" means that it was coloured before then. */
const LATELY = new Set(['for', 'since', 'lately', 'recently'])

export const isAhead = (hit: Hit): boolean => {
  if (has(hit.in, 'ahead')) return true
  const words = wordsOf(hit.of.doc, hit.in)
  return words.some(
    (word, at) => word === 'in' && Number(words[at + 1]) > 0 && SPELLS.has(words[at + 2] ?? ''),
  )
}

/** Looks in its own clause, or in the answer after a question: "Perm: yes, 3 days ago". */
export const since = (hit: Hit): number | null =>
  weeksHere(hit) ?? weeksNext(hit) ?? (isAnswered(hit) ? weeksOf(hit) : null)
const YES = new Set(['yes', 'y', 'true'])
const isAnswered = (hit: Hit): boolean =>
  hit.of.clauses.some(
    ({ number, from }) => number === hit.in.number + 1 && YES.has(hit.of.doc.tokens[from]?.norm ?? ''),
  )

/** A test that fizzed, or a lotion whose colour builds up day by day. */
export const isMetallic = (sentence: Sentence): boolean => {
  if (sentence.said.length + sentence.beside.length === 0) return false
  const is = (concept: string): boolean =>
    sentence.beside.some(each => each.concept === concept && each.standing !== 'denied')
  if (is('test.metal') && (is('fizzed') || (is('test.failed') && !is('test.clear')))) return true
  if (is('test.strand') && is('fizzed')) return true
  return sentence.clauses.some(
    clause =>
      follows(clause, 'lotion', 'combs.through', 5) ||
      follows(clause, 'gradually', 'brings', 6) ||
      (follows(clause, 'darkens', 'each.time', 4) && !has(clause, 'darkens.not')) ||
      follows(clause, 'lotion', 'restores', 6) ||
      (follows(clause, 'restores', 'pigment', 4) && has(clause, 'lotion')),
  )
}
