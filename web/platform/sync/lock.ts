// A Web Lock usually keeps this device to one drain at a time. It only saves bytes: without lock support, or when the
// holder is asleep, the drain runs anyway.
const LOCK_WAIT_MS = 10_000

/** `work` is told whether it had to wait for another tab. */
export async function withLock<T>(account: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work(false)
  const name = `chairside-sync-${account}`
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async lock =>
    lock ? { ended: await work(false) } : null,
  )
  if (atOnce) return atOnce.ended
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), LOCK_WAIT_MS)
  try {
    return await navigator.locks.request(name, { signal: waited.signal }, () => {
      clearTimeout(timer)
      return work(true)
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError' && waited.signal.aborted)
      return work(true)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
