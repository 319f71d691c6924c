// A model on 127.0.0.1 that speaks the real protocol of chat completions, and fails as real ones do.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Behaviour =
  | { kind: 'answers'; with: unknown }
  | { kind: 'says'; text: string }
  | { kind: 'status'; status: number }
  | { kind: 'refuses' }
  | { kind: 'cut-off' }
  | { kind: 'hangs' }
  | { kind: 'breaks-off' }

export type StandIn = {
  baseURL: string
  requests: Record<string, unknown>[]
  will: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

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

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

export async function openStandIn(): Promise<StandIn> {
  const requests: Record<string, unknown>[] = []
  let behaviour: Behaviour = { kind: 'hangs' }
  const open = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    requests.push({ ...(await bodyOf(request)), path: request.url, key: request.headers.authorization })
    open.add(response)
    response.on('close', () => open.delete(response))
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
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
    close: async () => {
      for (const response of open) response.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
