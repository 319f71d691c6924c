import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { knownAccount, refreshAccount } from '../../platform/data/account/account'
import { notify } from '../../ui/kit/notices/notify'
import { backFrom, hasArrived, poll, withoutBack } from './checkout'

const REDIRECT_MS = 1_500

/** After a checkout: cleans up the address, waits for the plan, and shows its owner to the tools. */
export function useCheckoutReturn(accountId: string | undefined): void {
  const navigate = useNavigate()
  const [back] = useState(() => backFrom(window.location.search))
  // Follows the payment on its way to the server.
  useEffect(() => {
    if (back === null || accountId === undefined) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (ms: number): Promise<void> =>
      new Promise(resolve => {
        timer = setTimeout(resolve, ms)
      })
    const { pathname, search } = window.location
    navigate(`${pathname}${withoutBack(search)}`, { replace: true })

    const follow = async (): Promise<void> => {
      const isHere = await poll(async () => {
        await refreshAccount(accountId)
        return hasArrived(back, knownAccount()?.subscription)
      }, wait)
      if (gone) return
      if (!isHere) {
        notify({
          title: 'Subscription Processing',
          text: 'Your payment is being processed. Please refresh the page in a moment.',
          tone: 'info',
        })
        return
      }
      notify({
        title: 'Subscription Active!',
        text: 'You now have access to your tools. Redirecting to dashboard...',
        tone: 'ok',
      })
      await wait(REDIRECT_MS)
      if (!gone && window.location.pathname === '/pricing') navigate('/dashboard')
    }
    void follow()
    return () => {
      // Never continues, as the page was left.
      gone = true
      clearTimeout(timer)
    }
  }, [back, accountId, navigate])
}
