import { type FormEvent, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useFirstTime } from '../../../platform/outside'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { usePageTitle } from '../../../ui/kit/Page'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { tellOnTheWay } from '../auth-form'
import { PasswordRow } from '../password/PasswordRow'
import styles from './Mfa.module.css'
import { MfaLook } from './MfaLook'
import { MfaSteps } from './MfaSteps'
import { type Enrolment, enrol, FAILED, verifyEnrolment } from './mfa'

type MfaStep =
  | { at: 'asking' }
  | { at: 'steps'; enrolment: Enrolment }
  | { at: 'password' | 'sign-in' | 'failed'; words: string }

const tell = (text: string): void => tellOnTheWay({ title: 'Error', text, tone: 'stop' })

/** Sets up an authenticator app. Anybody can open it, but only signed-in people can set one up. */
export default function MfaScreen() {
  const [standing, setStanding] = useState<MfaStep>({ at: 'asking' })
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  usePageTitle('Two-step sign-in')

  const begin = useCallback(async (password?: string): Promise<void> => {
    setProblem(null)
    const result = await enrol(password)
    if (result.ok) return setStanding({ at: 'steps', enrolment: result.enrolment })
    const { needs, words } = result
    setStanding({ at: needs === 'nothing' ? 'failed' : needs, words: words || FAILED })
    if (needs === 'nothing') tell(words || FAILED)
    if (password !== undefined) setProblem(words)
  }, [])
  // Every request creates another code, so we only ask once.
  useFirstTime(true, () => void begin())

  async function verify(code: string): Promise<void> {
    setProblem(null)
    const result = await verifyEnrolment(code)
    if (!result.ok) {
      setProblem(result.words)
      return tell(result.words)
    }
    tellOnTheWay({
      title: 'MFA Enabled!',
      text: 'Two-factor authentication has been successfully enabled.',
      tone: 'ok',
    })
    navigate('/dashboard')
  }

  return (
    <MfaLook>
      {standing.at === 'asking' && <Waiting label="Loading" />}
      {standing.at === 'steps' && (
        <MfaSteps enrolment={standing.enrolment} problem={problem} onVerify={verify} />
      )}
      {standing.at === 'password' && <AskPassword problem={problem} onPassword={begin} />}
      {standing.at === 'sign-in' && (
        <div className={styles.card}>
          <p>Sign in to set this up.</p>
          <Link to="/auth" className={buttonClass('act')}>
            Sign In
          </Link>
        </div>
      )}
      {standing.at === 'failed' && (
        <div className={styles.card}>
          <p role="alert">{standing.words}</p>
          <Button onClick={() => void begin()}>Try again</Button>
        </div>
      )}
    </MfaLook>
  )
}

function AskPassword({
  problem,
  onPassword,
}: {
  problem: string | null
  onPassword: (password: string) => Promise<void>
}) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void onPassword(password)
  }
  return (
    <form className={styles.card} onSubmit={submit}>
      <p>You signed in a while ago. Type your password first, so that nobody else sets this up for you.</p>
      <PasswordRow label="Password" value={password} onChange={setPassword} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={buttonClass('act')}>
        Go on
      </button>
    </form>
  )
}
