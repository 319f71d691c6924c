import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ProblemError, problems } from '../../shared/problems'

/** Expected failures as their status and words; a bug is logged whole and told without its inside. */
export function onError(error: Error, c: Context): Response {
  if (error instanceof ProblemError)
    return c.json({ error: error.message, code: error.code }, problems[error.code].status)
  if (error instanceof HTTPException)
    return c.json({ error: error.message, code: 'bad-request' }, error.status)
  console.error(`${c.req.method} ${c.req.path} failed:`, error)
  return c.json({ error: problems['server-error'].words, code: 'server-error' }, 500)
}
