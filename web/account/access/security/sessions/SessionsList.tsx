import { useNavigate } from 'react-router-dom'
import type { Security } from '../../../../../shared/api/security'
import { outboxCount } from '../../../../platform/data/outbox/outbox-count'
import { useOnce } from '../../../../ui/forms/once'
import { Button } from '../../../../ui/kit/Button'
import { confirmWith } from '../../../../ui/kit/dialogs/confirm'
import { notify } from '../../../../ui/kit/notices/notify'
import settings from '../../../../ui/kit/Settings.module.css'
import type { Answer } from '../../ask'
import { signOutEverywhere } from '../../sign-out/sign-out'
import { SIGNED_OUT } from '../../sign-out/use-sign-out'
import { endOthers, endSession, forgetDevice, forgetThere } from '../security'
import { EndedList } from './EndedList'
import { KnownList } from './KnownList'
import styles from './Sessions.module.css'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The server only records this once an hour. */
function seenWords({ here, seen }: Security['sessions'][number]): string {
  if (here) return 'This device, now'
  const at = new Date(seen)
  const today = at.toDateString() === new Date().toDateString()
  return today ? `Last used today, about ${TIME.format(at)}` : `Last used on ${DAY.format(at)}`
}

export function SessionsList({
  sessions,
  ended,
  known,
  onChange,
}: {
  onChange: () => Promise<void>
} & Pick<Security, 'sessions' | 'ended' | 'known'>) {
  const once = useOnce()
  const navigate = useNavigate()
  const run = (act: () => Promise<Answer>, well: string): void =>
    void once(async () => {
      const result = await act()
      if (!result.ok) return notify({ title: 'Error', text: result.words, tone: 'stop' })
      notify({ title: well, tone: 'ok' })
      await onChange()
    })
  const forget = (id: string, device: string): void =>
    void (async () => {
      const yes = await confirmWith('Forget everything on that tablet?', {
        text: `${device} is signed out. When it is next online it deletes this salon: clients, notes, sounds and drafts. Anything it hasn’t sent is lost. Anything sent stays on the server.`,
        yes: 'Forget everything',
        no: 'Keep it there',
      })
      if (yes) run(() => forgetThere(id), 'That tablet will forget this salon')
    })()
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
              <div className={styles.acts}>
                <Button
                  onClick={() => run(() => endSession(session.id), 'That device was signed out')}
                  aria-label={`Sign out: ${session.device}`}
                >
                  Sign out
                </Button>
                <Button
                  look="plain"
                  onClick={() => forget(session.id, session.device)}
                  aria-label={`Forget everything: ${session.device}`}
                >
                  Forget everything
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={settings.soft}>
        A signed-out device shows only the sign-in the next time it is online. What is on it stays there until
        somebody signs in again, or until you choose Forget everything.
      </p>
      <EndedList ended={ended} onForget={forget} />
      <div className={settings.choices}>
        <Button
          onClick={() => run(endOthers, 'Every other device was signed out')}
          disabled={sessions.length < 2}
        >
          Sign out the others
        </Button>
        <Button onClick={everywhere}>Sign out everywhere</Button>
      </div>
      <KnownList known={known} onForget={id => run(() => forgetDevice(id), 'That device is forgotten')} />
    </section>
  )
}
