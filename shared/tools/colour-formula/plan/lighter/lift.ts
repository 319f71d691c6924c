import { DARK_BASE, HIGH_LIFT_FROM, TINT_LIFTS } from '../../../../trade/colour/lift'
import type { Picture } from '../../read/picture'
import { inFoils, type Journey } from '../journey'
import { type ColourPlan, note } from '../plan'
import { lighten } from './lighten'
import { highLift, tintLift } from './tint-lift'

/** Picks the way to go lighter. */
export function goLighter(picture: Picture, journey: Journey): ColourPlan {
  const plan = lighterWay(picture, journey)
  if (picture.redhead && !plan.notes.some(({ rule }) => rule === 'redhead')) plan.notes.push(redhead())
  if (picture.grey.percent >= 20)
    plan.notes.push(
      note(
        'grey-light',
        'Grey',
        'Level 8 and lighter does not truly cover grey on a darker natural, and high-lift does not cover it at all: light pieces blend it. For full coverage: permanent colour with natural series, a shade no lighter than 7.',
      ),
    )
  if (journey.from <= DARK_BASE && !plan.notes.some(({ rule }) => rule === 'dark-base'))
    plan.notes.push(darkBase(journey.from))
  return plan
}

const darkBase = (from: number) =>
  note(
    'dark-base',
    'Dark base',
    `Level ${from} lifts through red and orange: great caution, slow and low, and some warmth stays; an ash result is not to be promised.`,
  )

function lighterWay(picture: Picture, journey: Journey): ColourPlan {
  const { from, to, made } = journey
  const { wish, history, grey } = picture
  const lift = to - from
  if (made === 'virgin' && !inFoils(picture) && !wish.wantsBleach) {
    if (wish.highLift && from >= HIGH_LIFT_FROM - 1 && grey.percent < 30) return highLift(picture, journey)
    if (lift <= TINT_LIFTS && to <= 9) return tintLift(picture, journey)
    if (lift <= TINT_LIFTS + 1 && to <= 5 && history.condition === 'sound') return tintLift(picture, journey)
    if (picture.manner.noBleach && lift <= TINT_LIFTS + 1 && to <= 8 && history.condition === 'sound')
      return withoutBleach(tintLift(picture, journey))
    if (picture.manner.noBleach && from >= HIGH_LIFT_FROM - 1 && grey.percent < 30)
      return withoutBleach(highLift(picture, journey))
    if (lift <= 3 && to <= 9 && from >= HIGH_LIFT_FROM && history.condition === 'sound' && grey.percent < 30)
      return highLift(picture, journey)
  }
  const plan = lighten(picture, journey)
  if (picture.manner.noBleach) withoutBleach(plan)
  if (wish.highLift)
    plan.notes.push(
      note(
        'high-lift',
        'High-lift',
        `High-lift tint is not the way here: it wants natural, uncoloured hair of level ${HIGH_LIFT_FROM} or lighter, and it does not cover grey.`,
      ),
    )
  return plan
}

function withoutBleach(plan: ColourPlan): ColourPlan {
  plan.notes.push(
    note(
      'no-bleach',
      'Without bleach',
      'Without lightener a clean, pale blonde cannot be reached. High-lift tint lifts at most 4 levels, only on natural uncoloured hair of level 6 or lighter, and stays warm. Platinum, silver and light ash need lightener; agree with the client which of the two it is to be.',
    ),
  )
  plan.plain = false
  return plan
}

export const redhead = () =>
  note(
    'redhead',
    'Natural red',
    'Natural red hair stays warm: ash or cool tones over it look brown or flat at first. The ash fades within weeks and the warmth returns. An ash result is not to be promised. It needs toning again and again (every 4–6 weeks), a blue shampoo between, or a softer neutral or beige instead.',
  )
