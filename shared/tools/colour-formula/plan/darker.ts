// Going darker: on lightened hair the missing warmth is replaced first, or the colour turns green and flat, and fades.
// domain 1.10

import { FULL_HEAD_GRAMS } from '../../../trade/colour/amounts'
import { FILL_FROM, fillerFor } from '../../../trade/colour/pigment'
import { demiRatio } from '../../../trade/colour/ratios'
import { TIMES } from '../../../trade/colour/times'
import type { Tone } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { demi, tint } from './bowls'
import { cap, isCool, isWarm, type Journey } from './journey'
import { type ColourPlan, emptyPlan, nameOf, note, shade, step } from './plan'
import { oldRed } from './tone'

export function goDarker(picture: Picture, { from, to, tone, made }: Journey): ColourPlan {
  const plan = emptyPlan()
  const drop = from - to
  const lightened = made === 'bleach' || picture.history.porous || (picture.highlighted && made !== 'virgin')
  const fill =
    drop >= FILL_FROM - 0.4 &&
    (lightened || (made === 'tint' && from >= 7 && !isWarm(picture.lengths?.tone ?? 'natural')))
  plan.start = { level: from, tone: made === 'bleach' ? (from <= 7 ? 'orange' : 'yellow') : 'natural' }
  plan.target = { level: to, tone }
  plan.care.push('dark')
  plan.flags.pre_pigment = fill
  const first: Tone = fill && isCool(tone) ? 'natural' : tone
  if (fill) {
    const filler = fillerFor(to)
    plan.steps.push(
      step({
        kind: 'fill',
        title: 'Pre-pigment (fill)',
        zone: 'Lightened mid-lengths and ends only',
        parts: [
          {
            what: `demi, ${shade(picture, Math.min(9, Math.round(to) + 1), filler.tone)} (${filler.words} filler)`,
            share: 1,
          },
        ],
        grams: FULL_HEAD_GRAMS[picture.length],
        volume: 6,
        ratio: demiRatio(picture.maker),
        minutes: TIMES.filler,
        how: [`Replace the missing warmth with a ${filler.words} filler; blot, do not rinse.`],
        watch: ['Porous hair grabs: look at it every few minutes.'],
      }),
    )
    plan.notes.push(
      note(
        'filler',
        'Pre-pigmentation',
        `Level ${from} to level ${to}: lightened, porous hair has lost its warm pigment. Without a ${filler.words} filler first the result goes green or khaki, flat, and fades. Porous hair grabs dark: choose half to one level lighter than wished${isCool(tone) ? ', and leave ash for a later visit' : ''}.`,
      ),
    )
    plan.notes.push(
      note('fade', 'Fading', 'The first darker colour fades: book a refresh in 3–4 weeks.', 'info'),
    )
  }
  const deposit = Math.min(10, Math.round(to) + (fill ? 1 : 0))
  const natural = { what: shade(picture, deposit, 'natural'), share: 1 }
  const parts =
    first === 'natural' ? [natural] : [natural, { what: shade(picture, deposit, first), share: 1 }]
  const grey = picture.grey.percent >= 20
  if (picture.wish.service === 'roots' && made === 'virgin') {
    plan.steps.push(
      tint(
        picture,
        grey ? 'tint_grey' : 'tint_deposit',
        parts,
        'Regrowth only',
        [
          'Only the new growth, no overlap on the coloured lengths; refresh those at the end with a no-lift gloss.',
        ],
        [],
        grey ? 20 : 10,
      ),
    )
    plan.care = ['roots']
    plan.summary = `${cap(nameOf(to, tone))} on the regrowth only.`
    plan.expected = `Roots and lengths meet at ${nameOf(to, tone)}.`
    plan.plain = true
    return plan
  }
  if (grey)
    plan.steps.push(
      tint(picture, 'tint_grey', parts, 'Where there is grey: roots first', ['Full time on the grey.']),
    )
  if (made === 'virgin' && !grey && drop > 2.5)
    plan.steps.push(
      tint(picture, 'tint_deposit', parts, 'Roots to ends in one go', ['Porous ends last.'], [], 10),
    )
  else
    plan.steps.push(
      demi(
        picture,
        parts,
        fill ? 'Target shade on top' : 'Deeper with a demi',
        fill
          ? 'Over the blotted filler'
          : made === 'virgin'
            ? 'Roots to ends in one go'
            : 'Mid-lengths to ends',
        [
          fill
            ? 'Straight over the blotted filler, low volume; porous ends last and for a shorter time.'
            : `Low volume: it deposits and leaves the natural base alone.${made === 'virgin' ? ' Porous ends last.' : ''}`,
        ],
      ),
    )
  if (picture.root && picture.natural !== null && made !== 'virgin')
    plan.notes.push(
      note(
        'zones',
        'Zones',
        Math.abs(picture.natural - to) < 0.6
          ? `Treat the zones separately: the natural level ${picture.natural} regrowth already has the target depth and needs no filler; blend it with the demi at most.`
          : `Treat the zones separately: filler on lightened lengths only; the natural level ${picture.natural} regrowth gets the target shade alone, without filler.`,
      ),
    )
  else if (made !== 'virgin')
    plan.notes.push(
      note(
        'zones',
        'Ends',
        'Treat ends separately where they are more porous: half strength, shorter.',
        'info',
      ),
    )
  if (!fill && lightened)
    plan.notes.push(
      note(
        'porosity',
        'Porosity',
        'Porous hair grabs dark and cool: a warm-leaning shade, half a level lighter, looked at early; a straight ash may turn green.',
      ),
    )
  const old = picture.lengths?.tone
  if ((old === 'red' || old === 'copper') && isCool(tone)) {
    plan.notes.push(oldRed())
    plan.plain = false
  }
  if (to <= 3)
    plan.notes.push(
      note(
        'way-back',
        'No quick way back',
        'Dark colour is slow and costly to take out again: make sure that it is wanted.',
        'info',
      ),
    )
  plan.summary = fill
    ? `Fill first, then ${nameOf(to, tone)} in low volume.`
    : `${cap(nameOf(to, tone))} with a deposit-only colour; nothing is lifted.`
  plan.expected = `${cap(nameOf(to, tone))}${fill ? ', a touch lighter and warmer at first so that it does not go too dark; it fades sooner than on natural hair' : ', shiny, fading softly'}.`
  plan.plain = !fill && !lightened && picture.history.condition === 'sound' && to > 3
  return plan
}
