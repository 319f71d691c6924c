import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in front of a house and can hand out a worker that is newer by one line. */
export async function openDoor(): Promise<{
  origin: string
  to: (origin: string) => void
  renew: () => void
  close: () => void
}> {
  let target = ''
  let isNew = false
  const door: Server = createServer((asked, answer) => {
    const { 'if-none-match': _known, ...told } = asked.headers
    const forward = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: { ...told, 'accept-encoding': 'identity' } },
      reply => {
        const isWorker = asked.url === '/service-worker.js' && isNew
        const { 'content-length': _length, etag: _etag, ...headers } = reply.headers
        answer.writeHead(reply.statusCode ?? 500, isWorker ? headers : reply.headers)
        reply.pipe(answer, { end: !isWorker })
        if (isWorker) reply.on('end', () => answer.end('\n// a newer version\n'))
      },
    )
    forward.on('error', () => answer.destroy())
    answer.on('close', () => forward.destroy())
    asked.pipe(forward)
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    to: origin => {
      target = origin
    },
    renew: () => {
      isNew = true
    },
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}
