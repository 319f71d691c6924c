// Covering and blending grey. domain 1.7

import { REGROWTH_GRAMS } from '../../../trade/colour/amounts'
import { DEMI_BLENDS_TO, naturalShare, SHEER_FROM } from '../../../trade/colour/grey'
import { TIMES } from '../../../trade/colour/times'
import { type Tone, WARM_TONES } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { demi, tint } from './bowls'
import { cap } from './journey'
import { type ColourPlan, emptyPlan, nameOf, note, shade, step } from './plan'

export function coverGrey(picture: Picture, to: number, tone: Tone): ColourPlan {
  const plan = emptyPlan()
  const { percent, resistant } = picture.grey
  const regrowth =
    picture.wish.service === 'roots' ||
    picture.regrowthCm !== null ||
    picture.manner.regrowthNow ||
    picture.manner.sinceLast ||
    // The lengths already have this depth, so only the new growth needs colour.
    (picture.lengths?.made === 'tint' &&
      picture.wish.service !== 'all-over' &&
      Math.abs(picture.lengths.level - to) < 1) ||
    (picture.history.tinted && picture.manner.rootsNow && picture.wish.service !== 'all-over')
  const white = percent >= 90
  plan.start = { level: picture.natural ?? (white ? 10 : to), tone: white ? 'silver' : 'natural' }
  plan.target = { level: to, tone }
  plan.care.push('roots')
  if (resistant)
    plan.steps.push(
      step({
        kind: 'presoften',
        title: 'Pre-soften the resistant grey',
        zone: 'The greyest parts only',
        parts: [],
        grams: REGROWTH_GRAMS / 2,
        volume: 10,
        ratio: null,
        minutes: TIMES.presoften,
        how: [
          'Developer on its own: dab on, wait, wipe off; do not rinse. Pre-pigmenting can be done instead.',
        ],
      }),
    )
  const band = naturalShare(percent)
  const natural = shade(picture, to, 'natural')
  // "4N with a bit of 4.3": someone who also names the natural shade wants at least as much of it.
  const both = picture.wish.shades.some(
    ({ how, level, tone: read }) => how === 'code' && level === to && read === 'natural',
  )
  const share = both ? Math.max(0.5, band.share) : band.share
  const parts =
    tone === 'natural'
      ? [{ what: natural, share: 1 }]
      : [
          { what: natural, share },
          { what: shade(picture, to, tone), share: 1 - share },
        ]
  const over = regrowth ? 'Regrowth only, greyest area first' : 'Greyest area first, then the rest'
  plan.steps.push(
    tint(
      picture,
      'tint_grey',
      parts,
      over,
      [
        'Start where it is greyest, with plenty of product, for the full development time.',
        regrowth
          ? 'Regrowth only: no overlap on the lengths. If they have faded, refresh them at the end with a no-lift gloss.'
          : picture.history.virgin
            ? 'Even, generous sections.'
            : 'Even, generous sections. Where the lengths are coloured already: the regrowth only, no overlap.',
      ],
      [],
    ),
  )
  plan.notes.push(
    note(
      'grey',
      'Grey',
      `${percent} % grey: ${tone === 'natural' ? 'the natural series covers by itself' : `${share > band.share ? 'half natural series' : band.words} (natural base) in the mix, the rest fashion shade`}; 20 vol (6 %), at the depth of the hair that is not grey or a level darker. Less under-covers, more lifts and turns sheer and brassy. Some modern lines need no natural series; the maker's chart decides.`,
      'info',
    ),
  )
  if (resistant)
    plan.notes.push(
      note(
        'resistant',
        'Resistant grey',
        'Pre-soften, greyest area first, full development time; more product, not more volume.',
      ),
    )
  if (picture.history.boxDye)
    plan.notes.push(
      note(
        'box',
        'Box dye',
        'Box dye is of unknown make and build-up, and some men’s and comb-in colours hold metallic salts. Ask which product, strand test the darkest part, and do an incompatibility test if in doubt.',
      ),
    )
  if (picture.manner.gentleKind)
    plan.notes.push(
      note(
        'demi-blend',
        'Demi and grey',
        `A demi blends grey up to roughly 30–${DEMI_BLENDS_TO} %; it does not cover it. Full coverage takes permanent colour; ammonia-free is not free of allergens.`,
      ),
    )
  if (to >= SHEER_FROM)
    plan.notes.push(
      note(
        'sheer',
        'Light shades and grey',
        `Level ${SHEER_FROM} and lighter is sheer on white or grey hair: it blends rather than covers opaquely. For full coverage go a level deeper or add natural series.`,
      ),
    )
  if (tone === 'red' || tone === 'copper' || tone === 'mahogany' || tone === 'violet')
    plan.notes.push(
      note(
        'hot-on-grey',
        'Fashion tone on grey',
        'A red, copper or violet alone turns bright and hot on white hair: the natural series keeps it down. Fashion reds fade fastest.',
      ),
    )
  else if (tone === 'ash' || tone === 'matt')
    plan.notes.push(
      note(
        'ash-on-grey',
        'Ash on grey',
        'Ash alone on grey can look slate or greenish: the natural series keeps it real.',
      ),
    )
  else if (WARM_TONES.includes(tone))
    plan.notes.push(
      note(
        'gold-on-grey',
        'Warm tone on grey',
        'Gold reads brighter on white hair: natural series tempers it.',
        'info',
      ),
    )
  if (regrowth && (picture.regrowthCm ?? 0) > 3)
    plan.notes.push(
      note(
        'wide-regrowth',
        'Wide regrowth',
        'More than about 2 cm: watch for a band where scalp heat ends.',
        'info',
      ),
    )
  if (picture.history.condition !== 'sound' && regrowth)
    plan.notes.push(
      note(
        'porosity',
        'Lengths',
        'Keep permanent colour off the porous lengths: it builds up dark and dull.',
      ),
    )
  plan.summary = `${cap(nameOf(to, tone))} with permanent colour and 20 vol${regrowth ? ', regrowth only' : ''}.`
  plan.expected =
    to >= SHEER_FROM
      ? `${cap(nameOf(to, tone))}: white hair blended softly, a little sheer.`
      : `${cap(nameOf(to, tone))}, grey covered evenly; roots show again in 4–6 weeks.`
  plan.plain =
    !resistant &&
    to < SHEER_FROM &&
    (tone === 'natural' || tone === 'gold' || tone === 'brown' || tone === 'beige')
  return plan
}

