// A demi, toner or gloss only deposits, so it can't go lighter than the hair. If that is asked for, the answer tones at
// the current depth and says what would lift. domain 1.4, 1.8, 1.9, 1.11
import { TINT_LIFTS } from '../../../trade/colour/lift'
import type { Picture } from '../read/picture'
import type { HairMake } from '../read/places/zones'
import { blendGrey } from './grey'
import { cap, type Journey } from './journey'
import { type ColourPlan, nameOf, note, type Reason } from './plan'
import { toneOnly } from './tone'

const SERVICES = ['unsaid', 'all-over', 'gloss', 'toner', 'roots', 'camouflage']

/** True if only a deposit-only colour is asked for. */
export function onlyDeposit(picture: Picture): boolean {
  const { wish, manner } = picture
  return (
    SERVICES.includes(wish.service) &&
    !wish.coverGrey &&
    !wish.wantsBleach &&
    !wish.highLift &&
    (wish.service === 'roots' ? manner.onlyDeposit.atRoot : manner.onlyDeposit.all)
  )
}

/** What would reach the shade, by how the hair was made. */
function whatLifts({ history }: Picture, lift: number, made: HairMake): string {
  if (history.relaxed || history.condition === 'fragile')
    return 'not on this hair now, which is weak already; treatments and a strand test come first'
  if (made === 'bleach')
    return 'the parts that are too dark are lightened gently first, then the demi tones the level that was reached'
  if (made === 'tint')
    return 'colour does not reliably lift artificial colour, so a colour remover or careful lightener comes first, then the demi as a toner'
  return lift <= TINT_LIFTS + 0.1
    ? 'permanent colour with 20 vol lifts natural hair up to about two levels'
    : 'lightener lifts first, then the demi tones the level that was reached'
}

export const noLift = (picture: Picture, { from, to, made }: Journey): Reason =>
  note(
    'demi-no-lift',
    'A demi does not lift',
    `Demi, toner and gloss only deposit and do not lift: level ${Math.round(to)} cannot be reached with them on level ${Math.round(from)}. There the shade shows as a tone, most of all in the light. If it must be lighter: ${whatLifts(picture, to - from, made)}; agree it with the client first.`,
  )

const onWhite = (picture: Picture, { from, to, made }: Journey): Reason =>
  note(
    'demi-no-lift',
    'A demi does not lift',
    `Demi, toner and gloss only deposit and do not lift: white hair takes level ${Math.round(to)} softly. The level ${Math.round(from)} hair between keeps its depth and shows a tone at most. If that must be lighter: ${whatLifts(picture, to - from, made)}; agree it with the client first.`,
  )

/** True if a toner or gloss is asked to do the lifting itself. */
export const asksItToLift = ({ manner }: Picture): boolean => manner.toLiftByIt

/** Too far for a toner to stand in: the answer is the full plan, in as many visits as it takes. */
export const tooFarForTone = ({ from, to, made }: Journey): boolean =>
  to - from > (made === 'tint' ? 2.6 : 4.1)

/** Tones at the current depth, and says what would lift. */
export function toneInstead(picture: Picture, journey: Journey): ColourPlan {
  const { from, to, tone } = journey
  const level = Math.round(from)
  // A tube one level above the hair still shows a glint. From further up, we use the hair's own depth.
  const used = to - from < 1.1 ? Math.round(to) : level
  const { shades } = picture.wish
  const named = to - from < 1.1 && shades.length > 0 && shades.every(({ how }) => how === 'name')
  const knows = named || picture.manner.toneAlone
  const question = knows
    ? null
    : `Is the tone at level ${level} enough, or is level ${Math.round(to)} to be reached another way?`
  if (picture.grey.percent > 0) {
    // White hair shows the shade that is put on, and a level lighter than the rest looks soft.
    const shown = to - from < 1.1 || picture.grey.percent >= 70 ? Math.round(to) : level
    const plan = blendGrey(picture, shown, tone)
    plan.notes.unshift(shown === level ? noLift(picture, journey) : onWhite(picture, journey))
    if (question && shown === level) plan.questions.push(question)
    return plan
  }
  const plan = toneOnly(
    // If permanent colour is named beside a demi, it is only to rule it out.
    { ...picture, manner: { ...picture.manner, permanent: false } },
    { ...journey, to: used },
  )
  for (const step of plan.steps)
    step.how = step.how.map(text => text.replace(`over level ${used}.`, `over level ${level}.`))
  plan.target = { level, tone }
  plan.notes.unshift(noLift(picture, journey))
  if (question) plan.questions.push(question)
  plan.summary = `Not lighter with a demi: it tones at the depth that is there, ${nameOf(level, tone)}.`
  plan.expected = `${cap(nameOf(level, tone))}: a tone, no lift; it fades over 4–8 weeks.`
  plan.plain = false
  return plan
}
