import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ProblemError, problems } from '../../shared/problems'

/** A bug within a function: told in the catalogue's words for it, logged as what it was. */
export class FunctionError extends Error {
  constructor(words: string, cause: unknown) {
    super(words, { cause })
  }
}

/** Expected failures as their status and words; a bug is logged whole and told without its inside. */
export function onError(error: Error, c: Context): Response {
  if (error instanceof ProblemError)
    return c.json({ error: error.message, code: error.code }, problems[error.code].status)
  if (error instanceof HTTPException)
    return c.json({ error: error.message, code: 'bad-request' }, error.status)
  const known = error instanceof FunctionError
  console.error(`${c.req.method} ${c.req.path} failed:`, known ? error.cause : error)
  return c.json({ error: known ? error.message : problems['server-error'].words, code: 'server-error' }, 500)
}
