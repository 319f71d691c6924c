// Colour correction: green, bands, hot roots, colour removal. domain 1.2, 1.8, 1.13, 1.15
// [BLP][DRK][BRP][PROFILE][WIKI-HR][BHN]

import { TIMES } from '../../../../trade/colour/times'
import type { Tone } from '../../../../trade/tones'
import type { Picture } from '../../read/picture'
import type { HairMake } from '../../read/places/zones'
import { demi, lightenOff, lightenSafe, tint, toner } from '../bowls'
import { cap, finishTone, type Journey } from '../journey'
import { CONDITION_NOTE, colourOnColour, remover } from '../lighter/lighten'
import { wideRegrowth } from '../lighter/tint-lift'
import { type ColourPlan, emptyPlan, nameOf, note, prep, shade } from '../plan'

const CHELATE = prep('Chelate first', [
  'A chelating (demineralising) treatment or clarifying wash takes chlorine, copper and minerals out, best on a visit before the colour.',
  'Then a strand test; repeat where the strand still reacts or looks green.',
])

const mineralNote = () =>
  note(
    'minerals',
    'Minerals',
    'Chlorine, hard or well water leave copper and minerals in the hair: they turn blonde green, and with lightener they can heat and damage it. Iron turns it orange or dull. Chelate or clarify first, strand test (with an incompatibility test for metallic salts before any lightener), and chelate again if needed. Best on a separate visit.',
  )

/** Green from pool water, from ash on pale hair or from faded blue. */
export function green(
  picture: Picture,
  level: number,
  to: number,
  tone: Tone,
  wantsFoils: boolean,
): ColourPlan {
  const plan = emptyPlan()
  const minerals = picture.history.minerals
  plan.start = { level, tone: 'matt' }
  plan.target = { level: to, tone }
  plan.care.push('toner', ...(minerals ? (['swim'] as const) : []), 'blonde')
  plan.steps.push(
    minerals
      ? CHELATE
      : prep('Clarify', ['A clarifying or chelating wash first: it loosens minerals and loose pigment.']),
  )
  plan.notes.push(
    ...(minerals ? [mineralNote()] : []),
    note(
      'green',
      'Green',
      `Red cancels green: ${minerals ? 'once the minerals are out, ' : ''}a copper-warm or soft red tone neutralises what is left. No ash or blue over it, that makes it greener; porous, pale hair shows it most.`,
    ),
  )
  if (wantsFoils) {
    plan.flags.prelighten = true
    plan.steps.push(
      lightenSafe(picture, 'New growth only, in foils', [
        'Only after chelating and a clear strand test, best on another visit.',
      ]),
    )
    plan.steps.push(
      toner(picture, to, finishTone(to, tone), 'Tone once no green is left; violet keeps yellow down.'),
    )
    plan.notes.push(CONDITION_NOTE)
  } else
    plan.steps.push(
      toner(
        picture,
        level,
        'copper',
        'A very dilute copper-gold (warm red side) cancels the green; then look again before any cooler tone.',
      ),
    )
  if (picture.zoned || picture.history.banding)
    plan.notes.push(
      note(
        'zones',
        'Zones',
        'Roots, lengths and ends differ: treat each zone separately, the greenest and most porous part first and weakest.',
      ),
    )
  plan.summary = minerals
    ? 'Chelate the minerals out first, then tone.'
    : 'Clarify, then cancel the green with a warm copper-red tone.'
  plan.expected = `The green gone or softened, towards ${nameOf(to, tone)}${wantsFoils ? '; a cool tone only once the hair is clean' : ''}.`
  return plan
}

/** Roots brighter or warmer than the lengths. */
export function hotRoots(picture: Picture, level: number): ColourPlan {
  const plan = emptyPlan()
  const hot = picture.root?.level ?? (picture.lengths ? level + 1 : level)
  const deeper = Math.max(1, Math.round(picture.lengths && hot > level ? level : level - 1))
  const kept = picture.lengths?.tone ?? null
  // Copper hair keeps copper at the root, only deeper and mixed with natural. On other hair the warmth is cancelled.
  const tone: Tone = kept === 'copper' || kept === 'red' ? kept : hot >= 8 ? 'pearl' : 'ash'
  plan.start = { level, tone: 'orange' }
  plan.target = { level: deeper, tone }
  plan.care.push('toner')
  plan.steps.push(
    demi(
      picture,
      [
        { what: shade(picture, deeper, 'natural'), share: 1 },
        { what: shade(picture, deeper, tone), share: 1 },
      ],
      'Calm the hot roots',
      'Root area only',
      [
        'A demi one level deeper, ash or blue-violet, on the warm root only; feather it into the lengths, no overlap.',
      ],
      TIMES.gloss,
      10,
    ),
  )
  plan.notes.push(
    note(
      'hot-roots',
      'Hot roots',
      'The root took more and warmer because of scalp heat and untreated hair. Next time: half to one level deeper, cooler, or a weaker developer at the root, and the root last. No lightener on it now.',
    ),
  )
  plan.summary = 'Bring the root down with a demi one level deeper and cooler.'
  plan.expected = 'Root and lengths meet in depth and tone; refresh in 4–6 weeks.'
  return plan
}

