// What was once on the hair and may be gone, what was only talked about, and what is something else of the same name.
// In doubt we assume it is on the hair.
import {
  follows,
  type Hit,
  has,
  type Sentence,
  someOf,
  wordsIn,
  wordsOf,
} from '../../../../reading/context/beside'

/** Some of it is left, or might only go later: "all cut off except the crown", "completely cut in layers". */
const SOME_LEFT = new Set(
  `still ends half partly partially nearly almost some most mostly not isnt inch inches cm except excepting apart aside beside besides bar but
  only layer layers layered side sides back front crown fringe bangs nape top tip tips root roots regrowth bottom underneath bit bits piece pieces
  remain remains remaining remainder bob style shape short shorter would will want wants needs need soon plan plans planning hope hopes hoping if when
  being growing`.split(/\s+/),
)

/** None of it is left: "all cut off since". "Two inches cut off" says nothing about the rest. */
export function isGone({ from, of }: Hit): boolean {
  const rest = { said: [], beside: of.beside.filter(each => each.from >= from) }
  const wholly = follows(rest, 'wholly', 'cut.off', 6) || follows(rest, 'wholly', 'grown.out', 5)
  const end = of.clauses.at(-1)?.to ?? from
  // "Fully cut out? Not yet."
  const to = of.doc.tokens[end]?.norm === '?' ? end + 3 : end
  return wholly && !someOf(wordsOf(of.doc, { from, to }), SOME_LEFT)
}

/** Cut off in the same phrase. "Grown out 4 cm" is regrowth, so it is still there. */
export const cutOff = (hit: Hit): boolean =>
  (has(hit.in, 'cut.off') || follows(hit.in, 'wholly', 'grown.out', 3)) &&
  !someOf(wordsOf(hit.of.doc, hit.in), SOME_LEFT)

/** "Henna in 2019. All cut off since." */
export function goneOf(hit: Hit, told: readonly Sentence[]): boolean {
  const next = told[told.indexOf(hit.of) + 1]
  const around = next && next.doc === hit.of.doc ? [hit.of, next] : [hit.of]
  return (
    around.some(each => has(each, 'cut.off', 'grown.out')) &&
    !around.some(each => someOf(wordsIn(each), SOME_LEFT))
  )
}

const WAS_USED = new Set(
  'used uses using still put puts left ago had faded residue again since from did last old previous previously any anymore grow growing grows grown'.split(
    ' ',
  ),
)
const ON_IT = new Set(['it', 'her', 'his', 'the', 'she'])
const isUsed = (words: readonly string[]): boolean =>
  someOf(words, WAS_USED) ||
  words.some((word, at) => ['on', 'in', 'that'].includes(word) && ON_IT.has(words[at + 1] ?? ''))
/** How many tokens before it a word may stand that makes it mere talk: "thinking about henna". */
const NEAR = 2

export const isOnlyTalk = (hit: Hit): boolean =>
  hit.in.beside.some(({ concept, to }) => concept === 'talk.of' && to <= hit.from && hit.from - to <= NEAR) &&
  !isUsed(wordsIn(hit.of))

const RESTORES = new Set(['restorer', 'restorers', 'restoring', 'restorative', 'restora'])
const OF_HAIR = new Set(
  'colour colours grey greys gray lotion cream comb combs foam pomade pigment hair'.split(' '),
)
const THINGS = new Set(
  `furniture clothes clothing vintage car cars motor motors motorbikes house houses home homes cottage cottages barn barns building buildings art
  paint painting paintings picture pictures antique antiques property boat boats church churches museum instrument instruments piano pianos toys
  books garden gardens faith confidence energy power software backup data factory truck trucks sofa sofas handbags bike bikes`.split(
    /\s+/,
  ),
)
/** "A furniture restorer", "restoring old cars"; but "a restorer at home" isn't about furniture. */
export function isOtherThing(hit: Hit): boolean {
  const { doc } = hit.of
  const [word = '', ...more] = wordsOf(doc, hit)
  if (!RESTORES.has(word) || more.length > 0 || someOf(wordsOf(doc, hit.in), OF_HAIR)) return false
  const around = [
    ...wordsOf(doc, { from: Math.max(hit.in.from, hit.from - 2), to: hit.from }),
    ...wordsOf(doc, { from: hit.to, to: Math.min(hit.in.to, hit.to + 4) }),
  ]
  return someOf(around, THINGS) && doc.tokens[hit.to]?.norm !== 'at'
}
