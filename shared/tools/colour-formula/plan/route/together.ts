// Two services in one sitting: light pieces with lowlights, or light pieces with a tinted root.
import type { Picture } from '../../read/picture'
import { lowlights } from '../depth'
import { isCool, type Journey } from '../journey'
import { goLighter } from '../lighter/lift'
import { type ColourPlan, shade } from '../plan'
import { retouchAndRefresh } from '../retouch'

/** Highlights and lowlights on the same head, as for blending grey. */
export function lightAndDeep(picture: Picture, { from, to, tone, made }: Journey): ColourPlan {
  const light = goLighter(
    { ...picture, wish: { ...picture.wish, service: 'foils' } },
    {
      from,
      to: to > from ? to : Math.min(9, Math.round(from) + 2),
      tone: isCool(tone) ? tone : 'beige',
      made,
    },
  )
  // Grey needs depth at its natural level; pale lengths need a level below their own.
  const depth = picture.grey.percent > 0 ? Math.round(from) : Math.max(1, Math.round(from) - 1)
  const deep = lowlights(picture, from, depth, 'natural')
  light.steps.push(...deep.steps)
  light.notes.push(...deep.notes)
  return light
}

/**
 * "Half head and root tint 5/0", "cover the grey and a few babylights": the root gets its own bowl between the pieces
 * while they lighten, and only the pieces are toned.
 */
export function withRootTint(picture: Picture, plan: ColourPlan): void {
  const { wish, manner, grey } = picture
  if (!manner.rootTint || (wish.service !== 'foils' && wish.service !== 'balayage')) return
  const light = plan.target?.level ?? 10
  const named = wish.shades.find(read => read.how === 'code' && (read.level ?? 99) < light - 0.9)
  const natural = picture.root?.level ?? picture.natural ?? named?.level
  const level = named?.level ?? natural
  // "Root touch up highlights" on hair without grey means foils in the regrowth. A shade as light as the pieces is not
  // for the root.
  if (!named && grey.percent === 0) {
    if (manner.rootColour) plan.questions.push('Which shade goes on the root, beside the light pieces?')
    return
  }
  if (natural == null || level == null || level > light - 0.9) return
  const tinted = retouchAndRefresh(picture, natural, level, named?.tone ?? 'natural')
  const steps = tinted.steps
    .filter(({ kind }) => kind !== 'demi')
    .map(item =>
      item.kind === 'presoften'
        ? item
        : {
            ...item,
            zone: 'The root between the pieces, never over one',
            how: [...item.how, 'A piece that is light enough is rinsed before this goes on beside it.'],
          },
    )
  const toned = plan.steps.findIndex(({ kind }) => kind === 'tone')
  plan.steps.splice(toned === -1 ? plan.steps.length : toned, 0, ...steps)
  plan.notes.push(...tinted.notes.filter(({ rule }) => rule === 'grey'))
  if (!named) plan.assumed.push(`No shade was named for the root: level ${level} natural is assumed.`)
}

/** If a bowl was written down as two shades, every step that would mix one of them mixes both. */
export function withMix(picture: Picture, plan: ColourPlan): void {
  const { mix } = picture.wish
  if (!mix) return
  const names = mix.shades.map(({ level, tone }) => shade(picture, level ?? 0, tone ?? 'natural'))
  const whole = mix.shares[0] + mix.shares[1]
  for (const step of plan.steps) {
    const [only, ...more] = step.mix
    const named = only && names.find(name => only.what.endsWith(name))
    if (!only?.grams || !named || more.length > 0) continue
    const { what, grams } = only
    const first = Math.round((grams * mix.shares[0]) / whole)
    step.mix = names.map((name, at) => ({
      what: what.replace(named, name),
      grams: at === 0 ? first : grams - first,
    }))
    if (!mix.said) plan.assumed.push(`${names.join(' + ')} is read as equal parts in one bowl.`)
  }
}
