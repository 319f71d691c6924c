// While something waits to be heard: fetches its sound as soon as the server answers. Draws nothing.
import { useEffect } from 'react'
import { useOnline } from '../platform/sync/status'
import { untilDone } from '../platform/sync/until-done'
import { fetchWanted } from './speak/fetch-wanted'

/** A browser that says it is offline need not try. */
const fetchOnline = async (): Promise<boolean> => navigator.onLine && fetchWanted()

/** `count`: how much waits; more of it is asked for at once. */
export default function FetchWanted({ count = 1 }: { count?: number }): null {
  const online = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that comes back is a reason to ask at once.
  useEffect(() => (count > 0 ? untilDone(fetchOnline) : undefined), [online, count])
  return null
}
