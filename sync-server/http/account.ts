import type { MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'
import type { SignedIn } from '../sync/context'

/**
 * As a sync says whose database it comes from, a page may: an assertion, never a choice. Its cookie may be another's by
 * now. After the middleware that sets `account`.
 */
export const sayingWhose: MiddlewareHandler<SignedIn> = async (c, next) => {
  const said = c.req.header('x-chairside-account')
  if (said !== undefined && said !== c.get('account')) throw new ProblemError('wrong-account')
  await next()
}
