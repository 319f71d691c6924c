// What somebody wanted to hear but couldn't, for lack of a connection. It is kept, and offered once its sound is there;
// it never starts by itself.
import { useSyncExternalStore } from 'react'
import { knownAccount, onAccount } from '../../../platform/data/account/account'
import { draftsOf, onPerson } from '../../../platform/data/account/people'
import { kept } from '../../../platform/data/kept/kept-store'
import { memory } from '../../../platform/data/memory'
import { askWorker } from '../../../platform/sync/worker/ask-worker'
import { TO_HEAR, type Wanted, wantedIn } from './wanted'

export type { Wanted }

const MOST = 10
const keyOf = (account: string): string => `${TO_HEAR}${draftsOf(account)}`

function read(): readonly Wanted[] {
  const account = knownAccount()
  if (!account) return []
  return wantedIn(kept.get(keyOf(account.id)))
}

const queue = memory<readonly Wanted[]>(read())
onAccount(() => queue.set(read()))
onPerson(() => queue.set(read()))
kept.hear(({ key }) => {
  if (key === null || key.startsWith(TO_HEAR)) queue.set(read())
})

function write(next: readonly Wanted[]): void {
  const account = knownAccount()
  if (!account) return
  if (next.length === 0) kept.remove(keyOf(account.id))
  else kept.put(keyOf(account.id), JSON.stringify(next))
  queue.set(next)
}

/** False when nobody is signed in, as there is nobody to offer it to later. */
export function wantToHear(id: string, text: string): boolean {
  if (!knownAccount()) return false
  write([...queue.get().filter(item => item.id !== id), { id, text, ready: false }].slice(-MOST))
  askWorker()
  return true
}

export function markReady(id: string): void {
  write(queue.get().map(item => (item.id === id ? { ...item, ready: true } : item)))
}

export function noLongerWanted(id: string): void {
  if (queue.get().some(item => item.id === id)) write(queue.get().filter(item => item.id !== id))
}

export const wantedNow = (): readonly Wanted[] => queue.get()
export const useWanted = (): readonly Wanted[] => useSyncExternalStore(queue.subscribe, queue.get)
