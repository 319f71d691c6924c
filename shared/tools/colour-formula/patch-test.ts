// The patch test on the card: it holds 'Start mixing' where it is missing, too young, unread or too old. domain 1.16 [NHBF-AAT]
import type { Facts } from '../../facts'
import type { ColourOutput } from './schema'

const HOUR = 3_600_000
const MONTH = 30.44 * 24 * HOUR

/** Null where a clear, present test stands on the card. `today` is an ISO instant. */
export function patchTestHold(facts: Facts, today: string): ColourOutput['holds'][number] | null {
  const hours = Math.max(48, facts.salon?.patch_test_hours ?? 48)
  const months = facts.salon?.patch_test_valid_months ?? 6
  const now = Date.parse(today)
  const hold = (text: string) => ({ rule: 'patch-test', text, may_override: true })
  const latest = [...facts.patch_tests].sort((a, b) => b.applied_at.localeCompare(a.applied_at))[0]
  if (!latest) return hold(`No patch test is on the card. Do one ${hours} hours before anything is mixed.`)
  const age = now - Date.parse(latest.applied_at)
  if (!Number.isFinite(age))
    return hold('The date of the patch test on the card cannot be read. Check it before anything is mixed.')
  if (age < hours * HOUR)
    return hold(`The patch test is too young: less than ${hours} hours old. Wait, read it, then mix.`)
  if (age > months * MONTH)
    return hold(
      `The patch test is more than ${months} months old. Do a new one ${hours} hours before anything is mixed.`,
    )
  if (latest.result === 'waiting')
    return hold(
      'The patch test has not been read yet. Read it and record the result before anything is mixed.',
    )
  return null
}
