// A salon's own records, as its tablet would have sent them.
import { textOf, wordingFor } from '../../../shared/salon/privacy/wordings'
import { type aSignedIn, type SalonApp, syncWith } from '../support/salon-app'

export type SignedIn = Awaited<ReturnType<typeof aSignedIn>>
export const AT = '2026-11-01T09:00:00.000Z'

let counted = 0

/** Makes records of the account; returns their ids. */
export async function put(
  salon: SalonApp,
  who: SignedIn,
  records: readonly { kind: string; id?: string; patch: Record<string, unknown> }[],
): Promise<string[]> {
  const changes = records.map(({ kind, id, patch }) => ({
    id: `change-${++counted}`,
    op: 'create',
    kind,
    recordId: id ?? `${kind}-${counted}`,
    person: null,
    at: salon.clock.now,
    base: {},
    patch,
  }))
  const reply = await (await syncWith(salon, { ...who, changes })).json()
  if (reply.refused.length > 0) throw new Error(JSON.stringify(reply.refused))
  return changes.map(change => change.recordId)
}

export const aClient = (patch: Record<string, unknown> = {}) => ({
  kind: 'client',
  patch: {
    name: 'Amelia Clarke',
    phone: '07700 900123',
    email: 'amelia@example.com',
    hair_type: 'fine',
    concerns: [],
    notes: null,
    created_at: AT,
    ...patch,
  },
})
export const anAllergy = (client_id: string, substance: string) => ({
  kind: 'allergy',
  patch: { client_id, substance, reaction: 'Swollen eyelids', noted_at: AT, who: null },
})
export const aTest = (client_id: string, result: 'clear' | 'reaction') => ({
  kind: 'patch_test',
  patch: {
    client_id,
    product: 'Koleston 6/0',
    applied_at: AT,
    result,
    read_at: AT,
    who: null,
    remarks: null,
  },
})

/** The permission for health notes, in the words that say that a model may read them. */
export const aPermission = (client_id: string, patch: Record<string, unknown> = {}) => ({
  kind: 'consent',
  patch: {
    client_id,
    about: 'health-notes',
    version: '1',
    wording: textOf(wordingFor('health-notes'), { salon: 'Snip', ai: true, platforms: [] }),
    answer: 'yes',
    given_at: AT,
    how: 'signed',
    platforms: [],
    guardian: null,
    who: null,
    ...patch,
  },
})
