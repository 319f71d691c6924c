// A few fields of many records, held in memory beside the open database: built in small pieces, newest first, when it is
// first asked for, and kept up to date from what changes. Nothing of it is stored.
import Dexie, { RangeSet } from 'dexie'
import type { Kind } from '../../../../shared/sync/kinds'
import type { Salon, SalonDb } from '../db'
import { type Memory, memory } from '../memory'
import type { StoredRow } from '../row'

const PIECE = 1_000
/** A whole answer is ten times as long as other rows. */
const PIECE_OF_ASKS = 100
const RETRY_MS = 1_000
/** Rows read between two answers while it is built. */
const TELL_EACH = 2_500

type IndexOf<E> = {
  salon: Salon
  entries: Map<string, E>
  /** Rows that changed since they were read. */
  dirty: Set<string>
  ready: boolean
  building: Promise<void> | null
}

type SideIndex<E> = {
  /** Counts up when there is more to be found, or something has changed. */
  stands: Memory<number>
  /** For those who can wait: it is whole afterwards. */
  prepare: (salon: Salon) => Promise<void>
  /** What stands so far. Building goes on beside the query that asks: a live query must not wait for it. */
  soFar: (salon: Salon) => Promise<{ entries: ReadonlyMap<string, E>; whole: boolean }>
}

/**
 * One kind, from the end of its list to the beginning, by stretches of its place. The next stretch is on its way while
 * one is taken in; what people type comes in between.
 */
async function readKind(db: SalonDb, kind: Kind, take: (row: StoredRow) => void): Promise<void> {
  const beginning = `${kind} `
  let size = kind === 'ask' ? PIECE_OF_ASKS : PIECE
  const stretch = (to: string): PromiseLike<StoredRow[]> =>
    db.rows.where('place').between(beginning, to, true, true).reverse().limit(size).toArray()
  let to = `${kind}!`
  for (let coming: PromiseLike<StoredRow[]> | null = stretch(to); coming; ) {
    const rows: StoredRow[] = await coming
    const last = rows.at(-1)?.place ?? beginning
    const isEnd = rows.length < size
    // So many of one instant that a stretch holds no other: a longer one.
    if (last === to) size *= 2
    to = last
    coming = isEnd ? null : stretch(to)
    rows.forEach(take)
  }
}

/** `entryOf`: what is held of a row; null: nothing. A deleted row is never asked about. */
export function sideIndex<E>(kinds: readonly Kind[], entryOf: (row: StoredRow) => E | null): SideIndex<E> {
  let held: IndexOf<E> | null = null
  const isOfThese: ReadonlySet<string> = new Set(kinds)
  const stands = memory(0)
  const tell = (): void => stands.set(stands.get() + 1)
  const readRow = (row: StoredRow | undefined): E | null =>
    row?.place === undefined || !isOfThese.has(row.kind) ? null : entryOf(row)

  Dexie.on('storagemutated', parts => {
    if (held === null) return
    const rows = parts[`idb://${held.salon.db.name}/rows/`]
    if (!rows) return
    for (const { from, to } of RangeSet(rows)) {
      if (typeof from === 'string' && from === to) held.dirty.add(from)
      else {
        held.ready = false
        held.building = null
        break
      }
    }
    tell()
  })

  async function build(made: IndexOf<E>): Promise<void> {
    const fresh = new Map<string, E>()
    // What stood before answers until the new one stands.
    if (made.entries.size === 0) made.entries = fresh
    made.dirty.clear()
    let told = 0
    for (const kind of kinds)
      await readKind(made.salon.db, kind, row => {
        const entry = readRow(row)
        if (entry !== null) fresh.set(row.id, entry)
        if (fresh.size < told + TELL_EACH || made.entries !== fresh) return
        told = fresh.size
        tell()
      })
    made.entries = fresh
  }

  function buildOnce(made: IndexOf<E>): Promise<void> {
    const mine: Promise<void> = build(made).then(
      () => {
        // Too many rows came in meanwhile: who waits for the answer asks anew.
        if (made.building !== mine) return tell()
        made.building = null
        made.ready = true
        tell()
      },
      error => {
        if (made.building === mine) made.building = null
        console.error(error)
        setTimeout(tell, RETRY_MS)
      },
    )
    made.building = mine
    return mine
  }

  function heldOf(salon: Salon): IndexOf<E> {
    if (held?.salon === salon) return held
    held = { salon, entries: new Map(), dirty: new Set(), ready: false, building: null }
    return held
  }

  async function freshen(made: IndexOf<E>): Promise<void> {
    if (made.dirty.size === 0) return
    const ids = [...made.dirty]
    made.dirty.clear()
    const rows = await made.salon.db.rows.bulkGet(ids)
    for (const [at, id] of ids.entries()) {
      const entry = readRow(rows[at])
      if (entry === null) made.entries.delete(id)
      else made.entries.set(id, entry)
    }
  }

  const prepare = async (salon: Salon): Promise<void> => {
    const made = heldOf(salon)
    if (!made.ready) await (made.building ?? buildOnce(made))
  }
  const soFar: SideIndex<E>['soFar'] = async salon => {
    const made = heldOf(salon)
    if (!made.ready && made.building === null) setTimeout(() => void prepare(salon), 0)
    await freshen(made)
    return { entries: made.entries, whole: made.ready }
  }
  return { stands, prepare, soFar }
}
