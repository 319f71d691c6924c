// Two services at one sitting: light pieces with lowlights, light pieces with a tinted root.
import type { Picture } from '../read/picture'
import { lowlights } from './depth'
import { isCool, type Journey } from './journey'
import { goLighter } from './lift'
import type { Plan } from './plan'
import { retouchAndRefresh } from './retouch'

/** Highlights and lowlights in one head, as for blending grey. */
export function lightAndDeep(picture: Picture, { from, to, tone, made }: Journey): Plan {
  const light = goLighter(
    { ...picture, wish: { ...picture.wish, service: 'foils' } },
    {
      from,
      to: to > from ? to : Math.min(9, Math.round(from) + 2),
      tone: isCool(tone) ? tone : 'beige',
      made,
    },
  )
  // Grey wants depth at its natural level; pale lengths a level under their own.
  const depth = picture.grey.percent > 0 ? Math.round(from) : Math.max(1, Math.round(from) - 1)
  const deep = lowlights(picture, from, depth, 'natural')
  light.steps.push(...deep.steps)
  light.notes.push(...deep.notes)
  return light
}

/** "Caramel balayage and root tint 4/0": the code is the root's, and its bowl comes after the pieces. */
export function withRootTint(picture: Picture, plan: Plan, goal: number): void {
  const { wish } = picture
  const shade = wish.shades.find(read => read.how === 'code' && (read.level ?? 99) < goal - 0.9)
  if (!shade?.level || !picture.manner.rootTint) return
  if (wish.service !== 'foils' && wish.service !== 'balayage') return
  const natural = picture.root?.level ?? picture.natural ?? shade.level
  const retouched = retouchAndRefresh(picture, natural, shade.level, shade.tone ?? 'natural')
  plan.steps.push(...retouched.steps.filter(item => item.kind !== 'demi'))
  plan.notes.push(...retouched.notes.filter(({ rule }) => rule === 'grey'))
}
