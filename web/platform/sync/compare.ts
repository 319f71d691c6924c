// The self-check: does this device have what the server has, and does the server still know what it accepted from this
// device? Runs once a day. A repair pulls everything again, drops nothing, and resends what the server lost.
import type { Reply } from '../../../shared/api/endpoint'
import type { sync } from '../../../shared/api/sync'
import { type Digest, digestOf } from '../../../shared/sync/digest'
import { MAX_ASKED } from '../../../shared/sync/limits'
import { readMeta } from '../data/db'
import { send } from '../data/request'
import { watched } from '../data/watchdog'
import type { Device } from './device'
import { startRepair } from './era'
import { serverOf } from './overlay'

const EVERY_MS = 86_400_000

/** Returns whether a repair has begun: sync again then. */
export async function compare(device: Device): Promise<boolean> {
  const { db } = device.salon
  const meta = await readMeta(db)
  const now = device.now()
  if (meta.recovering || meta.version === 0) return false
  if (meta.comparedAt === null) {
    // Everything was pulled just now.
    await watched(db.meta.update('this', { comparedAt: now }))
    return false
  }
  if (Math.abs(now - meta.comparedAt) < EVERY_MS) return false
  const theirs = await askDigest(device)
  if (theirs === null) return false
  const differs = await watched(
    db.transaction('rw', db.rows, db.meta, async () => {
      const present = await readMeta(db)
      // If rows came in meanwhile, comparing means nothing. Waiting changes don't matter: it compares ids and versions.
      if (present.version !== theirs.version || present.recovering) return false
      await db.meta.put({ ...present, comparedAt: now })
      const mine = digestOf((await db.rows.toArray()).filter(row => serverOf(row) !== null))
      return !sameDigest(mine, theirs.kinds)
    }),
  )
  const repair = differs || (await serverForgot(device))
  if (repair) {
    console.warn('This device and the server do not hold the same. Everything is pulled again.')
    await startRepair(db)
  }
  return repair
}

type Theirs = Reply<typeof sync.digest>
const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function askDigest(device: Device): Promise<Theirs | null> {
  return readTheirs(await said(() => send('GET /digest', standard(device))))
}

/**
 * A back-up restored by hand loses accepted changes silently. Asks about one change per request, as a request is saved
 * whole or not at all.
 */
async function serverForgot(device: Device): Promise<boolean> {
  const batches = await device.salon.db.sent.orderBy('n').reverse().limit(MAX_ASKED).toArray()
  const changes = batches.flatMap(batch => batch.changes.at(-1)?.id ?? [])
  if (changes.length === 0) return false
  const answer = await said(() => send('POST /known', { ...standard(device), body: { changes } }))
  return isBag(answer) && Array.isArray(answer.unknown) && answer.unknown.length > 0
}

const standard = ({ salon, limitMs, fetch }: Device) => ({ account: salon.account, limitMs, via: fetch })

/** Null when there is no answer; a later check asks again. */
async function said(ask: () => Promise<Response>): Promise<unknown> {
  try {
    const response = await ask()
    return response.ok ? await response.json() : null
  } catch (error) {
    console.info('The self-check could not be made.', error instanceof Error ? error.message : error)
    return null
  }
}

function readTheirs(value: unknown): Theirs | null {
  if (!isBag(value) || typeof value.version !== 'number' || !isBag(value.kinds)) return null
  const kinds: Digest = {}
  for (const [kind, sum] of Object.entries(value.kinds)) {
    if (!isBag(sum) || typeof sum.count !== 'number' || typeof sum.hash !== 'number') return null
    kinds[kind] = { count: sum.count, hash: sum.hash }
  }
  return { version: value.version, kinds }
}

function sameDigest(mine: Digest, theirs: Digest): boolean {
  const kinds = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...kinds].every(
    kind => mine[kind]?.count === theirs[kind]?.count && mine[kind]?.hash === theirs[kind]?.hash,
  )
}
