// Lift with tint: one or two levels, or high-lift, on hair that has never been coloured. domain 1.9, 1.13, 1.17
import { FULL_HEAD_GRAMS } from '../../../../trade/colour/amounts'
import { HIGH_LIFT_FROM, HIGH_LIFT_LEVELS } from '../../../../trade/colour/lift'
import { pigmentAt } from '../../../../trade/colour/pigment'
import { HIGH_LIFT_RATIO } from '../../../../trade/colour/ratios'
import { TIMES } from '../../../../trade/colour/times'
import type { Picture } from '../../read/picture'
import { tint } from '../bowls'
import { cap, finishTone, isWarm, type Journey } from '../journey'
import { type ColourPlan, emptyPlan, nameOf, note, shade, step } from '../plan'

/** One or two levels of permanent colour on hair that has never been coloured. */
export function tintLift(picture: Picture, { from, to, tone }: Journey): ColourPlan {
  const plan = emptyPlan()
  const lift = Math.round(to - from)
  const regrowth = picture.wish.service === 'roots'
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: to, tone }
  plan.pigmentAt = to
  plan.care.push('roots')
  const cool = !isWarm(tone)
  const pigment = pigmentAt(to)
  plan.steps.push(
    tint(
      picture,
      lift > 1 ? 'tint_lift2' : 'tint_lift1',
      cool && tone !== 'natural'
        ? [{ what: shade(picture, to, tone), share: 1 }]
        : cool
          ? [
              { what: shade(picture, to, 'natural'), share: 3 },
              { what: shade(picture, to, pigment.neutralTone), share: 1 },
            ]
          : [{ what: shade(picture, to, tone), share: 1 }],
      regrowth
        ? 'Regrowth only'
        : lift > 2
          ? 'Mid-lengths and ends first, the part near the head last'
          : 'Mid-lengths and ends first, then the root',
      [
        regrowth
          ? 'Only the new growth, no overlap on coloured hair.'
          : 'Mid-lengths first, keeping 2 cm off the scalp, then the ends; the root last, half way through, for its heat lifts faster.',
        ...(cool ? [] : [`The ${pigment.words} underneath helps the warm tone.`]),
      ],
      cool
        ? [
            `Lifting to level ${to} shows ${pigment.words}: ${pigment.neutraliser} holds it back, some warmth stays.`,
          ]
        : [],
      lift > 2 ? 30 : 20,
    ),
  )
  if (regrowth && (picture.regrowthCm ?? 0) > 2) plan.notes.push(wideRegrowth())
  if (lift > 2)
    plan.notes.push(
      note(
        'three-levels',
        'Three levels with tint',
        'Three levels is the most that permanent colour lifts, and on strong hair it may stop at two. Expect warmth, strand test first, and plan a second visit rather than a stronger developer.',
      ),
    )
  plan.summary = `${lift > 2 ? 'Up to three levels' : lift > 1 ? 'Two levels' : 'One level'} lighter on natural hair with permanent colour: ${nameOf(to, tone)}.`
  plan.expected = `${cap(nameOf(to, tone))}${cool ? ', with a little warmth that shows as it fades' : ', warm and shiny'}.`
  plan.plain = picture.history.condition === 'sound' && !cool
  return plan
}

export const wideRegrowth = () =>
  note(
    'wide-regrowth',
    'Wide regrowth',
    'More than about 2 cm: the hair beyond the scalp’s heat lifts less, so treat it as a separate zone and start there first. Otherwise a band shows.',
  )

export function highLift(picture: Picture, { from, to, tone }: Journey): ColourPlan {
  const plan = emptyPlan()
  const goal = Math.min(to, from + HIGH_LIFT_LEVELS, 10)
  const asked = picture.wish.shades.find(read => read.how === 'code' && (read.level ?? 0) >= 11)
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: goal, tone }
  plan.pigmentAt = goal
  plan.care.push('roots', 'blonde')
  plan.steps.push(
    step({
      kind: 'highlift',
      title: 'High-lift tint',
      zone: picture.wish.service === 'roots' ? 'Regrowth only' : 'Uncoloured hair',
      parts: [
        {
          what: `high-lift series, ${asked ? `${asked.written}, ` : ''}${finishTone(goal, tone)} tone`,
          share: 1,
        },
      ],
      grams: FULL_HEAD_GRAMS[picture.length],
      volume: 30,
      ratio: HIGH_LIFT_RATIO,
      minutes: TIMES.highLift,
      how: [
        ...(picture.wish.service === 'roots'
          ? []
          : ['Mid-lengths and ends first, the part near the head last.']),
        'Generous and even; no overlap on coloured hair.',
      ],
      watch: [
        `At level ${goal} the hair shows ${pigmentAt(goal).words}; ${pigmentAt(goal).neutraliser} holds it back.`,
      ],
    }),
  )
  plan.notes.push(
    note(
      'high-lift',
      'High-lift',
      `High-lift works on natural, uncoloured level ${HIGH_LIFT_FROM} and lighter (5 stays warm), lifts up to ${HIGH_LIFT_LEVELS} levels and does not cover grey. Expect warmth; foils with lightener are the way to go cleaner.`,
    ),
  )
  plan.summary = `High-lift tint on natural level ${from}, towards ${nameOf(goal, tone)}.`
  plan.expected = `${cap(nameOf(goal, tone))}, with some golden warmth.`
  return plan
}
