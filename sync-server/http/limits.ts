// How often one address or account may call, by the minute. What only spares the machine is counted in memory, and a
// restart forgets it; calls that may cost money are counted where every process of the server looks.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ProblemError } from '../../shared/problems'

const MINUTE_MS = 60_000

/** The caller's address: the socket's, unless a proxy in front is to be believed. */
export function addressOf(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    // The last entry is the one that our own proxy wrote; those before it are the caller's word.
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  // Without a socket (a test that calls the app directly) everyone is one address.
  return c.env && typeof c.env === 'object' && 'incoming' in c.env
    ? (getConnInfo(c).remote.address ?? 'unknown')
    : 'local'
}

/** Counts one more call of a key in a minute, and says how many it makes. */
export type CountCall = (key: string, minute: number) => number | Promise<number>

function inMemory(): CountCall {
  let window = 0
  let calls = new Map<string, number>()
  return (key, minute) => {
    if (minute !== window) {
      window = minute
      calls = new Map()
    }
    const count = (calls.get(key) ?? 0) + 1
    calls.set(key, count)
    return count
  }
}

/** Refuses with 'too-many' beyond `perMinute` calls of one key. Windows are fixed minutes. */
export function limit(
  perMinute: number,
  keyOf: (c: Context) => string,
  now: () => number,
  count: CountCall = inMemory(),
): MiddlewareHandler {
  return async (c, next) => {
    const minute = Math.floor(now() / MINUTE_MS)
    if ((await count(keyOf(c), minute)) > perMinute) {
      c.header('retry-after', String(Math.ceil(((minute + 1) * MINUTE_MS - now()) / 1000)))
      throw new ProblemError('too-many')
    }
    await next()
  }
}

/** Forms and questions: nothing that people type is near 64 KiB. What they say has a limit of its own. */
export const smallBodies: MiddlewareHandler = (c, next) =>
  c.req.path.endsWith('/functions/transcribe') ? next() : small(c, next)

const small = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new ProblemError('too-large')
  },
})
