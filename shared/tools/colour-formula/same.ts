// "Same as last time": the bowls that were saved, as they were written down, and what was asked to be different this time.
import { dayText } from '../../day-text'
import type { Facts } from '../../facts'
import { developerGrams } from '../../trade/ratios'
import { isTone } from '../../trade/tones'
import { kindOf, stepOf } from './judge'
import { emptyPlan, note, type Plan, type Reason } from './plan/plan'
import type { Picture } from './read/picture'
import { DELTAS, type Delta, movedBowl } from './same-but'
import type { ColourStep } from './schema'

type Formula = Facts['formulas'][number]
type Bowl = Formula['bowls'][number]

/** What asks for the last formula; behind a colon stands its title. */
const AGAIN =
  /\b(?:the )?(?:same (?:as (?:last time|before|usual|always)|again|formula|mix|thing)|(?:the|her|his|my) usual|as (?:last time|usual))\b(?::.*)?|^(?:the )?same\b/

/** What is to be different; null where the last formula isn't asked for, or a shade of another is. */
function asked({ text, wish }: Picture): readonly Delta[] | null {
  const found = AGAIN.exec(text.wish)
  if (found === null) return null
  const end = found.index + found[0].length
  if (wish.shades.some(({ index }) => index < found.index || index >= end)) return null
  const beside = found[0].split(/(?=\bbut\b)/).slice(1)
  const rest = [text.wish.slice(0, found.index), ...beside, text.wish.slice(end)].join(' ')
  const deltas = DELTAS.filter(({ words }) => words.some(word => rest.includes(word)))
  const plain = deltas.reduce(
    (left, { words }) => words.reduce((all, word) => all.replace(word, ' '), left),
    rest,
  )
  return FILLER.test(plain) ? deltas : null
}

/** What may stand beside it and asks for nothing else. */
const FILLER =
  /^(?:[\s.,;:!&+-]|\b(?:please|thanks|thank|you|but|only|just|and|with|a|an|the|it|this|time|today|now|bit|little|touch|tad|slightly|slight|some|much|shade|tone|level|one|1|half|of|in|to|go|going|make|made|wants?|would|like|likes|she|he|they|her|his|is|be|all|over|overall|colour|again|result)\b)*$/

/** Of what is weighed the one figure follows from the others. */
function written(bowl: Bowl): Bowl {
  const grams = bowl.mix.reduce((sum, part) => sum + part.grams, 0)
  const { developer_grams, ratio } = bowl
  if (!bowl.developer_volume || grams === 0) return bowl
  if (developer_grams === null) return { ...bowl, developer_grams: developerGrams(grams, ratio) }
  return ratio === null ? { ...bowl, ratio: `1:${nearest(developer_grams / grams)}` } : bowl
}
const nearest = (is: number): number =>
  [1, 1.5, 2, 2.5, 3].reduce((a, b) => (Math.abs(b - is) < Math.abs(a - is) ? b : a))

const toStep = (bowl: Bowl, at: number): ColourStep => {
  const step = stepOf(bowl, kindOf(bowl))
  return { ...step, title: bowl.zone.trim() || `Bowl ${at + 1}` }
}

const bowlsOf = ({ bowls }: Formula, deltas: readonly Delta[], picture: Picture): Bowl[] =>
  bowls
    .map(written)
    .map(bowl => deltas.reduce((moved, delta) => movedBowl(moved, delta, picture.maker), bowl))

/**
 * Every step that is a saved bowl, or one with what was asked for: nobody else's strength is let stand as these are. All
 * formulas count, for what is saved today comes before the one that was asked for.
 */
export function savedSteps(picture: Picture, facts: Facts): readonly ColourStep[] {
  const deltas = asked(picture)
  return deltas === null
    ? []
    : facts.formulas.flatMap(formula => bowlsOf(formula, deltas, picture).map(toStep))
}

export const isSaved = (saved: readonly ColourStep[], step: ColourStep): boolean =>
  saved.some(each => JSON.stringify(each) === JSON.stringify(step))

const bowlText = ({ mix, developer_volume, developer_grams, ratio, minutes }: Bowl): string =>
  [
    mix.map(({ grams, shade }) => `${grams} g ${shade}`).join(' + '),
    developer_volume
      ? `${developer_grams === null ? '' : `${developer_grams} g `}${developer_volume} vol`
      : null,
    ratio,
    minutes === null ? null : `${minutes} min`,
  ]
    .filter(Boolean)
    .join(', ')

const drawn = (shade: Formula['start']): Plan['start'] =>
  shade === null
    ? null
    : { level: shade.level, tone: shade.tone && isTone(shade.tone) ? shade.tone : 'natural' }

/** Null where the last formula isn't asked for, or none with a bowl is saved. */
export function sameAgain(picture: Picture, facts: Facts): Plan | null {
  const deltas = asked(picture)
  const last = facts.formulas[0]
  if (deltas === null || !last || last.bowls.every(({ mix }) => mix.length === 0)) return null
  const then = last.bowls.map(written)
  const now = bowlsOf(last, deltas, picture)
  const notes = now.flatMap((bowl, at): Reason[] => {
    const before = then[at]
    if (deltas.length === 0 || !before) return []
    const title = bowl.zone.trim() || `Bowl ${at + 1}`
    const moved = bowlText(before) !== bowlText(bowl)
    const text = moved
      ? `${bowlText(before)} → ${bowlText(bowl)}.`
      : 'As it was: there is no shade in it that can be moved by a code.'
    return [note('then-now', `${title}: then → now`, text, moved ? 'info' : 'caution')]
  })
  const steps = now.map(toStep)
  const difference = deltas.map(({ name }) => name).join(' and ')
  return {
    ...emptyPlan(),
    summary:
      deltas.length === 0
        ? `The same as on ${dayText(last.made_at)}: the saved bowls as they were written down.`
        : `The same as on ${dayText(last.made_at)}, but ${difference}: the saved bowls, changed as shown.`,
    flags: {
      multi_session: false,
      prelighten: steps.some(({ kind }) => kind.startsWith('lighten')),
      pre_pigment: false,
    },
    start: drawn(last.start),
    target: deltas.length === 0 ? drawn(last.result) : null,
    steps,
    notes: [
      ...(deltas.length === 0
        ? [note('same', 'As before', 'Look at condition and grey before repeating it.', 'info')]
        : []),
      ...notes,
      ...deltas.map(({ watch }) => note('same-but', 'Look at it first', watch)),
    ],
    expected: deltas.length === 0 ? 'As last time, where hair, grey and condition are as they were.' : '',
    plain: deltas.length === 0,
  }
}
