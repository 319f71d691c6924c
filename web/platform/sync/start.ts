// The sync of this page; loaded after the first paint.

import { forgetAccount, refreshAccount } from '../data/account/account'
import { pageClock } from '../data/clock/page-clock'
import { closeSalon, currentSalon, databaseState, knownDevice, onDatabase, type Salon } from '../data/db'
import { readPersisted } from '../data/saving/persist'
import { onSaved } from '../data/saving/saved'
import { thisDevice } from './device'
import { makeRunner, type Runner } from './runner'
import { broken, reachable, syncing } from './status'
import type { Ended } from './sync'
import { type Poke, takeNews } from './triggers/news'
import { trigger } from './triggers/triggers'
import { askWorker } from './worker/ask-worker'

type Running = { salon: Salon; runner: Runner; endTriggers: (() => void) | null }
let started = false
let tellGone = (): void => undefined
let running: Running | null = null

/** Follows the open database; call once. `gone` is called when the account was deleted. */
export function startSync(gone: () => void): void {
  if (started) return
  started = true
  tellGone = gone
  readPersisted()
  follow()
  onDatabase(follow)
  onSaved(askWorker)
}

/** Resolves when everything was tried once; null when no database is open. */
export async function syncNow(): Promise<Ended | null> {
  follow()
  return running ? noted(running.runner.run()) : null
}

function follow(): void {
  // An older app must not write into what a newer tab has changed.
  const salon = databaseState() === 'old-app' ? null : currentSalon()
  if (running?.salon !== salon) {
    running?.endTriggers?.()
    running = salon && { salon, runner: runnerOf(salon), endTriggers: null }
  }
  // Someone may have asked for a sync before it was started.
  if (running && started) running.endTriggers ??= triggersOf(running)
}

const PUT_AWAY_MS = 200

/** Deletes an account's half-written texts, once the screens that held them are gone. */
async function forgetWords(account: string): Promise<void> {
  const { sweepStorages } = await import('../data/account/forget-salon')
  setTimeout(() => sweepStorages(account), PUT_AWAY_MS)
}

function runnerOf(salon: Salon): Runner {
  const gone = (): void => {
    if (currentSalon() === salon) closeSalon()
    forgetAccount()
    void forgetWords(salon.account)
    tellGone()
  }
  // Ask again before clearing anything: another session may have replaced this one.
  const ended = (): void => void refreshAccount(salon.account)
  const device = thisDevice(salon, pageClock, { gone, ended })
  return makeRunner(device, syncing.set)
}

function triggersOf({ salon, runner }: Running): () => void {
  const take = (poke: Poke) => takeNews(salon.db, poke, Date.now())
  return trigger({
    account: salon.account,
    device: knownDevice,
    run: handed => noted(runner.run(handed)),
    isRunning: runner.isRunning,
    take,
  })
}

async function noted(run: Promise<Ended>): Promise<Ended> {
  const ended = await run
  reachable.set(ended !== 'unreachable')
  broken.set(ended !== 'done')
  return ended
}
