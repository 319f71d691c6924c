// Vivid, pastel and silver: a clean base first, then direct dye without developer. domain 1.12
import { FULL_HEAD_GRAMS } from '../../../trade/colour/amounts'
import { TIMES } from '../../../trade/colour/times'
import type { Picture } from '../read/picture'
import type { HairMake } from '../read/places/zones'
import type { Vivid } from '../read/wish/vivids'
import { toner } from './bowls'
import { restFirst } from './correct/rest'
import { cap } from './journey'
import { CONDITION_NOTE, lighten } from './lighter/lighten'
import { type ColourPlan, emptyPlan, note, step } from './plan'
import { paleBaseNote } from './tone'

function directDye(picture: Picture, vivid: Vivid) {
  return step({
    kind: 'direct',
    title: 'Direct dye',
    zone: picture.wish.keepRoots
      ? 'Lengths or ends only, clean, dry or damp; the root stays as it is'
      : 'Clean, dry or damp hair',
    parts: [
      {
        what: `direct dye, ${vivid.words}${vivid.pastel ? ', let down with conditioner or clear' : ''}`,
        share: 1,
      },
    ],
    grams: FULL_HEAD_GRAMS[picture.length],
    volume: 0,
    ratio: null,
    minutes: TIMES.direct,
    how: ['No developer: direct dye is used as it is.', 'Barrier cream and gloves, it stains; rinse cool.'],
  })
}

export function vividPlan(picture: Picture, from: number, made: HairMake, vivid: Vivid): ColourPlan {
  // Level 9 will do if it is clean; over yellow, silver and the like need level 10.
  const needsLift =
    from < Math.min(vivid.base, 9) - 0.4 ||
    (vivid.toner && from < 8.6) ||
    (vivid.base >= 9 && picture.brass !== null && from < 9.6)
  const tired = picture.history.condition === 'fragile' || picture.history.bleachedTimes > 1
  let plan: ColourPlan
  if (!needsLift) {
    plan = emptyPlan()
    plan.start = { level: from, tone: made === 'bleach' ? 'yellow' : 'natural' }
    plan.steps.push(
      vivid.toner
        ? toner(
            picture,
            Math.round(from),
            'violet',
            'First cancel the last yellow with violet; then silver-ash as wished.',
          )
        : directDye(picture, vivid),
    )
  } else if (tired && made === 'bleach')
    plan = restFirst(picture, { from, to: vivid.base, tone: vivid.toner ? 'silver' : vivid.tone, made })
  else {
    plan = lighten(picture, { from, to: vivid.base, tone: 'violet', made })
    if (!plan.flags.multi_session && !vivid.toner) {
      // The hair is pale enough under a direct dye, so it needs no oxidative toner.
      plan.steps = plan.steps.filter(item => item.kind !== 'tone')
      plan.steps.push(directDye(picture, vivid))
    } else if (!vivid.toner) {
      plan.visits.push({
        title: 'Last visit',
        text: `Direct dye, without developer, on the pale, clean base: ${vivid.words}.`,
      })
    }
    plan.expected = plan.flags.multi_session
      ? `${plan.expected.split('. ')[0]}. ${cap(vivid.words)} follows in stages if the hair allows.`
      : ''
  }
  plan.target = { level: vivid.toner && !needsLift ? Math.round(from) : vivid.base, tone: vivid.tone }
  plan.care = ['vivid', ...plan.care.filter(item => item === 'blonde' || item === 'foils')]
  plan.flags.prelighten = needsLift
  plan.notes.push(
    vivid.base >= 9
      ? note(
          'clean-base',
          'A clean base',
          `${cap(vivid.words)} wants hair lifted to a pale yellow, level 9–10 (the inside of a banana skin), clean and even. Over yellow, blue tones turn green, and pastels turn muddy.`,
        )
      : note(
          'base',
          'Base',
          `${cap(vivid.words)} sits well on level 7–8; on darker hair it only glows in the light. Direct dye does not lighten.`,
        ),
    note(
      'stain',
      'Upkeep',
      vivid.toner
        ? `${cap(vivid.words)} fades within weeks, like every pale tone: refresh it every 3–6 weeks, with a violet shampoo once a week at most between.`
        : 'Direct dye (semi-permanent) takes no developer. It stains and fades; refresh every 3–6 weeks. Blue and green are hard to remove again.',
    ),
  )
  if (picture.history.direct) plan.notes.push(leftOver(vivid))
  if (vivid.toner && !plan.notes.some(({ rule }) => rule === 'pale-base'))
    plan.notes.push(paleBaseNote(vivid.words))
  if (needsLift && !plan.notes.includes(CONDITION_NOTE)) plan.notes.push(CONDITION_NOTE)
  if (!plan.flags.multi_session) {
    plan.summary = needsLift
      ? `Lift to a clean level ${vivid.base}, then ${vivid.toner ? 'tone' : 'direct dye without developer'}: ${vivid.words}.`
      : `${cap(vivid.words)} on the base that is there${vivid.toner ? ', with a toner' : ': direct dye without developer'}.`
    plan.expected = `${cap(vivid.words)}, as clean as the base is; it fades from the first wash and wants a refresh in 3–6 weeks.`
  }
  return plan
}

/** Direct dye goes over direct dye like paint over paint. domain 1.12 */
const leftOver = (vivid: Vivid) =>
  note(
    'left-over',
    'Earlier vivid colour',
    `What is left of the earlier direct dye mixes with the new one. Blue under pink turns violet, yellow under blue turns green, pink under green turns brown. Wash it down with a clarifying shampoo or a direct dye remover first, and strand test ${vivid.words} where the most is left. A fresh coat of the same colour needs none of this.`,
  )
