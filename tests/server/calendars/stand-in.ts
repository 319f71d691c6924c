// A calendar's server in this process: what it says, and how it was asked.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Said = { status?: number; headers?: Record<string, string>; body?: string; hangs?: boolean }
export type CalendarServer = {
  host: string
  address: string
  says: (said: Said) => void
  asked: { path: string; headers: IncomingHttpHeaders }[]
  close: () => Promise<void>
}

export async function openCalendarServer(): Promise<CalendarServer> {
  let says: Said = {}
  const asked: CalendarServer['asked'] = []
  const server = createServer((request, reply) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    if (says.hangs) return
    reply.writeHead(says.status ?? 200, { 'content-type': 'text/calendar', ...says.headers })
    reply.end(says.body ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return {
    host,
    address: `http://${host}/secret-token/basic.ics`,
    says: said => {
      says = said
    },
    asked,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
