// The plan when the starting depth and the target depth are both known.
import type { Picture } from '../../read/picture'
import { bands } from '../correct/correct'
import { bathPlan } from '../correct/removal'
import { restFirst } from '../correct/rest'
import { goDarker } from '../darker'
import { lowlights, melt, rootShadow } from '../depth'
import { coverGrey } from '../grey'
import type { Journey } from '../journey'
import { goLighter } from '../lighter/lift'
import { type ColourPlan, note } from '../plan'
import { moreFoils, sameOnRegrowth } from '../retouch'
import { paleBaseNote, toneOnly } from '../tone'
import { levelOf } from './target'
import { lightAndDeep } from './together'

export function byLevels(picture: Picture, { from, to, tone, made: how }: Journey): ColourPlan {
  const { wish, manner, history, grey, root, lengths, ends, natural } = picture
  const asked = manner.where
  // A toner one level above light lengths just tones them; it doesn't ask for lift.
  const toned = history.bleached && asked.lengths?.level === to && to - from < 1.1 ? from : to
  if (wish.service === 'shadow' && (toned - from > 0.6 || manner.newPieces)) {
    const pieces: Picture = {
      ...picture,
      wish: { ...wish, service: manner.balayage ? 'balayage' : 'foils' },
    }
    const deeper = wish.shades.filter(shade => shade.level !== null && shade.level < to - 0.6)
    const root = deeper.find(({ how: read }) => read !== 'name') ?? deeper[0]
    const lightTone =
      wish.shades.find(shade => levelOf(shade) === to && shade.tone !== null)?.tone ??
      (root && tone === root.tone ? 'natural' : tone)
    const journey = { from, to, tone: lightTone, made: how }
    const lighter = manner.newPieces ? byLevels(pieces, journey) : goLighter(pieces, journey)
    if (to - from > 0.6 || lighter.steps.some(({ kind }) => kind.startsWith('lighten'))) {
      lighter.steps.push(
        ...rootShadow(
          { ...picture, wish: { ...wish, shades: [] } },
          to,
          root?.level ?? Math.max(1, Math.round(natural !== null && natural < to ? natural : from)),
          root?.tone ?? 'natural',
          { root: null, lengths: null },
        ).steps,
      )
      return lighter
    }
  }
  // "Tone the ends 9/1 and shadow the root": the only code given isn't the root's.
  const [only] = wish.shades
  const light =
    only && levelOf(only) > from - 0.6 && (picture.natural ?? from) < from - 0.9 ? only.level : null
  const ofLengths =
    asked.root?.level === null && wish.shades.length === 1 ? (asked.lengths?.level ?? light) : null
  const named = wish.shades.flatMap(({ level }) => (level === null || level === ofLengths ? [] : [level]))
  if (wish.service === 'shadow')
    return rootShadow(
      picture,
      from,
      named.length > 0 && toned <= from
        ? Math.min(to, ...(manner.newPieces ? named : []))
        : Math.max(1, Math.round(Math.min(picture.natural ?? 99, from - 2))),
      tone,
    )
  if (wish.service === 'lowlights' && manner.lightPieces) {
    return lightAndDeep(picture, { from, to, tone, made: how })
  }
  if (wish.service === 'lowlights')
    return lowlights(
      picture,
      from,
      to < from || (grey.percent > 0 && to === from) ? to : Math.max(1, Math.round(from) - 2),
      tone,
    )
  const all = wish.shades.filter(shade => shade.level !== null)
  if (wish.service === 'melt' && all.length > 1) {
    const sorted = [...all].sort((a, b) => levelOf(a) - levelOf(b))
    const [deep, light] = [sorted[0], sorted.at(-1)]
    if (deep && light && levelOf(light) <= from + 0.6)
      return melt(picture, levelOf(deep), deep.tone ?? 'natural', levelOf(light), light.tone ?? tone)
  }
  if (wish.bleachBath && to > from) return bathPlan(picture, { from, to, tone, made: how })
  const atRoot = picture.natural ?? root?.level ?? null
  if (wish.service === 'roots' && atRoot !== null)
    return retouchRoots(picture, { from, to, tone, made: how }, atRoot)
  if (
    wish.service === 'roots' &&
    how === 'tint' &&
    !history.direct &&
    Math.abs(to - from) < 0.6 &&
    history.condition === 'sound' &&
    !history.porous &&
    !history.relaxed &&
    !history.perm &&
    !manner.ownStrength &&
    !manner.demi.atRoot
  )
    return sameOnRegrowth(picture, Math.round(to), tone)
  const levels = [root, lengths, ends].flatMap(place => (place ? [place.level] : []))
  const uneven = picture.zoned && levels.length > 1 && Math.max(...levels) - Math.min(...levels) > 0.9
  const upToLight = to >= Math.max(...levels) - 1.1 && Math.min(...levels) < to - 0.9
  if (wish.service === 'melt' && to - from > 0.6)
    return goLighter({ ...picture, wish: { ...wish, service: 'balayage' } }, { from, to, tone, made: how })
  // A level 10 toner on level 9 is still a toner.
  const tonerAbove =
    wish.service === 'toner' &&
    how === 'bleach' &&
    from >= 7.6 &&
    to - from < 1.1 &&
    wish.direction !== 'lighter' &&
    !wish.wantsBleach
  const toneAlone =
    (wish.service === 'toner' || wish.service === 'gloss' || manner.noLift) &&
    to - from < (tonerAbove ? 1.1 : 0.6)
  // On tinted lengths, just a few foils at the level they already have: nothing is lifted there.
  const onTinted =
    how === 'tint' &&
    wish.service === 'foils' &&
    from >= 7.6 &&
    root !== null &&
    from - root.level > 0.9 &&
    to - from < 0.6 &&
    !manner.wholeHead
  const regrowthPieces =
    (wish.service === 'foils' || wish.service === 'balayage') &&
    !history.banding &&
    root !== null &&
    root.made === 'virgin' &&
    (how === 'bleach' || onTinted) &&
    to - from < 1.1 &&
    to > root.level
  if (regrowthPieces && root) {
    const pieces = goLighter(picture, { from: root.level, to, tone, made: 'virgin' })
    pieces.notes.push(
      note(
        'zones',
        'Zones',
        'New growth and earlier light pieces are separate zones: lightener on the new growth only, no overlap on what is light already. The toner refreshes the ends last and shortest.',
        'info',
      ),
    )
    if (onTinted) newGrowthOnly(pieces)
    return pieces
  }
  if ((uneven || history.banding) && how === 'bleach' && upToLight && from >= to - 2.1 && !toneAlone)
    return bands(picture, { from, to, tone, made: how })
  // Only the root is darker than the goal and the lengths are already there, so each is done separately.
  if (
    uneven &&
    how === 'bleach' &&
    root?.made === 'virgin' &&
    to - root.level > 0.6 &&
    Math.abs(to - from) < 0.6 &&
    !toneAlone
  )
    return bands(picture, { from, to, tone, made: how })
  if (history.banding && how === 'bleach' && to >= 7 && !toneAlone)
    return bands(picture, { from, to, tone, made: how })
  // The toner goes on at the hair's current level.
  if (tonerAbove && Math.round(from) < to) {
    const toned = toneOnly(picture, { from, to: from, tone, made: how })
    toned.notes.push(
      note(
        'toner-level',
        'Level of the toner',
        `A toner never lightens: a level ${to} shade shows true only on hair at level ${to}. On level ${Math.round(from)} it is toned where it is; if it must be lighter, lift first, another time.`,
      ),
    )
    return toned
  }
  if (to - from > 0.6) {
    if (how === 'bleach' && history.bleachedTimes > 1 && history.condition === 'fragile')
      return restFirst(picture, { from, to, tone, made: how })
    return goLighter(picture, { from, to, tone, made: how })
  }
  if (
    how === 'bleach' &&
    (wish.service === 'foils' || wish.service === 'balayage') &&
    root === null &&
    from - to < 0.6 &&
    !toneAlone
  )
    return moreFoils(picture, { from, to, tone, made: how })
  if (how === 'bleach' && from - to < 1.6 && to >= 8 && tone !== 'natural')
    return toneOnly(picture, { from, to, tone, made: how })
  if (from - to > 0.9) return goDarker(picture, { from, to, tone, made: how })
  if (manner.icy && how === 'bleach' && from < 9) {
    const plan = toneOnly(picture, { from, to, tone, made: how })
    plan.notes.push(paleBaseNote('an icy tone'))
    return plan
  }
  if (how === 'virgin' && (wish.service === 'foils' || wish.service === 'balayage') && from < 9)
    return goLighter(picture, { from, to: Math.min(9, from + 2), tone, made: how })
  return toneOnly(picture, { from, to, tone, made: how })
}

