// "Same as last time": the saved bowls as they were written down, with this time's changes.
import { dayText } from '../../../day-text'
import type { Facts } from '../../../facts'
import { developerGrams } from '../../../trade/colour/ratios'
import { isTone } from '../../../trade/tones'
import { type ColourPlan, emptyPlan, note, type Reason } from '../plan/plan'
import type { Picture } from '../read/picture'
import type { Change } from '../read/wish/changes'
import { kindOf, stepOf } from '../safety/judge'
import { beyondLimits } from '../safety/limits'
import { type Bowl, DELTAS, levelsOf, type Move, movedBowl, withShade } from '../same-but'
import { type Zone, zonesIn } from '../same-zones'
import type { ColourStep } from '../schema'
import { lightened, type Moved } from './same-lighter'

type Formula = Facts['formulas'][number]

/** Fills in the developer's weight or the ratio, whichever is missing, from the other figures. */
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
  return { ...step, title: titleOf(bowl, at) }
}

const isOn = ({ zone }: Bowl, zones: readonly Zone[]): boolean =>
  zones.length === 0 || zonesIn(zone).some(each => zones.includes(each))

const strength = ({ developer_volume }: Bowl): number => developer_volume ?? 0
const highest = (bowl: Bowl): number => Math.max(0, ...levelsOf(bowl))

function movedBy(then: Bowl, { swap, name }: Move, picture: Picture): Moved {
  const delta = DELTAS.find(each => each.name === name)
  const now = swap ? withShade(then, swap) : delta ? movedBowl(then, delta, picture.maker) : then
  if (bowlText(now) === bowlText(then)) {
    const isLightest = name === 'lighter' && levelsOf(then).length > 0
    return {
      bowl: then,
      say: isLightest ? `Level ${highest(then)} is as light as shades go: it stays as it was.` : null,
    }
  }
  const moved =
    name === 'lighter' || highest(now) > highest(then)
      ? lightened(then, now, picture)
      : { bowl: now, say: null }
  // A stronger bowl is held to the trade's rules, like any new one.
  const why =
    strength(moved.bowl) > strength(then) ? beyondLimits(toStep(moved.bowl, 0), picture).join(' ') : ''
  return why === '' ? moved : { bowl: then, say: `It stays as it was. ${why}` }
}

type Fold = { bowl: Bowl; said: readonly string[] }

/** Applies the changes in turn, each of them once. */
function movedThrough(bowl: Bowl, changes: readonly Change[], picture: Picture): Fold {
  const own = changes.filter(({ zones }) => isOn(bowl, zones)).map(({ move }) => move)
  const moves = new Map(own.map(move => [move.name, move])).values()
  return [...moves].reduce<Fold>(
    ({ bowl: then, said }, move) => {
      const { bowl: now, say } = movedBy(then, move, picture)
      return { bowl: now, said: say === null ? said : [...said, say] }
    },
    { bowl, said: [] },
  )
}

/**
 * Every step that is a saved bowl, or one with the changes asked for: these are the only strengths let through as they
 * are. All formulas count, because one saved today comes before the one that was asked for. A bowl whose strength was
 * raised was never saved.
 */
