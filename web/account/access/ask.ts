// One call of the account service. What comes back is its answer, or a sentence.
import { callApi } from '../../platform/data/api'

export type Answer = { ok: true; answer: unknown } | { ok: false; words: string; code: string }

export const OFFLINE =
  'The server can’t be reached. Signing in needs a signal; on a tablet that was signed in before, everything else works without.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textIn = (value: unknown, key: string): string | null => {
  const found = isRecord(value) ? value[key] : null
  return typeof found === 'string' ? found : null
}

/** `body`: undefined reads. `offline`: what to say without a signal; `unsaid`: where the server said nothing. */
export async function ask(
  path: string,
  body?: Record<string, string | boolean>,
  offline = OFFLINE,
  unsaid?: string,
): Promise<Answer> {
  try {
    const response = await callApi(`/api/${path}`, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, answer }
    return {
      ok: false,
      words:
        textIn(answer, 'error') ??
        textIn(answer, 'message') ??
        unsaid ??
        `The server answered ${response.status}. Try again in a moment.`,
      code: textIn(answer, 'code') ?? String(response.status),
    }
  } catch (error) {
    console.info('The account service could not be reached.', error)
    return { ok: false, words: offline, code: 'offline' }
  }
}
