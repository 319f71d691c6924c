// A demi, a toner or a gloss that is asked to be lighter than the hair: it only deposits. The answer tones at the depth that
// is there and says what would lift. domain 1.4, 1.8, 1.9, 1.11
import { TINT_LIFTS } from '../../../trade/lift'
import { withoutLengths } from '../read/asked-where'
import type { Picture } from '../read/picture'
import { says } from '../read/says'
import type { Made } from '../read/zones'
import { asksDemi, namesDemi } from './deposit'
import { blendGrey } from './grey'
import { cap, type Journey } from './journey'
import { nameOf, note, type Plan, type Reason } from './plan'
import { toneOnly } from './tone'

const DEPOSITS = '(?:demi\\w*|semi\\w*|quasi\\w*|toner|gloss|glaze)'
/** A code of the toner's own: "toner 8/1", "9V gloss". */
const TONER_CODE =
  /\b(?:toner|gloss|glaze)(?: (?:in|of|with|shade|to|level))* \d|\b\d[\w/.,-]*(?: \w+)? (?:toner|gloss|glaze)\b/
/** Something else is to do the lifting. */
const LIFTS_TOO =
  /\bbleach\w*|\blighteners?\b|\bpre-?light\w*|\bfoils?\b|\b\w*highlights?\b|\bbabylights?\b|\bbalayage\b|\bhigh[ -]?lift\b|\bpowder\b|(?<!\b(?:demi|semi|quasi|non|hates?|against|anti|nothing|not|less)[ -])\bpermanent\b|\btint\w*|\b[2-4]0 ?vol\w*|\b(?:9|12) ?%|\b(?:majirel|koleston|inoa|igora royal)\b|\b(?:then|afterwards|once|after)\b/
const LIFT = /\blift(?:s|ed|ing)?\b|\blighten\w*/
const LIFT_WITH_IT = new RegExp(
  `\\b(?:lift\\w*|lighten\\w*)\\b(?:(?!\\b(?:and|then|plus|ton(?:e|ing))\\b)[^,;.\\n]){0,30}\\b(?:with|using|by|in|from)\\b (?:(?:an?|the|her|his|just|only) )*${DEPOSITS}\\b|\\b${DEPOSITS}\\b[^,;.\\n]{0,20}\\b(?:to|that|which|and) (?:lift|lighten)`,
)
const SERVICES = ['unsaid', 'all-over', 'gloss', 'toner', 'roots', 'camouflage']

/** Only a colour that deposits is asked for. */
export function onlyDeposit(picture: Picture): boolean {
  const { wish, text } = picture
  const asked = wish.service === 'roots' ? withoutLengths(text.wish) : text.wish
  return (
    SERVICES.includes(wish.service) &&
    !wish.coverGrey &&
    !wish.wantsBleach &&
    !wish.highLift &&
    (asksDemi(asked) ||
      namesDemi(asked) ||
      (TONER_CODE.test(asked) && wish.shades.filter(({ level }) => level !== null).length === 1)) &&
    !says(asked, LIFTS_TOO) &&
    (!says(asked, LIFT) || LIFT_WITH_IT.test(asked))
  )
}

/** What would reach it, by how the hair came to be. */
function whatLifts({ history }: Picture, lift: number, made: Made): string {
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

/** A toner or gloss is asked to do the lifting itself. */
export const asksItToLift = ({ text }: Picture): boolean =>
  /\b(?:demi|semi|toner|gloss|glaze)\b(?!\w)[^,;.\n]{0,15}\bto (?:lift|lighten|(?:make|get|take|bring) (?:it|her|him|that|the \w+) (?:\w+ )?(?:lighter|up|level|\d))/.test(
    text.wish,
  )

/** Too far for a tone to stand for it: the way there, in its visits, is the answer. */
export const tooFarForTone = ({ from, to, made }: Journey): boolean =>
  to - from > (made === 'tint' ? 2.6 : 4.1)

/** The tone at the depth that is there, and a word on what would lift. */
export function toneInstead(picture: Picture, journey: Journey): Plan {
  const { from, to, tone } = journey
  const level = Math.round(from)
  // A tube one level above the hair still glints; one far above it is chosen at the hair's own depth.
  const used = to - from < 1.1 ? Math.round(to) : level
  const { shades } = picture.wish
  const named = to - from < 1.1 && shades.length > 0 && shades.every(({ how }) => how === 'name')
  const knows = named || says(picture.text.wish, TONE_ALONE)
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
    { ...picture, text: { ...picture.text, wish: picture.text.wish.replace(PERMANENT, ' ') } },
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

/** Told that it is the tone alone. */
const TONE_ALONE =
  /\b(?:just|only) (?:an? |the )?(?:tone|glint|hint|sheen)\b|\btone only\b|\bno lift\b|\bwithout (?:any )?lift/

/** Beside a demi a permanent colour is only named to be turned down. */
const PERMANENT = /(?<!(?:semi|demi)[- ])\bpermanent\b/g
