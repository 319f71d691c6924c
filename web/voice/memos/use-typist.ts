// Who types up a memo. Only promises what the server will do: see its own rules in sync-server/voice/memos.

import { DAY_MS } from '../../../shared/account/plans'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { SALON_ID } from '../../../shared/sync/kinds'
import { useAccount } from '../../platform/data/account/account'
import { useRecord } from '../../platform/data/queries/queries'

const OLDEST_MS = 30 * DAY_MS

/**
 * `sure`: false for a memo without a client, which isn't typed if some client is kept from models. Null: nobody types
 * it.
 */
type Typist = { name: string; sure: boolean } | null

export function useTypist({ client_id, recorded_at }: FieldsOf<'memo'>): Typist {
  const name = useAccount()?.transcription
  const client = useRecord('client', client_id)
  const salon = useRecord('salon', SALON_ID)
  return typistOf({
    name: name ?? null,
    of: client_id === null ? 'nobody' : client?.fields.no_ai === false ? 'client' : 'kept',
    salonKept: salon?.fields.no_ai ?? false,
    age: Date.now() - Date.parse(recorded_at),
  })
}

type Given = { name: string | null; of: 'nobody' | 'client' | 'kept'; salonKept: boolean; age: number }

export const typistOf = ({ name, of, salonKept, age }: Given): Typist =>
  name === null || name === '' || of === 'kept' || salonKept || age > OLDEST_MS
    ? null
    : { name, sure: of === 'client' }

export const typistWords = (typist: Typist): string => {
  if (typist === null) return 'It isn’t typed for you. Listen, and type what was said.'
  return typist.sure
    ? `It will be typed by ${typist.name} when there is a signal, or type it yourself.`
    : `It may be typed by ${typist.name} when there is a signal, or type it yourself.`
}
