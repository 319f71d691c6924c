// Of each formula and note what is searched of it: an index in memory beside the open database, built in small pieces,
// newest first, when the first search comes, and kept up to date from what changes.
import Dexie, { RangeSet } from 'dexie'
import { keyOf } from '../../../shared/find/asked'
import { isSearched, SEARCHED, type Searched, textsOf } from '../../../shared/find/lines'
import type { Salon, SalonDb } from './db'
import { memory } from './memory'
import type { StoredRow } from './row'

const PIECE = 250
const REST_MS = 8
const RETRY_MS = 1_000
/** Rows read between two answers while the index is built. */
const TELL_EACH = 2_500

export type LineEntry = { id: string; at: string; keys: readonly string[] }
type Index = {
  salon: Salon
  entries: Map<string, LineEntry>
  dirty: Set<string>
  ready: boolean
  building: Promise<void> | null
}

let index: Index | null = null

/** Counts up when there is more to be found, or something has changed. */
export const linesStand = memory(0)
const tellStands = (): void => linesStand.set(linesStand.get() + 1)
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, REST_MS))

Dexie.on('storagemutated', parts => {
  if (index === null) return
  const rows = parts[`idb://${index.salon.db.name}/rows/`]
  if (!rows) return
  for (const { from, to } of RangeSet(rows)) {
    if (typeof from === 'string' && from === to) index.dirty.add(from)
    else {
      index.ready = false
      index.building = null
      break
    }
  }
  tellStands()
})

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const WHEN: Readonly<Record<Searched, string>> = {
  formula: 'made_at',
  note: 'written_at',
  memo: 'recorded_at',
  client: 'created_at',
  patch_test: 'applied_at',
  ask: 'asked_at',
}

function entryOf(row: StoredRow): LineEntry | null {
  if (!isSearched(row.kind) || row.place === undefined) return null
  const keys = textsOf(row.kind, row.fields).map(keyOf)
  return keys.length === 0 ? null : { id: row.id, at: text(row.fields[WHEN[row.kind]]), keys }
}

/** One kind, newest first, by stretches of its place in the lists. */
async function readKind(db: SalonDb, kind: Searched, take: (row: StoredRow) => void): Promise<void> {
  const beginning = `${kind} `
  let to = `${kind}!`
  for (let size = PIECE; ; ) {
    const stretch = db.rows.where('place').between(beginning, to, true, true)
    const rows = await stretch.reverse().limit(size).toArray()
    rows.forEach(take)
    if (rows.length < size) return
    const last = rows.at(-1)?.place ?? beginning
    // So many of one instant that a stretch holds no other: a longer one.
    if (last === to) size *= 2
    to = last
    await rest()
  }
}

async function build(made: Index): Promise<void> {
  const { db } = made.salon
  const fresh = new Map<string, LineEntry>()
  // What stood before answers until the new one stands.
  if (made.entries.size === 0) made.entries = fresh
  made.dirty.clear()
  let told = 0
  for (const kind of SEARCHED)
    await readKind(db, kind, row => {
      const entry = entryOf(row)
      if (entry) fresh.set(row.id, entry)
      if (fresh.size < told + TELL_EACH || made.entries !== fresh) return
      told = fresh.size
      tellStands()
    })
  made.entries = fresh
}

function indexOf(salon: Salon): Index {
  if (index?.salon === salon) return index
  index = { salon, entries: new Map(), dirty: new Set(), ready: false, building: null }
  return index
}

function buildOnce(made: Index): Promise<void> {
  const mine: Promise<void> = build(made).then(
    () => {
      // Too many rows came in meanwhile: who waits for the answer asks anew.
      if (made.building !== mine) return tellStands()
      made.building = null
      made.ready = true
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

/** For those who can wait: the index stands afterwards. */
export async function prepareLines(salon: Salon): Promise<void> {
  const made = indexOf(salon)
  if (!made.ready) await (made.building ?? buildOnce(made))
}

async function freshen(made: Index): Promise<void> {
  if (made.dirty.size === 0) return
  const ids = [...made.dirty]
  made.dirty.clear()
  const rows = await made.salon.db.rows.bulkGet(ids)
  rows.forEach((row, at) => {
    const entry = row && entryOf(row)
    if (entry) made.entries.set(entry.id, entry)
    else made.entries.delete(ids[at] ?? '')
  })
}

/** What stands so far. Building goes on beside the query that asks: a live query must not wait for it. */
export async function linesSoFar(salon: Salon): Promise<{ entries: Iterable<LineEntry>; whole: boolean }> {
  const made = indexOf(salon)
  if (!made.ready && made.building === null) setTimeout(() => void prepareLines(salon), 0)
  await freshen(made)
  return { entries: made.entries.values(), whole: made.ready }
}
