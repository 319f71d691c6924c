// One event stream for all tabs: the tab that holds a lock has it and tells the others. When that tab dies its lock
// goes to the next. Where there are no locks every tab has its own.
import { type Poke, readPoke } from './news'

const SILENCE_MS = 60_000
const REOPEN_MS = 5_000

type Pokes = {
  account: string
  /** This device's id, once it is known: what it writes itself it needn't hear of. */
  device: () => string | null
  /** What it brought is in the database when this ends. */
  onPoke: (poke: Poke) => Promise<void>
  onOpen: () => void
}

/** Returns what ends it. */
export function listenForPokes({ account, device, onPoke, onOpen }: Pokes): () => void {
  const over = new AbortController()
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`chairside-poke-${account}`)
  const heard = async (poke: Poke): Promise<void> => {
    await onPoke(poke)
    // The other tabs have the same database: they need only look whether they must ask.
    channel?.postMessage(poke.version)
  }
  channel?.addEventListener('message', event => {
    if (typeof event.data === 'number') void onPoke({ version: event.data, news: null })
  })
  const lead = (): Promise<void> => stream(over.signal, device, poke => void heard(poke), onOpen)
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
function stream(
  over: AbortSignal,
  device: () => string | null,
  onPoke: (poke: Poke) => void,
  onOpen: () => void,
): Promise<void> {
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
      const own = device()
      const opened = new EventSource(own === null ? '/api/poke' : `/api/poke?device=${own}`)
      source = opened
      listen(SILENCE_MS)
      opened.addEventListener('open', () => {
        listen(SILENCE_MS)
        onOpen()
      })
      opened.addEventListener('heartbeat', () => listen(SILENCE_MS))
      opened.addEventListener('poke', event => {
        listen(SILENCE_MS)
        onPoke(readPoke(event.data))
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
