// Every API call of a page except the sync's own. Each says whose records it means, since the cookie may be another
// account's by now and a typed address can't say it.
import type { DeclaredAt, EndpointAt } from '../../../shared/api'
import type { At, Endpoint, Reply } from '../../../shared/api/endpoint'
import { knownAccount } from './account/account'
import { tellLock } from './account/lock-told'
import { hereNow } from './account/people'
import { tellAnswered } from './answered'
import { type Asking, request } from './request'

const LIMIT_MS = 20_000

/** For replies that aren't JSON: returns them as they come. Throws when nobody answers. */
export function callApi<A extends DeclaredAt>(at: A, asking: Asking<EndpointAt<A>>): Promise<Response> {
  return call(at, asking)
}

/** `words`: the server's own; null when it said none or wasn't reached (then `status` is 0). */
export type ApiAnswer<T> =
  | { ok: true; answer: T }
  | { ok: false; words: string | null; code: string; status: number }

/** The reply as declared, or why there is none. Never throws. */
export const askApi = <E extends Pick<Endpoint, 'at' | 'reply'>>(
  { at, reply }: E,
  asking: Asking<E>,
): Promise<ApiAnswer<Reply<E>>> =>
  answered(at, asking, said => {
    const read = typeof reply === 'string' ? null : reply.safeParse(said)
    return read?.success ? { answer: read.data as Reply<E> } : null
  })

/** The same for when only success matters: doesn't load the reply's schema. */
export const tellApi = <A extends DeclaredAt>(
  at: A,
  asking: Asking<EndpointAt<A>>,
): Promise<ApiAnswer<null>> =>
  answered(at, asking, said => (typeof said === 'object' && said !== null ? { answer: null } : null))

async function answered<T>(
  at: At,
  asking: Parameters<typeof request>[1],
  read: (said: unknown) => { answer: T } | null,
): Promise<ApiAnswer<T>> {
  try {
    const reply = await call(at, asking)
    const said: unknown = await reply.json().catch(() => null)
    if (!reply.ok) {
      const code = textIn(said, 'code') ?? String(reply.status)
      return { ok: false, words: textIn(said, 'error'), code, status: reply.status }
    }
    const found = read(said)
    if (found) return { ok: true, ...found }
    // A hotel's sign-in page, say.
    return { ok: false, words: null, code: 'unreadable', status: reply.status }
  } catch (error) {
    console.info('The server could not be reached.', error)
    return { ok: false, words: null, code: 'offline', status: 0 }
  }
}

/** The server's words about a failed call whose reply isn't JSON otherwise. */
export async function wordsIn(reply: Response): Promise<string | null> {
  return textIn(await reply.json().catch(() => null), 'error')
}

async function call(at: At, asking: Parameters<typeof request>[1]): Promise<Response> {
  const asked = { limitMs: LIMIT_MS, ...asking, account: asking.account ?? knownAccount()?.id }
  const reply = await request(at, asked)
  tellAnswered(reply.status)
  // Somebody was let in without a signal, and the server still thinks we are locked: tell it, then ask again.
  if (reply.status !== 423 || hereNow().locked || !(await isLock(reply)) || !(await tellLock())) return reply
  return request(at, asked)
}

const isLock = async (reply: Response): Promise<boolean> =>
  textIn(
    await reply
      .clone()
      .json()
      .catch(() => null),
    'code',
  ) === 'locked'

function textIn(said: unknown, key: string): string | null {
  const found: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, key) : null
  return typeof found === 'string' && found !== '' ? found : null
}
