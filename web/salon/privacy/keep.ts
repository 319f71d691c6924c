import { KEPT_YEARS, keptDraft, WHATS, type What, yearsAfter } from '../../../shared/salon/privacy/kept'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { about } from '../../platform/data/queries/queries'

/** As typed; `keep` is 'yes' or empty. */
export type KeepForm = Record<'keep' | 'what' | 'facts' | 'reason' | 'keep_until', string>

export const WHAT_WORDS: readonly (readonly [What, string])[] = [
  ['patch test reaction', 'A reaction to a patch test'],
  ['allergic reaction', 'An allergic reaction'],
  ['complaint or claim', 'A complaint or a claim'],
  ['other', 'Something else'],
]
export const isWhat = (value: string): value is What => WHATS.some(what => what === value)

export const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Suggests values from the client's own records. */
export async function keepFormFor(clientId: string, name: string, now: number): Promise<KeepForm> {
  const [allergies, tests] = await Promise.all([about('allergy', clientId), about('patch_test', clientId)])
  const draft = keptDraft({
    name,
    allergies: allergies.map(({ fields }) => fields),
    tests: tests.map(({ fields }) => fields),
  })
  return {
    keep: draft ? 'yes' : '',
    what: draft?.what ?? 'complaint or claim',
    facts: draft?.facts ?? '',
    reason: draft ? 'The insurer asks for it, and a claim can be made for years.' : '',
    keep_until: yearsAfter(todayOf(now), KEPT_YEARS),
  }
}

type NewKeptRecord = Omit<FieldsOf<'kept_record'>, 'deletedAt' | 'seconds' | 'made_at' | 'who'>

export const keptOf = (form: KeepForm): NewKeptRecord => ({
  what: isWhat(form.what) ? form.what : 'other',
  facts: form.facts.trim(),
  reason: form.reason.trim(),
  keep_until: form.keep_until,
})
