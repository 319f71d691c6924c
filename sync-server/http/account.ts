import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'
import type { SignedIn } from '../sync/context'

/**
 * As a sync says whose database it comes from, a page may: an assertion, never a choice. Its cookie may be another's by
 * now.
 */
export function checkWhose(c: Context, account: string): void {
  const said = c.req.header('x-chairside-account')
  if (said !== undefined && said !== account) throw new ProblemError('wrong-account')
}

/** After the middleware that sets `account`. */
export const sayingWhose: MiddlewareHandler<SignedIn> = async (c, next) => {
  checkWhose(c, c.get('account'))
  await next()
}
