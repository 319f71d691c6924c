// The rules over the engine's feedback and a model's alike: the user's own words are quoted, nobody is insulted, nothing
// medical is advised, and harm that was heard isn't praised away. Checking twice changes nothing more.
import type { Checking } from '../../tool'
import { feedbackOf } from './engine'
import { FAULTS } from './hear/faults'
import { sentencesOf, tidy } from './hear/text'
import { type Judged, judge, LEEWAY } from './judge'
import { AREAS, type Area, type AreaFeedback, type PracticeInput, type PracticeOutput } from './schema'
import { harmIn, overallIn } from './score/areas'
import { isHarsh, isQuoted } from './score/quote'

const LONGEST = { note: 400, summary: 500, line: 400 }

const PRIVATE = /[\w.+-]{1,64}@[\w-]{1,63}\.\w+|https?:\/\/|\bwww\.|(?:\+44|\b0)[\d ]{9,}/i
const BELITTLES =
  /\b(?:you(?:'re| are) (?:a |an |so |very |too )?(?:bad|awful|poor|hopeless|incompetent|lazy|rude|failure|embarrassment|unprofessional|not cut out)|not cut out|give up|wrong (?:job|profession)|embarrassing performance|disgrace|shame on|worst)\b/i

const blocked = (text: string): boolean =>
  isHarsh(text) || BELITTLES.test(tidy(text)) || PRIVATE.test(text) || claims(text)

/** A medical claim, a promise or a push that stands as advice. */
function claims(text: string): boolean {
  const sentence = tidy(text)
  return [FAULTS.medical, FAULTS.unsafe, FAULTS.overpromises, FAULTS.fear].some(pattern => {
    const { any, unless } = pattern as { any: RegExp; unless?: RegExp }
    return (
      any.test(sentence) &&
      !unless?.test(sentence) &&
      !/\b(?:no|not|never|avoid|instead of|rather than|without|can't|don't|won't|isn't|cannot)\b|n't\b/i.test(
        sentence,
      )
    )
  })
}

/** Without the sentences that may not stand; null where too little is left. */
function clean(text: string, longest: number): string | null {
  const sentences = sentencesOf(text)
  const kept = sentences.filter(sentence => !blocked(sentence))
  const whole = kept.length === sentences.length ? text.trim() : kept.join(' ')
  const short =
    whole.length <= longest
      ? whole
      : `${whole
          .slice(0, longest - 2)
          .replace(/\s+\S*$/, '')
          .replace(/[\uD800-\uDBFF]$/, '')} …`
  return short.length < 8 ? null : short
}

export function check({ input }: Checking<PracticeInput>, stored: PracticeOutput): PracticeOutput {
  const judged = judge(input, stored.read)
  const own = feedbackOf(input, judged)
  // What was stored knew nothing of what the stylist has said since.
  const isPicked = judged.picks.size > 0
  const output = isPicked ? { ...own, ...(stored.read && { read: stored.read }) } : stored
  const said = input.transcript.filter(({ role }) => role === 'stylist').map(({ text }) => text)
  const areas = AREAS.map(id => areaOf(id, output, own, judged, input, said))
  const scores = Object.fromEntries(areas.map(({ id, score }) => [id, score])) as Record<Area, number | null>
  const harmful = harmIn(judged.reading) > 0
  const quoted = (text: string | null, otherwise: string | null): string | null =>
    text !== null && isQuoted(text, said) && !isHarsh(text) ? text : otherwise
  const line = clean(output.next.line, LONGEST.line)
  const same = JSON.stringify(output.next) === JSON.stringify(own.next)
  return {
    summary: clean(output.summary, LONGEST.summary) ?? own.summary,
    areas,
    overall: input.scored
      ? isPicked
        ? judged.overall
        : Math.min(overallIn(scores, judged.kind, judged.reading), harmful ? judged.overall + LEEWAY : 100)
      : null,
    keep: clean(output.keep, LONGEST.note) ?? own.keep,
    try: clean(output.try, LONGEST.note) ?? own.try,
    next: same
      ? own.next
      : line === null
        ? own.next
        : {
            said: quoted(output.next.said, own.next.said),
            line,
            why: clean(output.next.why, LONGEST.note) ?? own.next.why,
          },
    ...(output.read && { read: output.read }),
  }
}

function areaOf(
  id: Area,
  output: PracticeOutput,
  own: PracticeOutput,
  { scores, reading }: Judged,
  input: PracticeInput,
  said: readonly string[],
): AreaFeedback {
  const mine = own.areas.find(area => area.id === id) ?? { id, score: null, quote: null, note: '' }
  const theirs = output.areas.find(area => area.id === id)
  if (!theirs) return mine
  const engine = scores[id]
  const quote =
    theirs.quote !== null && isQuoted(theirs.quote, said) && !isHarsh(theirs.quote)
      ? theirs.quote
      : mine.quote
  const note = clean(theirs.note, LONGEST.note) ?? mine.note
  if (!input.scored) return { id, score: null, quote, note }
  // What did not apply isn't held against anyone, and what was heard can't be left out.
  if (engine === null) return { id, score: null, quote: null, note: mine.note }
  const given = theirs.score === null || !Number.isFinite(theirs.score) ? engine : theirs.score
  const most = engine <= 45 && harmIn(reading) > 0 ? 45 : Math.min(100, engine + LEEWAY)
  return { id, score: Math.round(Math.max(0, Math.min(given, most))), quote, note }
}
