// A model on 127.0.0.1 that streams, by the real protocol of chat completions, and fails as real ones do.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Talk =
  | { kind: 'says'; pieces: readonly string[]; everyMs?: number }
  | { kind: 'status'; status: number }
  | { kind: 'breaks-off'; pieces: readonly string[] }
  | { kind: 'runs-out'; pieces: readonly string[] }
  | { kind: 'refuses' }
  | { kind: 'hangs' }
  | { kind: 'trickles'; piece: string; everyMs: number }

export type ChatStandIn = {
  baseURL: string
  requests: { messages: { role: string; content: string }[]; stream?: boolean; key: string | undefined }[]
  /** Calls that the server ended itself. */
  left: () => number
  will: (talk: Talk) => void
  close: () => Promise<void>
}

const chunk = (delta: Record<string, unknown>, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
  })}\n\n`

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

export async function openChatStandIn(): Promise<ChatStandIn> {
  const requests: ChatStandIn['requests'] = []
  let talk: Talk = { kind: 'hangs' }
  let left = 0
  const open = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    requests.push({ ...JSON.parse(await textOf(request)), key: request.headers.authorization })
    open.add(response)
    response.on('close', () => {
      open.delete(response)
      if (!response.writableEnded) left++
    })
    if (talk.kind === 'hangs') return
    if (talk.kind === 'status') {
      const error = { message: 'no', type: 'error', code: null, param: null }
      response.writeHead(talk.status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ role: 'assistant', content: '' }))
    if (talk.kind === 'refuses') {
      response.end(`${chunk({ refusal: 'I can’t help with that.' })}${chunk({}, 'stop')}data: [DONE]\n\n`)
      return
    }
    if (talk.kind === 'trickles') {
      const { piece, everyMs } = talk
      const drip = setInterval(() => response.write(chunk({ content: piece })), everyMs)
      response.on('close', () => clearInterval(drip))
      return
    }
    const { pieces } = talk
    const everyMs = talk.kind === 'says' ? (talk.everyMs ?? 0) : 0
    for (const piece of pieces) {
      response.write(chunk({ content: piece }))
      if (everyMs > 0) await new Promise(resolve => setTimeout(resolve, everyMs))
    }
    if (talk.kind === 'breaks-off') setTimeout(() => response.destroy(), 30)
    else response.end(`${chunk({}, talk.kind === 'runs-out' ? 'length' : 'stop')}data: [DONE]\n\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    left: () => left,
    will: next => {
      talk = next
    },
    close: async () => {
      for (const response of open) response.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
