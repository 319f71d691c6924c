// What goes into the next request. From the moment it is taken it is frozen: later edits of the same record become
// changes of their own, so that what the server has seen and what this device holds never differ.
import { MAX_BATCH_BYTES, MAX_CHANGES } from '../../shared/limits'
import type { Change, Cursor } from '../../shared/sync'
import { readMeta, type SalonDb, type Waiting } from '../data/db'

export type Outgoing = { seq: number; fails: number; change: Change }
export type Batch = {
  device: string
  cursor: Cursor
  era: number
  changes: Outgoing[]
  /** No rows, while the cursor says that they came: the storage was emptied. */
  isEmptied: boolean
}

const PORTION = 500

export function changeIn({
  seq: _seq,
  problem: _problem,
  fails: _fails,
  again: _again,
  ...change
}: Waiting): Change {
  return change
}

type Wanted = { most?: number; skip?: ReadonlySet<number>; beyond?: number }

/** `skip`: what failed alone in this drain and waits for the next one. `beyond`: only what was made after this `seq`. */
export async function takeBatch(
  db: SalonDb,
  { most = MAX_CHANGES, skip = new Set(), beyond = 0 }: Wanted = {},
): Promise<Batch> {
  return db.transaction('rw', db.outbox, db.rows, db.meta, async () => {
    // All at once: on a tablet each wait for the database is felt by whoever waits for the other tablet.
    const [meta, first, anyone] = await Promise.all([
      readMeta(db),
      portionAfter(db, beyond),
      db.rows.toCollection().limit(1).primaryKeys(),
    ])
    const isEmptied = anyone.length === 0 && meta.version > 0 && !meta.recovering
    // Before this device knows what a restored server has, nothing is sent.
    // Never an await that may wait for nothing: Dexie can take that for the end of the transaction, and commit.
    const isAll = beyond === 0 && first.length < PORTION
    const changes =
      meta.recovering || first.length === 0
        ? []
        : isAll
          ? sendableOf(first, most, skip)
          : await sendable(db, most, skip, first)
    const frozenTo = changes.reduce((top, { seq }) => Math.max(top, seq), meta.frozenTo)
    if (frozenTo > meta.frozenTo) await db.meta.put({ ...meta, frozenTo })
    return {
      device: meta.device,
      cursor: { epoch: meta.epoch, version: meta.version },
      era: meta.era,
      changes,
      isEmptied,
    }
  })
}

const portionAfter = (db: SalonDb, seq: number): PromiseLike<Waiting[]> =>
  db.outbox.where(':id').above(seq).limit(PORTION).toArray()

/** Where `all` that waits was read. */
function sendableOf(all: readonly Waiting[], most: number, skip: ReadonlySet<number>): Outgoing[] {
  const aside = all.filter(({ problem }) => problem !== undefined)
  const gathered = new Gathered(most, skip, new Held(aside))
  gathered.take(all)
  return gathered.batch()
}

async function sendable(
  db: SalonDb,
  most: number,
  skip: ReadonlySet<number>,
  first: readonly Waiting[],
): Promise<Outgoing[]> {
  const aside = await db.outbox.where('problem').above('').toArray()
  const gathered = new Gathered(most, skip, new Held(aside))
  let portion = first
  while (!gathered.take(portion) && portion.length === PORTION)
    portion = await portionAfter(db, portion.at(-1)?.seq ?? 0)
  return gathered.batch()
}

class Gathered {
  private readonly taken: Outgoing[] = []
  private suspect: Outgoing | null = null
  private bytes = 0

  constructor(
    private readonly most: number,
    private readonly skip: ReadonlySet<number>,
    private readonly held: Held,
  ) {}

  /** Whether no more fits. */
  take(portion: readonly Waiting[]): boolean {
    for (const waiting of portion) {
      const { seq = 0, fails = 0 } = waiting
      if (waiting.problem !== undefined) continue
      const one = { seq, fails, change: changeIn(waiting) }
      if (this.held.holds(one.change)) continue
      if (this.skip.has(seq) || fails > 0) {
        // What failed alone is tried alone again, after all others; what builds on it waits.
        if (!this.skip.has(seq)) this.suspect ??= one
        this.held.hold(one.change)
        continue
      }
      this.bytes += sizeOf(one.change)
      if (this.taken.length > 0 && this.bytes > MAX_BATCH_BYTES) return true
      this.taken.push(one)
      if (this.taken.length >= this.most) return true
    }
    return false
  }

  batch(): Outgoing[] {
    return this.taken.length === 0 && this.suspect ? [this.suspect] : this.taken
  }
}

const encoder = new TextEncoder()
/** With the comma. */
const sizeOf = (change: Change): number => encoder.encode(JSON.stringify(change)).length + 1

/** Changes that need a creation which isn't on the server wait with it. */
class Held {
  private readonly creations = new Set<string>()
  private readonly records = new Set<string>()

  constructor(aside: readonly Waiting[]) {
    for (const { op, recordId } of aside) if (op === 'create') this.creations.add(recordId)
  }

  holds({ op, recordId, patch }: Change): boolean {
    const client = patch.client_id
    const needs = typeof client === 'string' && this.creations.has(client)
    if (!needs && !this.creations.has(recordId) && !this.records.has(recordId)) return false
    if (op === 'create') this.creations.add(recordId)
    return true
  }

  hold({ op, recordId }: Change): void {
    if (op === 'create') this.creations.add(recordId)
    this.records.add(recordId)
  }
}
