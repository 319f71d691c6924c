import { PATCH_RULES, type PatchRules, type PatchStanding } from '../../../../shared/salon/patch-test'
import { dayOf, soonOf } from '../../../ui/kit/when'

/** The state of the patch test in spoken words. A clear test doesn't cancel an allergy on record. */
export function patchSaid(
  standing: PatchStanding | null,
  allergies: number,
  rules: PatchRules = PATCH_RULES,
): string {
  if (standing === null) return 'No patch test is recorded.'
  const { state, until } = standing
  const from = until === null ? '' : ` from ${soonOf(until)}`
  const to = until === null ? '' : ` until ${dayOf(until)}`
  switch (state) {
    case 'reaction':
      return 'There was a reaction to a patch test. Do not colour.'
    case 'waiting':
      return `The patch test is on. Read it${from}.`
    case 'due':
      return 'The patch test can be read now. Look, and record it.'
    case 'clear':
      return `The patch test is clear${to}.${allergies > 0 ? ' There are allergies: read them first.' : ''}`
    case 'too-early':
      return `The patch test was read before ${rules.hours} hours were over. Test again.`
    case 'undated':
      return 'The patch test has no reading date. Test again.'
    case 'other-brand':
      return 'No patch test is of the brand that is used here. Test again.'
    case 'expired':
      return `The patch test is older than ${rules.months} months. Test again.`
  }
}
