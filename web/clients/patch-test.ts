// Where a patch test stands. Derived from its dates each time it is drawn, never stored.
import type { FieldsOf } from '../../shared/records'

export type PatchTest = Pick<FieldsOf<'patch_test'>, 'applied_at' | 'result' | 'read_at'>
export type PatchState = 'waiting' | 'due' | 'clear' | 'too-early' | 'expired' | 'reaction'
export type PatchRules = { hours: number; months: number }
export type PatchStanding = {
  state: PatchState /** ms: when the state changes by itself. */
  until: number | null
}

/** At least 48 hours before colouring, retested about every 6 months; a salon's own settings override. domain 1.16 [NHBF-AAT] */
export const PATCH_RULES: PatchRules = { hours: 48, months: 6 }
const HOUR_MS = 3_600_000

export function rulesOfSalon(
  salon: Pick<FieldsOf<'salon'>, 'patch_test_hours' | 'patch_test_valid_months'> | null | undefined,
): PatchRules {
  return salon ? { hours: salon.patch_test_hours, months: salon.patch_test_valid_months } : PATCH_RULES
}

/** The same day of a later month; where there is none (31 Aug + 6 months), that month's last day. */
export function monthsAfter(instant: number, months: number): number {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/**
 * waiting: the hours aren't over · due: they are, and nobody has read it · clear · too-early: read as clear before the
 * hours were over, which proves nothing · expired · reaction, which never lapses.
 */
export function standingOf(test: PatchTest, now: number, rules: PatchRules = PATCH_RULES): PatchStanding {
  if (test.result === 'reaction') return { state: 'reaction', until: null }
  const applied = Date.parse(test.applied_at)
  const readable = applied + rules.hours * HOUR_MS
  if (test.result === 'waiting')
    return now < readable ? { state: 'waiting', until: readable } : { state: 'due', until: null }
  if (test.read_at !== null && Date.parse(test.read_at) < readable) return { state: 'too-early', until: null }
  const expires = monthsAfter(applied, rules.months)
  return now < expires ? { state: 'clear', until: expires } : { state: 'expired', until: null }
}

const GRAVEST_FIRST: readonly PatchState[] = ['reaction', 'clear', 'due', 'waiting', 'too-early', 'expired']

/** Where a client stands: a reaction outweighs everything, a clear test all that is older or open. Null = none recorded. */
export function standingAmong(
  tests: readonly PatchTest[],
  now: number,
  rules: PatchRules = PATCH_RULES,
): PatchStanding | null {
  const standings = tests.map(test => standingOf(test, now, rules))
  for (const state of GRAVEST_FIRST) {
    const found = standings.filter(standing => standing.state === state)
    // Of several clear ones the one that holds longest.
    if (found.length > 0) return found.reduce((a, b) => ((b.until ?? 0) > (a.until ?? 0) ? b : a))
  }
  return null
}
