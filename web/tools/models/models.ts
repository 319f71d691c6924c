// Which model answers what, a try of it, and what was sent: the server's own word, asked each time.
import { z } from 'zod'
import { Models, type Provider, Sent, TestResult } from '../../../shared/models'
import { callApi } from '../../platform/data/api'
import { currentSalon } from '../../platform/data/db'

export type SentCall = Sent['calls'][number]

/** Long enough for a test call, which has a limit of its own on the server. */
const LIMIT_MS = 25_000

/** Null where the server can't be asked. */
async function asked<T>(form: z.ZodType<T>, path: string, method: 'GET' | 'POST' = 'GET'): Promise<T | null> {
  try {
    const response = await callApi(`/api${path}`, {
      method,
      headers: { 'x-chairside-account': currentSalon()?.account ?? '' },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) return null
    return form.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}

export const fetchModels = () => asked(Models, '/models')
export const testModel = () => asked(TestResult, '/models/test', 'POST')
export const fetchSent = (before: string | null) =>
  asked(Sent, `/models/sent${before === null ? '' : `?before=${encodeURIComponent(before)}`}`)
export const fetchSentFor = (ask: string) => asked(Sent, `/asks/${encodeURIComponent(ask)}/sent`)

const WITHOUT: Readonly<Record<Exclude<Provider['by'], 'model'>, string>> = {
  engine: 'Built-in engine, on this tablet',
  poster: 'A designed poster, drawn on this tablet',
  articles: 'The help articles of this app',
  browser: 'This browser',
  'built-in': 'The built-in voice, on your salon’s own server',
  nobody: 'Nobody: they are kept to be played',
}

export const providerWords = ({ by, name }: Provider): string =>
  by === 'model' ? `Model ${name ?? ''}`.trim() : WITHOUT[by]

/** Where the words go. */
export const wayWords = ({ by, host }: Provider): string =>
  by !== 'model' ? 'Nothing leaves your salon’s own server.' : `Sent to ${host ?? 'its provider'}.`

/** What exactly was sent, laid out to be read: a chat's messages as text, everything else as JSON. */
export function sentText(sent: unknown): string {
  const messages = z.array(z.object({ role: z.string(), content: z.string() })).safeParse(sent)
  if (!messages.success) return JSON.stringify(sent, null, 2)
  return messages.data.map(({ role, content }) => `${role}:\n${laidOut(content)}`).join('\n\n')
}

function laidOut(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}
