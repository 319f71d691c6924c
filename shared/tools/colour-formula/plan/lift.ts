// Going lighter: tint, high-lift or lightener on virgin hair; remover and lightener where colour lies on it. domain 1.8, 1.9, 1.17
import { FULL_HEAD_GRAMS } from '../../../trade/amounts'
import {
  DARK_BASE,
  HIGH_LIFT_FROM,
  HIGH_LIFT_LEVELS,
  interimLevel,
  interimWords,
  LIFT_A_VISIT,
  LIFT_ON_COLOUR,
  TINT_LIFTS,
  visitsFor,
} from '../../../trade/lift'
import { pigmentAt } from '../../../trade/pigment'
import { HIGH_LIFT_RATIO } from '../../../trade/ratios'
import { TIMES } from '../../../trade/times'
import { COOL_TONES, type Tone, WARM_TONES } from '../../../trade/tones'
import type { Made, Picture } from '../read/picture'
import {
  emptyPlan,
  lightenOff,
  lightenSafe,
  nameOf,
  note,
  type Plan,
  prep,
  shade,
  step,
  tint,
  toner,
} from './plan'

export type Journey = { from: number; to: number; tone: Tone; made: Made }

export const isCool = (tone: Tone): boolean => COOL_TONES.includes(tone)
export const isWarm = (tone: Tone): boolean => WARM_TONES.includes(tone)

const inFoils = (picture: Picture): boolean =>
  picture.wish.service === 'foils' || picture.wish.service === 'balayage'

/** The tone that brings lifted hair to the one wanted: its neutraliser for cool and natural, the tone itself for warm. */
export function finishTone(level: number, tone: Tone): Tone {
  if (isWarm(tone) || tone === 'beige' || tone === 'brown') return tone
  const { neutralTone } = pigmentAt(level)
  return level >= 8 && tone === 'ash'
    ? level >= 9
      ? 'violet'
      : 'pearl'
    : isCool(tone) && level >= 9
      ? 'violet'
      : neutralTone
}

function why(level: number, tone: Tone): string {
  const pigment = pigmentAt(level)
  return isWarm(tone)
    ? `At level ${level} the hair shows ${pigment.words}: the warmth that is wanted, so it is only refined.`
    : `At level ${level} the hair shows ${pigment.words}: ${pigment.neutraliser} cancels it.`
}

export const CONDITION_NOTE = note(
  'condition',
  'Condition',
  'Lightening weakens hair and can damage it: check elasticity with a wet stretch before and during, and stop when it weakens. A bond builder helps during the service, it does not make unsafe hair safe.',
)

function severalVisits(plan: Plan, from: number, to: number, tone: Tone, onColour: boolean): number {
  const interim = interimLevel(from, to, onColour)
  plan.flags.multi_session = true
  plan.notes.unshift(
    note(
      'visits',
      'More than one visit',
      `From level ${from} to level ${to} is not a single visit: plan ${visitsFor(to - from, onColour)}, 4–8 weeks apart. A realistic first visit ends near level ${interim}, ${interimWords(interim)}.`,
    ),
  )
  plan.visits.push(
    {
      title: 'First visit',
      text: `Lift as far as the hair allows, about level ${interim}; tone to ${interimWords(interim)} that can be worn meanwhile.`,
    },
    {
      title: 'Second visit, 4–8 weeks later',
      text: 'Check condition and strand test again, then lift only what is still dark.',
    },
    { title: 'Further visits', text: `Only as the hair allows, until ${nameOf(to, tone)} is reached.` },
  )
  return interim
}

