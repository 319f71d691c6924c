import { records } from '../../../shared/api/records'
import { Facts } from '../../../shared/facts'
import { askApi } from '../data/api'
import { currentSalon } from '../data/db'

/** The facts that the server keeps for a question; null when it can't be reached or no longer has them. */
export async function fetchFacts(id: string): Promise<Facts | null> {
  const reply = await askApi(records.facts, {
    account: currentSalon()?.account,
    params: { id },
    limitMs: 10_000,
  })
  return reply.ok ? (Facts.safeParse(reply.answer.facts).data ?? null) : null
}
