// Voices and a typist on 127.0.0.1 that speak the real protocols, and fail as real ones do.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Behaviour =
  | { kind: 'speaks' }
  | { kind: 'types'; text: string }
  | { kind: 'status'; status: number; body?: string; type?: string }
  | { kind: 'hangs' }
  | { kind: 'hangs-after-some' }
  | { kind: 'breaks-off' }
  | { kind: 'page' }
  | { kind: 'nothing' }
  | { kind: 'leads-on' }

export type Asked = { path: string; headers: IncomingMessage['headers']; body: string }
export type StandIn = {
  origin: string
  asked: Asked[]
  will: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** What the voices behind a key "say". */
export const SAID = Buffer.from('an MP3 of a voice behind a key')

export async function openStandIn(): Promise<StandIn> {
  const asked: Asked[] = []
  let behaviour: Behaviour = { kind: 'speaks' }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    answer(behaviour, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    will: next => {
      behaviour = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(behaviour: Behaviour, reply: ServerResponse): void {
  const audio = { 'content-type': 'audio/mpeg' }
  const { kind } = behaviour
  if (kind === 'speaks') return void reply.writeHead(200, audio).end(SAID)
  if (kind === 'types')
    return void reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ text: behaviour.text }))
  if (kind === 'status') {
    const type = behaviour.type ?? 'text/plain'
    return void reply.writeHead(behaviour.status, { 'content-type': type }).end(behaviour.body ?? 'no')
  }
  if (kind === 'leads-on') return void reply.writeHead(307, { location: '/elsewhere' }).end()
  if (kind === 'page')
    return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
  if (kind === 'nothing') return void reply.writeHead(200, audio).end()
  if (kind === 'hangs-after-some') return void reply.writeHead(200, audio).write(SAID)
  if (kind === 'breaks-off') {
    reply.writeHead(200, audio).write(SAID)
    setTimeout(() => reply.destroy(), 50)
  }
}
