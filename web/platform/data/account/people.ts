// Who works on this device, and whether it is locked: kept in this browser under the account, so that it holds for all
// of its tabs, through a reload and without a signal.
import { useSyncExternalStore } from 'react'
import { OWNER_ID } from '../../../../shared/sync/kinds'
import { kept as texts } from '../kept/kept-store'
import { memory } from '../memory'
import { knownAccount, onAccount } from './account'

type CurrentPerson = { id: string; name: string }
/** A client answers on the locked tablet: who, and the id of the consultation that it becomes. */
export type Asks = { client: string; id: string }
/** `name`: '' where the account's own stands for it, as for its first person until they are renamed. */
export type Here = { id: string; name: string; colour: string | null; locked: boolean; asks: Asks | null }

const PERSON = 'chairside.person:'
const LOCK = 'chairside.lock:'
const OWNER: Here = { id: OWNER_ID, name: '', colour: null, locked: false, asks: null }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whatever else stands there is a lock. */
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
    // Unreadable: the account's first person.
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

/** Only what was changed: another tab may have changed the rest a moment ago. The person first: nobody sees another's screen. */
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

/** This person works here from now on; whatever was locked is open. Who they are is checked before (web/account/people). */
export const letIn = (person: { id: string; name: string; colour: string | null }): void =>
  change({ id: person.id, name: person.name, colour: person.colour, locked: false, asks: null })
/** `asks`: the locked tablet puts the questions of the consultation, and shows nothing else. */
export const lockNow = (asks: Asks | null = null): void => change({ locked: true, asks })
/** The record of whoever works here says otherwise now. */
export function takeInPerson(name: string, colour: string | null): void {
  // Another tab let somebody else in, and this one hasn't heard of it yet.
  if (kept(knownAccount()?.id).id === here.get().id) change({ name, colour })
}

/** As people call the first person of an account until they are renamed: never by a whole address. */
export function ownerName(): string {
  const account = knownAccount()
  const named = account?.name.trim() || account?.email
  return named?.split('@')[0]?.trim() || 'Owner'
}
export const namedOr = (id: string, name: string): string =>
  name.trim() || (id === OWNER_ID ? ownerName() : 'Somebody')

/** Who works on this device: each change says so. */
export function currentPerson(): CurrentPerson {
  const { id, name } = here.get()
  return { id, name: namedOr(id, name) }
}
export const hereNow = here.get
export const onPerson = here.subscribe
export const useHere = (): Here => useSyncExternalStore(here.subscribe, here.get, here.get)

/** Stands in the names under which this browser keeps what a person has half written. */
export function draftsOf(account: string, person: string = here.get().id): string {
  // The first person's stand where they stood before there were others.
  return person === OWNER_ID ? account : `${account}~${person}`
}

function again(): void {
  const account = knownAccount()?.id
  // Signed out: whoever signs in next has given the account's password, and is its first person until they say otherwise.
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
