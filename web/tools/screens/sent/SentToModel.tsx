// The actual model calls for one question, as the server logged them before making them.

import { useLate } from '../../../ui/kit/waiting/use-late'
import type { SentCall } from '../../models/models'
import { SentCalls } from '../../models/SentCalls'

/** undefined: loading; null: the server can't be reached. */
export type Calls = readonly SentCall[] | null | undefined

export function SentToModel({ calls }: { calls: Calls }) {
  const late = useLate(calls === undefined)
  if (calls === undefined) return late ? <p>Fetching it from the server.</p> : null
  if (calls === null) return <p>It needs a signal to show what a model was sent.</p>
  if (calls.length === 0) return <p>Nothing was sent to a model.</p>
  return <SentCalls calls={calls} />
}
