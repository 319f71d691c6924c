import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ProblemError, problems } from '../../shared/problems'
import { type Trouble, troubleMet, troubleOf, watchingTrouble } from '../db/trouble'

/** A bug within a function: told in the catalogue's words for it, logged as what it was. */
export class FunctionError extends Error {
  constructor(words: string, cause: unknown) {
    super(words, { cause })
  }
}

const AGAIN_AFTER_SECONDS = '5'

/** Told once a minute in the log, by whoever met it (db/trouble.ts). */
function troubled(c: Context, trouble: Trouble): Response {
  const { status, words } = problems[trouble]
  return c.json({ error: words, code: trouble }, status, { 'retry-after': AGAIN_AFTER_SECONDS })
}

/**
 * Where the database gave trouble, no refusal is to be believed: nobody is "not signed in", no password "wrong", because
 * it couldn't be looked up. It is to be asked again.
 */
export const againAfterTrouble: MiddlewareHandler = (c, next) =>
  watchingTrouble(async () => {
    await next()
    const trouble = troubleMet()
    if (trouble === null || c.res.status < 400) return
    // Emptied first: else the headers of the one go into the other.
    c.res = undefined
    c.res = troubled(c, trouble)
  })

/**
 * Expected failures as their status and words. A bug is logged (with its request, by http/requests.ts) and told without
 * its inside: by the name under which whoever runs the server finds it.
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