/** Evens out zones of different depth: each zone gets what it lacks. */
export function bands(picture: Picture, { to, tone }: Journey): ColourPlan {
  const plan = emptyPlan()
  const { root, lengths, ends } = picture
  const dark = (level: number | undefined): boolean => level !== undefined && to - level > 0.6
  const start = lengths ?? root ?? { level: to, tone: null, made: 'bleach' as HairMake }
  const lowest = Math.min(...[root, lengths, ends].flatMap(place => (place ? [place.level] : [])))
  plan.start = { level: start.level, tone: picture.brass === 'orange' ? 'orange' : 'natural' }
  plan.target = { level: to, tone }
  plan.pigmentAt = to
  plan.care.push('foils', 'toner', 'blonde')
  const unknownBand =
    picture.history.banding &&
    // If every band is lighter than the goal, the hair needs depth, not lightener.
    !(lengths && lengths.level >= to + 0.4) &&
    picture.wish.service !== 'toner' &&
    picture.history.condition !== 'fragile' &&
    !picture.manner.overWhite
  const darkEnds = dark(ends?.level)
  const lifts = dark(root?.level) || dark(lengths?.level) || darkEnds || unknownBand
  // A tint can lift natural regrowth one or two levels, up to level 8; that needs no lightener.
  const byTint =
    root !== null && root.made === 'virgin' && dark(root.level) && to - root.level <= 2.1 && to <= 8
  plan.flags.prelighten = dark(lengths?.level) || darkEnds || unknownBand || (dark(root?.level) && !byTint)
  if (root && byTint)
    plan.steps.push(
      tint(
        picture,
        to - root.level > 1.1 ? 'tint_lift2' : 'tint_lift1',
        [{ what: shade(picture, to, tone), share: 1 }],
        'Regrowth only, up to the lighter hair',
        ['Only the natural new growth, no overlap.'],
      ),
    )
  else if (root && dark(root.level) && picture.wish.onScalp)
    plan.steps.push(
      lightenSafe(picture, 'Regrowth only, up to the lightened hair', [
        'No overlap: the hair below the line is light already and would break.',
      ]),
    )
  else if (root && dark(root.level))
    plan.steps.push(
      lightenOff(picture, 'Regrowth only, up to the band', [
        'Up to the line and not over it; the part beyond the scalp’s heat first.',
      ]),
    )
  if (darkEnds && picture.history.tinted) plan.steps.push(remover(picture, 'The dark, coloured ends only'))
  if (lengths && (dark(lengths.level) || (unknownBand && !darkEnds && lengths.made !== 'virgin')))
    plan.steps.push(
      lightenSafe(picture, 'The dark or orange band only', ['Low and slow on the band alone.'], true),
    )
  if (darkEnds)
    plan.steps.push(
      lightenSafe(
        picture,
        'The dark ends only',
        ['After a strand test of the darkest end; low and slow.'],
        true,
      ),
    )
  if (plan.steps.length === 0 && lifts)
    plan.steps.push(lightenSafe(picture, 'The dark band only', ['Low and slow on the band alone.'], true))
  plan.steps.push(
    toner(
      picture,
      to,
      finishTone(to, tone),
      'Once all zones are equally light, one toner over all, ends last and shortest.',
      'All zones, damp',
    ),
  )
  plan.notes.push(
    note(
      'zones',
      'Zones',
      'Treat each zone separately, with its own mix and time: lightener on the dark band alone, no overlap onto hair that is already light. Porous ends grab: half strength, half a level lighter, shorter, or an equaliser first.',
    ),
    CONDITION_NOTE,
  )
  if ((picture.regrowthCm ?? 0) > 2) plan.notes.push(wideRegrowth())
  const lowestColoured = Math.min(99, lengths?.level ?? 99, ends?.level ?? 99)
  if (to - lowest > 4 || (picture.history.tinted && to - lowestColoured >= 3)) {
    plan.flags.multi_session = true
    plan.visits.push(
      {
        title: 'First visit',
        text: 'Bring the band and the regrowth closer to the ends; tone to a soft, wearable shade.',
      },
      { title: 'Second visit, 4–8 weeks later', text: 'Strand test again, then only what is still darker.' },
    )
  }
  if (picture.history.tinted && ((!picture.highlighted && lengths?.made === 'tint') || darkEnds))
    plan.notes.push(colourOnColour(picture))
  plan.summary = `Zone by zone towards ${nameOf(to, tone)}: lift only what is darker, then tone all together.`
  plan.expected = plan.flags.multi_session
    ? `Softer bands after the first visit; ${nameOf(to, tone)} in stages.`
    : `${cap(nameOf(to, tone))}, close to even; a trace of the band may show and is refined at the next visit.`
  return plan
}

export function withMinerals(plan: ColourPlan): ColourPlan {
  return plan.steps.some(item => item.title === CHELATE.title)
    ? plan
    : {
        ...plan,
        steps: [CHELATE, ...plan.steps],
        notes: [mineralNote(), ...plan.notes],
        care: [...plan.care, 'swim'],
        plain: false,
      }
}
