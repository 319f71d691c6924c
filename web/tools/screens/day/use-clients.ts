// Whose card an entry of the day belongs to. Only where the whole name written is one client's alone; who shares it with
// another is looked up by hand.
import { useEffect, useMemo, useState } from 'react'
import { folded } from '../../../../shared/fold-text'
import { namesOfAll } from '../../../platform/data/queries'

export type Named = { id: string; name: string }
export type ClientOf = (name: string) => Named | null

const plain = (name: string): string => folded(name).trim().replace(/\s+/g, ' ')

/** Null: nobody of that name, or more than one. A first name alone is nobody's. */
export function clientsBy(all: readonly Named[]): ClientOf {
  const named = new Map<string, Named | null>()
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
  const [all, setAll] = useState<readonly Named[]>([])
  const wanted = [...new Set(names)].sort().join('\n')
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    namesOfAll().then(
      found => isWanted && setAll(found),
      (error: unknown) => console.info('The clients could not be looked through.', error),
    )
    return () => {
      isWanted = false
    }
  }, [wanted])
  return useMemo(() => clientsBy(all), [all])
}
