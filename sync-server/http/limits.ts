// How many calls a minute one address or account may make. Limits that only protect the machine count in memory and
// start again on restart; calls that may cost money are counted in the database, for every process to see.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ProblemError } from '../../shared/problems'

const MINUTE_MS = 60_000

/** The caller's address: the socket's, unless we trust a proxy in front. */
export function addressOf(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    // Our own proxy adds the last entry; the caller could have made up the rest.
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  // Without a socket (a test calling the app directly) every caller has the same address.
  return c.env && typeof c.env === 'object' && 'incoming' in c.env
    ? (getConnInfo(c).remote.address ?? 'unknown')
    : 'local'
}

/** Counts one more call for a key in a minute and returns the total. */
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

/** Throws 'too-many' beyond `perMinute` calls for one key. Windows are whole clock minutes. */
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

/** For forms and questions: nothing people type comes near 64 KiB. Speech has a limit of its own. */
export const smallBodies: MiddlewareHandler = (c, next) =>
  c.req.path.endsWith('/functions/transcribe') ? next() : small(c, next)

const small = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new ProblemError('too-large')
  },
})
