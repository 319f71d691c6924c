import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ProblemError, problems } from '../../shared/problems'
import { type Trouble, troubleMet, troubleOf, watchingTrouble } from '../db/trouble'

/** A bug inside a function: reported in the catalogue's words, logged as what it was. */
export class FunctionError extends Error {
  constructor(words: string, cause: unknown) {
    super(words, { cause })
  }
}

const AGAIN_AFTER_SECONDS = '5'

/** The code that met the trouble logs it, once a minute (db/trouble.ts). */
function troubled(c: Context, trouble: Trouble): Response {
  const { status, words } = problems[trouble]
  return c.json({ error: words, code: trouble }, status, { 'retry-after': AGAIN_AFTER_SECONDS })
}

/**
 * While the database is in trouble no refusal can be trusted: "not signed in" or "wrong password" may only mean that
 * the lookup failed. So we tell the caller to retry.
 */
export const againAfterTrouble: MiddlewareHandler = (c, next) =>
  watchingTrouble(async () => {
    await next()
    const trouble = troubleMet()
    if (trouble === null || c.res.status < 400) return
    // Cleared first, or the headers of the old response would end up in the new one.
    c.res = undefined
    c.res = troubled(c, trouble)
  })

/**
 * Expected failures become their status and words. A bug is logged with its request (by http/requests.ts) and
 * reported without details, under the name by which whoever runs the server can find it.
 */
export function onError(error: Error, c: Context): Response {
  const trouble = troubleOf(error) ?? troubleMet()
  if (trouble !== null) return troubled(c, trouble)
  if (error instanceof ProblemError)
    return c.json({ error: error.message, code: error.code }, problems[error.code].status)
  if (error instanceof HTTPException)
    return c.json({ error: error.message, code: 'bad-request' }, error.status)
  const known = error instanceof FunctionError
  c.set('failure', known ? error.cause : error)
  const request = c.get('request')
  const words = `${problems['server-error'].words} If it stays, tell us this: ${request}`
  return c.json({ error: known ? error.message : words, code: 'server-error', request }, 500)
}
