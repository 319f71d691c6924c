// Notes beside the products: allergies, what no product can help with, wishes. Never a diagnosis. domain 1.16, 3.1

import type { Avoid } from '../read/avoids/avoids'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import type { RetailOutput } from '../schema'
import { PICKED } from '../where'
import { joinedNames, said } from './forbidden'

export type Caution = RetailOutput['cautions'][number]

const careFor = (avoid: Avoid, names: string): Caution =>
  avoid.care === 'smoothed'
    ? {
        rule: 'smoothed',
        tone: 'info',
        title: 'After a smoothing treatment',
        text: `The record says ${said(avoid)}. Sulphates and salt wear it off sooner, so nothing is offered that is known to hold ${names}. Check the label; the maker of the treatment has the last word.`,
      }
    : {
        rule: 'extensions',
        tone: 'info',
        title: 'With extensions',
        text: `The record says ${said(avoid)}. Keep conditioner, masks and serums away from the bonds, on lengths and ends only; sulphates are left out.`,
      }

/** One caution per quote from the record. */
function avoided(all: readonly Avoid[], grave: ReadonlySet<string>): Caution[] {
  // "No wheat (coeliac)" appears once, for what it is.
  const list = all.filter(
    ({ kind, name, quote, where }) =>
      kind !== 'wish' ||
      !all.some(
        other =>
          other.kind === 'allergy' &&
          other.where === where &&
          other.quote.includes(quote) &&
          other.name.includes(name),
      ),
  )
  const quotes = [...new Set(list.map(({ kind, quote, where }) => JSON.stringify([kind, quote, where])))]
  return quotes.map(key => {
    const own = list.filter(({ kind, quote, where }) => JSON.stringify([kind, quote, where]) === key)
    const [first] = own
    if (!first) return { rule: 'avoid', tone: 'info', title: '', text: '' }
    const allergy = own.some(({ kind }) => kind === 'allergy')
    const names = joinedNames(own.map(({ name }) => name))
    if (first.care) return careFor(first, names)
    if (first.home)
      return {
        rule: 'someone-else',
        tone: 'caution',
        title: 'Somebody else at home',
        text: `The record says ${said(first)}. That is about somebody else, but what is known to hold ${names} is left out: it may be shared, or rub off. Ask who will use it, and check the label.`,
      }
    if (first.where === PICKED)
      return {
        rule: 'picked',
        tone: 'info',
        title: 'Left out as picked',
        text: `Nothing is offered that is known to hold ${names}. Your list does not hold all ingredients, so check the label before anything goes home.`,
      }
    return {
      rule: allergy ? 'allergy' : 'wish',
      tone: allergy ? (grave.has(first.quote) ? 'stop' : 'caution') : 'info',
      title: allergy ? 'Allergy or sensitivity on the record' : 'Wish on the record',
      text: `The record says ${said(first)}. Nothing is offered that is known to hold ${names}. Your list does not hold all ingredients, so check the label before anything goes home.`,
    }
  })
}

export function cautionsFor(picture: Picture): Caution[] {
  const { medical, acuteLoss, wishes, needs, avoids } = picture
  const result: Caution[] = avoided(avoids.list, picture.tells.grave)
  const add = (rule: string, tone: Caution['tone'], title: string, text: string): void => {
    result.push({ rule, tone, title, text })
  }
  const need = (key: string): Evidence | null =>
    needs.list.find(each => each.key === key && each.said)?.evidence ?? null

  for (const other of avoids.others)
    add(
      'someone-else',
      'info',
      'Somebody else',
      `The record says ${said(other)}. That is about somebody else: ask who will use it at home.`,
    )
  if (medical.broken ?? medical.catching)
    add(
      'scalp-first',
      'stop',
      'The scalp first',
      `The record says ${said(medical.broken ?? medical.catching ?? { quote: '', where: '' })}. That is for a pharmacist or GP, not for a shelf: say so kindly and in private. Nothing is offered for the scalp until then.`,
    )
  const loss = medical.loss ?? need('thinning')
  if (loss)
    add(
      'see-somebody',
      medical.loss ? 'caution' : 'info',
      'Worth a word with a GP or trichologist',
      `The record says ${said(loss)}. There can be many reasons, and none is judged here: suggest a GP or trichologist. ${acuteLoss ? 'No product on the shelf is an answer to it.' : 'Products here only make hair look fuller.'}`,
    )
  if (medical.scalp && !medical.broken)
    add(
      'see-somebody',
      'caution',
      'Worth a word with a pharmacist or GP',
      `The record says ${said(medical.scalp)}. None of these products is meant for that: suggest a pharmacist, GP or trichologist, and offer only mild care.`,
    )
  const flakes = need('dandruff') ?? need('dry-scalp')
  if (flakes && !medical.scalp && !medical.broken)
    add(
      'if-it-stays',
      'info',
      'If it persists',
      `The record says ${said(flakes)}. If it persists, gets sore or spreads, suggest a pharmacist or GP.`,
    )
  if (wishes.pregnant)
    add(
      'pregnancy',
      'caution',
      'Pregnancy',
      `The record says ${said(wishes.pregnant)}. If in doubt, ask a midwife or GP to look at the label first; essential oils and strong actives are left out.`,
    )
  if (wishes.asthma)
    add(
      'asthma',
      'caution',
      'Breathing',
      `The record says ${said(wishes.asthma)}. Aerosols, hairsprays and powders are left out; ask before any other spray.`,
    )
  const overload = need('protein-overload')
  if (overload)
    add(
      'protein',
      'info',
      'No more protein',
      `The record says ${said(overload)}. Nothing with protein or keratin is offered: moisture first.`,
    )
  if (wishes.budget)
    add(
      'budget',
      'info',
      'Budget',
      `The record says ${said(wishes.budget.evidence)}. What is offered stays within it${wishes.budget.each ? ' for each product' : ', all together'}.`,
    )
  else if (wishes.tight)
    add(
      'budget',
      'info',
      'Budget',
      `The record says ${said(wishes.tight)}. The less expensive of what fits comes first.`,
    )
  if (wishes.gently)
    add(
      'gently',
      'info',
      'Gently',
      `The record says ${said(wishes.gently)}. Mention one thing once, and leave it there.`,
    )
  return result.filter(
    (caution, index) =>
      result.findIndex(other => other.rule === caution.rule && other.text === caution.text) === index,
  )
}
