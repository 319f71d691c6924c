// The API only answers the app's own requests. An address that is typed, followed or framed gets words but no data;
// otherwise anyone holding a locked tablet could read a client's report by typing its address.
import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'

/** Where a browser would show the response as a page or inside one. */
const AS_PAGE = ['document', 'iframe', 'frame', 'fencedframe', 'embed', 'object']

/** Older browsers only tell us that they would like a page. Programs send neither header. */
const wantsPage = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' ||
  AS_PAGE.includes(c.req.header('sec-fetch-dest') ?? '') ||
  (c.req.header('accept') ?? '').includes('text/html')

/** `but`: exceptions below /api that browsers do visit: the way back from a provider, and what anyone may read. */
export function fetchedOnly(but: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const below = c.req.path.slice('/api'.length)
    if (wantsPage(c) && !but.some(start => below.startsWith(start))) throw new ProblemError('not-a-page')
    await next()
  }
}
