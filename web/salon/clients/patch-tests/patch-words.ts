// How we show the state of a patch test: a word with a shape, and what to do.

import type { PatchRules, PatchStanding, PatchState } from '../../../../shared/salon/patch-test'
import { dayOf, soonOf } from '../../../ui/kit/when'
import type { CardStop } from '../../records/answers/card-stop'
import type { BadgeTone } from '../../records/Badge'

export const badges: Readonly<Record<PatchState, readonly [BadgeTone, string]>> = {
  waiting: ['info', 'Waiting'],
  due: ['caution', 'Ready to read'],
  clear: ['ok', 'Clear'],
  'too-early': ['caution', 'Read too early'],
  undated: ['caution', 'No reading date'],
  expired: ['caution', 'Expired'],
  'other-brand': ['caution', 'Other brand'],
  reaction: ['stop', 'Reaction'],
}

export function detailOf({ state, until }: PatchStanding, rules: PatchRules): string {
  switch (state) {
    case 'waiting':
      return until === null ? '' : `Read it from ${soonOf(until)}.`
    case 'due':
      return `${rules.hours} hours have passed: look, and record it.`
    case 'clear':
      if (until === null) return ''
      return `Valid until ${dayOf(until)}${rules.byBrand ? ', for this product alone. Another brand or line needs a test of its own' : ''}.`
    case 'too-early':
      return `Read before ${rules.hours} hours were over. Test again.`
    case 'undated':
      return 'When it was put on or read is not recorded. Test again.'
    case 'expired':
      return `Older than ${rules.months} months. Test again.`
    case 'other-brand':
      return 'Made with another brand. Test again.'
    case 'reaction':
      return 'Do not colour. Please see a GP or pharmacist.'
  }
}

/** Green applies to the whole card: never over a stop, nor before we know that there is none. */
export const besideStop = (tone: BadgeTone, stop: CardStop | null | undefined): BadgeTone =>
  tone === 'ok' && stop !== null ? 'plain' : tone

/**
 * One line beside the button that starts a colour. A clear test doesn't outweigh an allergy on the card or a reaction
 * in its notes: with either, it isn't green.
 */
export function summaryOf(
  standing: PatchStanding | null,
  allergies: number,
  stop: CardStop | null | undefined,
): readonly [BadgeTone, string] {
  const [tone, words] = summaryBy(standing, allergies)
  return [besideStop(tone, stop), words]
}

function summaryBy(standing: PatchStanding | null, allergies: number): readonly [BadgeTone, string] {
  if (standing === null) return ['caution', 'No patch test']
  const { state, until } = standing
  if (state === 'clear' && allergies > 0) return ['caution', 'Patch test clear; read the allergies first']
  if (state === 'clear' && until !== null) return ['ok', `Patch test clear until ${dayOf(until)}`]
  if (state === 'waiting' && until !== null) return ['info', `Patch test: read it from ${soonOf(until)}`]
  if (state === 'other-brand') return ['caution', 'No patch test of this brand']
  const [tone, word] = badges[state]
  return [tone, `Patch test: ${word.toLowerCase()}`]
}
