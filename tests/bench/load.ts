// Requests over kept connections, a fixed number at once, a fixed number in all.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

type Load = {
  url: string
  bodies: (n: number) => string
  requests: number
  atOnce: number
  /** Told each reply. */
  heard?: (reply: string) => void
  /** The last touch to a body as it is sent. */
  finish?: (body: string) => string
  headers?: Record<string, string>
}

function send(agent: Agent, url: string, body: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      reply => {
        const chunks: Buffer[] = []
        reply.on('data', chunk => chunks.push(chunk))
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (reply.statusCode === 200) resolve(text)
          else reject(new Error(`${reply.statusCode} from ${url}: ${text}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Requests a second. Bodies are made before the clock runs. */
export async function perSecond(load: Load): Promise<number> {
  const { url, requests, atOnce, headers = {}, heard, finish = body => body } = load
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = Array.from({ length: requests }, (_, n) => load.bodies(n))
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
        const reply = await send(agent, url, finish(body), headers)
        heard?.(reply)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return requests / seconds
}

/** What a process holds in memory, MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
