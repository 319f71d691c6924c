import { useOnline } from '../../platform/sync/status'
import { useUntilDone } from '../../platform/sync/triggers/until-done'
import { fetchWanted } from '../speak/kept-sounds/fetch-wanted'

/** Don't try when the browser says that it is offline. */
const fetchOnline = async (): Promise<boolean> => navigator.onLine && fetchWanted()

/** `count`: how many are waiting; one more makes it fetch at once. */
export default function FetchWanted({ count = 1 }: { count?: number }): null {
  const online = useOnline()
  // Try at once when the connection comes back.
  useUntilDone(count > 0 ? fetchOnline : null, [online, count])
  return null
}
