// How screens read the database: live hooks (undefined while loading), and the same queries as plain promises.

import { useDeferredValue, useSyncExternalStore } from 'react'
import { folded } from '../../../../shared/fold-text'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Kind } from '../../../../shared/sync/kinds'
import { useTold } from '../../outside'
import { type Salon, salon } from '../db'
import { memory } from '../memory'
import { type OutboxItem, outboxItems } from '../outbox/waiting'
import { useSalonQuery } from './live'
import {
  type AllAbout,
  type AskFilter,
  aboutFrom,
  allAboutFrom,
  asksFrom,
  clientsBeginning,
  clientWindow,
  countFrom,
  getFrom,
  listFrom,
  type ProductGroup,
  productGroups,
  type Row,
} from './read'
import type { FoundLines } from './search/lines'
import type { ClientMatch } from './search/search'
import { MOST_FOUND, searchIndexStands, searchIsWhole } from './search/search-stands'

export type { OutboxItem } from '../outbox/waiting'
export type { AskFilter, ProductGroup, Row } from './read'
export type { FoundLine, FoundLines } from './search/lines'
export type { ClientMatch } from './search/search'

export const get = <K extends Kind>(kind: K, id: string): Promise<Row<K> | null> =>
  getFrom(salon().db, kind, id)
export const list = <K extends Kind>(kind: K, options: { limit?: number } = {}): Promise<Row<K>[]> =>
  listFrom(salon().db, kind, options)
export const about = <K extends Kind>(kind: K, clientId: string): Promise<Row<K>[]> =>
  aboutFrom(salon().db, kind, clientId)
export const allAbout = <K extends Kind>(kinds: readonly K[], clientId: string): Promise<AllAbout<K>> =>
  allAboutFrom(salon().db, kinds, clientId)
export const asks = (filter: AskFilter): Promise<Row<'ask'>[]> => asksFrom(salon().db, filter)

/**
 * The search code. It loads with the first search, to keep it out of the first screen. 'missing': it can't be fetched
 * now.
 */
const finder = memory<typeof import('./search/search') | 'missing' | null>(null)
async function theFinder(): Promise<typeof import('./search/search')> {
  const here = finder.get()
  if (here !== null && here !== 'missing') return here
  const found = await import('./search/search')
  finder.set(found)
  return found
}
/** False while the search code can't be fetched: until then only the beginnings of names match. */
export const useWholeSearch = (): boolean => useSyncExternalStore(finder.subscribe, finder.get) !== 'missing'

/** True until every client has been searched, so it is too early to say "nobody found". */
export function useStillSearching(): boolean {
  const stands = useSyncExternalStore(searchIsWhole.subscribe, searchIsWhole.get)
  return useWholeSearch() && !stands
}

async function foundBy(
  finds: ReturnType<typeof finder.get>,
  open: Salon,
  text: string,
): Promise<ClientMatch[] | undefined> {
  if (text.trim() === '') return []
  if (finds !== 'missing') return finds?.searchClients(open, text)
  return clientsBeginning(open.db, folded(text), MOST_FOUND)
}

export const search = async (text: string): Promise<ClientMatch[]> =>
  (await theFinder()).searchClients(salon(), text)
/** All clients' names, in lower case without accents. */
export const namesOfAll = async (): Promise<{ id: string; name: string }[]> =>
  (await theFinder()).foldedNames(salon())

/** Null when there is no such record (any more) or no id was given. Never a record other than the one asked for. */
export function useRecord<K extends Kind>(kind: K, id: string | null | undefined): Row<K> | null | undefined {
  const found = useSalonQuery(
    async ({ db }) => ({ id, row: id ? await getFrom(db, kind, id) : null }),
    [kind, id],
  )
  return found?.id === id ? found?.row : undefined
}

/** A client's records of one kind, newest first; empty when no client is given. */
export function useAbout<K extends Kind>(kind: K, clientId: string | null | undefined): Row<K>[] | undefined {
  const found = useSalonQuery(
    async ({ db }) => ({ clientId, rows: clientId ? await aboutFrom(db, kind, clientId) : [] }),
    [kind, clientId],
  )
  return found?.clientId === clientId ? found?.rows : undefined
}

/**
 * The same for several clients, by client. When they change, you get the last answer first, without any new client in
 * it.
 */
export function useAboutEach<K extends Kind>(
  kind: K,
  clientIds: readonly string[],
): ReadonlyMap<string, Row<K>[]> | undefined {
  const of = [...new Set(clientIds)].sort().join('\n')
  return useSalonQuery(
    async ({ db }) => {
      const ids = of.split('\n').filter(Boolean)
      return new Map(await Promise.all(ids.map(async id => [id, await aboutFrom(db, kind, id)] as const)))
    },
    [kind, of],
  )
}

