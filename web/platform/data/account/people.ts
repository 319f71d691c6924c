// Who works on this device, and whether it is locked. Kept in this browser per account, so that it holds for all tabs,
// through a reload and without a signal.
import { useSyncExternalStore } from 'react'
import { OWNER_ID } from '../../../../shared/sync/kinds'
import { kept as texts } from '../kept/kept-store'
import { memory } from '../memory'
import { knownAccount, onAccount } from './account'

type CurrentPerson = { id: string; name: string }
/** A client is answering questions on the locked tablet: which client, and the id of the consultation to be made. */
export type Asks = { client: string; id: string }
/** `name` is '' when the account's own name is used, as for its first person until somebody renames them. */
export type Here = { id: string; name: string; colour: string | null; locked: boolean; asks: Asks | null }

const PERSON = 'chairside.person:'
const LOCK = 'chairside.lock:'
const OWNER: Here = { id: OWNER_ID, name: '', colour: null, locked: false, asks: null }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Any other text in there means locked. */
function asksIn(lock: string | null): Asks | null {
  try {
    const value: unknown = JSON.parse(lock ?? 'null')
    if (!isRecord(value) || text(value.client) === '' || text(value.id) === '') return null
    return { client: text(value.client), id: text(value.id) }
  } catch {
    return null
  }
}

function kept(account: string | undefined): Here {
  if (account === undefined) return OWNER
  const lock = texts.get(LOCK + account)
  const [locked, asks] = [lock !== null, asksIn(lock)]
  try {
    const value: unknown = JSON.parse(texts.get(PERSON + account) ?? 'null')
    if (!isRecord(value) || text(value.id) === '') return { ...OWNER, locked, asks }
    return { id: text(value.id), name: text(value.name), colour: text(value.colour) || null, locked, asks }
  } catch {
    // Unreadable, so fall back to the account's first person.
    return { ...OWNER, locked, asks }
  }
}

let whose = knownAccount()?.id
const here = memory<Here>(kept(whose))

const same = (a: Here, b: Here): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.colour === b.colour &&
  a.locked === b.locked &&
  a.asks?.id === b.asks?.id
function show(next: Here): void {
  if (!same(next, here.get())) here.set(next)
}

/**
 * Writes only what changed, as another tab may have just changed the rest. The person goes first, so that nobody sees
 * somebody else's screen.
 */
function keep(account: string, { id, name, colour, locked, asks }: Here, changed: Partial<Here>): void {
  if ('name' in changed) texts.put(PERSON + account, JSON.stringify({ id, name, colour }), 'strict')
  if (!('locked' in changed)) return
  if (locked) texts.put(LOCK + account, asks === null ? '1' : JSON.stringify(asks), 'strict')
  else texts.remove(LOCK + account, 'strict')
}

function change(patch: Partial<Here>): void {
  const account = knownAccount()?.id
  if (account === undefined) return
  const next = { ...here.get(), ...patch }
  keep(account, next, patch)
  show(next)
}

/** This person works here from now on, and the lock is open. Their identity was checked before (web/account/people). */
export const letIn = (person: { id: string; name: string; colour: string | null }): void =>
  change({ id: person.id, name: person.name, colour: person.colour, locked: false, asks: null })
/** `asks`: the locked tablet asks that consultation's questions, and shows nothing else. */
export const lockNow = (asks: Asks | null = null): void => change({ locked: true, asks })
/** The record of whoever works here has changed. */
export function takeInPerson(name: string, colour: string | null): void {
  // Another tab let somebody else in, and this one hasn't heard yet.
  if (kept(knownAccount()?.id).id === here.get().id) change({ name, colour })
}

/** What to call the first person of an account until somebody renames them; never a whole email address. */
export function ownerName(): string {
  const account = knownAccount()
  const named = account?.name.trim() || account?.email
  return named?.split('@')[0]?.trim() || 'Owner'
}
export const namedOr = (id: string, name: string): string =>
  name.trim() || (id === OWNER_ID ? ownerName() : 'Somebody')

/** Who works on this device, as stamped on each change. */
export function currentPerson(): CurrentPerson {
  const { id, name } = here.get()
  return { id, name: namedOr(id, name) }
}
export const hereNow = here.get
export const onPerson = here.subscribe
export const useHere = (): Here => useSyncExternalStore(here.subscribe, here.get, here.get)

/** Goes into the keys of what a person has half written in this browser. */
export function draftsOf(account: string, person: string = here.get().id): string {
  // The first person keeps the key from before there were others.
  return person === OWNER_ID ? account : `${account}~${person}`
}

function again(): void {
  const account = knownAccount()?.id
  // Signed out: whoever signs in next gave the account's password, so is its first person until they say otherwise.
  if (account === undefined && whose !== undefined) forget(whose)
  whose = account
  show(kept(account))
}
function forget(account: string): void {
  texts.remove(PERSON + account)
  texts.remove(LOCK + account)
}
onAccount(again)
texts.hear(({ key }) => {
  if (key === null || key.startsWith(PERSON) || key.startsWith(LOCK)) again()
})
