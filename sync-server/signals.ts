// Events for metrics. Nobody listens unless metrics are switched on: then an event only costs a look at an empty list,
// and the metrics library isn't even loaded.
export type Signal<T> = { tell: (what: T) => void; on: (listener: (what: T) => void) => () => void }

function signal<T>(): Signal<T> {
  const listeners = new Set<(what: T) => void>()
  return {
    tell: what => {
      for (const listener of listeners) listener(what)
    },
    on: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A request was answered, or for a stream, the answer began. `route`: the pattern, never the address. */
export const answered = signal<{ method: string; route: string; status: number; seconds: number }>()
/** A push of changes was handled: how many were accepted, why others were refused, and how many records it wrote. */
export const pushed = signal<{
  accepted: number
  refused: readonly string[]
  rows: number
  seconds: number
}>()
/** Records were sent to a device. */
export const pulled = signal<{ rows: number }>()
/** An event stream was opened (1) or closed (-1). */
export const streams = signal<1 | -1>()
/** A poke was sent down a stream. `news`: it included what was written. */
export const poked = signal<{ news: boolean }>()
/** A transaction that writes records ended. */
export const transacted = signal<{ seconds: number; failed: boolean }>()
/** A model, voice or transcription call ended: 'answered', 'left', or a problem's code. */
export const called = signal<{ outcome: string; seconds: number }>()
/** An ask's text or picture, or a memo, was done or given up. */
export const ran = signal<{ part: 'text' | 'image' | 'memo'; state: 'done' | 'failed' }>()
/** A notification was sent, put off, refused, or had nowhere to go. */
export const notified = signal<{ came: string }>()
