// Turns a declared endpoint into a route: parses the body with the declared form and returns the declared type.
import type { Context, Env, Hono, MiddlewareHandler } from 'hono'
import {
  type Endpoint,
  type ParamOf,
  type PathOf,
  partsOf,
  type Received,
  type Replying,
} from '../../shared/api/endpoint'
import { ProblemError } from '../../shared/problems'

/** The same path with the same names, in Hono's notation. */
type RoutePath<P extends string> = [ParamOf<P>] extends [never] ? string : `/:${ParamOf<P>}`
type Handler<E extends Endpoint, V extends Env> = (
  c: Context<V, RoutePath<PathOf<E>>>,
  body: Received<E>,
) => Promise<Replying<E> | Response> | Replying<E> | Response

type Before<V extends Env> = MiddlewareHandler<V> | readonly MiddlewareHandler<V>[]

/** `before`: middleware that runs before the body is read. */
export function serve<E extends Endpoint, V extends Env>(
  app: Hono<V>,
  declared: E,
  handler: Handler<E, V>,
): void
export function serve<E extends Endpoint, V extends Env>(
  app: Hono<V>,
  declared: E,
  before: Before<V>,
  handler: Handler<E, V>,
): void
export function serve<E extends Endpoint, V extends Env>(
  app: Hono<V>,
  declared: E,
  ...given: readonly [Handler<E, V>] | readonly [Before<V>, Handler<E, V>]
): void {
  const [before, handler] = given.length === 1 ? [[], given[0]] : [[given[0]].flat(), given[1]]
  const { method, path } = partsOf(declared.at)
  app.on(method, [path.replace(/\{(\w+)\}/g, ':$1')], ...before, async (c: Context) => {
    const answer = await handler(c, (await bodyOf(declared, c)) as Received<E>)
    return answer instanceof Response ? answer : c.json(answer)
  })
}

async function bodyOf({ body, ownWords }: Endpoint, c: Context): Promise<unknown> {
  if (body === undefined || typeof body === 'string') return undefined
  const read = body.safeParse(await c.req.json().catch(() => null))
  if (!read.success) throw new ProblemError('bad-request', ownWords && read.error.issues[0]?.message)
  return read.data
}