function newGrowthOnly(pieces: ColourPlan): void {
  for (const step of pieces.steps) if (step.kind.startsWith('lighten')) step.zone = 'New growth only'
  pieces.notes.push(
    note(
      'colour-on-colour',
      'Tinted lengths',
      'Colour and lightener do not reliably lift artificial colour: the tinted lengths stay as they are, and no lightener overlaps on them. If they must be lighter, a colour remover comes first, at another visit.',
    ),
  )
}

function retouchRoots(picture: Picture, { from, to, tone, made: how }: Journey, natural: number): ColourPlan {
  const { wish, grey } = picture
  const lift = to - natural
  if (how === 'bleach' && lift > 2.1)
    return goLighter(
      {
        ...picture,
        wish: { ...wish, wantsBleach: true, service: picture.highlighted ? 'foils' : 'all-over' },
      },
      { from: natural, to, tone, made: 'virgin' },
    )
  if (lift > 0.6) return goLighter(picture, { from: natural, to, tone, made: 'virgin' })
  if (lift < -0.6) return goDarker(picture, { from: natural, to, tone, made: 'virgin' })
  return grey.percent > 0
    ? coverGrey(picture, to, tone)
    : toneOnly(picture, { from: Math.max(natural, Math.min(from, natural)), to, tone, made: 'virgin' })
}