/** Like useAbout, for several kinds at once. `kinds` must stay the same between renders. */
export function useAllAbout<K extends Kind>(kinds: readonly K[], clientId: string): AllAbout<K> | undefined {
  const found = useSalonQuery(
    async ({ db }) => ({ clientId, rows: await allAboutFrom(db, kinds, clientId) }),
    [clientId],
  )
  return found?.clientId === clientId ? found.rows : undefined
}

/** Clients and people by name, products by category and name, all others newest first. */
export function useRecords<K extends Kind>(
  kind: K,
  { limit }: { limit?: number } = {},
): Row<K>[] | undefined {
  return useSalonQuery(({ db }) => listFrom(db, kind, limit === undefined ? {} : { limit }), [kind, limit])
}

/** Counting walks the whole index, so pass `wait` while a more useful query is running. */
export function useCount(kind: Kind, wait = false): number | undefined {
  return useSalonQuery(async ({ db }) => (wait ? undefined : countFrom(db, kind)), [kind, wait])
}

export function useClientWindow(start: number, count: number): Row<'client'>[] | undefined {
  return useSalonQuery(({ db }) => clientWindow(db, start, count), [start, count])
}

export const useClientCount = (wait = false): number | undefined => useCount('client', wait)

/** Best match first. Empty text finds nothing: show the list instead. */
export const useClientSearch = (text: string): ClientMatch[] | undefined => useFoundClients(text)?.clients

export type FoundClients = { text: string; clients: ClientMatch[] }
/** With the text they were found for, which may lag behind `text` for a moment. */
export function useFoundClients(text: string): FoundClients | undefined {
  const wanted = useDeferredValue(text)
  const stands = useSyncExternalStore(searchIndexStands.subscribe, searchIndexStands.get)
  const found = useSyncExternalStore(finder.subscribe, finder.get)
  useTold(wanted.trim() === '' ? null : wanted, () => {
    theFinder().catch(error => {
      console.warn('The search did not come.', error)
      // The next letter tries again.
      finder.set('missing')
    })
  })
  return useSalonQuery(
    async open => {
      const clients = await foundBy(found, open, wanted)
      return clients && { text: wanted, clients }
    },
    [wanted, stands, found],
  )
}

/** Loaded with the first search of formulas and notes. */
const lineFinder = memory<typeof import('./search/lines') | 'missing' | null>(null)

/** Searches formulas and notes; 'missing' when the search code can't be fetched now, undefined while it searches. */
export function useLineSearch(
  text: string,
  { most, asStands }: { most: number; asStands: ((ask: FieldsOf<'ask'>) => FieldsOf<'ask'>) | null },
): (FoundLines & { text: string }) | 'missing' | undefined {
  const wanted = useDeferredValue(text.trim())
  const finder = useSyncExternalStore(lineFinder.subscribe, lineFinder.get)
  useTold(wanted === '' || (finder !== null && finder !== 'missing') ? null : wanted, () => {
    import('./search/lines').then(
      found => lineFinder.set(found),
      error => {
        console.warn('The search of formulas and notes did not come.', error)
        lineFinder.set('missing')
      },
    )
  })
  const loaded = finder === 'missing' ? null : finder
  const stands = useSyncExternalStore(
    loaded?.linesStand.subscribe ?? nothingToFollow,
    loaded?.linesStand.get ?? zero,
  )
  const found = useSalonQuery(
    async open =>
      loaded && wanted !== ''
        ? {
            text: wanted,
            ...(await loaded.searchLines(open, wanted, { most, ...(asStands && { asStands }) })),
          }
        : undefined,
    [wanted, most, stands, loaded, asStands],
  )
  return finder === 'missing' ? 'missing' : found
}
const nothingToFollow = () => () => undefined
const zero = (): number => 0

export function useProductsByCategory(): ProductGroup[] | undefined {
  return useSalonQuery(({ db }) => productGroups(db), [])
}

export function useAsks({ tool, clientId, limit }: AskFilter = {}): Row<'ask'>[] | undefined {
  const found = useSalonQuery(
    async ({ db }) => ({ clientId, rows: await asksFrom(db, { tool, clientId, limit }) }),
    [tool, clientId, limit],
  )
  return found?.clientId === clientId ? found?.rows : undefined
}

/** Changes waiting to be sent and refused ones, oldest first. */
export function useOutbox(): OutboxItem[] | undefined {
  return useSalonQuery(({ db }) => outboxItems(db), [])
}
