// Most pieces of a reply are plain: all rows are new here and every change was accepted. Such a piece goes in past
// Dexie, with two waits for the database instead of seven, and the next one begins while it is being written.
// (docs/decisions/017) All else is left to apply.ts, which knows every case.
import type { SyncReply } from '../../../../shared/sync/wire'
import type { Meta, SalonDb, SentBatch, SyncState, Waiting } from '../../data/db'
import { outboxFloor } from '../../data/outbox/outbox-floor'
import {
  above,
  below,
  type Changed,
  type Leaving,
  type Put,
  type Stores,
  writeTo,
} from '../../data/saving/native'
import { watched } from '../../data/watchdog'
import { type Batch, changeIn, type Outgoing } from '../outgoing/outgoing'
import { byRecord } from '../overlay'
import { metaAfter, type Piece, rowsToPut } from './rows'
import { KEPT_MS } from './settle'

/** Where more waits than this beside what this drain has taken, apply.ts looks only at what it needs of it. */
const MOST_WAITING = 1_000

type Plain = { puts: Put[]; leaving: number[]; changed: Changed }
/** `following`: what waits after this batch, where it was taken already; frozen as the batch itself. */
type BatchReply = {
  batch: Batch
  following: readonly Outgoing[]
  reply: SyncReply
  now: number
  standing: SyncState
}
/** `first`: what was sent leaves the outbox with it. `from`: how far the rows must have come by then. */
type Place = { first: boolean; from: number }

/** How many of the pieces went in; those after it are for apply.ts. Throws what the database throws. */
export async function applyPlain(
  db: SalonDb,
  pieces: readonly Piece[],
  { rest, ...asked }: BatchReply & { rest: () => Promise<void> },
): Promise<number> {
  let previous: Promise<void> = Promise.resolve()
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await rest()
    const { begun, ended } = begin(db, piece, asked, { first: index === 0, from })
    const isPlain = await watched(begun)
    // What went wrong with the piece before is what counts: this one has seen that it isn't there.
    await previous
    if (!isPlain) return index
    previous = watched(ended)
    previous.catch(() => undefined)
    from = piece.upTo
  }
  await previous
  return pieces.length
}

/** `begun`: it is on its way into the database, or it isn't plain. */
function begin(
  db: SalonDb,
  piece: Piece,
  asked: BatchReply,
  place: Place,
): { begun: Promise<boolean>; ended: Promise<void> } {
  const { changes } = asked.batch
  let ended: Promise<void> = Promise.resolve()
  const begun = new Promise<boolean>((resolve, reject) => {
    ended = writeTo(db, ['rows', 'outbox', 'meta', 'sent'], async stores => {
      const settles = place.first && changes.length > 0
      const [meta, waiting, old] = await Promise.all([
        stores.get<Meta>('meta', 'this'),
        waitingHere(stores, asked, outboxFloor(db)),
        settles ? stores.keysOf('sent', 'at', below(asked.now - KEPT_MS)) : [],
      ])
      const plain = meta && waiting ? plainly(meta, waiting, piece, asked, place) : null
      if (plain === null) {
        resolve(false)
        return {}
      }
      const leaving: Leaving[] = [
        ['outbox', plain.leaving],
        ['sent', old],
      ]
      const written = stores.putLast(plain.puts, 0, leaving)
      resolve(true)
      await written
      return plain.changed
    })
    ended.catch(reject)
  })
  return { begun, ended }
}

/**
 * All that waits. What was taken is as it was taken, as long as its keys stand and none of it was refused or set aside
 * meanwhile: reading it again would take as long as writing the rows. Null: there is more to it.
 */
async function waitingHere(
  stores: Stores,
  { batch, following }: BatchReply,
  floor: number,
): Promise<Waiting[] | null> {
  const taken = new Map([...batch.changes, ...following].map(({ seq, change }) => [seq, change]))
  const most = taken.size + MOST_WAITING
  const [seqs, problems] = await Promise.all([
    stores.keysAfter('outbox', floor, most),
    taken.size > 0 ? stores.keysOf('outbox', 'problem', above('')) : [],
  ])
  if (seqs.length === most || problems.some(seq => taken.has(seq))) return null
  const known = seqs.flatMap(seq => {
    const change = taken.get(seq)
    return change ? [{ ...change, seq }] : []
  })
  const first = seqs.find(seq => !taken.has(seq))
  if (first === undefined) return known
  const others = await stores.after<Waiting>('outbox', first - 1, most)
  return [...known, ...others.filter(({ seq = 0 }) => !taken.has(seq))].sort(
    (a, b) => (a.seq ?? 0) - (b.seq ?? 0),
  )
}

/** Null: there is more to it. */
function plainly(
  meta: Meta,
  waiting: readonly Waiting[],
  piece: Piece,
  { batch, reply, now, standing }: BatchReply,
  { first, from }: Place,
): Plain | null {
  const isSame = meta.epoch === '' || meta.epoch === reply.cursor.epoch
  if (batch.era !== meta.era || !isSame || meta.version < from) return null
  // What lies above all that is here needs no look at what is here.
  if (piece.rows.some(({ erased, version }) => erased === true || version <= meta.highest)) return null
  const sent = first ? batch.changes : []
  const done = acceptedOf(sent, waiting, reply)
  if (done === null) return null
  const pulled = new Set(piece.rows.map(({ id }) => id))
  if (done.some(({ recordId }) => !pulled.has(recordId))) return null
  const leaving = new Set(done.map(({ seq = 0 }) => seq))
  const above = byRecord(waiting.filter(({ seq = 0 }) => !leaving.has(seq)))
  const rows = rowsToPut(meta, piece.rows, [], { waiting: above, rows: [] })
  const next = metaAfter({ ...meta, epoch: reply.cursor.epoch }, piece, { now, standing })
  const kept: SentBatch = { at: now, changes: done.map(changeIn) }
  return {
    puts: [
      ...rows.map((row): Put => ['rows', row]),
      ...(done.length > 0 ? [['sent', kept] satisfies Put] : []),
      ['meta', next],
    ],
    leaving: [...leaving],
    changed: {
      meta: true,
      rows: rows.map(row => ({ before: undefined, after: row })),
      outbox: done.map(each => ({ before: each, after: undefined, seq: each.seq ?? 0 })),
    },
  }
}

/** What was sent, as it waits here; null where not every one of them was accepted and still waits. */
function acceptedOf(
  sent: readonly Outgoing[],
  waiting: readonly Waiting[],
  { accepted, refused }: SyncReply,
): Waiting[] | null {
  if (refused.length > 0) return null
  const yes = new Set(accepted)
  const bySeq = new Map(waiting.map(each => [each.seq, each]))
  const done = sent.flatMap(({ seq, change }) => {
    const here = bySeq.get(seq)
    return here?.id === change.id && here.problem === undefined && yes.has(change.id) ? [here] : []
  })
  return done.length === sent.length ? done : null
}
