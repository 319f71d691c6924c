// This browser's notifications: whether they are possible, switching them on (only ever from a tap) and off, and
// telling the server where to send them.

import { useEffect, useSyncExternalStore } from 'react'
import { push } from '../../../../shared/api/push'
import { knownAccount, onAccount } from '../../../platform/data/account/account'
import { type ApiAnswer, askApi } from '../../../platform/data/api'
import { currentSalon, knownDevice } from '../../../platform/data/db'
import { kept } from '../../../platform/data/kept/kept-store'
import { memory } from '../../../platform/data/memory'
import { useFirstTime } from '../../../platform/outside'
import { isApple } from '../../../platform/pwa/install'
import { untilDone } from '../../../platform/sync/triggers/until-done'

export type Notifying = 'unknown' | 'unsupported' | 'install-first' | 'blocked' | 'off' | 'on'

const KEY = 'chairside.push'
const notifying = memory<Notifying>('unknown')

/** The account that this browser was last asked to show notifications for, until they are switched off. */
const wantedBy = (): string | null => kept.get(KEY)
function setWantedBy(account: string | null): void {
  if (account === null) kept.remove(KEY)
  else kept.put(KEY, account)
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The answer; throws an error with a message for people if there is none. */
function answerOf<T>(asked: ApiAnswer<T>): T {
  if (asked.ok) return asked.answer
  if (asked.status === 0) throw new Error('The server can’t be reached. Try again when there is a signal.')
  throw new Error(asked.words ?? 'The server did not answer.')
}

const mine = () => ({ account: currentSalon()?.account })
const here = () => ({ device: knownDevice() ?? '' })

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, at) => byte === b[at])

/** With permission granted: subscribes the browser with this server's key, and tells the server. */
async function subscribe(): Promise<void> {
  const { publicKey } = answerOf(await askApi(push.key, mine()))
  const key = bytesOf(publicKey)
  const { pushManager } = await navigator.serviceWorker.ready
  let subscription = await pushManager.getSubscription()
  // It belongs to another server, or to this one before its key changed.
  if (subscription && !sameBytes(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  answerOf(await askApi(push.subscribe, { ...mine(), body: { ...here(), endpoint, keys: { p256dh, auth } } }))
}

/** The current state, without asking the person. */
export async function lookAtPush(): Promise<Notifying> {
  const { userAgent, platform, maxTouchPoints } = navigator
  let state: Notifying = 'off'
  if (!canPush()) state = isApple(userAgent, platform, maxTouchPoints) ? 'install-first' : 'unsupported'
  else if (Notification.permission === 'denied') state = 'blocked'
  else if (Notification.permission === 'granted' && wantedBy() === knownAccount()?.id) {
    const worker = await navigator.serviceWorker.getRegistration()
    state = (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
  }
  notifying.set(state)
  return state
}

/** Call it from a tap. Returns what went wrong, in words; null if they are on or the person said no. */
export async function switchOn(): Promise<string | null> {
  // Must come first: some browsers only ask within the tap itself.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    await lookAtPush()
    return null
  }
  try {
    await subscribe()
    setWantedBy(knownAccount()?.id ?? null)
    return null
  } catch (error) {
    console.info('Notifications could not be switched on.', error)
    return error instanceof Error && error.name === 'Error'
      ? error.message
      : 'The browser’s notification service can’t be reached. Try again later.'
  } finally {
    await lookAtPush()
  }
}

export async function switchOff(): Promise<string | null> {
  setWantedBy(null)
  try {
    await endHere()
    answerOf(await askApi(push.unsubscribe, { ...mine(), body: here() }))
  } catch (error) {
    // The browser no longer accepts any, and its push service tells the server.
    console.info('The server was not told.', error)
  }
  await lookAtPush()
  return null
}

export async function sendTest(): Promise<string | null> {
  try {
    answerOf(await askApi(push.test, { ...mine(), body: here() }))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'The test was not sent.'
  }
}

async function endHere(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * After sign-out this browser shows no notifications; signing in again brings them back. False if the server couldn't
 * be told yet.
 */
async function follow(): Promise<boolean> {
  if (!canPush() || wantedBy() === null) return true
  const account = knownAccount()?.id ?? null
  if (account !== wantedBy()) await endHere()
  else if (Notification.permission === 'granted') {
    if (!navigator.onLine || knownDevice() === null) return false
    await subscribe()
  }
  return true
}

/** Retries when fetch throws because nobody answered (a TypeError); gives up when the browser itself refuses. */
async function renew(): Promise<boolean> {
  try {
    const isDone = await follow()
    await lookAtPush()
    return isDone
  } catch (error) {
    console.info('Notifications could not be renewed now.', error)
    return !(error instanceof TypeError)
  }
}

/** Use once per page: browsers change the push address now and then. */
export function useKeptPush(): void {
  // Follows the account, and where this browser’s notifications go.
  useEffect(() => {
    let end = (): void => undefined
    const look = (): void => {
      end()
      end = untilDone(renew)
    }
    look()
    const leave = onAccount(look)
    return () => {
      end()
      leave()
    }
  }, [])
}

export function useNotifying(): Notifying {
  useFirstTime(true, () => {
    lookAtPush().catch(error => console.info('Notifications could not be looked at.', error))
  })
  return useSyncExternalStore(notifying.subscribe, notifying.get)
}
