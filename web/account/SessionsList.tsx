import { useNavigate } from 'react-router-dom'
import { outboxCount } from '../data/outbox-count'
import { useOnce } from '../records/once'
import { Button } from '../ui/Button'
import { confirmWith } from '../ui/confirm'
import { notify } from '../ui/notify'
import type { Answer } from './ask'
import { signOutEverywhere } from './auth'
import styles from './Sessions.module.css'
import settings from './Settings.module.css'
import { endOthers, endSession, type SessionHere } from './security'
import { SIGNED_OUT } from './use-sign-out'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The server writes it down once an hour. */
function seenWords({ here, seen }: SessionHere): string {
  if (here) return 'This device, now'
  const at = new Date(seen)
  const today = at.toDateString() === new Date().toDateString()
  return today ? `Last used today, about ${TIME.format(at)}` : `Last used on ${DAY.format(at)}`
}

export function SessionsList({
  sessions,
  onChange,
}: {
  sessions: readonly SessionHere[]
  onChange: () => Promise<void>
}) {
  const once = useOnce()
  const navigate = useNavigate()
  const run = (act: () => Promise<Answer>, well: string): void =>
    void once(async () => {
      const result = await act()
      if (!result.ok) return notify({ title: 'Error', text: result.words, tone: 'stop' })
      notify({ title: well, tone: 'ok' })
      await onChange()
    })
  const everywhere = (): void =>
    void once(async () => {
      const waiting = await outboxCount()
      const yes = await confirmWith('Sign out everywhere?', {
        text:
          waiting === 0
            ? 'This device is signed out too.'
            : `This device is signed out too. Not sent yet: ${waiting}. It stays here until you sign in here again.`,
        yes: 'Sign out everywhere',
        no: 'Stay signed in',
      })
      if (!yes) return
      const result = await signOutEverywhere()
      if (!result.ok) return notify({ title: 'Error', text: result.words, tone: 'stop' })
      notify(SIGNED_OUT.topbar)
      navigate('/auth')
    })
  return (
    <section className={settings.panel}>
      <h2>Where you are signed in</h2>
      <ul className={styles.sessions}>
        {sessions.map(session => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>
              <span className={settings.soft}>
                {seenWords(session)}. Signed in on {DAY.format(new Date(session.since))}.
              </span>
            </div>
            {!session.here && (
              <Button
                onClick={() => run(() => endSession(session.id), 'That device was signed out')}
                aria-label={`Sign out: ${session.device}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={settings.soft}>
        A device that is signed out sends and receives nothing any more. What it holds already stays on it.
      </p>
      <div className={settings.choices}>
        <Button
          onClick={() => run(endOthers, 'Every other device was signed out')}
          disabled={sessions.length < 2}
        >
          Sign out the others
        </Button>
        <Button onClick={everywhere}>Sign out everywhere</Button>
      </div>
    </section>
  )
}
