// The one way to the server, for pages and the worker: takes a declared address (shared/api), which types what is sent.
import type { DeclaredAt, EndpointAt } from '../../../shared/api'
import { type At, type ParamOf, type PathOf, partsOf, type Sending } from '../../../shared/api/endpoint'

/** Says whose records are meant, as the cookie may be another account's by now. */
const WHOSE = 'x-chairside-account'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

type Request = {
  account?: string | null | undefined
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Instead of a JSON body. */
  bytes?: ArrayBuffer
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Instead of a signal: a longer request counts as lost. */
  limitMs?: number
  /** Replaces the browser's fetch. */
  via?: Fetch | undefined
}
type WithParams<P extends string> = [P] extends [never] ? unknown : { params: Readonly<Record<P, string>> }
type WithBody<B> = [B] extends [undefined] ? { body?: undefined } : { body: B }
/** What an address accepts. */
export type Asking<E> = Omit<Request, 'params' | 'body'> &
  WithParams<ParamOf<PathOf<E>>> &
  WithBody<Sending<E>>

/** Like `fetch`, for a declared address. The browser caches no reply. */
export function send<A extends DeclaredAt>(at: A, asking: Asking<EndpointAt<A>>): Promise<Response> {
  return request(at, asking)
}

export function request(at: At, asking: Request): Promise<Response> {
  const { account, params = {}, query, body, bytes, headers, signal, limitMs, via } = asking
  const { method, path } = partsOf(at)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`
  const sent = body === undefined ? bytes : JSON.stringify(body)
  const init: RequestInit = {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(account ? { [WHOSE]: account } : {}),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
    cache: 'no-store',
    credentials: 'same-origin',
    signal: signal ?? (limitMs === undefined ? null : AbortSignal.timeout(limitMs)),
  }
  const address = `/api${filled}${asked}`
  return via ? via(address, init) : fetch(address, init)
}
