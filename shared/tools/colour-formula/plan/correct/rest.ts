// Over-lightened hair: deposit today, then rest, and lightener only once the hair holds. domain 1.9, 1.14
import { pigmentAt } from '../../../../trade/colour/pigment'
import { VIVID_TONES } from '../../../../trade/tones'
import type { Picture } from '../../read/picture'
import { toner } from '../bowls'
import { cap, type Journey } from '../journey'
import { type ColourPlan, emptyPlan, nameOf, note, prep } from '../plan'

/** Hair that is tired or was lightened twice: deposit now, lift later. */
export function restFirst(picture: Picture, { from, to, tone }: Journey): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level: from, tone: picture.brass === 'orange' ? 'orange' : 'natural' }
  plan.target = { level: to, tone }
  plan.pigmentAt = from
  plan.flags.multi_session = true
  plan.flags.prelighten = true
  plan.care.push('toner', 'blonde')
  const pigment = pigmentAt(from)
  plan.steps.push(
    prep('Check the hair', [
      'Wet stretch: if it does not spring back, no colour at all today; treat and trim.',
    ]),
    toner(
      picture,
      from,
      pigment.neutralTone,
      `Deposit only: ${pigment.neutraliser} softens the ${pigment.words}; a toner never lightens.`,
    ),
  )
  plan.notes.push(
    note(
      'rest',
      'Rest before more lightening',
      `Hair that was lightened again and again is fragile and can break: no more lightener now. Treatments (bond, moisture), a trim, and a strand and elasticity test in 4–8 weeks; then slowly, in several visits.`,
    ),
    note(
      'pale-base',
      'Base',
      `${cap(VIVID_TONES.includes(tone) || tone === 'silver' ? tone : nameOf(to, tone))} shows only on a clean pale yellow base of level ${to >= 9 ? 10 : to}; toner over orange turns muddy.`,
    ),
  )
  plan.visits.push(
    { title: 'Today', text: 'Deposit-only tone and a treatment: a softer shade to wear meanwhile.' },
    {
      title: 'Second visit, 4–8 weeks later',
      text: 'Strand and elasticity test. If it holds: low, gentle lightener only where it is still dark.',
    },
    { title: 'Further visits', text: `Until a pale yellow base is reached; then ${nameOf(to, tone)}.` },
  )
  plan.summary = `Not in one visit: calm the hair and the tone first, lighten later.`
  plan.expected = `A calmer level ${from} today; ${nameOf(to, tone)} in stages, if the hair allows.`
  return plan
}
