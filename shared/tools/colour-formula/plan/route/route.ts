// Picks the plan that a senior colourist would choose for this picture.
import { FILL_FROM } from '../../../../trade/colour/pigment'
import type { Tone } from '../../../../trade/tones'
import type { Picture } from '../../read/picture'
import { green, hotRoots, withMinerals } from '../correct/correct'
import { redarkened, removal } from '../correct/removal'
import { goDarker } from '../darker'
import { lowlights } from '../depth'
import { blendGrey, coverGrey } from '../grey'
import { isCool } from '../journey'
import { goLighter } from '../lighter/lift'
import { asksItToLift, noLift, onlyDeposit, toneInstead, tooFarForTone } from '../no-lift'
import { type ColourPlan, note } from '../plan'
import { fleeting, retouchAndRefresh, wantsRefresh, withLengthsGloss } from '../retouch'
import { gloss, overToned, toneOnly } from '../tone'
import { vividPlan } from '../vivid'
import { alongside } from './alongside'
import { byLevels } from './by-levels'
import { made, targetLevel } from './target'
import { withMix, withRootTint } from './together'

type Routed = ColourPlan | { questions: string[]; steps?: undefined }

const SHADE_QUESTION =
  'Which level and tone are wanted? A shade code, or a level and a word such as "level 7, soft copper", is enough.'

const SHOWS_AS_DIRECT: readonly Tone[] = ['red', 'copper', 'mahogany', 'violet']

/** The kinds of step that lift, by how their name starts. */
const LIFTS = ['lighten', 'tint_lift', 'highlift']

const START_QUESTION =
  'What is the hair now: which level at the roots and on the lengths, natural or coloured?'

