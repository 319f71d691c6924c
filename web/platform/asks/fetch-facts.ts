import { Facts } from '../../../shared/facts'
import { callApi } from '../data/api'
import { currentSalon } from '../data/db'

/** The facts of an ask as the server keeps them; null where it can't be reached or no longer has them. */
export async function fetchFacts(askId: string): Promise<Facts | null> {
  try {
    const response = await callApi(`/api/asks/${encodeURIComponent(askId)}/facts`, {
      headers: { 'x-chairside-account': currentSalon()?.account ?? '' },
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) return null
    const body: unknown = await response.json()
    const bare = Facts.safeParse(body)
    if (bare.success) return bare.data
    const wrapped = typeof body === 'object' && body !== null && 'facts' in body ? body.facts : null
    return Facts.safeParse(wrapped).data ?? null
  } catch {
    return null
  }
}
