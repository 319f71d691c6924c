// What happens, told to whoever counts it. Nobody listens unless metrics are switched on: then telling costs a look at an
// empty list, and the library that counts isn't even loaded.
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

/** A request was answered; of a stream: begun to be. `route`: the pattern, never the address. */
export const answered = signal<{ method: string; route: string; status: number; seconds: number }>()
/** A push of changes was taken in: how many were new, of what the others failed, and how many records it wrote. */
export const pushed = signal<{
  accepted: number
  refused: readonly string[]
  rows: number
  seconds: number
}>()
/** Records went to a device. */
export const pulled = signal<{ rows: number }>()
/** An event stream was opened (1) or left (-1). */
export const streams = signal<1 | -1>()
/** A poke went down one of them. `news`: with what was written. */
export const poked = signal<{ news: boolean }>()
/** A transaction of whoever writes records ended. */
export const transacted = signal<{ seconds: number; failed: boolean }>()
/** A model, a voice or a typist answered, or didn't: 'answered', 'left', or a problem's code. */
export const called = signal<{ outcome: string; seconds: number }>()
/** An ask's text, its picture or a memo was done, or given up. */
export const ran = signal<{ part: 'text' | 'image' | 'memo'; state: 'done' | 'failed' }>()
/** A notification was sent, put off, refused, or had nowhere to go. */
export const notified = signal<{ came: string }>()
