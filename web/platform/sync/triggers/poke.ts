// One event stream for all tabs: the tab with the lock has it and tells the others. When that tab dies, the next one
// gets the lock. Without lock support, every tab has its own stream.
import { onAccount } from '../../data/account/account'
import { isEnd } from '../../data/account/ended-here'
import { tellAnswered } from '../../data/answered'
import { send } from '../../data/request'
import { readCode } from '../reply'
import { readEvents } from './events'
import { type Poke, readPoke } from './news'

const SILENCE_MS = 60_000
const REOPEN_MS = 3_000

type Pokes = {
  account: string
  /** This device's id, once known, so that the server doesn't poke it about its own writes. */
  device: () => string | null
  /** Resolves when the news is in the database. */
  onPoke: (poke: Poke) => Promise<void>
  onOpen: () => void
}

/** Returns the function that stops it. */
export function listenForPokes({ account, device, onPoke, onOpen }: Pokes): () => void {
  const over = new AbortController()
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`chairside-poke-${account}`)
  const heard = async (poke: Poke): Promise<void> => {
    await onPoke(poke)
    // The other tabs share the database: they only check whether they must sync.
    channel?.postMessage(poke.version)
  }
  channel?.addEventListener('message', event => {
    if (typeof event.data === 'number') void onPoke({ version: event.data, news: null })
  })
  const lead = (): Promise<void> => stream(over.signal, account, device, poke => void heard(poke), onOpen)
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

/** Runs until aborted. Reopens a stream that ended or fell silent; without a session, it waits for one. */
async function stream(
  over: AbortSignal,
  account: string,
  device: () => string | null,
  onPoke: (poke: Poke) => void,
  onOpen: () => void,
): Promise<void> {
  while (!over.aborted) {
    const came = await listen(over, account, device(), onPoke, onOpen)
    if (over.aborted) return
    await rest(came === 'signed-out' ? null : REOPEN_MS + Math.random() * REOPEN_MS, over)
  }
}

/** Uses `fetch`, as an EventSource can't say whose stream it is. Never throws. */
async function listen(
  over: AbortSignal,
  account: string,
  device: string | null,
  onPoke: (poke: Poke) => void,
  onOpen: () => void,
): Promise<'signed-out' | 'ended'> {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  over.addEventListener('abort', end)
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, SILENCE_MS)
  }
  try {
    heard()
    const reply = await send('GET /poke', {
      account,
      ...(device === null ? {} : { query: { device } }),
      headers: { accept: 'text/event-stream' },
      signal: ended.signal,
    })
    // A sync gets the reason, and knows what to do.
    if (reply.status === 401) {
      if (isEnd(readCode(await reply.json().catch(() => null)))) onOpen()
      return 'signed-out'
    }
    if (!reply.ok || reply.body === null) return 'ended'
    onOpen()
    for await (const { event, data } of readEvents(reply.body, heard)) {
      tellAnswered()
      if (event === 'poke') onPoke(readPoke(data))
    }
  } catch (error) {
    // Cut off, ended here, or no signal: it tries again, and the sync goes on without it.
    if (!over.aborted) console.debug('The stream of news ended.', error)
  } finally {
    clearTimeout(timer)
    over.removeEventListener('abort', end)
    end()
  }
  return 'ended'
}

/** Null: waits until the server has told any tab who is signed in, which it does right after a sign-in. */
function rest(ms: number | null, over: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = ms === null ? undefined : setTimeout(done, ms)
    const leave = ms === null ? onAccount(done) : null
    function done(): void {
      clearTimeout(timer)
      leave?.()
      over.removeEventListener('abort', done)
      resolve()
    }
    over.addEventListener('abort', done)
  })
}
