// Signing in with another service: what this server offers, and the way to it. The way back is a page of our own
// (callback.ts). It uses the whole page instead of a popup, so it works in the installed app too.

import { useState } from 'react'
import { PROVIDERS, type ProviderId } from '../../../../shared/account/sign-in'
import { auth } from '../../../../shared/api/auth'
import { kept as texts } from '../../../platform/data/kept/kept-store'
import { thisWindow, useAnswer, useEvents } from '../../../platform/outside'
import { type Answer, ask } from '../ask'

/** Known providers in our order; drops any others. */
export const readProviders = (value: unknown): ProviderId[] =>
  Array.isArray(value) ? PROVIDERS.filter(id => value.includes(id)) : []

const KEY = 'chairside.sign-in-through'

function kept(): ProviderId[] {
  try {
    return readProviders(JSON.parse(texts.get(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Starts with the last known list, so nothing moves while we ask the server again. */
export function useProviders(): readonly ProviderId[] {
  const [providers, setProviders] = useState(kept)
  useAnswer(() => ask(auth.providers, {}), [], {
    came: result => {
      if (!result.ok) return
      const found = result.answer.providers
      setProviders(was => (was.join() === found.join() ? was : found))
      texts.put(KEY, JSON.stringify(found))
    },
  })
  return providers
}

/**
 * Whether the page is about to leave. The browser's back button restores the page as it was left, and then it stays.
 */
export function useLeaving() {
  const [leaving, setLeaving] = useState(false)
  useEvents(thisWindow, ['pageshow'], () => setLeaving(false))
  return [leaving, setLeaving] as const
}

async function leaveFor(result: Answer<{ to: string }>): Promise<Answer> {
  if (!result.ok) return result
  const { to } = result.answer
  if (!/^https?:/.test(to))
    return { ok: false, words: 'That sign-in service can’t be reached.', code: 'provider-unreachable' }
  location.assign(to)
  return result
}

/** `again`: somebody is known here and signs in again to send what is waiting. */
export const signInThrough = async (provider: ProviderId, again: boolean): Promise<Answer> =>
  leaveFor(await ask(auth.authorize, { body: { provider, ...(again ? { again } : {}) } }))

export const connect = async (provider: ProviderId, password?: string): Promise<Answer> =>
  leaveFor(await ask(auth.connect, { body: { provider, password } }))
