// What voices behind a key share: one request, sound as it arrives, and their failures as ours.
import { type ProblemCode, ProblemError } from '../../shared/problems'

type Remote = { url: string; headers: Record<string, string>; body: unknown; key: string; timeoutMs: number }

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  401: 'voice-key',
  402: 'voice-quota',
  429: 'voice-limit',
}
const LONGEST_REASON = 300
/** Much longer than an hour of speech. */
const MAX_BYTES = 64 * 1024 * 1024

/** `timeoutMs` applies to the first piece, and to each one after it. */
export async function* soundFrom(remote: Remote, listening: AbortSignal): AsyncIterable<Uint8Array> {
  const patience = patienceOf(remote.timeoutMs)
  const signal = AbortSignal.any([listening, patience.signal])
  let heard = 0
  try {
    const { url, headers, body } = remote
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/mpeg', ...headers },
      body: JSON.stringify(body),
      signal,
      // Neither the text nor the key may go anywhere else.
      redirect: 'error',
    })
    if (!reply.ok) throw await problemOf(reply, remote.key)
    const type = reply.headers.get('content-type') ?? ''
    if (!type.startsWith('audio/') && !type.startsWith('application/octet-stream'))
      throw new ProblemError('voice-failed')
    if (reply.body === null) throw new ProblemError('voice-failed')
    for await (const piece of reply.body) {
      patience.again()
      heard += piece.length
      if (heard > MAX_BYTES) throw new ProblemError('voice-failed')
      if (piece.length > 0) yield piece
    }
    if (heard === 0) throw new ProblemError('voice-failed')
  } catch (error) {
    if (error instanceof ProblemError) throw error
    // Hung, dropped or unreachable: it's all the same to the listener.
    throw new ProblemError('voice-failed')
  } finally {
    patience.end()
  }
}

/** The reply's own words if it is JSON with some, else ours for its status. Never words that contain the key. */
async function problemOf(reply: Response, key: string): Promise<ProblemError> {
  const code = BY_STATUS[reply.status] ?? 'voice-failed'
  const words = reasonIn(await reply.text().catch(() => ''))
  const safe = words !== '' && !words.includes(key) && !/\b(?:sk|xi)[-_]/.test(words)
  return safe ? new ProblemError(code, words.slice(0, LONGEST_REASON)) : new ProblemError(code)
}

/** {error: "…"}, {error: {message}} from OpenAI, {detail: {message}} from ElevenLabs. */
function reasonIn(body: string): string {
  let at: unknown
  try {
    at = JSON.parse(body)
  } catch {
    return ''
  }
  for (const field of [['error', 'detail'], ['message']] as const) {
    if (typeof at !== 'object' || at === null) break
    for (const name of field) {
      const value: unknown = Reflect.get(at, name)
      if (value === undefined || value === null) continue
      at = value
      break
    }
  }
  return typeof at === 'string' ? at.trim() : ''
}

function patienceOf(ms: number): { signal: AbortSignal; again: () => void; end: () => void } {
  const controller = new AbortController()
  const late = (): void => controller.abort()
  let timer = setTimeout(late, ms)
  return {
    signal: controller.signal,
    again: () => {
      clearTimeout(timer)
      timer = setTimeout(late, ms)
    },
    end: () => clearTimeout(timer),
  }
}
