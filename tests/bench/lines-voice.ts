// The first sound of an answer that is read aloud: over HTTP, cut into sentences, as MP3; beside the bare synthesiser's
// first sentence in as many threads. Both are warm, and no sentence is said twice.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sourceThread } from '../../sync-server/threads/start'
import { compiledFlite } from '../../sync-server/voice/start'
import type { Line } from './line'

const THREADS = Math.min(availableParallelism(), 4)

/** Words that the built-in voice is given as they are, so that both sides say the same. */
const WORDS = ['roots', 'ends', 'lengths', 'fringe', 'crown', 'nape', 'parting', 'hairline']
let asked = 0
function answer(): { first: string; whole: string } {
  const n = asked++
  const [a, b, c] = [WORDS[n % 8], WORDS[Math.floor(n / 8) % 8], WORDS[Math.floor(n / 64) % 8]]
  const first = `Comb it through from the ${a} to the ${b}, and then over the ${c}.`
  return { first, whole: `${first} Then leave it until the colour is even, and rinse it well.` }
}

/** How long until the last of so many has its first sound, ms. */
async function lastOf(
  many: number,
  say: (text: { first: string; whole: string }) => Promise<number>,
): Promise<number> {
  return Math.max(...(await Promise.all(Array.from({ length: many }, () => say(answer())))))
}

function openBareVoice(): { say: (text: string) => Promise<number>; close: () => Promise<void> } {
  const waiting: ((thread: Worker) => void)[] = []
  const idle: Worker[] = []
  const all: Worker[] = []
  const release = (thread: Worker): void => {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }
  let starting: Promise<void> | null = null
  const start = async (): Promise<void> => {
    const flite = await compiledFlite()
    for (let n = 0; n < THREADS; n++)
      all.push(sourceThread(join(import.meta.dirname, 'bare-voice.ts'), flite))
    all.forEach(release)
  }
  return {
    say: async text => {
      const begun = performance.now()
      starting ??= start()
      await starting
      const thread = idle.shift() ?? (await new Promise<Worker>(resolve => waiting.push(resolve)))
      thread.postMessage(text)
      await once(thread, 'message')
      release(thread)
      return performance.now() - begun
    },
    close: async () => {
      await Promise.all(all.map(thread => thread.terminate()))
    },
  }
}

/** Until the first byte of sound. It ends when the rest has come too, so that it is in nobody's way. */
function firstSound(agent: Agent, origin: string, cookie: string, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const body = JSON.stringify({ text, voice: 'six' })
    const length = Buffer.byteLength(body)
    const headers = { cookie, origin, 'content-type': 'application/json', 'content-length': length }
    const url = `${origin}/api/functions/text-to-speech`
    const sent = request(url, { agent, method: 'POST', headers }, reply => {
      if (reply.statusCode !== 200) reject(new Error(`${reply.statusCode} from the voice`))
      let first = Number.NaN
      reply.once('data', () => {
        first = performance.now() - begun
      })
      reply.on('end', () => resolve(first))
      reply.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function voiceLines(origin: string, cookie: string): { lines: Line[]; close: () => Promise<void> } {
  const bare = openBareVoice()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const ours = (text: { whole: string }): Promise<number> => firstSound(agent, origin, cookie, text.whole)
  const line = (name: string, many: number): Line => ({
    name,
    unit: 'ms',
    counts: 'the first byte of sound has arrived; the bare synthesiser has its first sentence as samples',
    must: 2,
    stretch: 1.3,
    bare: async () => {
      await lastOf(THREADS, ({ first }) => bare.say(first))
      return lastOf(many, ({ first }) => bare.say(first))
    },
    ours: async () => {
      await lastOf(THREADS, ours)
      return lastOf(many, ours)
    },
  })
  return {
    lines: [
      line('first sound of a two-sentence answer, built-in voice', 1),
      line('the same, four at once', 4),
    ],
    close: async () => {
      agent.destroy()
      await bare.close()
    },
  }
}
