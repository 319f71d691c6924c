// Gives each request a name, which appears in its response, its log line and any error message, so that a salon can say
// which one it means. The log has its route and never its address, which may contain what someone wrote.
import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { log } from '../log/log'
import { answered } from '../signals'

declare module 'hono' {
  interface ContextVariableMap {
    /** The request's name. */
    request: string
    /** Why it failed, if that must not be revealed. */
    failure: unknown
  }
}

const REQUEST_ID = 'x-request-id'
/** The format in which a proxy in front may have named it. */
const TAKEN = /^[\w-]{8,64}$/
/** Without letters and digits that are easily confused when read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x'

/** 40 bits, in two halves for reading out on the phone. */
function newRequestId(): string {
  const [...bytes] = randomBytes(8)
  const letters = bytes.map(byte => LETTERS[byte & 31]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

const nameFor = (c: Context, trustProxy: boolean): string => {
  const given = trustProxy ? c.req.header(REQUEST_ID) : undefined
  return given !== undefined && TAKEN.test(given) ? given : newRequestId()
}

/** The route pattern that responded. `named`: addresses behind a catch-all pattern that are no secret. */
function routeOf(c: Context, named: ReadonlySet<string>): string {
  const found = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))
  if (found) return found.path
  const { path } = c.req
  if (named.has(path)) return path
  return path.startsWith('/api/') ? '/api/*' : '/*'
}

/** Health checks come every few seconds, and a page brings forty files with it. */
const levelOf = (route: string, status: number): 'debug' | 'info' | 'error' =>
  status >= 500 ? 'error' : route.startsWith('/api/') ? 'info' : 'debug'

type Parts = {
  /** Whether the proxy in front may name a request. */
  trustProxy: boolean
  named: ReadonlySet<string>
  draining: () => boolean
}

/** Must come before everything else. */
export function requests({ trustProxy, named, draining }: Parts): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    const id = nameFor(c, trustProxy)
    c.set('request', id)
    await next()
    c.res.headers.set(REQUEST_ID, id)
    // The client's next request then opens a new connection, and so reaches another process.
    if (draining()) c.res.headers.set('connection', 'close')
    const { status } = c.res
    const route = routeOf(c, named)
    const ms = performance.now() - started
    answered.tell({ method: c.req.method, route, status, seconds: ms / 1000 })
    const level = levelOf(route, status)
    const facts = { request: id, method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 }
    log.with(level, status >= 500 ? 'A request failed.' : 'answered', facts, c.get('failure'))
  }
}
