// The service worker learns that this tablet's session was ended from another device. It notes for the pages that
// nobody is signed in here, and deletes the salon if the owner asked for that. The receipt is left to a page, as only a
// page can clear everything.
import Dexie from 'dexie'
import { isEnd } from '../../data/account/ended-here'
import { databaseName } from '../../data/db'
import { ACCOUNT_KEY, ENDED_KEY } from '../../data/kept/account-key'
import { type KeptFile, keptFile } from '../../data/kept/kept-file'
import { send } from '../../data/request'
import { readCode } from '../reply'

/** Asks again before doing anything: another session may have replaced this one. */
async function endNow(account: string): Promise<'session-ended' | 'forget-salon' | null> {
  const reply = await send('GET /session', { account })
  if (reply.status !== 401) return null
  const code = readCode(await reply.json().catch(() => null))
  return isEnd(code) ? code : null
}

export async function endInWorker(account: string, file: KeptFile = keptFile()): Promise<void> {
  const end = await endNow(account).catch(() => null)
  if (end === null) return
  const changes = new Map<string, string | null>([
    [ACCOUNT_KEY, null],
    [ENDED_KEY, account],
  ])
  if (end === 'forget-salon')
    for (const key of (await file.read()).keys()) if (key.includes(account)) changes.set(key, null)
  await file.write(changes, 'strict')
  const tabs = new BroadcastChannel('chairside.kept')
  for (const [key, newValue] of changes) tabs.postMessage({ key, oldValue: null, newValue })
  tabs.close()
  if (end !== 'forget-salon') return
  for (const name of await caches.keys()) if (name.includes(account)) await caches.delete(name)
  await Dexie.delete(databaseName(account))
}
