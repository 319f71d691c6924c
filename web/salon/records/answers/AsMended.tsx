// An answer as it stands, with a note if taps have changed it since the draft.
import type { ReactNode } from 'react'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { isMended, useMended } from './mended'

type Ask = FieldsOf<'ask'>

export function AsMended({ fields, children }: { fields: Ask; children: (standing: Ask) => ReactNode }) {
  const standing = useMended(fields)
  if (standing === null) return <p role="status">Working it out…</p>
  return (
    <>
      {isMended(fields) && <p>You changed this after it was drafted. This is how it is now.</p>}
      {children(standing)}
    </>
  )
}
