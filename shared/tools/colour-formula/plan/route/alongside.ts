// What is added to any plan: uneven zones, colour under lightener, high-lift on grey.
import type { Picture } from '../../read/picture'
import { colourOnColour } from '../lighter/lighten'
import { type ColourPlan, note } from '../plan'

const at = (words: string, level: number | undefined): string[] =>
  level === undefined ? [] : [`${words} level ${level}`]

/** Zones of different depth never share one bowl. domain 1.13 */
function unevenZones(picture: Picture, plan: ColourPlan): void {
  const { root, lengths, ends } = picture
  const levels = [root, lengths, ends].flatMap(place => (place ? [place.level] : []))
  if (levels.length < 2 || Math.max(...levels) - Math.min(...levels) < 0.9) return
  if (plan.notes.some(({ rule, title }) => rule === 'zones' || title.toLowerCase().includes('zones'))) return
  const found = [...at('roots', root?.level), ...at('lengths', lengths?.level), ...at('ends', ends?.level)]
  plan.notes.push(
    note(
      'zones',
      'Zones',
      `Treat each zone separately (${found.join(', ')}): what is darker than the target is lifted by itself. What is lighter takes only a weak deposit, porous ends last. One mix over all leaves bands.`,
    ),
  )
}

export function alongside(picture: Picture, plan: ColourPlan): void {
  unevenZones(picture, plan)
  const has = (wanted: string): boolean => plan.notes.some(({ rule }) => rule === wanted)
  const { history, wish } = picture
  if (
    history.tinted &&
    picture.lengths?.made === 'bleach' &&
    !picture.highlighted &&
    plan.steps.some(({ kind }) => kind === 'lighten_safe') &&
    !has('colour-on-colour')
  )
    plan.notes.push(colourOnColour(picture))
  if (wish.highLift && plan.steps.some(({ kind }) => kind === 'tint_grey') && !has('high-lift'))
    plan.notes.push(
      note(
        'high-lift',
        'High-lift',
        'High-lift does not cover grey: permanent colour with natural series does, in a shade no lighter than 7 where it must be opaque.',
      ),
    )
}
