// Takes the next batch from the outbox. A change is frozen once it is taken: later edits of the same record become new
// changes, so that what the server has seen never differs from what this device has.
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
  /** The storage was emptied: there are no rows, yet the cursor says that they came. */
  isEmptied: boolean
}

const PORTION = 500

/**
 * The change without the outbox's own fields. `stamped` says how far to trust its `at`, and matters to this device
 * only.
 */
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

/** The batch for a change that its own save froze and handed on. */
export const batchOf = ({ meta, change }: Handed): Batch => ({
  device: meta.device,
  cursor: { epoch: meta.epoch, version: meta.version },
  era: meta.era,
  changes: [{ seq: change.seq, fails: 0, change: changeIn(change) }],
  isEmptied: false,
})

type Wanted = { most?: number; skip?: ReadonlySet<number>; beyond?: number }

/**
 * `skip`: changes that failed on their own in this drain and wait for the next. `beyond`: only changes after this
 * `seq`.
 */
export async function takeBatch(
  db: SalonDb,
  { most = MAX_CHANGES, skip = new Set(), beyond = 0 }: Wanted = {},
): Promise<Batch> {
  let batch: Batch | null = null
  await writeTo(db, ['outbox', 'rows', 'meta'], async stores => {
    // All reads at once: on a tablet, whoever waits for the other tablet feels every trip to the database.
    const [found, first, isBare] = await Promise.all([
      stores.get<Meta>('meta', 'this'),
      stores.after<Waiting>('outbox', beyond, PORTION),
      stores.isEmpty('rows'),
    ])
    const meta = found ?? newMeta()
    const isEmptied = isBare && meta.version > 0 && !meta.recovering
    const isAll = beyond === 0 && first.length < PORTION
    // Send nothing until this device knows what the restored server has.
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

/** For when `all` that waits was read. */
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

  /** Returns true when no more fits. */
  take(portion: readonly Waiting[]): boolean {
    for (const waiting of portion) {
      const { seq = 0, fails = 0 } = waiting
      if (waiting.problem !== undefined) continue
      const one = { seq, fails, change: changeIn(waiting) }
      if (this.held.holds(one.change)) continue
      if (this.skip.has(seq) || fails > 0) {
        // A change that failed on its own is retried on its own, after all others; changes that build on it wait.
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
/** In bytes, with the comma. */
const sizeOf = (change: Change): number => encoder.encode(JSON.stringify(change)).length + 1

/** Holds back changes that depend on a creation which isn't on the server yet. */
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
