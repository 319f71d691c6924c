import { useOnline } from '../../platform/sync/status'
import { useUntilDone } from '../../platform/sync/triggers/until-done'
import { fetchWanted } from '../speak/kept-sounds/fetch-wanted'

/** A browser that says it is offline need not try. */
const fetchOnline = async (): Promise<boolean> => navigator.onLine && fetchWanted()

/** `count`: how much waits; more of it is asked for at once. */
export default function FetchWanted({ count = 1 }: { count?: number }): null {
  const online = useOnline()
  // A connection that comes back is a reason to ask at once.
  useUntilDone(count > 0 ? fetchOnline : null, [online, count])
  return null
}
