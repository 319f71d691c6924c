import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { wayInFrom } from '../../../shared/addresses'
import { refreshAccount, useAccount } from '../../platform/data/account/account'
import { useAnswer } from '../../platform/outside'
import { notify } from '../../ui/kit/notices/notify'
import { Waiting } from '../../ui/kit/waiting/Waiting'
import { accessFor, type Need } from './access'
import { openKnownSalon } from './open'

/** Whether we are still asking the server who is signed in; only asked when this device knows nobody. */
function useFirstCheck(known: boolean): boolean {
  const [asked, setAsked] = useState(false)
  useAnswer(() => (known ? null : refreshAccount().then(() => openKnownSalon())), [known], {
    came: () => setAsked(true),
  })
  return !known && !asked
}

const TOASTS = {
  subscribe: {
    title: 'Subscription Required',
    text: 'Your subscription has expired. Please renew to continue accessing this feature.',
  },
  upgrade: {
    title: 'Upgrade Required',
    text: 'This feature requires a specific subscription plan. Please upgrade to continue.',
  },
} as const

/** Opens a screen, or redirects to the place that can fix whatever is missing. */
export function Guard({
  subscription = true,
  product = null,
  children,
}: Partial<Need> & { children: ReactNode }) {
  const account = useAccount()
  const checking = useFirstCheck(account !== null)
  const access = accessFor(account, checking, { subscription, product })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // A visitor who asked for a screen returns to it after signing in; somebody who signed out here wanted to leave.
  const isStranger = useRef(true)
  if (account !== null) isStranger.current = false
  const wayIn = isStranger.current ? wayInFrom(pathname + search) : '/auth'
  // Follows the account, and leaves an address that it may not open.
  useEffect(() => {
    if (access === 'sign-in') navigate(wayIn, { replace: true })
    if (access === 'subscribe' || access === 'upgrade') {
      notify({ ...TOASTS[access], tone: 'stop' })
      navigate('/pricing', { replace: true })
    }
  }, [access, navigate, wayIn])
  if (access === 'wait') return <Waiting label="Loading" />
  return access === 'open' ? children : null
}
