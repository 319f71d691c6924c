// A model on 127.0.0.1 that speaks the real protocol of chat completions (also as a stream), of pictures and of typing, and
// fails as real ones do.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { deflateSync } from 'node:zlib'
import { crc32 } from '../../../sync-server/blobs/png'

export type Behaviour =
  | { kind: 'answers'; with: unknown; after?: Promise<void> }
  | { kind: 'says'; text: string }
  | { kind: 'status'; status: number }
  | { kind: 'refuses' }
  | { kind: 'cut-off' }
  | { kind: 'hangs' }
  | { kind: 'breaks-off' }
  /** Says so much of it, and then nothing more. */
  | { kind: 'begins'; text: string }

export type Drawing =
  | { kind: 'draws' }
  | { kind: 'sends'; b64: string }
  | { kind: 'status'; status: number; code?: string }
  | { kind: 'hangs' }

export type StandIn = {
  baseURL: string
  requests: Record<string, unknown>[]
  will: (behaviour: Behaviour) => void
  willDraw: (drawing: Drawing) => void
  /** How many answers were begun, as far as they go. */
  begun: () => number
  /** The requests for pictures among them. */
  drawings: () => Record<string, unknown>[]
  close: () => Promise<void>
}

/** What a model reads of a colour question whose hair is “healthy”: something that the built-in reader does not. */
export const READ = {
  facts: [],
  raised: [{ concept: 'scalp_condition', field: 'hairCondition', quote: 'healthy' }],
}
export const READ_NOTE = 'The model read “Healthy” as a condition of the scalp.'

const completion = (message: Record<string, unknown>, finish: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'stand-in',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: null, refusal: null, ...message },
      finish_reason: finish,
      logprobs: null,
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** A PNG of one grey, as small as it gets. */
export function aPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

const piece = (delta: Record<string, unknown>, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** The words a few at a time, as they come from a model. */
function beginStream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(piece({ role: 'assistant', content: '' }))
  for (const part of text.match(/.{1,12}/gsu) ?? []) response.write(piece({ content: part }))
}
function stream(response: ServerResponse, text: string): void {
  beginStream(response, text)
  response.write(piece({}, 'stop'))
  response.end('data: [DONE]\n\n')
}

/** What is sent as a form holds a sound. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : {}
}

export async function openStandIn(): Promise<StandIn> {
  const requests: Record<string, unknown>[] = []
  let behaviour: Behaviour = { kind: 'hangs' }
  let drawing: Drawing = { kind: 'draws' }
  let begun = 0
  const open = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    requests.push({ ...body, path: request.url, key: request.headers.authorization })
    open.add(response)
    response.on('close', () => open.delete(response))
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.url?.endsWith('/images/generations')) {
      if (drawing.kind === 'hangs') return
      if (drawing.kind === 'status')
        return json(drawing.status, {
          error: { message: 'no', type: 'error', code: drawing.code ?? null, param: null },
        })
      const [width = 0, height = 0] = String(body.size).split('x').map(Number)
      const b64_json =
        drawing.kind === 'sends' ? drawing.b64 : Buffer.from(aPng(width, height)).toString('base64')
      return json(200, { created: 1, data: [{ b64_json }] })
    }
    if (behaviour.kind === 'answers') await behaviour.after
    if (request.url?.endsWith('/audio/transcriptions') && behaviour.kind !== 'hangs')
      return json(200, { text: behaviour.kind === 'says' ? behaviour.text : 'Typed.' })
    if (body.stream === true && (behaviour.kind === 'says' || behaviour.kind === 'answers'))
      return stream(response, behaviour.kind === 'says' ? behaviour.text : JSON.stringify(behaviour.with))
    if (behaviour.kind === 'begins') {
      if (body.stream === true) beginStream(response, behaviour.text)
      else {
        const whole = JSON.stringify(completion({ content: behaviour.text }, 'stop'))
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': `${whole.length * 4}`,
        })
        response.write(whole.slice(0, -20))
      }
      response.write(' ', () => begun++)
      return
    }
    switch (behaviour.kind) {
      case 'answers':
        return json(200, completion({ content: JSON.stringify(behaviour.with) }, 'stop'))
      case 'says':
        return json(200, completion({ content: behaviour.text }, 'stop'))
      case 'status':
        return json(behaviour.status, { error: { message: 'no', type: 'error', code: null, param: null } })
      case 'refuses':
        return json(200, completion({ refusal: 'I can’t help with that.' }, 'stop'))
      case 'cut-off':
        return json(200, completion({ content: '{"decision":"proc' }, 'length'))
      case 'breaks-off':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
        response.write('{"id":"chatcmpl-1","choices":[')
        setTimeout(() => response.destroy(), 20)
        return
      case 'hangs':
        return
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    will: next => {
      behaviour = next
    },
    willDraw: next => {
      drawing = next
    },
    begun: () => begun,
    drawings: () => requests.filter(({ path }) => String(path).endsWith('/images/generations')),
    close: async () => {
      for (const response of open) response.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
