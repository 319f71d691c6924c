// By a Web Lock mostly one drain runs on this device. The lock saves bytes, no more: where there is none, or where
// whoever holds it sleeps, the drain runs without it.
const LOCK_WAIT_MS = 10_000

export async function withLock<T>(account: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work()
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), LOCK_WAIT_MS)
  try {
    return await navigator.locks.request(`chairside-sync-${account}`, { signal: waited.signal }, () => {
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError' && waited.signal.aborted) return work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
