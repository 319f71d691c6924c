import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'
import type { SignedIn } from '../sync/context'

export const WHOSE = 'x-chairside-account'

/**
 * Like a sync, a page may say whose data it shows. That is an assertion and never a choice: by now the cookie may
 * belong to another account.
 */
export function checkWhose(c: Context, account: string): void {
  const said = c.req.header(WHOSE)
  if (said !== undefined && said !== account) throw new ProblemError('wrong-account')
}

/** Only the app's own pages can send this header: no other page can, nor an address that someone types. */
export function wantWhose(c: Context, account: string): void {
  if (c.req.header(WHOSE) === undefined) throw new ProblemError('whose-needed')
  checkWhose(c, account)
}

/** A sync says it in its body. */
const IN_BODY = '/api/sync'

/** Use it after the middleware that sets `account`. */
export const sayingWhose: MiddlewareHandler<SignedIn> = async (c, next) => {
  if (c.req.path === IN_BODY) checkWhose(c, c.get('account'))
  else wantWhose(c, c.get('account'))
  await next()
}
