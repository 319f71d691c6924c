// Transcribes memos in the background, one at a time, once both the record and its sound are here. Claims work by lease
// as for asks, so a crash costs at most one extra call and no memo is transcribed twice.
import { randomUUID } from 'node:crypto'
import { giveBack } from '../../asks/run'
import { claimRun } from '../../asks/store'
import type { Database } from '../../db/open'
import { recordsByIds } from '../../db/records'
import { logFailure, troubleOf } from '../../db/trouble'
import { onCommit } from '../../sync/store'
import { accountsUntyped, addMemoRun, memosUntyped } from './store'
import { keptFromModels, type Turn, TYPING_MS, typeMemo, type Work } from './typing'

const LOOK_AGAIN_MS = 15_000
const LEASE_MARGIN_MS = 30_000
const AFTER_COMMIT_MS = 50

type Listener = (account: string) => void
const listeners = new WeakMap<Database, Listener>()

/** A sound has fully arrived. */
export const soundArrived = (database: Database, account: string): void => listeners.get(database)?.(account)

export type Memos = { stop: () => Promise<void>; idle: () => Promise<void> }

export function startMemos(work: Work): Memos {
  const { database } = work
  const owner = randomUUID()
  const changed = new Set<string>()
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  let soon: NodeJS.Timeout | null = null

  async function drain(): Promise<void> {
    while (again && !stopped) {
      again = false
      const accounts = [...changed]
      changed.clear()
      try {
        for (const account of accounts) await takeUp(work, account)
        while (!stopped && (await typeNext(work, owner)));
      } catch (error) {
        logFailure('The memo worker failed and goes on:', error)
        for (const account of accounts) changed.add(account)
      }
    }
    // No await since the last check of `again`, so whoever wakes us next sees that nobody is busy.
    running = null
  }
  function wake(): void {
    again = true
    if (!stopped) running ??= drain()
  }
  const heard = (account: string): void => {
    changed.add(account)
    soon ??= setTimeout(() => {
      soon = null
      wake()
    }, AFTER_COMMIT_MS)
  }
  const timer = setInterval(wake, LOOK_AGAIN_MS)
  const leave = onCommit(database, ({ account }) => heard(account))
  listeners.set(database, heard)
  const begun = accountsUntyped(database).then(
    accounts => {
      for (const account of accounts) changed.add(account)
      wake()
    },
    error => logFailure('The memos that wait could not be looked up:', error),
  )
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      if (soon) clearTimeout(soon)
      listeners.delete(database)
      leave()
      await begun
      await running
    },
    idle: async () => {
      await begun
      wake()
      await running
    },
  }
}

/** Adds a run for each memo that may be transcribed. If its client isn't known yet, it waits for that record. */
async function takeUp({ database, now }: Work, account: string): Promise<void> {
  for (const { id, client } of await memosUntyped(database, account)) {
    if (client !== null && (await recordsByIds(database, account, [client])).length === 0) continue
    const state = (await keptFromModels(database, account, client)) ? 'done' : 'waiting'
    await addMemoRun(database, account, id, { now: now(), state })
  }
}

async function typeNext(work: Work, owner: string): Promise<boolean> {
  const leaseMs = (work.timeoutMs ?? TYPING_MS) + LEASE_MARGIN_MS
  const claim = await claimRun(work.database, { owner, now: work.now(), leaseMs, part: 'memo' })
  if (!claim) return false
  const turn: Turn = { work, owner, claim, called: false }
  try {
    await typeMemo(turn)
  } catch (error) {
    if (troubleOf(error) !== null) await giveBack(turn, claim.exhausted)
    throw error
  }
  return true
}