/** Lightener, then toner. */
export function lighten(picture: Picture, { from, to, tone, made }: Journey): Plan {
  const plan = emptyPlan()
  const lift = to - from
  const coloured = made === 'tint'
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: to, tone }
  plan.flags.prelighten = true
  plan.care.push(picture.wish.service === 'balayage' ? 'balayage' : 'foils', 'toner', 'blonde')
  let reached = to
  const tooFar =
    lift > LIFT_A_VISIT ||
    (coloured && lift >= LIFT_ON_COLOUR) ||
    (made === 'bleach' && picture.history.condition !== 'sound' && lift >= 3)
  if (tooFar) reached = severalVisits(plan, from, to, tone, coloured)
  plan.pigmentAt = reached
  const finish =
    tooFar && reached < to && !isWarm(tone) ? pigmentAt(reached).neutralTone : finishTone(reached, tone)
  if (coloured) {
    plan.steps.push(remover(picture, 'Coloured lengths only'))
    plan.steps.push(
      lightenSafe(picture, 'Coloured mid-lengths and ends', [
        'Only what the remover left, and only after the hair was rinsed, dried and strand tested.',
        'Work the darkest length first.',
      ]),
    )
    plan.notes.push(colourOnColour(picture))
  } else if (made === 'virgin' && picture.lengths?.made === 'bleach' && !inFoils(picture)) {
    plan.steps.push(
      lightenSafe(picture, 'Regrowth only, up to the lightened hair', [
        'No overlap on the lengths: they are light already and would break.',
      ]),
    )
    plan.notes.push(
      note(
        'zones',
        'Zones',
        'Regrowth and lengths are separate zones: lightener on the new growth only, the toner refreshes the lengths last and shortest.',
        'info',
      ),
    )
    if ((picture.regrowthCm ?? 0) > 2) plan.notes.push(wideRegrowth())
  } else if (
    made === 'bleach' ||
    (!inFoils(picture) && picture.wish.service !== 'lowlights' && picture.wish.service !== 'unsaid')
  ) {
    plan.steps.push(
      lightenSafe(
        picture,
        made === 'bleach'
          ? 'Only the parts that are still too dark'
          : 'Mid-lengths first, then ends; the root last',
        [
          made === 'bleach'
            ? 'Not over hair that is light enough.'
            : 'Keep 2 cm away from the scalp first; body heat lifts the root faster, so it goes on last, against hot roots.',
        ],
      ),
    )
  } else {
    plan.steps.push(
      lightenOff(
        picture,
        picture.wish.service === 'balayage' ? 'Painted pieces, off the scalp' : 'Foils, off the scalp',
      ),
    )
  }
  const softened = tooFar && reached < to
  plan.steps.push(
    toner(
      picture,
      reached,
      finish,
      softened
        ? `At level ${reached} the hair still shows ${pigmentAt(reached).words}; ${pigmentAt(reached).neutraliser} calms it for now.`
        : why(reached, tone),
    ),
  )
  plan.notes.push(CONDITION_NOTE)
  if (!isWarm(tone))
    plan.notes.push(
      note(
        'warmth',
        'Warmth',
        `Every lifted colour fades warm: expect some ${pigmentAt(Math.max(4, reached - 1)).words.replace(/, the inside.*/, '')} along the way, and a refresh of the tone.`,
        'info',
      ),
    )
  plan.summary = tooFar
    ? `Going from level ${from} to ${nameOf(to, tone)} takes several visits; this is the first.`
    : `Pre-lighten to level ${to}, then tone to ${nameOf(to, tone)}.`
  plan.expected = tooFar
    ? `After this visit about level ${reached}, ${interimWords(reached)}. ${cap(nameOf(to, tone))} follows in stages if the hair allows.`
    : `${cap(nameOf(to, tone))}, lightened and toned; some warmth comes back between visits.`
  return plan
}

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function remover(picture: Picture, zone: string) {
  return step({
    kind: 'remover',
    title: 'Colour remover (reductive)',
    zone,
    parts: [{ what: 'reductive colour remover', share: 1 }],
    grams: FULL_HEAD_GRAMS[picture.length],
    volume: 0,
    ratio: null,
    minutes: TIMES.remover,
    how: [
      'As its maker says, with a long, thorough rinse.',
      'Peroxide swab test on a strand: if it darkens again, rinse longer or repeat.',
    ],
    watch: ['It shrinks artificial dye only; the natural colour does not come back, and a warm base shows.'],
  })
}

export function colourOnColour(picture: Picture) {
  const box = picture.history.boxDye
    ? ' Box dye is of unknown make and build-up: expect bands, and test the darkest length.'
    : ''
  return note(
    'colour-on-colour',
    'Artificial colour',
    `Colour does not reliably lift artificial colour: tint or high-lift over it mainly lightens the new growth (hot roots) while the lengths stay dark. Use colour remover and careful lightener on the lengths only, each zone separately.${box} After a remover hair can re-darken when peroxide is next used: re-colour in low volume, 1–2 levels lighter than wanted.`,
  )
}

/** One or two levels of permanent colour on hair that was never coloured. */
export function tintLift(picture: Picture, { from, to, tone }: Journey): Plan {
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
      regrowth ? 'Regrowth only' : 'Mid-lengths and ends first, then the root',
      regrowth
        ? ['Only the new growth, no overlap on coloured hair.']
        : [
            'Mid-lengths first, keeping 2 cm off the scalp, then the ends; the root last, half way through, for its heat lifts faster.',
          ],
      [
        cool
          ? `Lifting to level ${to} shows ${pigment.words}: ${pigment.neutraliser} holds it back, some warmth stays.`
          : `The ${pigment.words} underneath helps the warm tone.`,
      ],
    ),
  )
  if (regrowth && (picture.regrowthCm ?? 0) > 2) plan.notes.push(wideRegrowth())
  plan.summary = `${lift > 1 ? 'Two levels' : 'One level'} lighter on natural hair with permanent colour: ${nameOf(to, tone)}.`
  plan.expected = `${cap(nameOf(to, tone))}${cool ? ', with a little warmth that shows as it fades' : ', warm and shiny'}.`
  plan.plain = picture.history.condition === 'sound' && !cool
  return plan
}

