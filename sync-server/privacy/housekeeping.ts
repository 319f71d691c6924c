// What the server does by itself about once an hour: it deletes for good accounts whose 30 days are over, records kept
// until a date, and deleted photos. The database holds everything still to do, so a server that was off or was cut
// short picks up where it stopped.

import { DAY_MS } from '../../shared/account/plans'
import { DELETED_PHOTO_DAYS } from '../../shared/salon/records/photos'
import { KeptRecord } from '../../shared/salon/records/records'
import { forgetOldCounts } from '../auth/guesses'
import { compact } from '../db/compact'
import type { Database } from '../db/open'
import { forgetOldLocks } from '../db/sessions'
import { logFailure, troubleOf } from '../db/trouble'
import { log } from '../log/log'
import type { Mail } from '../providers/mail'
import { eraseIds } from '../sync/erase'
import { goneMail } from './mails'
import {
  dueToGo,
  endAccount,
  erasedSinceCompacted,
  forgetLeaving,
  keptRecords,
  noteCompacted,
  notePlansEnded,
  photosDeletedBefore,
  plansToEnd,
  toldOfNothing,
} from './store'

const LOOK_EVERY_MS = 3_600_000
/** For when the database was away. */
const AFTER_TROUBLE_MS = 60_000
/** If an address takes no mail, we don't keep it longer than this. */
const TRIED_MS = 3 * 86_400_000

export type House = {
  database: Database
  mail: Mail
  endPlans: (account: string) => Promise<void>
  /** Clears the cache of spoken sentences. */
  forgetSounds: () => Promise<void>
  now: () => number
}

/** Works until stopped; `stop` waits for work in progress. */
export function startHousekeeping(house: House): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  let again: NodeJS.Timeout | null = null
  const look = (): void => {
    if (again) clearTimeout(again)
    again = null
    running ??= keepHouse(house)
      .catch(error => {
        logFailure('The housekeeping failed and goes on:', error)
        if (troubleOf(error) !== null) again ??= setTimeout(look, AFTER_TROUBLE_MS)
      })
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      if (again) clearTimeout(again)
      await running
      if (again) clearTimeout(again)
    },
  }
}

/** Does everything that is due, once. */
export async function keepHouse(house: House): Promise<void> {
  await endPaying(house)
  await letGo(house)
  await tellGone(house)
  await dropKept(house)
  await dropDeletedPhotos(house)
  await forgetOldCounts(house.database, house.now())
  await forgetOldLocks(house.database, house.now())
  await leaveNoBytes(house)
}

async function endPaying({ database, endPlans }: House): Promise<void> {
  for (const account of await plansToEnd(database)) {
    try {
      await endPlans(account)
      await notePlansEnded(database, account)
    } catch (error) {
      log.error('The plans of an account that leaves could not be ended; it is tried again:', error)
    }
  }
}

async function letGo({ database, forgetSounds, now }: House): Promise<void> {
  const owing = new Set(await plansToEnd(database))
  for (const account of await dueToGo(database, now())) {
    // We promised this date, so the account goes even if the provider still has plans: someone must check there.
    if (owing.has(account)) log.error(`Plans of the account ${account} may still be charged: end them.`)
    if (await endAccount(database, account, now())) await forgetSounds()
  }
}

async function tellGone({ database, mail, now }: House): Promise<void> {
  for (const { account, email, gone_at } of await toldOfNothing(database)) {
    try {
      await mail.send(goneMail(email, gone_at))
    } catch (error) {
      log.error('The mail about a deleted account could not be sent:', error)
      if (now() < gone_at + TRIED_MS) continue
    }
    await forgetLeaving(database, account)
  }
}

async function dropKept({ database, now }: House): Promise<void> {
  const today = new Date(now()).toISOString().slice(0, 10)
  for (const { account, id, fields } of await keptRecords(database)) {
    const until = KeptRecord.shape.keep_until.safeParse(JSON.parse(fields).keep_until)
    if (!until.success || until.data >= today) continue
    await eraseIds(database, { account, ids: [id], now: now() }).catch(error =>
      log.error('A kept record could not be deleted at its end:', error),
    )
  }
}

/** A deleted photo is now really gone, here and on every tablet. */
async function dropDeletedPhotos({ database, now }: House): Promise<void> {
  const before = now() - DELETED_PHOTO_DAYS * DAY_MS
  for (const [account, ids] of await photosDeletedBefore(database, before))
    await eraseIds(database, { account, ids, now: now() }).catch(error =>
      log.error('Deleted photos could not be erased; it is tried again:', error),
    )
}

/** Erased rows leave bytes in the file, so we rewrite it. */
async function leaveNoBytes({ database, now }: House): Promise<void> {
  if (database.dialect !== 'sqlite') return
  const at = now()
  if (!(await erasedSinceCompacted(database))) return
  await compact(database)
  // Noted as of the start, so anything erased in that very millisecond is compacted next time.
  await noteCompacted(database, at)
}
