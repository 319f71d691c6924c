// The first steps on the dashboard; only reserves space for them until they are over.
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '../../platform/data/account/account'
import { useSettled } from '../../ui/kit/waiting/settled'
import { firstRunEnded, isFirstRunOver } from './kept'
import { Place } from './Place'

/** A device that can't fetch it yet shows none. */
const FirstSteps = lazy(() => import('./FirstSteps').catch(() => ({ default: (): ReactNode => null })))

export function FirstRun() {
  const account = useAccount()
  const settled = useSettled()
  useSyncExternalStore(firstRunEnded.subscribe, firstRunEnded.get)
  if (account === null || isFirstRunOver(account.id)) return null
  const place = <Place account={account.id} />
  if (!settled) return place
  return (
    <Suspense fallback={place}>
      <FirstSteps key={account.id} account={account.id} />
    </Suspense>
  )
}
