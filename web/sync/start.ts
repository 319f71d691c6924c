// The sync of this page; loaded after the first paint.
import { forgetAccount, knownAccount, onAccount } from '../data/account'
import { closeSalon, currentSalon, onDatabase, readMeta, type Salon } from '../data/db'
import { readPersisted } from '../data/persist'
import { onSaved } from '../data/saved'
import { thisDevice } from './device'
import { tellWorker } from './known-to-worker'
import { makeRunner, type Runner } from './runner'
import { reachable, syncing } from './status'
import type { Ended } from './sync'
import { trigger } from './triggers'

let started = false
let running: { salon: Salon; runner: Runner; end: () => void } | null = null

/** Follows the open database; called once. */
export function startSync(): void {
  if (started) return
  started = true
  readPersisted()
  follow()
  onDatabase(follow)
  onAccount(tellWho)
  tellWho()
  onSaved(askWorker)
}

/** Ends when everything was tried once; null where nobody is signed in. */
export async function syncNow(): Promise<Ended | null> {
  return running ? noted(running.runner.run()) : null
}

function follow(): void {
  const salon = currentSalon()
  if (running?.salon === salon) return
  running?.end()
  running = null
  if (salon === null) return
  const device = thisDevice(salon, () => {
    if (currentSalon() === salon) closeSalon()
    forgetAccount()
  })
  const runner = makeRunner(device, syncing.set)
  const pulledTo = async (): Promise<number> => (await readMeta(salon.db)).version
  const end = trigger({ account: salon.account, run: () => noted(runner.run()), pulledTo })
  running = { salon, runner, end }
}

async function noted(run: Promise<Ended>): Promise<Ended> {
  const ended = await run
  reachable.set(ended !== 'unreachable')
  return ended
}

function tellWho(): void {
  tellWorker(knownAccount()?.id ?? null).catch(error => console.warn('The worker could not be told.', error))
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Where the browser can, what waits is sent even after the page was closed. */
function askWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.getRegistration().then(
    (registration: WithSync | undefined) => registration?.sync?.register('chairside-sync'),
    () => undefined,
  )
}
