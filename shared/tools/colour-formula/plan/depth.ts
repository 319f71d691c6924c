// Adds depth where it is wanted: root shadow, lowlights, colour melt. domain 1.13
import { FILL_FROM, fillerFor } from '../../../trade/colour/pigment'
import { demiRatio } from '../../../trade/colour/ratios'
import { TIMES } from '../../../trade/colour/times'
import type { Tone } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { demi, depositVolume, toner } from './bowls'
import { cap, isCool } from './journey'
import { type ColourPlan, emptyPlan, nameOf, note, shade, step } from './plan'

export function rootShadow(
  picture: Picture,
  lengths: number,
  root: number,
  wished: Tone,
  asked = picture.manner.where,
): ColourPlan {
  const plan = emptyPlan()
  const codes = picture.wish.shades.filter(({ how }) => how === 'code')
  const own = codes.find(({ level }) => level === root)
  // The toner's code belongs to the lengths; the root stays neutral unless a tone was named for it.
  const light = codes.find(({ level }) => (level ?? 0) > root + 0.9)
  const tone: Tone = own?.tone ?? asked.root?.tone ?? (light || asked.lengths?.tone ? 'natural' : wished)
  plan.start = { level: lengths, tone: 'natural' }
  plan.target = { level: root, tone }
  plan.care.push('toner')
  plan.steps.push(
    demi(
      picture,
      [{ what: shade(picture, root, tone), share: 1 }],
      'Root shadow',
      'Root area, 2–4 cm, smudged downwards',
      [
        'On damp hair at the basin; blur the edge with fingers or a brush, no line. Ash may go flat or greenish on pale hair: keep it neutral.',
      ],
      TIMES.gloss,
    ),
  )
  plan.notes.push(
    note(
      'shadow',
      'Root shadow',
      'One or two levels deeper than the lengths, near the natural root; on light, porous hair it grabs, so look early. Deposit only.',
      'info',
    ),
  )
  const lighter = light ?? picture.wish.shades.find(other => (other.level ?? 0) > root + 0.9)
  const level = lighter?.level ?? (asked.root && asked.lengths?.tone ? Math.round(lengths) : null)
  if (level !== null)
    plan.steps.push(
      toner(
        picture,
        Math.min(10, level),
        (light ?? lighter)?.tone ?? asked.lengths?.tone ?? 'beige',
        'Gloss the lengths once the root is rinsed.',
        'Mid-lengths to ends',
      ),
    )
  plan.summary = `A soft root shadow, ${nameOf(root, tone)}, over the lighter lengths.`
  plan.expected = 'A soft, grown-in root that melts into the blonde; it fades over 4–8 weeks.'
  return plan
}

export function lowlights(picture: Picture, from: number, to: number, tone: Tone): ColourPlan {
  const plan = emptyPlan()
  const lightened = picture.history.bleached || (picture.history.porous && picture.grey.percent < 90)
  const fill = lightened && from - to >= FILL_FROM - 0.4
  const used: Tone = lightened && isCool(tone) ? 'natural' : tone
  plan.start = { level: from, tone: lightened ? 'yellow' : 'natural' }
  plan.target = { level: to, tone }
  plan.flags.pre_pigment = fill
  plan.care.push('dark')
  if (fill) {
    const filler = fillerFor(to)
    plan.steps.push(
      step({
        kind: 'fill',
        title: 'Pre-pigment (fill)',
        zone: 'The lowlight sections only',
        parts: [
          {
            what: `demi, ${shade(picture, Math.min(9, to + 1), filler.tone)} (${filler.words} filler)`,
            share: 1,
          },
        ],
        grams: 30,
        volume: 6,
        ratio: demiRatio(picture.maker),
        minutes: TIMES.filler,
        how: [`A ${filler.words} filler replaces the missing warmth; blot.`],
      }),
    )
  }
  plan.steps.push(
    step({
      kind: 'demi',
      title: 'Lowlights',
      zone: 'Woven sections, off the brightest pieces',
      parts: [{ what: shade(picture, to, used), share: 1 }],
      grams: 40,
      volume: depositVolume(picture),
      ratio: demiRatio(picture.maker),
      minutes: TIMES.demi,
      how: ['Demi in foils; leave the face frame light.'],
      watch: lightened ? ['Porous hair grabs: half to one level lighter than wished.'] : [],
    }),
  )
  const lighter = picture.wish.shades.find(other => other.how === 'code' && (other.level ?? 0) > to + 0.9)
  if (lighter?.level && lighter.level <= from + 0.6 && lighter.level >= from - 1.1)
    plan.steps.push(
      toner(
        picture,
        Math.min(10, lighter.level),
        lighter.tone ?? 'beige',
        'Over the light pieces, once the foils are rinsed.',
      ),
    )
  plan.notes.push(
    note(
      'lowlights',
      'Lowlights',
      `${fill ? 'Three levels and more on lightened hair want a filler, or they go green and flat. ' : ''}${lightened ? 'Pale, porous hair turns ash green or khaki: a neutral or gold-leaning shade. ' : ''}Two levels under the blonde look natural; they fade first, refresh in 6–8 weeks.`,
      fill || lightened ? 'caution' : 'info',
    ),
  )
  plan.summary = `Lowlights, ${nameOf(to, tone)}, with a demi.`
  plan.expected = `Depth between the light pieces, ${nameOf(to, tone)}.`
  return plan
}

/** From a deeper root to ends that are already light enough. */
export function melt(
  picture: Picture,
  root: number,
  rootTone: Tone,
  ends: number,
  endsTone: Tone,
): ColourPlan {
  const plan = emptyPlan()
  const middle = Math.round((root + ends) / 2)
  plan.start = { level: picture.lengths?.level ?? ends, tone: 'natural' }
  plan.target = { level: ends, tone: endsTone }
  plan.care.push('toner', 'balayage')
  plan.steps.push(
    demi(
      picture,
      [{ what: shade(picture, root, rootTone), share: 1 }],
      'Root shade',
      'Root area',
      ['Start at the root, blur the edge.'],
      TIMES.gloss,
    ),
    demi(
      picture,
      [{ what: shade(picture, middle, rootTone), share: 1 }],
      'Transition shade',
      'Mid-lengths',
      ['Overlap the shades and melt them with the fingers.'],
      TIMES.gloss,
    ),
    toner(picture, ends, endsTone, 'The lightest shade on the ends, last and shortest.', 'Ends'),
  )
  plan.notes.push(
    note(
      'melt',
      'Colour melt',
      'Each zone has its own shade; melt them while wet so that no line shows. Porous ends grab: weaker and shorter.',
      'info',
    ),
  )
  plan.summary = `A colour melt from ${nameOf(root, rootTone)} to ${nameOf(ends, endsTone)}.`
  plan.expected = `${cap(nameOf(root, rootTone))} at the root, melting into ${nameOf(ends, endsTone)}.`
  return plan
}
