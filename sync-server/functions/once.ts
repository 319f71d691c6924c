// The Idempotency-Key header: one key gets one answer, for a day. The row is claimed before any work, so of two
// requests at once one runs and the other waits for its answer. After a crash the next request takes over, and asks no
// model that may already have been asked.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProblemError } from '../../shared/problems'
import { ONCE_MS } from '../db/asks'
import type { Database } from '../db/open'
import { logFailure } from '../db/trouble'
import { claimOnce, finishOnce, type Keyed, releaseOnce, renewOnce, TakenOver } from './store'

export const KEY_HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{1,200}$/
const LOOK_EVERY_MS = 100
/** Renewed while the request runs; this long after a crash, another request can take over the key. */
const LEASE_MS = 15_000
const RENEW_EVERY_MS = 5_000
const WAIT_AT_MOST_MS = 240_000

export type Running = {
  keyed: Keyed | null
  /** A request that was cut short may already have asked a model. */
  called: boolean
}

type Given = { database: Database; account: string; now: () => number }

/** Runs `work` once per key, or every time if there is no key. Returns the answer as JSON text. */
export async function once(
  { database, account, now }: Given,
  { key, request }: { key: string | undefined; request: string },
  work: (running: Running) => Promise<string>,
): Promise<{ response: string; again: boolean }> {
  if (key === undefined) return { response: await work({ keyed: null, called: false }), again: false }
  if (!KEY.test(key))
    throw new ProblemError('bad-request', 'An Idempotency-Key has 1 to 200 plain characters and no spaces.')
  const hash = createHash('sha256').update(request).digest('hex')
  const begun = performance.now()
  for (;;) {
    const keyed: Keyed = { account, key, request: hash, owner: randomUUID() }
    const times = { now: now(), until: now() + LEASE_MS, forget: now() - ONCE_MS }
    const claimed = await claimOnce(database, keyed, times)
    if (claimed.state === 'other') throw new ProblemError('key-reused')
    if (claimed.state === 'done') return { response: claimed.response, again: true }
    if (claimed.state === 'mine') {
      const renewing = setInterval(() => {
        renewOnce(database, keyed, now() + LEASE_MS).catch(error =>
          logFailure('A key was not renewed:', error),
        )
      }, RENEW_EVERY_MS)
      try {
        const response = await work({ keyed, called: claimed.called })
        const stands = await finishOnce(database, keyed, { response, erasures: claimed.erasures })
        if (stands !== null) return { response: stands, again: false }
      } catch (error) {
        if (!(error instanceof TakenOver)) {
          await releaseOnce(database, keyed)
          throw error
        }
      } finally {
        clearInterval(renewing)
      }
    }
    if (performance.now() - begun > WAIT_AT_MOST_MS) throw new ProblemError('server-busy')
    await sleep(LOOK_EVERY_MS)
  }
}
