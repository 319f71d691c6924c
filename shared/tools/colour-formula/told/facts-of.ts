// What the plan goes by, as facts at paths, so that the picture on the screen shows exactly what is used.
import type { Value } from '../../../reading/understood/reading'
import type { Picture } from '../read/picture'
import type { HairMake } from '../read/places/zones'
import type { Service } from '../read/wish/service'
import { ZONES } from './paths'

const MADE: Record<HairMake, string> = { virgin: 'natural', tint: 'tint', bleach: 'lightened' }
const SERVICE: Partial<Record<Service, string>> = {
  'all-over': 'all_over',
  roots: 'roots',
  foils: 'highlights',
  balayage: 'balayage',
  gloss: 'gloss',
  toner: 'toner',
  shadow: 'root_shadow',
  camouflage: 'grey_blend',
  removal: 'colour_removal',
}

/** By path. Anything neither named nor assumed has no path. */
export function factsOf(picture: Picture): Record<string, Value> {
  const { history, wish, grey } = picture
  const facts: Record<string, Value | null | undefined> = {}
  for (const zone of ZONES) {
    const place = picture[zone]
    if (!place) continue
    facts[`${zone}.level`] = place.level
    facts[`${zone}.tone`] = place.tone
    facts[`${zone}.made`] = MADE[place.made]
  }
  const so = (is: boolean): true | null => (is ? true : null)
  const all: Record<string, Value | null | undefined> = {
    ...facts,
    regrowth_cm: picture.regrowthCm,
    grey_percent: grey.said || grey.percent > 0 ? grey.percent : null,
    texture: picture.texture,
    porosity: history.porous ? 'high' : null,
    condition: history.conditionUnknown
      ? null
      : history.condition === 'gummy'
        ? 'breaking'
        : history.condition,
    'history.box_dye': so(history.boxDye),
    'history.salon_colour': so(history.tinted && !history.boxDye),
    'history.lightener': so(history.bleached),
    'history.lightener.weeks': history.bleachedWeeks,
    'history.direct_dye': so(history.direct),
    'history.henna': so(history.henna === 'present'),
    'history.metallic': so(history.metallic),
    'history.colour_remover': so(history.remover),
    'history.relaxer': so(history.relaxed),
    'history.relaxer.weeks': history.relaxedWeeks,
    'history.perm': so(history.perm),
    'history.perm.weeks': history.permWeeks,
    'history.keratin': so(history.keratin),
    'history.keratin.weeks': history.keratinWeeks,
    'wish.service': wish.same ? 'same_again' : SERVICE[wish.service],
    'wish.level': wish.shades[0]?.level,
    'wish.tone': wish.tone,
    'wish.cover_grey': so(wish.coverGrey),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, value]) =>
      value === null || value === undefined ? [] : [[path, value]],
    ),
  )
}
