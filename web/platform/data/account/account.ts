// Who is signed in on this device, as last known; nobody until the kept texts have been read (kept-store.ts). Failed
// checks and lost signal don't change it: only signing out or a deleted account does.
import { useSyncExternalStore } from 'react'
import type { PaidPlan, SubscriptionStatus } from '../../../../shared/account/subscription'
import { tellAnswered } from '../answered'
import { ACCOUNT_KEY } from '../kept/account-key'
import { dropBrought } from '../kept/brought'
import { kept as texts } from '../kept/kept-store'
import { memory } from '../memory'
import { send } from '../request'
import { endedHere, forgetEnded, heardEnd, isEnd, rememberEnded } from './ended-here'

export type KnownAccount = {
  id: string
  email: string
  name: string
  subscription: SubscriptionStatus
  /** The model that answers beside the engine; null when the engine works alone. */
  model: string | null
  /** The model that draws pictures; absent when there are only posters. */
  imageModel?: string
  /** The model that transcribes voice memos; absent when they are only kept to be played. */
  transcription?: string
  /** When the account will be deleted for good, ISO; absent when it stays. */
  leaving?: string
  /** When the server last confirmed this, ms; 0 = never. */
  checkedAt: number
}

const REQUEST_LIMIT_MS = 15_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

function readSubscription(value: unknown): SubscriptionStatus {
  const from = isRecord(value) ? value : {}
  const { products } = from
  return {
    subscribed: from.subscribed === true,
    products: Array.isArray(products) ? products.filter(each => typeof each === 'string') : [],
    subscription_end: typeof from.subscription_end === 'string' ? from.subscription_end : null,
    trial: from.trial === true,
    trial_end: typeof from.trial_end === 'string' ? from.trial_end : null,
    ...(typeof from.practice_ended === 'string' ? { practice_ended: from.practice_ended } : {}),
    plans: Array.isArray(from.plans) ? from.plans.filter(isRecord).map(readPlan) : [],
  }
}

const readPlan = ({
  product,
  ends,
  cancels,
  failed,
  currency,
  amount,
}: Record<string, unknown>): PaidPlan => ({
  product: textOr(product, ''),
  ends: typeof ends === 'string' ? ends : null,
  cancels: cancels === true,
  failed: failed === true,
  currency: textOr(currency, 'GBP'),
  amount: typeof amount === 'number' ? amount : 0,
})

/** Reads the server's answer, or what was kept. Null when it holds no account. */
export function readAccount(value: unknown, checkedAt: number): KnownAccount | null {
  if (!isRecord(value) || !isRecord(value.account) || typeof value.account.id !== 'string') return null
  const { id, email, name } = value.account
  if (id === '') return null
  return {
    id,
    email: textOr(email, ''),
    name: textOr(name, ''),
    subscription: readSubscription(value.subscription),
    model: typeof value.model === 'string' ? value.model : null,
    ...(typeof value.imageModel === 'string' ? { imageModel: value.imageModel } : {}),
    ...(typeof value.transcription === 'string' ? { transcription: value.transcription } : {}),
    ...(typeof value.leaving === 'string' ? { leaving: value.leaving } : {}),
    checkedAt,
  }
}

function kept(): KnownAccount | null {
  try {
    const value: unknown = JSON.parse(texts.get(ACCOUNT_KEY) ?? 'null')
    const at = isRecord(value) && typeof value.checkedAt === 'number' ? value.checkedAt : 0
    return readAccount(value, at)
  } catch {
    // Unreadable, so nobody is known.
    return null
  }
}

const store = memory<KnownAccount | null>(kept())
texts.hear(({ key }) => {
  if (key === ACCOUNT_KEY || key === null) store.set(kept())
})

// Whoever signs in next didn't write it.
store.subscribe(() => {
  if (store.get() === null) dropBrought()
})

export const knownAccount = (): KnownAccount | null => store.get()
export const onAccount = store.subscribe
export const useAccount = (): KnownAccount | null => useSyncExternalStore(store.subscribe, store.get)

export function rememberAccount(account: KnownAccount): void {
  const { id, email, name, subscription, model, imageModel, transcription, leaving, checkedAt } = account
  texts.put(
    ACCOUNT_KEY,
    JSON.stringify({
      account: { id, email, name },
      subscription,
      model,
      imageModel,
      transcription,
      leaving,
      checkedAt,
    }),
    'strict',
  )
  forgetEnded()
  store.set(account)
}

/** Whether the server has locked this session, as far as this page knows; null when it hasn't said yet. */
export const saidLocked = memory<boolean | null>(null)

/** From now on nobody is signed in, in any tab, and only the sign-in shows. The database and its outbox stay. */
function endHere(account: string, forget: boolean): void {
  rememberEnded(account)
  if (knownAccount()?.id === account) forgetAccount()
  heardEnd.set({ account, forget })
}

/** For after signing out. The database and its outbox stay for this account's next sign-in. */
export function forgetAccount(): void {
  texts.remove(ACCOUNT_KEY, 'strict')
  saidLocked.set(null)
  store.set(null)
}

/**
 * Asks the server who is signed in. A failure changes nothing. With `only`, neither does an answer about another
 * account, which another tab may have signed in: this page stays with the database it has open.
 */
export async function refreshAccount(only?: string): Promise<'ok' | 'signed-out' | 'unreachable' | 'other'> {
  // Without a session, the server only tells the account concerned why.
  const whose = only ?? knownAccount()?.id ?? endedHere()
  try {
    const response = await send('GET /session', { account: whose, limitMs: REQUEST_LIMIT_MS })
    tellAnswered(response.status)
    if (response.status === 401) {
      const said: unknown = await response.json().catch(() => null)
      if (isRecord(said) && isEnd(said.code) && whose !== null) endHere(whose, said.code === 'forget-salon')
      return 'signed-out'
    }
    if (!response.ok) {
      console.info(`The plan could not be checked: ${response.status}.`)
      return 'unreachable'
    }
    const said: unknown = await response.json()
    const account = readAccount(said, Date.now())
    if (account === null) return 'signed-out'
    if (only !== undefined && account.id !== only) return 'other'
    rememberAccount(account)
    saidLocked.set(isRecord(said) && said.locked === true)
    return 'ok'
  } catch (error) {
    console.info('The server could not be reached.', error)
    return 'unreachable'
  }
}
