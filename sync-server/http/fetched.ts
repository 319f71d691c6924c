// What the API answers is for the app's own requests. An address that is typed, followed or framed gets words and no
// data: else whoever holds a locked tablet reads a client's report by typing where it lies.
import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'

/** Where a browser would show what comes as a page, or within one. */
const AS_PAGE = ['document', 'iframe', 'frame', 'fencedframe', 'embed', 'object']

/** An older browser says nothing of what it wants, but that it would like a page. Programs say neither. */
const wantsPage = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' ||
  AS_PAGE.includes(c.req.header('sec-fetch-dest') ?? '') ||
  (c.req.header('accept') ?? '').includes('text/html')

/** `but`: below /api, what a browser does come to: the way back from a provider, and what anybody may read. */
export function fetchedOnly(but: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const below = c.req.path.slice('/api'.length)
    if (wantsPage(c) && !but.some(start => below.startsWith(start))) throw new ProblemError('not-a-page')
    await next()
  }
}
