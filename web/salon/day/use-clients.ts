// Whose card an entry of the day belongs to. Only where the whole name written is one client's alone; who shares it with
// another is looked up by hand.
import { useMemo } from 'react'
import { folded } from '../../../shared/fold-text'
import { namesOfAll } from '../../platform/data/queries/queries'
import { useLoaded } from '../../ui/state/use-loaded'

export type ClientName = { id: string; name: string }
export type ClientOf = (name: string) => ClientName | null

const plain = (name: string): string => folded(name).trim().replace(/\s+/g, ' ')

/** Null: nobody of that name, or more than one. A first name alone is nobody's. */
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

/** Looked through again when a day comes to name other people: one of them may have been added meanwhile. */
export function useClientOf(names: readonly string[]): ClientOf {
  const wanted = [...new Set(names)].sort().join('\n')
  const all = useLoaded(
    () => (wanted === '' ? null : namesOfAll()),
    [wanted],
    'The clients could not be looked through.',
  )
  return useMemo(() => clientsBy(all ?? []), [all])
}
