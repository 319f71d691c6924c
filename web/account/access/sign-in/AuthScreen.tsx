import { useCallback, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { type KnownAccount, knownAccount, useAccount } from '../../../platform/data/account/account'
import { useFirstTime, useTold } from '../../../platform/outside'
import { syncNow } from '../../../platform/sync/start'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { closeNotices } from '../../../ui/kit/notices/notify'
import { usePageTitle } from '../../../ui/kit/Page'
import { signIn, signUpAndIn } from '../auth'
import { tellOnTheWay, useAuthForm, WAY_IN } from '../auth-form'
import { readCallback, withoutCallback } from '../callback'
import { AuthWays } from '../providers/AuthWays'
import { Arriving } from './Arriving'
import { EmailField, PasswordField } from './AuthFields'
import { CodeForm, NewPasswordForm, ResetForm } from './AuthForms'
import { AuthFrame, Problem } from './AuthFrame'
import { HEADS } from './AuthLook'
import styles from './AuthScreen.module.css'
import { EndedHere } from './EndedHere'
import { LeftHere } from './LeftHere'
import { keepNext, keptNext, readNext, whyHere } from './next'
import { ProveEmail } from './ProveEmail'

/** Where to go after signing in: an account that is due to be deleted goes to the screen that can cancel that. */
const homeOf = (account: KnownAccount | null, next: string | null): string =>
  account?.leaving === undefined ? (next ?? '/dashboard') : '/closing'

type Mode = 'sign-in' | 'sign-up' | 'reset-email' | 'mfa-code' | 'new-password' | 'arriving' | 'prove'
const HEADING: Readonly<Record<Mode, string>> = {
  'sign-in': HEADS['sign-in'].title,
  'sign-up': HEADS['sign-up'].title,
  'reset-email': 'Reset your password',
  'mfa-code': 'One more step',
  'new-password': 'Choose a new password',
  arriving: 'Welcome Back',
  prove: 'Your email',
}
const BUTTON = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' } as const
const LEAD: Readonly<Record<Exclude<Mode, 'sign-in'>, string>> = {
  'sign-up': HEADS['sign-up'].lead,
  'reset-email': 'We’ll email you a link to choose a new one. It works once, within half an hour.',
  'mfa-code': 'This account also needs a code to sign in.',
  'new-password': 'Every signed-in device will then need to sign in again.',
  arriving: 'One moment: opening your salon.',
  prove: 'The link in our email shows that this address is yours.',
}

export default function AuthScreen() {
  const [brought] = useState(() => readCallback(location.href))
  const [mode, setMode] = useState<Mode>(() => {
    if (brought.kind === 'recovery') return 'new-password'
    if (brought.kind === 'prove') return 'prove'
    if (brought.kind === 'arrived') return brought.owes ? 'mfa-code' : 'arriving'
    return new URLSearchParams(location.search).get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  })
  const [next] = useState(() => readNext(location.search) ?? (brought.kind === 'arrived' ? keptNext() : null))
  useFirstTime(true, () => keepNext(next))
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, setProblem, submit } = useAuthForm(brought.kind === 'error' ? brought.words : null)
  const [params] = useSearchParams()
  const account = useAccount()
  const navigate = useNavigate()
  usePageTitle(mode === 'sign-in' || mode === 'sign-up' ? BUTTON[mode] : HEADING[mode])
  const again = params.has('again')
  // Signed-in people pass straight through, but still see an error from the way here.
  const passesBy = account !== null && !again && (brought.kind === 'none' || brought.kind === 'error')
  useTold(passesBy, () => {
    if (brought.kind === 'error') tellOnTheWay({ title: 'Error', text: brought.words, tone: 'stop' })
  })
  const failed = useCallback(
    (words: string): void => {
      setMode('sign-in')
      setProblem(words)
    },
    [setProblem],
  )
  if (passesBy) return <Navigate to={homeOf(account, next)} replace />

  const goTo = (next: Mode): void => {
    setMode(next)
    setPassword('')
    setProblem(null)
    closeNotices(WAY_IN)
    if (brought.kind !== 'none') history.replaceState(history.state, '', withoutCallback(location.href))
  }
  const enter = (): void => {
    tellOnTheWay({ title: "Welcome back! You've successfully signed in.", tone: 'ok' })
    goIn()
  }
  const goIn = (): void => {
    syncNow()
    navigate(homeOf(knownAccount(), next), { replace: true })
  }
  const lead =
    mode !== 'sign-in'
      ? LEAD[mode]
      : again && account
        ? `Sign in as ${account.email} to send what is waiting on this tablet.`
        : HEADS['sign-in'].lead

  const why = next === null ? null : whyHere(next)

  const who = [email.trim(), password] as const
  const sendIn = submit(
    () => signIn(...who),
    result => ('owes' in result ? goTo('mfa-code') : enter()),
  )
  const sendUp = submit(
    () => signUpAndIn(...who),
    ({ inside }) => {
      // Keeps what was typed, so after a failed sign-in (no signal, say) one tap tries again.
      setMode('sign-in')
      tellOnTheWay({ title: 'Account created! You can now sign in with your credentials.', tone: 'ok' })
      if (inside.ok) goIn()
      else setProblem(inside.words)
    },
  )

  return (
    <AuthFrame title={HEADING[mode]} lead={lead}>
      {mode === 'reset-email' && (
        <ResetForm email={email} onEmail={setEmail} onBack={() => goTo('sign-in')} />
      )}
      {mode === 'mfa-code' && <CodeForm onIn={enter} onBack={() => goTo('sign-in')} />}
      {mode === 'prove' && brought.kind === 'prove' && (
        <ProveEmail code={brought.code} signedIn={account !== null} onSignIn={() => goTo('sign-in')} />
      )}
      {mode === 'arriving' && <Arriving onIn={enter} onFailed={failed} />}
      {mode === 'new-password' && brought.kind === 'recovery' && (
        <NewPasswordForm code={brought.code} onDone={() => goTo('sign-in')} />
      )}
      {(mode === 'sign-in' || mode === 'sign-up') && (
        <>
          {why && <p className={styles.why}>{why}</p>}
          {account === null && <EndedHere />}
          <form onSubmit={mode === 'sign-up' ? sendUp : sendIn} className={styles.fields}>
            <EmailField value={email} onChange={setEmail} />
            <PasswordField value={password} onChange={setPassword} isNew={mode === 'sign-up'} own={email} />
            {mode === 'sign-in' && (
              <div className={styles.forgot}>
                <Button look="plain" onClick={() => goTo('reset-email')}>
                  Forgot password?
                </Button>
              </div>
            )}
            <Problem words={problem} />
            <button type="submit" className={buttonClass('act')} disabled={busy}>
              {BUTTON[mode]}
            </button>
          </form>
          <p className={styles.other}>
            {mode === 'sign-in' ? 'New here?' : 'Already have an account?'}
            <Button look="plain" onClick={() => goTo(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>
              {mode === 'sign-in' ? 'Sign Up' : 'Sign In'}
            </Button>
          </p>
          {/* Last, as on a first visit they arrive a moment later and then move nothing. */}
          <AuthWays again={again} onProblem={setProblem} />
          {account === null && mode === 'sign-in' && <LeftHere />}
        </>
      )}
    </AuthFrame>
  )
}
