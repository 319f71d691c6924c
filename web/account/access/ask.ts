// One call to the account service. Returns its answer, or a sentence on what went wrong.
import type { Endpoint, Reply } from '../../../shared/api/endpoint'
import { type ApiAnswer, askApi } from '../../platform/data/api'
import type { Asking } from '../../platform/data/request'

export type Answer<T = unknown> = { ok: true; answer: T } | { ok: false; words: string; code: string }

export const OFFLINE =
  'The server can’t be reached. Signing in needs a signal. On a tablet that has signed in before, everything else works without one.'

/** `offline`: the message without a signal; `unsaid`: the message if the server gave none. */
export const ask = async <E extends Endpoint>(
  declared: E,
  asking: Asking<E>,
  offline = OFFLINE,
  unsaid?: string,
): Promise<Answer<Reply<E>>> => inWords(await askApi(declared, asking), offline, unsaid)

export function inWords<T>(reply: ApiAnswer<T>, offline: string, unsaid?: string): Answer<T> {
  if (reply.ok) return reply
  const { code, status } = reply
  if (status === 0) return { ok: false, words: offline, code }
  const words = reply.words ?? unsaid ?? `The server answered ${status}. Try again in a moment.`
  return { ok: false, words, code }
}
