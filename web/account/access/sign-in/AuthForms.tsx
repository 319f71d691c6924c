// The forms after the first one: requesting an email, choosing a new password, and the second step's code.
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { askReset, giveCode, setPassword } from '../auth'
import { tellOnTheWay, useAuthForm } from '../auth-form'
import { BackupCodeField, CodeField } from '../second-step/CodeField'
import { EmailField, PasswordField } from './AuthFields'
import { Problem } from './AuthFrame'
import styles from './AuthScreen.module.css'

export function ResetForm({
  email,
  onEmail,
  onBack,
}: {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}) {
  const { busy, problem, submit } = useAuthForm()
  const send = submit(
    () => askReset(email.trim()),
    () => {
      onBack()
      tellOnTheWay({ title: 'Check your email', text: "We've sent you a password reset link.", tone: 'ok' })
    },
  )
  return (
    <form onSubmit={send} className={styles.fields}>
      <EmailField value={email} onChange={onEmail} />
      <Problem words={problem} />
      <button type="submit" className={buttonClass('act')} disabled={busy}>
        Send Reset Link
      </button>
      <Button onClick={onBack}>Back to Sign In</Button>
    </form>
  )
}

export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const [password, setTyped] = useState('')
  const { busy, problem, submit } = useAuthForm()
  const save = submit(
    () => setPassword(code, password),
    () => {
      onDone()
      tellOnTheWay({ title: 'Password changed', text: 'Sign in with the new one.', tone: 'ok' })
    },
  )
  return (
    <form onSubmit={save} className={styles.fields}>
      <PasswordField label="New password" value={password} onChange={setTyped} isNew />
      <Problem words={problem} />
      <button type="submit" className={buttonClass('act')} disabled={busy}>
        Save password
      </button>
      <Button onClick={onDone}>Back to Sign In</Button>
    </form>
  )
}

export function CodeForm({ onIn, onBack }: { onIn: () => void; onBack: () => void }) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp')
  const [code, setCode] = useState('')
  const { busy, problem, setProblem, submit } = useAuthForm()
  const change = (): void => {
    setKind(kind === 'totp' ? 'backup-code' : 'totp')
    setCode('')
    setProblem(null)
  }
  return (
    <>
      <form onSubmit={submit(() => giveCode(kind, code.trim()), onIn)} className={styles.fields}>
        {kind === 'totp' ? (
          <CodeField
            label="6-digit code"
            hint="It changes every half minute. Each code works once."
            value={code}
            onChange={setCode}
            focus
          />
        ) : (
          <BackupCodeField value={code} onChange={setCode} />
        )}
        <Problem words={problem} />
        <button type="submit" className={buttonClass('act')} disabled={busy}>
          Verify
        </button>
        <Button onClick={onBack}>Back to Login</Button>
      </form>
      <p className={styles.other}>
        {kind === 'totp' ? 'Phone not with you?' : 'Got your phone again?'}
        <Button look="plain" onClick={change}>
          {kind === 'totp' ? 'Use a backup code' : 'Use the app’s code'}
        </Button>
      </p>
    </>
  )
}
