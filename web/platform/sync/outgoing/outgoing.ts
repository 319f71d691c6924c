// What goes into the next request. From the moment it is taken it is frozen: later edits of the same record become
// changes of their own, so that what the server has seen and what this device holds never differ.
import { MAX_BATCH_BYTES, MAX_CHANGES } from '../../../../shared/sync/limits'
import type { Change, Cursor } from '../../../../shared/sync/wire'
import { type Meta, newMeta, type SalonDb, type Waiting } from '../../data/db'
import { above, type Stores, writeTo } from '../../data/saving/native'
import type { Handed } from '../../data/saving/saved'

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

/** As it is kept: `stamped` says what its `at` is worth, to this device alone. */
export function changeIn({
  seq: _seq,
  problem: _problem,
  fails: _fails,
  handed: _handed,
  again: _again,
  stamped,
  ...change
}: Waiting): Change {
  return stamped ? { ...change, stamped: { run: stamped.run } } : change
}

/** What a save froze and handed on. */
export const batchOf = ({ meta, change }: Handed): Batch => ({
  device: meta.device,
  cursor: { epoch: meta.epoch, version: meta.version },
  era: meta.era,
  changes: [{ seq: change.seq, fails: 0, change: changeIn(change) }],
  isEmptied: false,
})

type Wanted = { most?: number; skip?: ReadonlySet<number>; beyond?: number }

/** `skip`: what failed alone in this drain and waits for the next one. `beyond`: only what was made after this `seq`. */
export async function takeBatch(
  db: SalonDb,
  { most = MAX_CHANGES, skip = new Set(), beyond = 0 }: Wanted = {},
): Promise<Batch> {
  let batch: Batch | null = null
  await writeTo(db, ['outbox', 'rows', 'meta'], async stores => {
    // All at once: on a tablet each wait for the database is felt by whoever waits for the other tablet.
    const [found, first, isBare] = await Promise.all([
      stores.get<Meta>('meta', 'this'),
      stores.after<Waiting>('outbox', beyond, PORTION),
      stores.isEmpty('rows'),
    ])
    const meta = found ?? newMeta()
    const isEmptied = isBare && meta.version > 0 && !meta.recovering
    const isAll = beyond === 0 && first.length < PORTION
    // Before this device knows what a restored server has, nothing is sent.
    const changes = meta.recovering
      ? []
      : isAll
        ? sendableOf(first, most, skip)
        : await sendable(stores, most, skip, first)
    const frozenTo = changes.reduce((top, { seq }) => Math.max(top, seq), meta.frozenTo)
    const isFrozen = frozenTo > meta.frozenTo
    if (isFrozen) await stores.putLast([['meta', { ...meta, frozenTo }]], 0)
    batch = {
      device: meta.device,
      cursor: { epoch: meta.epoch, version: meta.version },
      era: meta.era,
      changes,
      isEmptied,
    }
    return isFrozen ? { meta: true } : {}
  })
  if (batch === null) throw new Error('The transaction ended without a batch')
  return batch
}

/** Where `all` that waits was read. */
function sendableOf(all: readonly Waiting[], most: number, skip: ReadonlySet<number>): Outgoing[] {
  const aside = all.filter(({ problem }) => problem !== undefined)
  const gathered = new Gathered(most, skip, new Held(aside))
  gathered.take(all)
  return gathered.batch()
}

async function sendable(
  stores: Stores,
  most: number,
  skip: ReadonlySet<number>,
  first: readonly Waiting[],
): Promise<Outgoing[]> {
  const aside = await stores.allOf<Waiting>('outbox', 'problem', above(''))
  const gathered = new Gathered(most, skip, new Held(aside))
  let portion = first
  while (!gathered.take(portion) && portion.length === PORTION)
    portion = await stores.after<Waiting>('outbox', portion.at(-1)?.seq ?? 0, PORTION)
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
