import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'
import type { SignedIn } from '../sync/context'

export const WHOSE = 'x-chairside-account'

/**
 * As a sync says whose database it comes from, a page may: an assertion, never a choice. Its cookie may be another's by
 * now.
 */
export function checkWhose(c: Context, account: string): void {
  const said = c.req.header(WHOSE)
  if (said !== undefined && said !== account) throw new ProblemError('wrong-account')
}

/** No page but the app's own can send it, nor can an address that is typed. */
export function wantWhose(c: Context, account: string): void {
  if (c.req.header(WHOSE) === undefined) throw new ProblemError('whose-needed')
  checkWhose(c, account)
}

/** The body of a sync says it. */
const IN_BODY = '/api/sync'

/** After the middleware that sets `account`. */
export const sayingWhose: MiddlewareHandler<SignedIn> = async (c, next) => {
  if (c.req.path === IN_BODY) checkWhose(c, c.get('account'))
  else wantWhose(c, c.get('account'))
  await next()
}
