// Finds the client of a day's entry, but only if the full name belongs to exactly one client. Anybody who shares a name
// has to be looked up by hand.
import { useMemo } from 'react'
import { folded } from '../../../shared/fold-text'
import { namesOfAll } from '../../platform/data/queries/queries'
import { useLoaded } from '../../ui/state/use-loaded'

export type ClientName = { id: string; name: string }
export type ClientOf = (name: string) => ClientName | null

const plain = (name: string): string => folded(name).trim().replace(/\s+/g, ' ')

/** Null if nobody has that name, or more than one does. A first name alone never matches. */
export function clientsBy(all: readonly ClientName[]): ClientOf {
  const named = new Map<string, ClientName | null>()
  for (const client of all) {
    const name = plain(client.name)
    named.set(name, named.has(name) ? null : client)
  }
  return name => {
    const wanted = plain(name)
    return wanted.includes(' ') ? (named.get(wanted) ?? null) : null
  }
}

/** Reads the clients again whenever the day names different people, as one of them may just have been added. */
export function useClientOf(names: readonly string[]): ClientOf {
  const wanted = [...new Set(names)].sort().join('\n')
  const all = useLoaded(
    () => (wanted === '' ? null : namesOfAll()),
    [wanted],
    'The clients could not be looked through.',
  )
  return useMemo(() => clientsBy(all ?? []), [all])
}
