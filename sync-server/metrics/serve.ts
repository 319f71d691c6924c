// Listens on a separate port, so that no proxy in front of the app exposes the metrics.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Database } from '../db/open'
import { log } from '../log/log'
import { openMetrics } from './metrics'

type Parts = { database: Database; now: () => number; port: number; host: string }

export async function serveMetrics({
  port,
  host,
  ...counted
}: Parts): Promise<{ stop: () => Promise<void> }> {
  const metrics = openMetrics(counted)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      error => {
        log.error('The metrics could not be read.', error)
        response.writeHead(503).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    stop: async () => {
      metrics.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
