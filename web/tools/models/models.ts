// Which model answers what, a test call, and what was sent. Not cached: we ask the server each time.
import { z } from 'zod'
import type { Provider, Sent } from '../../../shared/account/models'
import { models as declared } from '../../../shared/api/models'
import { type ApiAnswer, askApi } from '../../platform/data/api'
import { currentSalon } from '../../platform/data/db'

export type SentCall = Sent['calls'][number]

/** Longer than a test call, which the server limits itself. */
const TEST_LIMIT_MS = 25_000

const mine = () => ({ account: currentSalon()?.account })

/** Null if the server can't be reached. */
async function answerOf<T>(asked: Promise<ApiAnswer<T>>): Promise<T | null> {
  const reply = await asked
  return reply.ok ? reply.answer : null
}

export const fetchModels = () => answerOf(askApi(declared.all, mine()))
export const testModel = () => answerOf(askApi(declared.test, { ...mine(), limitMs: TEST_LIMIT_MS }))
export const fetchSent = (before: string | null) =>
  answerOf(askApi(declared.sent, before === null ? mine() : { ...mine(), query: { before } }))
export const fetchSentFor = (id: string) => answerOf(askApi(declared.sentFor, { ...mine(), params: { id } }))

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

/** Where the text is sent. */
export const wayWords = ({ by, host }: Provider): string =>
  by !== 'model' ? 'Nothing leaves your salon’s own server.' : `Sent to ${host ?? 'its provider'}.`

/** Exactly what was sent, formatted for reading: a chat's messages as text, anything else as JSON. */
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
