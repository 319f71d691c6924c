// What the OpenAI-compatible providers share: one client from the library, and its failures as ours. The library loads
// with the first question, so a server that never asks doesn't load it.
import type OpenAI from 'openai'
import { ProblemError } from '../../shared/problems'
import type { Config } from '../config'
import { lazily } from './lazily'

export const USUAL_ADDRESS = 'https://api.openai.com/v1'

const isThere = (signal: AbortSignal | null | undefined): signal is AbortSignal => signal != null

/** Open it before the time limit starts, so that loading doesn't count. `stopping`: of the server itself. */
export type Client = { open: () => Promise<OpenAI>; stopping: AbortSignal | undefined }
const kit = () => import('openai')

/**
 * Null without a key. Never retries: whoever pays for a second call decides that. `stopping`: aborts when the server
 * stops, so that nothing waits for a model.
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
        // Neither the question nor the key may go anywhere else.
        redirect: 'error',
      })
    return new Kit({ apiKey, maxRetries: 0, fetch: endingWithUs, ...(baseURL ? { baseURL } : {}) })
  })
  return { open, stopping }
}

/** Where questions are sent, for people to read: only the host, never the key or a path. */
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
  // Invalid JSON: cut off, or with words around it.
  return new ProblemError(error instanceof SyntaxError ? 'model-unreadable' : 'model-failed')
}
