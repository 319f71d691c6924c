// An index in memory of a few fields of many records. It is built in small batches, newest first, when first asked for,
// and then kept up to date from changes. Nothing of it is stored.
import Dexie, { RangeSet } from 'dexie'
import type { Kind } from '../../../../shared/sync/kinds'
import type { Salon, SalonDb } from '../db'
import { type Memory, memory } from '../memory'
import type { StoredRow } from '../row'

const PIECE = 1_000
/** A whole answer is ten times as long as other rows. */
const PIECE_OF_ASKS = 100
const RETRY_MS = 1_000
/** While it is built, listeners are told each time this many entries have been added. */
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
  /** Counts up when there are more entries, or something has changed. */
  stands: Memory<number>
  /** For callers who can wait: resolves when the index is complete. */
  prepare: (salon: Salon) => Promise<void>
  /** The entries so far. Building goes on outside the query that asks, as a live query mustn't wait for it. */
  soFar: (salon: Salon) => Promise<{ entries: ReadonlyMap<string, E>; whole: boolean }>
}

/**
 * Reads one kind from the end of its list to the start, in ranges of `place`. The next range loads while this one is
 * processed, and typing is handled in between.
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
    // So many rows share an instant that the range holds no other: read a longer one.
    if (last === to) size *= 2
    to = last
    coming = isEnd ? null : stretch(to)
    rows.forEach(take)
  }
}

/** `entryOf`: what to keep of a row; null for nothing. It never gets a deleted row. */
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
    // The old entries answer until the new ones are complete.
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
        // Too many rows changed meanwhile, so this index is out of date: anyone waiting for it must query again.
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
