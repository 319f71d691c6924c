import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { TRIAL_DAYS } from '../../shared/plans'
import { useAccount } from '../data/account'
import { syncNow } from '../sync/start'
import { Button, buttonClass } from '../ui/Button'
import { Kit } from '../ui/Kit'
import { Mark } from '../ui/Mark'
import { notify } from '../ui/notify'
import { usePageTitle } from '../ui/Page'
import { Strand } from '../ui/Strand'
import styles from './AuthScreen.module.css'
import { signIn, signUp } from './auth'

type Mode = 'sign-in' | 'sign-up'
const HEADING = { 'sign-in': 'Welcome Back', 'sign-up': 'Get Started' } as const
const BUTTON = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' } as const

const PROMISES = [
  [
    'Works with the router unplugged',
    'Clients, formulas and notes live on this tablet and are sent when there is a signal.',
  ],
  [
    'Checked by the rules of the trade',
    'Every answer, the engine’s or a model’s, passes the same checks before you see it.',
  ],
  ['Nothing is overwritten', 'Two people, two tablets, one client: both versions of a note are kept.'],
] as const

export default function AuthScreen() {
  const [mode, setMode] = useState<Mode>(() =>
    new URLSearchParams(location.search).get('mode') === 'sign-up' ? 'sign-up' : 'sign-in',
  )
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [params] = useSearchParams()
  const account = useAccount()
  const navigate = useNavigate()
  usePageTitle(BUTTON[mode])
  const again = params.has('again')
  if (account && !again) return <Navigate to="/dashboard" replace />

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const result =
      mode === 'sign-up' ? await signUp(email.trim(), password) : await signIn(email.trim(), password)
    setBusy(false)
    if (!result.ok) {
      setProblem(result.words)
      return notify({ title: 'Error', text: result.words, tone: 'stop' })
    }
    if (mode === 'sign-up') {
      setMode('sign-in')
      return notify({ title: 'Account created! You can now sign in with your credentials.', tone: 'ok' })
    }
    syncNow()
    notify({ title: "Welcome back! You've successfully signed in.", tone: 'ok' })
    navigate('/dashboard', { replace: true })
  }

  const change = (): void => {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    setProblem(null)
  }
  return (
    <Kit>
      <div className={styles.screen}>
        <main className={styles.form}>
          <Link to="/" className={styles.brand} aria-label="Chairside, home">
            <Mark size={40} /> Chairside
          </Link>
          <h1>{HEADING[mode]}</h1>
          <p className={styles.lead}>
            {mode === 'sign-up'
              ? `${TRIAL_DAYS} days with every tool. No credit card required • Cancel anytime`
              : again && account
                ? `Sign in as ${account.email} to send what waits on this tablet.`
                : 'Sign in to your salon.'}
          </p>
          <form onSubmit={event => void submit(event)} className={styles.fields}>
            <TextInput
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              required
              withAsterisk={false}
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
              description={mode === 'sign-up' ? 'At least 6 characters.' : undefined}
              required
              withAsterisk={false}
              minLength={6}
              value={password}
              onChange={event => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
            />
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <button type="submit" className={buttonClass('act')} disabled={busy}>
              {BUTTON[mode]}
            </button>
          </form>
          <p className={styles.other}>
            {mode === 'sign-in' ? 'New here?' : 'Already have an account?'}
            <Button look="plain" onClick={change}>
              {mode === 'sign-in' ? 'Sign Up' : 'Sign In'}
            </Button>
          </p>
        </main>
        <aside className={styles.panel} aria-label="About Chairside">
          <div className={styles.ring} aria-hidden="true">
            {[3, 4, 5, 6, 7, 8, 9, 10].map((level, index) => (
              <span key={level} style={{ rotate: `${(index - 3.5) * 11}deg` }}>
                <Strand
                  level={level}
                  tone={
                    ['natural', 'mahogany', 'copper', 'ash', 'gold', 'beige', 'pearl', 'natural'][index] ??
                    'natural'
                  }
                />
              </span>
            ))}
          </div>
          <ul>
            {PROMISES.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Kit>
  )
}
