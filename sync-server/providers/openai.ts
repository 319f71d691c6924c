// What the OpenAI-compatible providers have in common: one client of the kit, and its failures as ours. The kit is
// loaded with the first question: a server that asks nobody doesn't hold it.
import type OpenAI from 'openai'
import { ProblemError } from '../../shared/problems'
import type { Config } from '../config'
import { lazily } from './lazily'

export const USUAL_ADDRESS = 'https://api.openai.com/v1'

const isThere = (signal: AbortSignal | null | undefined): signal is AbortSignal => signal != null

/** Opened before a call's time begins: a model isn't late because a kit was being loaded. `stopping`: of the server itself. */
export type Client = { open: () => Promise<OpenAI>; stopping: AbortSignal | undefined }
const kit = () => import('openai')

/**
 * Null without a key. Never repeats a call: who pays for a second one decides that. `stopping`: the server is being
 * stopped, and waits for no model.
 */
export function openClient(
  { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL }: Config,
  stopping?: AbortSignal,
): Client | null {
  if (!apiKey) return null
  const open = lazily(async () => {
    const { default: Kit } = await kit()
    const endingWithUs: typeof fetch = (url, init) =>
      fetch(url, {
        ...init,
        signal: AbortSignal.any([stopping, init?.signal].filter(isThere)),
        // Neither what is asked nor the key goes anywhere else.
        redirect: 'error',
      })
    return new Kit({ apiKey, maxRetries: 0, fetch: endingWithUs, ...(baseURL ? { baseURL } : {}) })
  })
  return { open, stopping }
}

/** Whom what is asked goes to, for people to read: the host alone, never the key or a path. */
export function hostOf(config: Config): string | null {
  return config.OPENAI_API_KEY ? new URL(config.OPENAI_BASE_URL ?? USUAL_ADDRESS).host : null
}

const REFUSED = ['moderation_blocked', 'content_policy_violation', 'content_filter']

/** `late`: our own time limit ended it. */
export async function asProblem({ stopping }: Client, error: unknown, late: boolean): Promise<Error> {
  if (error instanceof ProblemError) return error
  const { APIConnectionTimeoutError, APIError, APIUserAbortError } = await kit()
  const isAnswered = error instanceof APIError && error.status !== undefined
  if (!late && stopping?.aborted && !isAnswered) return new ProblemError('model-stopped')
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new ProblemError('model-late')
  if (error instanceof APIError) {
    if (error.status === 401 || error.status === 403) return new ProblemError('model-key')
    if (error.status === 429) return new ProblemError('model-limit')
    if (error.status === 400 && REFUSED.includes(error.code ?? '')) return new ProblemError('model-refused')
    return new ProblemError('model-failed')
  }
  // JSON that isn't: cut off, or words around it.
  return new ProblemError(error instanceof SyntaxError ? 'model-unreadable' : 'model-failed')
}
