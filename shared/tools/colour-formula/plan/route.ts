// Which plan: from the picture to the one that a senior colourist would choose.
import { FILL_FROM } from '../../../trade/pigment'
import type { Tone } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { bands, green, hotRoots, withMinerals } from './correct'
import { goDarker } from './darker'
import { lowlights, melt, rootShadow } from './depth'
import { blendGrey, coverGrey } from './grey'
import { isCool } from './journey'
import { goLighter } from './lift'
import { restFirst } from './lighten'
import { note, type Plan } from './plan'
import { bathPlan, redarkened, removal } from './removal'
import { fleeting, retouchAndRefresh, wantsRefresh } from './retouch'
import { levelOf, made, targetLevel } from './target'
import { lightAndDeep, withRootTint } from './together'
import { gloss, overToned, paleBaseNote, toneOnly } from './tone'
import { vividPlan } from './vivid'

export type Routed = Plan | { questions: string[]; steps?: undefined }

const SHADE_QUESTION =
  'Which level and tone are wanted? A shade code, or a level and a word such as "level 7, soft copper", is enough.'

/** Asked for as a demi, by its kind or by the name of a demi line. */
const DEMI_LINE =
  /\b(?:demi|semi|sheer|translucent|colou?r ?touch|shinefinity|dia ?(?:light|richesse|color|colour)|igora vibrance|vibrance|shades ?eq|colorance)\b/

const START_QUESTION =
  'What is the hair now: which level at the roots and on the lengths, natural or coloured?'

