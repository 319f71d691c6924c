// What mustn't be mixed for this hair at any strength. domain 1.14, 1.17
import type { Picture } from '../read/picture'
import type { ColourStep } from '../schema'
import { wantsLift } from './hair'

export function mayStay({ kind }: ColourStep, picture: Picture): boolean {
  const { condition, tinted, bleached } = picture.history
  const weak = condition === 'fragile' || condition === 'gummy'
  if (kind.startsWith('lighten')) return !(weak && wantsLift(picture))
  if (kind !== 'highlift') return true
  // Regrowth counts as uncoloured hair, whatever is on the lengths.
  const onRegrowth = picture.wish.service === 'roots' && picture.root?.made === 'virgin'
  return (picture.natural ?? 6) >= 5 && (onRegrowth || (!tinted && !bleached))
}
