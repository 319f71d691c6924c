// While something waits to be heard: fetches its sound as soon as there is a connection. Draws nothing.
import { useEffect } from 'react'
import { useOnline } from '../sync/status'
import { fetchWanted } from './speak/fetch-wanted'

/** `count`: how much waits; more of it is asked for at once. */
export default function FetchWanted({ count = 1 }: { count?: number }): null {
  const online = useOnline()
  useEffect(() => {
    if (online && count > 0) void fetchWanted()
  }, [online, count])
  return null
}
