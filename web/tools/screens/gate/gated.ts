// What blocks the way from the advice to the bowl, and how to lift it.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Sheet } from '../../../../shared/sheet'

type Hold = Sheet['holds'][number]
type Override = FieldsOf<'ask'>['overrides'][number]

export const isPatchTest = (hold: Hold): boolean =>
  /patch|allergy[- ]?(alert[- ]?)?test|skin[- ]?test/i.test(hold.rule)

/** An override is logged: which rule, why, when, who. It needs a reason. */
export function overrideOf(
  rule: string,
  reason: string,
  made: { id: string; at: string; who: string | null },
): Override | null {
  const words = reason.trim()
  return words === ''
    ? null
    : { id: made.id, rule, reason: words.slice(0, 20_000), at: made.at, who: made.who }
}

/** The log only grows and entries never change. A rule already set aside isn't logged twice. */
export function withOverride(present: readonly Override[], added: Override): Override[] {
  return present.some(item => item.rule === added.rule) ? [...present] : [...present, added]
}
