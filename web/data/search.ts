// Search among the clients of the open database. An index in memory is built in small pieces when the first search
// comes; until it stands, names are found by their beginning in the database's own index.
import Dexie, { RangeSet } from 'dexie'
import type { Salon } from './db'
import { folded } from './fold-text'
import { memory } from './memory'
import { type Row, viewOf } from './read'
import { type Entry, entryOf, type Hit, hitsAmong, type Why, wantedOf } from './search-index'

export type Found = { id: string; name: string; why: Why; row: Row<'client'> }

const MOST_FOUND = 100
const PIECE = 500

type Index = {
  salon: Salon
  entries: Map<string, Entry>
  /** Rows that changed since they were read. */
  dirty: Set<string>
  /** Null until it stands. */
  ready: boolean
  building: Promise<void> | null
}

let index: Index | null = null
/** Counts up when an index stands, so that a search that was answered without it is asked again. */
export const searchIndexStands = memory(0)

const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

function indexOf(salon: Salon): Index {
  if (index?.salon === salon) return index
  index = { salon, entries: new Map(), dirty: new Set(), ready: false, building: null }
  return index
}

/** Dexie tells every change of every tab; ranges too wide to list make the index anew. */
Dexie.on('storagemutated', parts => {
  if (index === null) return
  const rows = parts[`idb://${index.salon.db.name}/rows/`]
  if (!rows) return
  for (const { from, to } of RangeSet(rows)) {
    if (typeof from === 'string' && from === to) index.dirty.add(from)
    else {
      index.ready = false
      index.building = null
      return
    }
  }
})

async function build(made: Index): Promise<void> {
  const { db } = made.salon
  const entries = new Map<string, Entry>()
  made.dirty.clear()
  const ids = await db.rows.where('place').startsWith('client ').primaryKeys()
  for (let at = 0; at < ids.length; at += PIECE) {
    for (const row of await db.rows.bulkGet(ids.slice(at, at + PIECE))) {
      if (row?.place !== undefined) entries.set(row.id, entryOf(row))
    }
    await rest()
  }
  made.entries = entries
}

function buildOnce(made: Index): Promise<void> {
  const mine: Promise<void> = build(made).then(
    () => {
      if (made.building !== mine) return
      made.building = null
      made.ready = true
      searchIndexStands.set(searchIndexStands.get() + 1)
    },
    error => {
      if (made.building === mine) made.building = null
      console.error(error)
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

/** For those who can wait: the index stands afterwards. */
export async function prepareSearch(salon: Salon): Promise<void> {
  const made = indexOf(salon)
  if (!made.ready) await (made.building ?? buildOnce(made))
}

export async function searchClients(salon: Salon, typed: string): Promise<Found[]> {
  const wanted = wantedOf(typed)
  if (wanted.text === '') return []
  const made = indexOf(salon)
  const { db } = salon
  if (!made.ready) {
    // Not within this query: a live query must not wait for it.
    if (made.building === null) setTimeout(() => void prepareSearch(salon), 0)
    if (made.entries.size === 0) return byBeginning(salon, typed)
  }
  await freshen(made)
  const hits = hitsAmong(made.entries.values(), wanted).slice(0, MOST_FOUND)
  // Read so that the search is asked again when a client comes, goes or is renamed.
  await db.rows.where('place').startsWith('client ').count()
  return rowsOf(salon, hits)
}

async function rowsOf({ db }: Salon, hits: readonly Hit[]): Promise<Found[]> {
  const rows = await db.rows.bulkGet(hits.map(hit => hit.id))
  return hits.flatMap(({ id, why }, at) => {
    const row = rows[at]
    if (row?.place === undefined) return []
    const view = viewOf('client', row)
    return [{ id, name: view.fields.name, why, row: view }]
  })
}

async function byBeginning({ db }: Salon, typed: string): Promise<Found[]> {
  const rows = await db.rows
    .where('place')
    .startsWith(`client ${folded(typed)}`)
    .limit(MOST_FOUND)
    .toArray()
  return rows.map(row => {
    const view = viewOf('client', row)
    return { id: row.id, name: view.fields.name, why: 'name', row: view }
  })
}
