// Lightener and toner, in as many visits as the hair needs, with a remover where there is artificial colour. domain
// 1.8, 1.9
import { FULL_HEAD_GRAMS } from '../../../../trade/colour/amounts'
import {
  interimLevel,
  interimWords,
  LIFT_A_VISIT,
  LIFT_ON_COLOUR,
  RESTED_WEEKS,
  visitsFor,
} from '../../../../trade/colour/lift'
import { pigmentAt } from '../../../../trade/colour/pigment'
import { TIMES } from '../../../../trade/colour/times'
import type { Tone } from '../../../../trade/tones'
import type { Picture } from '../../read/picture'
import { lightenOff, lightenSafe, toner } from '../bowls'
import { cap, finishTone, inFoils, isWarm, type Journey, why } from '../journey'
import { type ColourPlan, emptyPlan, nameOf, note, step } from '../plan'
import { wideRegrowth } from './tint-lift'

export const CONDITION_NOTE = note(
  'condition',
  'Condition',
  'Lightening weakens hair and can damage it: check elasticity with a wet stretch before and during, and stop when it weakens. A bond builder helps during the service, it does not make unsafe hair safe.',
)

function severalVisits(plan: ColourPlan, from: number, to: number, tone: Tone, onColour: boolean): number {
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
export function lighten(picture: Picture, { from, to, tone, made }: Journey): ColourPlan {
  const plan = emptyPlan()
  const lift = to - from
  const coloured = made === 'tint'
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: to, tone }
  plan.flags.prelighten = true
  if (picture.wish.service === 'balayage') plan.care.push('balayage')
  else if (!coloured)
    plan.care.push(inFoils(picture) || made !== 'virgin' || !picture.wish.wantsBleach ? 'foils' : 'roots')
  plan.care.push('toner', 'blonde')
  let reached = to
  const tooFar =
    lift > LIFT_A_VISIT ||
    (coloured && lift >= LIFT_ON_COLOUR) ||
    (coloured && lift >= 2 && (picture.history.boxDye || isWarm(picture.lengths?.tone ?? 'natural'))) ||
    (made === 'bleach' &&
      lift >= 3 &&
      (picture.history.condition !== 'sound' || (picture.history.bleachedWeeks ?? 99) < RESTED_WEEKS))
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
    const { root } = picture
    if (root?.made === 'virgin' && !picture.manner.newGrowth)
      plan.assumed.push(
        `No new growth was named, so the steps are for the coloured hair alone. With natural level ${root.level}${picture.grey.percent ? ' and grey' : ''} at the roots, say how much has grown, such as “2 cm regrowth”, and ask again.`,
      )
    if (picture.zoned)
      plan.notes.push(
        note(
          'zones',
          'Zones',
          'Roots, lengths and ends are separate zones of different depth. The darkest first, natural regrowth by itself and only at the end, so that it does not turn brighter than the lengths.',
          'info',
        ),
      )
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
    picture.wish.onScalp ||
    picture.manner.cropped ||
    (!inFoils(picture) && picture.wish.service !== 'lowlights' && picture.wish.service !== 'unsaid')
  ) {
    plan.steps.push(
      lightenSafe(
        picture,
        made === 'bleach'
          ? 'Only the parts that are still too dark'
          : picture.wish.keepRoots
            ? 'Lengths and ends only; the root stays as it is'
            : 'Mid-lengths first, then ends; the root last',
        [
          made === 'bleach'
            ? 'Not over hair that is light enough.'
            : picture.wish.keepRoots
              ? 'Blur the upper edge so that no hard line shows.'
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
      softened && isWarm(tone)
        ? `At level ${reached} the hair still shows ${pigmentAt(reached).words}: it supports the warm result.`
        : softened
          ? `At level ${reached} the hair still shows ${pigmentAt(reached).words}; ${pigmentAt(reached).neutraliser} calms it for now.`
          : why(reached, tone),
    ),
  )
  plan.notes.push(CONDITION_NOTE)
  if (!tooFar && lift > 3.4)
    plan.notes.push(
      note(
        'second-visit',
        'At the limit of one visit',
        `Four levels is the most for one visit on strong natural hair: let the strand test decide. If level ${to} is not reached in the maker's time, stop at ${interimWords(Math.max(4, to - 1))} and finish in a second visit 4–8 weeks later.`,
      ),
    )
  if (!isWarm(tone))
    plan.notes.push(
      note(
        'warmth',
        'Warmth',
        `Every lifted colour fades warm: expect some ${pigmentAt(Math.max(4, reached - 1)).words.split(', the inside')[0]} along the way, and a refresh of the tone.`,
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