export function savedSteps(picture: Picture, facts: Facts): readonly ColourStep[] {
  const { changes } = picture
  if (changes === null || changes === 'unheard') return []
  return facts.formulas.flatMap(({ bowls }) =>
    bowls.map(written).flatMap((then, at) => {
      const { bowl } = movedThrough(then, changes, picture)
      return bowl.developer_volume === then.developer_volume ? [toStep(bowl, at)] : []
    }),
  )
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

const drawn = (shade: Formula['start']): ColourPlan['start'] =>
  shade === null
    ? null
    : { level: shade.level, tone: shade.tone && isTone(shade.tone) ? shade.tone : 'natural' }

const titleOf = ({ zone }: Bowl, at: number): string => zone.trim() || `Bowl ${at + 1}`

const NOT_UNDERSTOOD =
  'What should be different from last time? “Cooler”, “warmer”, “deeper”, “lighter” or “more grey cover”, and on which zone; or one shade in another’s place, “6/3 instead of 6/1”. For a new formula leave out “the same”.'

/** What was asked can't be found in the saved bowls, or could mean two things. */
function unclear(bowls: readonly Bowl[], changes: readonly Change[]): string[] {
  const named = bowls.map(titleOf).join(', ')
  const places = [...new Set(changes.flatMap(({ zones }) => zones))].join(' and ')
  return changes.flatMap(({ move, zones, isUnsure }) => {
    const { swap } = move
    const missing = zones.filter(zone => !bowls.some(bowl => isOn(bowl, [zone])))
    if (missing.length > 0)
      return [`Which bowl is for the ${missing.join(' and ')}? Saved last time: ${named}.`]
    const meant = swap ? bowls.filter(bowl => bowlText(withShade(bowl, swap)) !== bowlText(bowl)) : bowls
    if (meant.length === 0 && swap)
      return [
        `Which shade is to go? ${swap.from.toUpperCase()} is in none of the bowls that were saved last time.`,
      ]
    return isUnsure && meant.length > 1
      ? [`Where is “${move.name}” meant: on the ${places} alone, or on every bowl?`]
      : []
  })
}

/** A change asked for one place affects everything that its bowl goes on. */
function beyondAsked(then: Bowl, at: number, changes: readonly Change[]): Reason[] {
  return changes.flatMap(({ move, zones }) => {
    const others = zonesIn(then.zone).filter(zone => !zones.includes(zone))
    return zones.length === 0 || others.length === 0 || !isOn(then, zones)
      ? []
      : [
          note(
            'same-but',
            `${titleOf(then, at)}: one bowl`,
            `“${move.name}” was asked for on the ${zones.join(' and ')} alone. This was one bowl, so the ${others.join(' and ')} get it, too; to keep them as they were mix a bowl apart.`,
          ),
        ]
  })
}

function thenNow(then: Bowl, now: Bowl, at: number, changes: readonly Change[]): Reason {
  const words = bowlText(then)
  const isMeant = changes.some(({ zones }) => isOn(then, zones))
  const same = isMeant ? 'as it was: nothing in it is moved by that' : 'as it was'
  const text = `${words} → ${words === bowlText(now) ? same : bowlText(now)}`
  return note('then-now', titleOf(then, at), text, 'info')
}

/** Null if the last formula isn't asked for, or if no formula with a bowl is saved. */
export function sameAgain(picture: Picture, facts: Facts): ColourPlan | null {
  const { changes } = picture
  const last = facts.formulas[0]
  if (changes === null || !last || last.bowls.every(({ mix }) => mix.length === 0)) return null
  if (changes === 'unheard') return { ...emptyPlan(), questions: [NOT_UNDERSTOOD] }
  const then = last.bowls.map(written)
  const questions = unclear(then, changes)
  if (questions.length > 0) return { ...emptyPlan(), questions }
  const moved = then.map(bowl => movedThrough(bowl, changes, picture))
  const now = moved.map(({ bowl }) => bowl)
  const steps = now.map(toStep)
  const isPlain = changes.length === 0
  const difference = changes
    .map(({ move, zones }) => (zones.length > 0 ? `${move.name} on the ${zones.join(' and ')}` : move.name))
    .join(' and ')
  const day = dayText(last.made_at)
  const isMoved = now.some((bowl, at) => bowl !== then[at])
  const outcome = isMoved ? 'the saved bowls, changed as shown' : 'the saved bowls stay as they were'
  return {
    ...emptyPlan(),
    summary: isPlain
      ? `The same as on ${day}: the saved bowls as they were written down.`
      : `The same as on ${day}, but ${difference}: ${outcome}.`,
    flags: {
      multi_session: false,
      prelighten: steps.some(({ kind }) => kind.startsWith('lighten')),
      pre_pigment: false,
    },
    start: drawn(last.start),
    target: isPlain ? drawn(last.result) : null,
    steps,
    notes: [
      ...(isPlain
        ? [note('same', 'As before', 'Look at condition and grey before repeating it.', 'info')]
        : then.map((bowl, at) => thenNow(bowl, now[at] ?? bowl, at, changes))),
      ...moved.flatMap(({ bowl, said }, at) =>
        said.map(say => note('same-lighter', `${titleOf(bowl, at)}: the developer`, say)),
      ),
      ...then.flatMap((bowl, at) => (now[at] === bowl ? [] : beyondAsked(bowl, at, changes))),
      ...[...new Set(changes.flatMap(({ move }) => move.watch ?? []))].map(watch =>
        note('same-but', 'Look at it first', watch),
      ),
    ],
    expected: isPlain ? 'As last time, where hair, grey and condition are as they were.' : '',
    plain: isPlain,
  }
}
