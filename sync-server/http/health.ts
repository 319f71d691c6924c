// For process managers and load balancers. No names and no numbers, since anyone may ask.
import { Hono } from 'hono'
import { isUpToDate } from '../db/migrate'
import type { Database } from '../db/open'
import { log } from '../log/log'

/** Queries the database at most this often, however many ask. */
const KEPT_MS = 1_000
/** A database that doesn't respond isn't ready either. */
const PATIENCE_MS = 2_000

type Readiness = 'ready' | 'draining' | 'database' | 'tables'
type Parts = { database: Database; draining: () => boolean; now: () => number }

async function standingOf(database: Database): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, 'database')
  })
  const found = isUpToDate(database).then(
    (upToDate): Readiness => (upToDate ? 'ready' : 'tables'),
    (error: unknown): Readiness => {
      log.warn('The database does not answer.', error)
      return 'database'
    },
  )
  try {
    return await Promise.race([found, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** /healthz: the process is up. /readyz: it can work and isn't about to stop; 503 means send no one here. */
export function healthRoutes({ database, draining, now }: Parts): Hono {
  const app = new Hono()
  let asked: { at: number; standing: Promise<Readiness> } | null = null
  app.use('/healthz', noStore)
  app.use('/readyz', noStore)
  app.get('/healthz', c => c.text('ok\n'))
  app.get('/readyz', async c => {
    if (asked === null || now() - asked.at >= KEPT_MS || now() < asked.at)
      asked = { at: now(), standing: standingOf(database) }
    const standing = draining() ? 'draining' : await asked.standing
    return c.text(`${standing}\n`, standing === 'ready' ? 200 : 503)
  })
  return app
}

const noStore: Parameters<Hono['use']>[1] = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}
