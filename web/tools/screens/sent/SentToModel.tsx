// The real calls of a model for one question, as the server wrote them down before it made them.

import { useLate } from '../../../ui/kit/waiting/use-late'
import type { SentCall } from '../../models/models'
import { SentCalls } from '../../models/SentCalls'

/** undefined: being fetched; null: the server can't be asked. */
export type Calls = readonly SentCall[] | null | undefined

export function SentToModel({ calls }: { calls: Calls }) {
  const late = useLate(calls === undefined)
  if (calls === undefined) return late ? <p>Fetching it from the server.</p> : null
  if (calls === null) return <p>It needs a signal to show what a model was sent.</p>
  if (calls.length === 0) return <p>Nothing was sent to a model.</p>
  return <SentCalls calls={calls} />
}
