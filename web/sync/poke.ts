// One event stream for all tabs: the tab that holds a lock has it and tells the others. When that tab dies its lock
// goes to the next. Where there are no locks every tab has its own.
const SILENCE_MS = 60_000
const REOPEN_MS = 5_000

type Pokes = { account: string; onPoke: (version: number) => void; onOpen: () => void }

/** Returns what ends it. */
export function listenForPokes({ account, onPoke, onOpen }: Pokes): () => void {
  const over = new AbortController()
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`chairside-poke-${account}`)
  const heard = (version: number): void => {
    channel?.postMessage(version)
    onPoke(version)
  }
  channel?.addEventListener('message', event => {
    if (typeof event.data === 'number') onPoke(event.data)
  })
  const lead = (): Promise<void> => stream(over.signal, heard, onOpen)
  if (typeof navigator === 'undefined' || !navigator.locks) void lead()
  else {
    navigator.locks.request(`chairside-poke-${account}`, { signal: over.signal }, lead).catch(error => {
      if (!over.signal.aborted) console.error(error)
    })
  }
  return () => {
    over.abort()
    channel?.close()
  }
}

/** Ends only when it is told to. A stream that fell silent is opened anew. */
function stream(over: AbortSignal, onPoke: (version: number) => void, onOpen: () => void): Promise<void> {
  return new Promise(resolve => {
    let source: EventSource | null = null
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = (afterMs: number): void => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        source?.close()
        open()
      }, afterMs)
    }
    const open = (): void => {
      if (over.aborted) return
      const opened = new EventSource('/api/poke')
      source = opened
      listen(SILENCE_MS)
      opened.addEventListener('open', () => {
        listen(SILENCE_MS)
        onOpen()
      })
      opened.addEventListener('heartbeat', () => listen(SILENCE_MS))
      opened.addEventListener('poke', event => {
        listen(SILENCE_MS)
        onPoke(versionIn(event.data))
      })
      opened.addEventListener('error', () => {
        // A browser tries again by itself, except after an answer that was no stream.
        if (opened.readyState === EventSource.CLOSED) listen(REOPEN_MS + Math.random() * REOPEN_MS)
      })
    }
    over.addEventListener('abort', () => {
      clearTimeout(silence)
      source?.close()
      resolve()
    })
    open()
  })
}

/** 0: not told; then it is always worth asking. */
function versionIn(data: unknown): number {
  try {
    const value: unknown = JSON.parse(String(data))
    if (typeof value !== 'object' || value === null || !('version' in value)) return 0
    return typeof value.version === 'number' ? value.version : 0
  } catch {
    // Not ours; worth asking all the same.
    return 0
  }
}