/** Softens grey rather than hiding it: a demi, for men too. */
export function blendGrey(picture: Picture, to: number, tone: Tone): ColourPlan {
  const plan = emptyPlan()
  const { percent } = picture.grey
  plan.start = { level: picture.natural ?? to, tone: percent >= 70 ? 'silver' : 'natural' }
  plan.target = { level: to, tone }
  plan.care.push('toner')
  plan.steps.push(
    demi(
      picture,
      [
        {
          what: shade(picture, to, tone === 'gold' || tone === 'copper' || tone === 'red' ? 'natural' : tone),
          share: 1,
        },
      ],
      'Blend the grey with a demi',
      'Where the grey shows',
      [
        'Comb through for a soft, uneven blend; no hard line as it fades.',
        'Natural or slightly cool tones look most real.',
      ],
      picture.manner.quickly ? TIMES.gloss : TIMES.demi,
      13,
    ),
  )
  plan.notes.push(
    note(
      'demi-blend',
      'Blend, not cover',
      `A demi blends grey, it does not cover it: good up to roughly 30–${DEMI_BLENDS_TO} % grey. ${percent > DEMI_BLENDS_TO ? `With ${percent} % some will still show; full coverage needs permanent colour with natural series.` : 'For full coverage use permanent colour with natural series.'} No lift, no hard regrowth line. A level deeper than wanted looks painted: stay at the natural depth or a little lighter.`,
      percent > DEMI_BLENDS_TO ? 'caution' : 'info',
    ),
  )
  plan.summary = 'Blend the grey with a deposit-only demi.'
  plan.expected = `Grey softened towards ${nameOf(to, tone)}; it fades over 4–8 weeks without a line.`
  return plan
}
