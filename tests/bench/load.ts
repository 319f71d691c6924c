// Requests over kept connections, a fixed number at once, a fixed number in all.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** One that sends a request after the other, each when the one before was answered. */
export type Sender = {
  bodies: readonly string[]
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

/** Requests a second, all senders together. */
export async function perSecond(url: string, senders: readonly Sender[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders.length })
  const start = performance.now()
  await Promise.all(
    senders.map(async ({ bodies, headers = {}, heard, finish = body => body }) => {
      for (const body of bodies) {
        const reply = await send(agent, url, finish(body), headers)
        heard?.(reply)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return senders.reduce((sum, { bodies }) => sum + bodies.length, 0) / seconds
}

/** What a process holds in memory, MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