export function route(picture: Picture): Routed {
  const { wish, manner, history, grey, root, lengths, ends } = picture
  const now = lengths ?? ends ?? root
  const start = now?.level ?? null
  const how = made(picture)
  const retouch = wish.service === 'roots'
  // The card's own shade for the root is used again.
  const worn = picture.worn
  const goal = worn?.root.level
    ? { level: worn.root.level, assumed: null }
    : targetLevel(picture, retouch ? (start ?? picture.natural) : start)
  const kept = wish.same || (retouch && wish.shades.length === 0) || manner.refreshes
  const pieceTone =
    (wish.service === 'foils' || wish.service === 'balayage') &&
    wish.shades.some(shade => shade.how === 'code' && (shade.level ?? 99) < (goal?.level ?? 0) - 0.9)
      ? (wish.shades.find(shade => shade.how === 'name' && shade.level === goal?.level)?.tone ?? null)
      : null
  const zones = retouch ? manner.where : null
  const rootTone = zones?.root && zones.lengths ? zones.root.tone : null
  const tone: Tone =
    pieceTone ??
    rootTone ??
    worn?.root.tone ??
    wish.tone ??
    (wish.warmer ? 'gold' : wish.cooler ? 'ash' : ((kept ? lengths?.tone : null) ?? 'natural'))
  const plan = choose()
  if (plan.steps && goal?.assumed && !wish.vivid) plan.assumed.push(goal.assumed)
  if (plan.steps) withRootTint(picture, plan)
  if (plan.steps) withMix(picture, plan)
  if (plan.steps) withLengthsGloss(picture, plan)
  if (plan.steps) alongside(picture, plan)
  if (
    goal !== null &&
    start !== null &&
    plan.steps?.some(({ kind }) => LIFTS.some(lift => kind.startsWith(lift))) &&
    ((goal.level - start > 1.1 && onlyDeposit(picture)) ||
      (goal.level - start > 0.6 && asksItToLift(picture)))
  )
    plan.notes.unshift(noLift(picture, { from: start, to: goal.level, tone, made: how }))
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
        goal && (goal.level > start || wish.shades.some(shade => shade.level !== null))
          ? goal.level
          : Math.min(10, start + 2),
        tone,
      )
    if (wish.vivid) {
      if (start === null && grey.percent < 90) return { questions: [START_QUESTION] }
      // White hair that has yellowed is still white: it is toned, not lifted.
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
    if (
      manner.directDye &&
      SHOWS_AS_DIRECT.includes(tone) &&
      grey.percent === 0 &&
      start !== null &&
      (goal === null || goal.level <= start + 0.6)
    )
      return vividPlan(picture, start, how, {
        tone,
        words: tone,
        base: Math.round(start),
        pastel: false,
        toner: false,
      })
    // The ends are darker than the goal, and colour can't lift them.
    if (
      how === 'tint' &&
      ends &&
      start !== null &&
      goal !== null &&
      ends.made === 'tint' &&
      goal.level - ends.level > 0.9 &&
      Math.abs(goal.level - start) < 0.6 &&
      (wish.service === 'all-over' || wish.service === 'unsaid')
    )
      return removal(picture, ends.level, goal.level, tone)
    if (worn?.root.level && wish.same && !retouch && picture.natural !== null) {
      const lift = worn.root.level - picture.natural
      if (lift > -1.1 && lift < 3.1)
        return retouchAndRefresh(picture, picture.natural, Math.round(worn.root.level), tone)
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
    if (
      wish.service === 'gloss' &&
      !(wish.blendGrey && grey.percent > 0) &&
      (goal === null || start === null || Math.abs(goal.level - start) < 1.1)
    ) {
      const shine = gloss(
        picture,
        Math.round(goal?.level ?? start ?? 6),
        tone,
        wish.tone === null || manner.clear,
      )
      if (goal !== null && start !== null && goal.level - start > 0.6)
        shine.notes.unshift(noLift(picture, { from: start, to: goal.level, tone, made: how }))
      return shine
    }
    // A demi, toner or gloss that is asked to go lighter than the hair.
    const under = retouch ? (picture.natural ?? start) : start
    if (goal !== null && under !== null && goal.level - under > 0.6 && onlyDeposit(picture)) {
      const journey = {
        from: under,
        to: goal.level,
        tone,
        made: retouch && root ? root.made : how,
      }
      if ((how !== 'bleach' && !tooFarForTone(journey)) || retouch) return toneInstead(picture, journey)
    }
    if (
      (wish.blendGrey ||
        (!wish.coverGrey && (retouch ? manner.demi.atRoot : manner.demi.all)) ||
        (!wish.coverGrey && !retouch && wish.service === 'unsaid' && manner.softly)) &&
      grey.percent > 0 &&
      (start === null || goal === null || goal.level <= start + 1)
    )
      return blendGrey(picture, Math.round(goal?.level ?? start ?? 6), tone)
    if (
      grey.percent >= 70 &&
      start === null &&
      !wish.coverGrey &&
      !manner.coverNamed &&
      goal &&
      goal.level >= 9 &&
      isCool(tone)
    )
      return toneOnly(picture, { from: 10, to: goal.level, tone, made: 'bleach' })
    const covering =
      wish.coverGrey ||
      (grey.percent >= 10 &&
        !(retouch && how === 'bleach' && wish.wantsBleach) &&
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
    if (start === null && grey.percent >= 90 && goal !== null && wish.service === 'lowlights')
      return lowlights(picture, 10, goal.level, tone)
    if (start === null || goal === null) {
      if (goal !== null && retouch)
        return picture.natural === null
          ? { questions: [START_QUESTION] }
          : goLighter(picture, { from: picture.natural, to: goal.level, tone, made: 'virgin' })
      return { questions: [start === null ? START_QUESTION : SHADE_QUESTION] }
    }
    const darkest = how === 'tint' && ends && goal.level > start ? Math.min(start, ends.level) : start
    // Light ends go green without a filler, even where the lengths are already right.
    const fillEnds =
      ends !== null &&
      goal.level <= start + 0.6 &&
      ends.level - goal.level >= FILL_FROM - 0.4 &&
      !['roots', 'foils', 'balayage'].includes(wish.service)
    const lightest =
      how === 'bleach' && ends && (goal.level < start || fillEnds) ? Math.max(start, ends.level) : darkest
    return byLevels(picture, { from: lightest, to: goal.level, tone, made: how })
  }
}
