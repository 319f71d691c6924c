// One question to the server and the ways it can fail, in the specification's words.
import { support } from '../../../shared/api/support'
import { MAX_ANSWER, MAX_MESSAGES } from '../../../shared/help/limits'
import { askApi, wordsIn } from '../../platform/data/api'
import { currentSalon } from '../../platform/data/db'
import { send } from '../../platform/data/request'
import { isBag } from '../../platform/sync/reply'
import { readEvents } from '../../platform/sync/triggers/events'

export type Message = { role: 'user' | 'assistant'; content: string }
/** `words`: for the notice. */
export type Ended = { ok: true } | { ok: false; words: string }

const NOT_ANSWERED = 'Failed to get response'
const NO_BODY = 'No response body'
const NOT_SENT = 'Failed to send message'
export const CUT_OFF = 'The answer stopped early. What came through is kept.'

/** The server sends a heartbeat every ten seconds. */
const SILENCE_MS = 35_000
const MOST_CHARACTERS = 40_000

/** The whole conversation or, if it is very long, as much of its end as the server accepts. */
export function sendable(messages: readonly Message[]): Message[] {
  const said = messages
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_ANSWER) }))
    .slice(-MAX_MESSAGES)
  let characters = 0
  let from = said.length
  while (from > 0) {
    characters += said[from - 1]?.content.length ?? 0
    if (characters > MOST_CHARACTERS && from < said.length) break
    from--
  }
  return said.slice(from)
}

async function post(messages: readonly Message[], signal: AbortSignal, key?: string): Promise<Response> {
  // The cookie may belong to another account by now; the question must not go there.
  const account = currentSalon()?.account
  return send('POST /functions/support-chat', {
    account,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    body: { messages: sendable(messages) },
    signal,
  })
}

/** People need help most when a sign-in has ended, so it then uses the public key. */
async function postAsAnyone(messages: readonly Message[], signal: AbortSignal): Promise<Response> {
  const reply = await post(messages, signal)
  if (reply.status !== 401) return reply
  const handed = await askApi(support.key, { signal })
  return handed.ok ? post(messages, signal, handed.answer.publicKey) : reply
}

const LAST = '[DONE]'

/** The text in choices[0].delta.content. */
function contentIn(data: string): string {
  try {
    const event: unknown = JSON.parse(data)
    const choices = isBag(event) && Array.isArray(event.choices) ? event.choices : []
    const delta: unknown = isBag(choices[0]) ? choices[0].delta : null
    return isBag(delta) && typeof delta.content === 'string' ? delta.content : ''
  } catch {
    // An event from a newer server: nothing to show.
    return ''
  }
}

/** `onWords`: called with each piece as it arrives. Never throws. */
export async function askServer(
  messages: readonly Message[],
  onWords: (words: string) => void,
): Promise<Ended> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  let came = false
  try {
    const reply = await postAsAnyone(messages, silent.signal)
    if (!reply.ok) return { ok: false, words: (await wordsIn(reply)) ?? NOT_ANSWERED }
    if (reply.body === null) return { ok: false, words: NO_BODY }
    const heard = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE_MS)
    }
    for await (const { data } of readEvents(reply.body, heard)) {
      if (data === LAST) return came ? { ok: true } : { ok: false, words: NOT_ANSWERED }
      const words = contentIn(data)
      if (words === '') continue
      came = true
      onWords(words)
    }
    return { ok: false, words: came ? CUT_OFF : NOT_ANSWERED }
  } catch (error) {
    console.info('Support chat did not come through.', error)
    if (came) return { ok: false, words: CUT_OFF }
    return { ok: false, words: silent.signal.aborted ? NOT_ANSWERED : NOT_SENT }
  } finally {
    clearTimeout(timer)
  }
}
