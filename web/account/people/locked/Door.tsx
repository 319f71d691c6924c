// Wraps every screen. While the tablet is locked, none of them renders, whatever the address. After a remote sign-out
// there is only the sign-in, without the salon's frame. A new person gets new screens, so nobody ends up in another's
// half-written text.
import { Fragment, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SIGNED_IN, wayInFrom } from '../../../../shared/addresses'
import { useAccount } from '../../../platform/data/account/account'
import { endedHere } from '../../../platform/data/account/ended-here'
import { useHere } from '../../../platform/data/account/people'
import { kept } from '../../../platform/data/kept/kept-store'
import { useSettled } from '../../../ui/kit/waiting/settled'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { CatchBroken } from '../../../ui/state/Broken'

const Cover = lazy(() => import('./Cover'))
/** A device that can't fetch it yet doesn't lock by itself. */
const AutoLock = lazy(() => import('./AutoLock').catch(() => ({ default: (): ReactNode => null })))

export function Door({ children }: { children: ReactNode }) {
  const account = useAccount()
  const { id, locked } = useHere()
  const settled = useSettled()
  const ended = useSyncExternalStore(kept.hear, endedHere)
  const { pathname, search } = useLocation()
  if (account === null && ended !== null && SIGNED_IN.test(pathname))
    return <Navigate to={wayInFrom(pathname + search)} replace />
  if (account !== null && locked)
    return (
      <CatchBroken>
        <Suspense fallback={<Waiting label="Locked" />}>
          <Cover />
        </Suspense>
      </CatchBroken>
    )
  return (
    <Fragment key={id}>
      {children}
      {settled && account !== null && (
        <Suspense>
          <AutoLock />
        </Suspense>
      )}
    </Fragment>
  )
}