export const wideRegrowth = () =>
  note(
    'wide-regrowth',
    'Wide regrowth',
    'More than about 2 cm: the hair beyond the scalp’s heat lifts less, so treat it as a separate zone and start there first; otherwise a band shows.',
  )

export function highLift(picture: Picture, { from, to, tone }: Journey): Plan {
  const plan = emptyPlan()
  const goal = Math.min(to, from + HIGH_LIFT_LEVELS, 10)
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: goal, tone }
  plan.pigmentAt = goal
  plan.care.push('roots', 'blonde')
  plan.steps.push(
    step({
      kind: 'highlift',
      title: 'High-lift tint',
      zone: 'Uncoloured hair',
      parts: [{ what: `high-lift series, ${finishTone(goal, tone)} tone`, share: 1 }],
      grams: FULL_HEAD_GRAMS[picture.length],
      volume: 30,
      ratio: HIGH_LIFT_RATIO,
      minutes: TIMES.highLift,
      how: [
        'Mid-lengths and ends first, the part near the head last.',
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

/** Which way lighter. */
export function goLighter(picture: Picture, journey: Journey): Plan {
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

function lighterWay(picture: Picture, journey: Journey): Plan {
  const { from, to, made } = journey
  const { wish, history, grey } = picture
  const lift = to - from
  if (made === 'virgin' && !inFoils(picture) && !wish.wantsBleach) {
    if (wish.highLift && from >= HIGH_LIFT_FROM - 1 && grey.percent < 30) return highLift(picture, journey)
    if (lift <= TINT_LIFTS && to <= 9) return tintLift(picture, journey)
    if (lift <= 3 && to <= 9 && from >= HIGH_LIFT_FROM && history.condition === 'sound' && grey.percent < 30)
      return highLift(picture, journey)
  }
  const plan = lighten(picture, journey)
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

export const redhead = () =>
  note(
    'redhead',
    'Natural red',
    'Natural red and very dark hair stay warm when lifted: an ash result is not to be promised, and it needs toning again and again.',
  )

/** Twice lightened or tired hair: deposit now, lift later. */
export function restFirst(picture: Picture, { from, to, tone }: Journey): Plan {
  const plan = emptyPlan()
  plan.start = { level: from, tone: picture.brass === 'orange' ? 'orange' : 'natural' }
  plan.target = { level: to, tone }
  plan.pigmentAt = from
  plan.flags.multi_session = true
  plan.flags.prelighten = true
  plan.care.push('toner', 'blonde')
  const pigment = pigmentAt(from)
  plan.steps.push(
    prep('Check the hair', [
      'Wet stretch: if it does not spring back, no colour at all today; treat and trim.',
    ]),
    toner(
      picture,
      from,
      pigment.neutralTone,
      `Deposit only: ${pigment.neutraliser} softens the ${pigment.words}; a toner never lightens.`,
    ),
  )
  plan.notes.push(
    note(
      'rest',
      'Rest before more lightening',
      `Hair that was lightened again and again is fragile and can break: no more lightener now. Treatments (bond, moisture), a trim, and a strand and elasticity test in 4–8 weeks; then slowly, in several visits.`,
    ),
    note(
      'pale-base',
      'Base',
      `${cap(nameOf(to, tone))} shows only on a clean pale yellow base of level ${to >= 9 ? 10 : to}; toner over orange turns muddy.`,
    ),
  )
  plan.visits.push(
    { title: 'Today', text: 'Deposit-only tone and a treatment: a softer shade to wear meanwhile.' },
    {
      title: 'Second visit, 4–8 weeks later',
      text: 'Strand and elasticity test. If it holds: low, gentle lightener only where it is still dark.',
    },
    { title: 'Further visits', text: `Until a pale yellow base is reached; then ${nameOf(to, tone)}.` },
  )
  plan.summary = `Not in one visit: calm the hair and the tone first, lighten later.`
  plan.expected = `A calmer level ${from} today; ${nameOf(to, tone)} in stages, if the hair allows.`
  return plan
}
