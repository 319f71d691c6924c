import { Hono } from 'hono'
import { privacy } from '../../shared/api/privacy'
import type { Database } from '../db/open'
import { serve } from '../http/serve'
import { read } from '../reading/read'
import type { SignedIn } from '../sync/context'
import { clientReport } from './report'

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function reportRoutes({ database, now }: { database: Database; now: () => number }): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const reportFor = (account: string, client: string) =>
    clientReport(database, { account, client, now: now() })

  serve(app, privacy.report, c => {
    c.header('cache-control', 'no-store')
    return reportFor(c.get('account'), c.req.param('id'))
  })

  serve(app, privacy.reportPdf, async c => {
    const report = await reportFor(c.get('account'), c.req.param('id'))
    const pdf = await read('printed', report)
    return c.body(new Uint8Array(pdf).buffer, 200, {
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      // A file name must not contain anyone's name.
      'content-disposition': `attachment; filename="access-report-${report.made_at.slice(0, 10)}.pdf"`,
    })
  })
  return app
}
