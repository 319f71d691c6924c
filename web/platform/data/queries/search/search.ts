// Searches the clients of the open database. The first search starts building an index in memory, in small batches;
// until that is ready, names are matched by their beginning in the database's own index.
import Dexie, { RangeSet } from 'dexie'
import type { Salon } from '../../db'
import { clientsBeginning, foundIn, type Row } from '../read'
import { type Entry, entryOf, type Hit, hitsAmong, type Why, wantedOf } from './search-index'
import { MOST_FOUND, searchIndexStands, searchIsWhole } from './search-stands'

export type ClientMatch = { id: string; name: string; why: Why; row: Row<'client'> }

const PIECE = 250
/** The pause between two batches, so that typing is handled first. */
const REST_MS = 8
/** The wait after a failed read. */
const RETRY_MS = 1_000
/** After every client's place. */
const END = 'client!'

type Index = {
  salon: Salon
  entries: Map<string, Entry>
  /** Rows that changed since they were read. */
  dirty: Set<string>
  /** False until the index is built. */
  ready: boolean
  building: Promise<void> | null
}

let index: Index | null = null

const tellStands = (): void => searchIndexStands.set(searchIndexStands.get() + 1)
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, REST_MS))

function indexOf(salon: Salon): Index {
  if (index?.salon === salon) return index
  index = { salon, entries: new Map(), dirty: new Set(), ready: false, building: null }
  searchIsWhole.set(false)
  return index
}

/** Dexie reports every change in every tab. A range too wide to list means rebuilding the index. */
Dexie.on('storagemutated', parts => {
  if (index === null) return
  const rows = parts[`idb://${index.salon.db.name}/rows/`]
  if (!rows) return
  for (const { from, to } of RangeSet(rows)) {
    if (typeof from === 'string' && from === to) index.dirty.add(from)
    else {
      index.ready = false
      index.building = null
      searchIsWhole.set(false)
      break
    }
  }
  if (index.entries.size > 0) tellStands()
})

async function build(made: Index): Promise<void> {
  const { db } = made.salon
  const entries = new Map<string, Entry>()
  made.dirty.clear()
  // Read in ranges of the list: one read per range, where fetching by id would take one per row.
  let from = 'client '
  for (let size = PIECE; ; ) {
    const rows = await db.rows.where('place').between(from, END, true, false).limit(size).toArray()
    for (const row of rows) entries.set(row.id, entryOf(row))
    if (rows.length < size) break
    const last = rows.at(-1)?.place ?? END
    // So many clients share a name that the range holds no other: read a longer one.
    if (last === from) size *= 2
    from = last
    await rest()
  }
  made.entries = entries
}

function buildOnce(made: Index): Promise<void> {
  const mine: Promise<void> = build(made).then(
    () => {
      // Too many rows changed meanwhile, so this index is out of date: anyone waiting for it must query again.
      if (made.building !== mine) return tellStands()
      made.building = null
      made.ready = true
      if (index === made) searchIsWhole.set(true)
      tellStands()
    },
    error => {
      if (made.building === mine) made.building = null
      console.error(error)
      setTimeout(tellStands, RETRY_MS)
    },
  )
  made.building = mine
  return mine
}

async function freshen(made: Index): Promise<void> {
  if (made.dirty.size === 0) return
  const ids = [...made.dirty]
  made.dirty.clear()
  const rows = await made.salon.db.rows.bulkGet(ids)
  rows.forEach((row, at) => {
    if (row?.kind === 'client' && row.place !== undefined) made.entries.set(row.id, entryOf(row))
    else made.entries.delete(ids[at] ?? '')
  })
}

/** For callers who can wait: resolves when the index is built. */
export async function prepareSearch(salon: Salon): Promise<void> {
  const made = indexOf(salon)
  if (!made.ready) await (made.building ?? buildOnce(made))
}

/** All clients' folded names, to match spoken names, as what was heard may not begin like any written name. */
export async function foldedNames(salon: Salon): Promise<{ id: string; name: string }[]> {
  await prepareSearch(salon)
  const made = indexOf(salon)
  await freshen(made)
  return [...made.entries.values()].map(({ id, name }) => ({ id, name }))
}

export async function searchClients(salon: Salon, typed: string): Promise<ClientMatch[]> {
  const wanted = wantedOf(typed)
  if (wanted.text === '') return []
  const made = indexOf(salon)
  // Started outside this query, as a live query mustn't wait for it.
  if (!made.ready && made.building === null) setTimeout(() => void prepareSearch(salon), 0)
  // Names that start with the text are the best matches, and one read of the database's own index gives them in order.
  const first = await clientsBeginning(salon.db, wanted.text, MOST_FOUND)
  if (first.length >= MOST_FOUND || made.entries.size === 0) return first
  await freshen(made)
  const had = new Set(first.map(each => each.id))
  const others = hitsAmong(made.entries.values(), wanted).filter(hit => !had.has(hit.id))
  return [...first, ...(await rowsOf(salon, others.slice(0, MOST_FOUND - first.length)))]
}

async function rowsOf({ db }: Salon, hits: readonly Hit[]): Promise<ClientMatch[]> {
  if (hits.length === 0) return []
  const rows = await db.rows.bulkGet(hits.map(hit => hit.id))
  return hits.flatMap(({ why }, at) => {
    const row = rows[at]
    return row?.place === undefined ? [] : [foundIn(row, why)]
  })
}
