// Which turns of a conversation count: retrying a line removes everything that came after it.

type Turned = { id: string; said_at: string; retries: string | null; role: 'client' | 'stylist' }

/** In the order they were said: by time, then by id. */
export const inOrder = <T extends Pick<Turned, 'id' | 'said_at'>>(turns: readonly T[]): T[] =>
  [...turns].sort((a, b) => a.said_at.localeCompare(b.said_at) || a.id.localeCompare(b.id))

/** The turns that count. A retry sets aside the turn it replaces, and everything after it. */
export function counted<T extends Turned>(turns: readonly T[]): T[] {
  const standing: T[] = []
  for (const turn of inOrder(turns)) {
    const from = turn.retries === null ? -1 : standing.findIndex(({ id }) => id === turn.retries)
    if (from >= 0) standing.splice(from)
    standing.push(turn)
  }
  return standing
}
