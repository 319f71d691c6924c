// Colour removal. domain 1.8 [PROFILE]

import { FILL_FROM } from '../../../../trade/colour/pigment'
import type { Tone } from '../../../../trade/tones'
import type { Picture } from '../../read/picture'
import { bleachBath, demi, toner } from '../bowls'
import { goDarker } from '../darker'
import { finishTone, type Journey } from '../journey'
import { goLighter } from '../lighter/lift'
import { colourOnColour, remover } from '../lighter/lighten'
import { type ColourPlan, emptyPlan, nameOf, note, prep, shade } from '../plan'

/** Removes colour, back towards natural. */
export function removal(picture: Picture, from: number, to: number | null, tone: Tone): ColourPlan {
  const goal = to ?? picture.natural ?? Math.min(10, from + 2)
  if (picture.history.direct && from >= 7 && from - goal >= FILL_FROM - 0.4)
    return overStain(picture, from, goal, tone)
  const plan = emptyPlan()
  plan.start = { level: from, tone: 'natural' }
  plan.target = { level: goal, tone }
  plan.pigmentAt = goal
  const vivid = picture.history.direct
  plan.care.push(vivid ? 'toner' : 'dark')
  if (vivid)
    plan.steps.push(
      prep('Clarify', ['Clarifying washes first: direct dye comes out a little with each.']),
      bleachBath(picture, 'Stained lengths only', [
        'Only where washing is not enough. Blue and green can leave a stain; red or copper on top cancels green.',
      ]),
      toner(picture, goal, finishTone(goal, tone), 'Neutralise what is left of the stain.'),
    )
  else {
    plan.steps.push(remover(picture, 'Coloured lengths only'))
    plan.steps.push(
      demi(
        picture,
        [{ what: shade(picture, goal, tone === 'natural' ? 'natural' : tone), share: 1 }],
        'Re-colour',
        'Lengths, once rinsed and tested',
        [
          'After the peroxide swab test: low volume, 1–2 levels lighter than wanted, for the hair can re-darken.',
        ],
      ),
    )
  }
  plan.notes.push(
    vivid
      ? note(
          'stain',
          'Direct dye',
          'Direct dye fades with washing; lightener can drive blue and green deeper in. Strand test first; it may take more than one visit.',
        )
      : colourOnColour(picture),
  )
  if (goal - from >= 3) {
    plan.flags.multi_session = true
    plan.notes.push(
      note(
        'visits',
        'More than one visit',
        'This is not done in a single visit: plan 2–3 visits, 4–8 weeks apart. A realistic first stage is a warm, slightly lighter brown.',
      ),
    )
    plan.visits.push(
      { title: 'First visit', text: 'Remover, look at the warm base, soft demi to wear meanwhile.' },
      { title: 'Second visit, 4–8 weeks later', text: 'Strand test, then the next step.' },
    )
  }
  if (!vivid)
    plan.notes.push(
      note(
        'no-natural',
        'Natural colour',
        'A remover takes artificial dye out; it does not give the natural colour back: an oxidised base stays warm.',
        'info',
      ),
    )
  plan.summary = 'Take the artificial colour out first, then re-colour gently.'
  plan.expected = vivid
    ? `The stain out or softened, towards ${nameOf(goal, tone)}; a trace may stay.`
    : `A warm, exposed base, re-coloured towards ${nameOf(goal, tone)}.`
  return plan
}

/** From a faded vivid to a deeper natural shade: the filler's warmth also holds what is left of the stain. */
function overStain(picture: Picture, from: number, to: number, tone: Tone): ColourPlan {
  const plan = goDarker(picture, { from, to, tone, made: 'bleach' })
  plan.steps.unshift(prep('Clarify', ['Clarifying washes first: direct dye comes out a little with each.']))
  plan.notes.push(
    note(
      'stain',
      'Direct dye',
      'What is left of a blue or green stain shows through: the warm filler cancels it, so strand test the two together. No ash over it.',
    ),
  )
  return plan
}

/** Hair that went dark again after a remover. */
export function redarkened(picture: Picture, from: number, to: number, tone: Tone): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level: Math.min(from, to - 1), tone: 'natural' }
  plan.target = { level: to, tone }
  plan.care.push('dark')
  plan.steps.push(
    remover(picture, 'Re-darkened lengths'),
    demi(
      picture,
      [{ what: shade(picture, Math.min(10, to + 1), tone), share: 1 }],
      'Re-colour',
      'Lengths, after a clear swab test',
      ['Low volume, and 1–2 levels lighter than wanted.'],
    ),
  )
  plan.notes.push(
    note(
      're-darkening',
      'Re-darkening',
      'The remover shrank the dye, and what was not rinsed out re-oxidised (re-darkened) at the next peroxide. Repeat the remover with a long, thorough rinse, and do a peroxide swab test on a strand. Then re-colour in low volume, 1–2 levels lighter than wanted.',
    ),
    colourOnColour(picture),
  )
  if (to - Math.min(from, to - 1) >= 3) plan.flags.multi_session = true
  plan.summary = 'Repeat the remover, rinse long, swab test, then re-colour lighter and low.'
  plan.expected = `Closer to ${nameOf(to, tone)}, on a warm base; it may take another visit.`
  return plan
}

export function bathPlan(picture: Picture, journey: Journey): ColourPlan {
  const plan = goLighter(picture, { ...journey, made: journey.made === 'virgin' ? 'bleach' : journey.made })
  const steps = plan.steps
    .filter(item => item.kind !== 'remover')
    .map(item =>
      item.kind.startsWith('lighten')
        ? bleachBath(picture, 'Lengths that must move', ['Even, quick, at the basin; look all the time.'])
        : item,
    )
  return { ...plan, steps }
}