export function route(picture: Picture): Routed {
  const { wish, history, grey, root, lengths, ends } = picture
  const now = lengths ?? ends ?? root
  const start = now?.level ?? null
  const how = made(picture)
  const retouch = wish.service === 'roots'
  const goal = targetLevel(picture, retouch ? (start ?? picture.natural) : start)
  const kept = wish.same || /\brefresh|\brevive|\bretouch|\btouch[ -]?up|\bregrowth\b/.test(picture.text.wish)
  const pieceTone =
    (wish.service === 'foils' || wish.service === 'balayage') &&
    wish.shades.some(shade => shade.how === 'code' && (shade.level ?? 99) < (goal?.level ?? 0) - 0.9)
      ? (wish.shades.find(shade => shade.how === 'name' && shade.level === goal?.level)?.tone ?? null)
      : null
  const tone: Tone =
    pieceTone ??
    wish.tone ??
    (wish.warmer ? 'gold' : wish.cooler ? 'ash' : ((kept ? lengths?.tone : null) ?? 'natural'))
  const plan = choose()
  if (plan.steps && goal?.assumed) plan.assumed.push(goal.assumed)
  if (plan.steps && goal) withRootTint(picture, plan, goal.level)
  if (plan.steps && retouch && root === null && how === 'bleach')
    plan.questions.push('Which natural level is the regrowth, and how wide is it?')
  return plan

  function choose(): Routed {
    if (history.overToned && !wish.vivid && wish.service !== 'foils') return overToned(picture, start ?? 9)
    if (
      history.green &&
      !history.virgin &&
      start !== null &&
      goal !== null &&
      start - goal.level >= FILL_FROM - 0.4
    ) {
      const darker = goDarker(picture, { from: start, to: goal.level, tone, made: 'bleach' })
      darker.notes.push(
        note(
          'green',
          'Green',
          'Green comes from ash or minerals on hair without warmth: red cancels green, so the copper-red filler goes on first; no ash over it.',
        ),
      )
      return history.minerals ? withMinerals(darker) : darker
    }
    if (history.green && !(wish.vivid && wish.vivid.tone !== 'silver'))
      return green(
        picture,
        start ?? 9,
        goal?.level ?? start ?? 9,
        tone,
        wish.service === 'foils' || wish.service === 'balayage' || wish.direction === 'lighter',
      )
    const rest = ordinary()
    return rest.steps && history.minerals ? withMinerals(rest) : rest
  }

  function ordinary(): Routed {
    if (history.hotRoots && !wish.vivid && wish.direction !== 'lighter')
      return hotRoots(picture, lengths?.level ?? root?.level ?? 7)
    if (history.redarkened && start !== null)
      return redarkened(
        picture,
        start,
        goal && goal.level > start ? goal.level : Math.min(10, start + 2),
        tone,
      )
    if (wish.vivid) {
      if (start === null && grey.percent < 90) return { questions: [START_QUESTION] }
      // White hair that yellowed is white hair: it is toned, not lifted.
      return vividPlan(picture, grey.percent >= 90 && how !== 'tint' ? 10 : (start ?? 10), how, wish.vivid)
    }
    if (
      history.direct &&
      start !== null &&
      how !== 'virgin' &&
      goal !== null &&
      goal.level >= 7 &&
      wish.service !== 'foils' &&
      wish.service !== 'balayage'
    )
      return removal(picture, start, goal.level, tone)
    if (wish.removeColour && (how === 'tint' || history.direct || history.remover)) {
      if (start === null) return { questions: [START_QUESTION] }
      return removal(picture, start, goal && goal.level !== start ? goal.level : null, tone)
    }
    const atRoot = root?.made === 'virgin' ? root.level : null
    if (
      (how === 'tint' || (how === 'bleach' && fleeting(tone))) &&
      atRoot !== null &&
      start !== null &&
      goal !== null &&
      !picture.highlighted &&
      Math.abs(goal.level - start) < 1.6 &&
      goal.level - atRoot < 3.1 &&
      ['roots', 'all-over', 'gloss', 'unsaid', 'toner'].includes(wish.service) &&
      (grey.percent < 10 || !wish.blendGrey) &&
      wantsRefresh(picture, tone)
    )
      return retouchAndRefresh(picture, atRoot, Math.round(goal.level), tone)
    if (wish.service === 'gloss' && (goal === null || start === null || Math.abs(goal.level - start) < 1.1))
      return gloss(
        picture,
        Math.round(goal?.level ?? start ?? 6),
        tone,
        wish.tone === null || /\bclear\b/.test(picture.text.wish),
      )
    if (
      (wish.blendGrey || (!wish.coverGrey && DEMI_LINE.test(picture.text.wish))) &&
      grey.percent > 0 &&
      (start === null || goal === null || goal.level <= start + 1)
    )
      return blendGrey(picture, Math.round(goal?.level ?? start ?? 6), tone)
    if (grey.percent >= 70 && start === null && !wish.coverGrey && goal && goal.level >= 9 && isCool(tone))
      return toneOnly(picture, { from: 10, to: goal.level, tone, made: 'bleach' })
    const covering =
      wish.coverGrey ||
      (grey.percent > 0 && /\bcover/.test(picture.text.wish)) ||
      (grey.percent >= 10 &&
        !['foils', 'balayage', 'lowlights', 'toner', 'shadow', 'melt'].includes(wish.service))
    if (covering && (grey.percent > 0 || wish.coverGrey)) {
      const level = goal?.level ?? picture.natural ?? null
      if (level === null)
        return { questions: ['Which level is the hair that is not grey, and which shade is wanted?'] }
      const base = picture.natural ?? (how === 'virgin' ? start : null)
      const far = level - (base ?? level)
      if (far <= 2.1 || grey.percent >= 90) {
        if (how === 'bleach' && !retouch && start !== null && start - level >= FILL_FROM - 0.4)
          return goDarker(picture, { from: start, to: level, tone, made: how })
        if (!(how === 'tint' && !retouch && start !== null && level - start >= 0.9 && !wish.coverGrey))
          return coverGrey(picture, Math.round(level), tone)
      }
    }
    if (start === null || goal === null) {
      if (goal !== null && retouch)
        return picture.natural === null
          ? { questions: [START_QUESTION] }
          : goLighter(picture, { from: picture.natural, to: goal.level, tone, made: 'virgin' })
      return { questions: [start === null ? START_QUESTION : SHADE_QUESTION] }
    }
    const darkest = how === 'tint' && ends && goal.level > start ? Math.min(start, ends.level) : start
    const lightest = how === 'bleach' && ends && goal.level < start ? Math.max(start, ends.level) : darkest
    return byLevels(lightest, goal.level)
  }

  function byLevels(from: number, to: number): Routed {
    if (wish.service === 'shadow' && to - from > 0.6) {
      const lighter = goLighter(
        {
          ...picture,
          wish: { ...wish, service: /\bbalayage/.test(picture.text.wish) ? 'balayage' : 'foils' },
        },
        { from, to, tone, made: how },
      )
      const root = wish.shades.find(shade => shade.level !== null && shade.level < to - 0.6)
      lighter.steps.push(
        ...rootShadow(
          { ...picture, wish: { ...wish, shades: [] } },
          to,
          root?.level ?? Math.max(1, Math.round(from)),
          root?.tone ?? 'natural',
        ).steps,
      )
      return lighter
    }
    if (wish.service === 'shadow')
      return rootShadow(
        picture,
        from,
        wish.shades.some(shade => shade.level !== null) && to <= from
          ? to
          : Math.max(1, Math.round(Math.min(picture.natural ?? 99, from - 2))),
        tone,
      )
    if (
      wish.service === 'lowlights' &&
      /\b(?:highlights?|babylights?|(?<!reverse )balayage|lighter (?:pieces|foils))\b/.test(picture.text.wish)
    ) {
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
    if (wish.service === 'roots' && atRoot !== null) return retouchRoots(atRoot, to, from)
    const levels = [root, lengths, ends].flatMap(place => (place ? [place.level] : []))
    const uneven = picture.zoned && levels.length > 1 && Math.max(...levels) - Math.min(...levels) > 0.9
    const upToLight = to >= Math.max(...levels) - 1.1 && Math.min(...levels) < to - 0.9
    if (wish.service === 'melt' && to - from > 0.6)
      return goLighter({ ...picture, wish: { ...wish, service: 'balayage' } }, { from, to, tone, made: how })
    const toneAlone =
      (wish.service === 'toner' ||
        wish.service === 'gloss' ||
        /\bno (?:more )?(?:lift|lightening|bleach)/.test(picture.text.wish)) &&
      to - from < 0.6
    const regrowthPieces =
      (wish.service === 'foils' || wish.service === 'balayage') &&
      !history.banding &&
      root !== null &&
      root.made === 'virgin' &&
      how === 'bleach' &&
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
      return pieces
    }
    if ((uneven || history.banding) && how === 'bleach' && upToLight && from >= to - 2.1 && !toneAlone)
      return bands(picture, { from, to, tone, made: how })
    if (history.banding && how === 'bleach' && to >= 7 && !toneAlone)
      return bands(picture, { from, to, tone, made: how })
    if (to - from > 0.6) {
      if (how === 'bleach' && history.bleachedTimes > 1 && history.condition === 'fragile')
        return restFirst(picture, { from, to, tone, made: how })
      return goLighter(picture, { from, to, tone, made: how })
    }
    if (how === 'bleach' && from - to < 1.6 && to >= 8 && tone !== 'natural')
      return toneOnly(picture, { from, to, tone, made: how })
    if (from - to > 0.9) return goDarker(picture, { from, to, tone, made: how })
    if (
      /\b(?:icy|ice|platinum|silver|white|arctic)\b/.test(picture.text.wish) &&
      how === 'bleach' &&
      from < 9
    ) {
      const plan = toneOnly(picture, { from, to, tone, made: how })
      plan.notes.push(paleBaseNote('an icy tone'))
      return plan
    }
    if (how === 'virgin' && (wish.service === 'foils' || wish.service === 'balayage') && from < 9)
      return goLighter(picture, { from, to: Math.min(9, from + 2), tone, made: how })
    return toneOnly(picture, { from, to, tone, made: how })
  }

  function retouchRoots(natural: number, to: number, from: number): Routed {
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
}
