// One call of the account service. What comes back is its answer, or a sentence.
import type { Endpoint, Reply } from '../../../shared/api/endpoint'
import { type ApiAnswer, askApi } from '../../platform/data/api'
import type { Asking } from '../../platform/data/request'

export type Answer<T = unknown> = { ok: true; answer: T } | { ok: false; words: string; code: string }

export const OFFLINE =
  'The server can’t be reached. Signing in needs a signal. On a tablet that has signed in before, everything else works without one.'

/** `offline`: what to say without a signal; `unsaid`: where the server said nothing. */
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
