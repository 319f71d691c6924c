import { Navigate, useNavigate } from 'react-router-dom'
import { useAccount } from '../../../platform/data/account/account'
import { syncNow } from '../../../platform/sync/start'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { usePageTitle } from '../../../ui/kit/Page'
import { useAuthForm } from '../auth-form'
import { AuthFrame, Problem } from '../sign-in/AuthFrame'
import styles from '../sign-in/AuthScreen.module.css'
import { useSignOut } from '../sign-out/use-sign-out'
import { keepAccount } from './leave'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Signing in to an account that is due to be deleted leads here, to cancel it. */
export default function ClosingScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const signOut = useSignOut('topbar')
  const { busy, problem, submit } = useAuthForm()
  const title =
    account?.leaving === undefined
      ? 'This account is kept'
      : `This account will be deleted on ${day.format(new Date(account.leaving))}`
  usePageTitle(title)
  if (account === null) return <Navigate to="/auth" replace />
  if (account.leaving === undefined) return <Navigate to="/dashboard" replace />
  const keep = submit(keepAccount, () => {
    void syncNow()
    notify({ title: 'Your account is kept', text: 'Every record is still there.', tone: 'ok' })
    navigate('/dashboard', { replace: true })
  })
  return (
    <AuthFrame
      title={title}
      lead={`Somebody asked for ${account.email} to be deleted. Until that day you can keep it, with every record. Plans that have ended don’t start again.`}
    >
      <form onSubmit={keep} className={styles.fields}>
        <Problem words={problem} />
        <button type="submit" className={buttonClass('act')} disabled={busy}>
          Keep my account
        </button>
        <Button onClick={() => void signOut()}>Sign out and let it be deleted</Button>
      </form>
    </AuthFrame>
  )
}
