import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PROVIDER_NAMES, type ProviderId } from '../../../../shared/account/sign-in'
import type { Security } from '../../../../shared/api/security'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { notify } from '../../../ui/kit/notices/notify'
import settings from '../../../ui/kit/Settings.module.css'
import type { Answer } from '../ask'
import { PasswordConfirm } from '../password/PasswordConfirm'
import { connect, useLeaving } from '../providers/elsewhere'
import { ProviderMark } from '../providers/ProviderMark'
import styles from './SecurityWays.module.css'
import { disconnect } from './security'

type Doing =
  | { provider: ProviderId; does: 'connect' }
  | { provider: ProviderId; does: 'disconnect'; id: string }
type ReauthStep = { doing: Doing; needs: 'password' | 'sign-in'; words: string | null }

/** The ways to sign in: the password, and the connected accounts of other services. */
export function SecurityWays({ ways, onChange }: { ways: Security['ways']; onChange: () => Promise<void> }) {
  const [standing, setStanding] = useState<ReauthStep | null>(null)
  const [busy, setBusy] = useLeaving()
  const once = useOnce()

  const act = (doing: Doing, password?: string): void =>
    void once(async () => {
      setBusy(true)
      const result: Answer =
        doing.does === 'connect'
          ? await connect(doing.provider, password)
          : await disconnect(doing.id, password)
      // Connecting continues on the provider's page.
      if (result.ok && doing.does === 'connect') return
      setBusy(false)
      if (result.ok) {
        setStanding(null)
        notify({ title: `${PROVIDER_NAMES[doing.provider]} was disconnected`, tone: 'ok' })
        return onChange()
      }
      if (result.code === 'sign-in-again')
        return setStanding({ doing, needs: 'sign-in', words: result.words })
      const asks = result.code === 'password-needed' || result.code === 'wrong-password'
      const words = result.code === 'password-needed' ? null : result.words
      setStanding(asks ? { doing, needs: 'password', words } : null)
      if (words) notify({ title: 'Error', text: words, tone: 'stop' })
    })

  const takeAway = async (provider: ProviderId, id: string): Promise<void> => {
    const doing = { does: 'disconnect', provider, id } as const
    if (ways.password) return setStanding({ doing, needs: 'password', words: null })
    const name = PROVIDER_NAMES[provider]
    const sure = { text: `${name} will no longer open this account.`, yes: 'Disconnect', no: 'Keep it' }
    if (await confirmWith(`Disconnect ${name}?`, sure)) act(doing)
  }

  const open = ways.providers.filter(id => !ways.connected.some(({ provider }) => provider === id))
  if (open.length === 0 && ways.connected.length === 0) return null
  return (
    <section className={settings.panel}>
      <h2>Ways to sign in</h2>
      <ul className={styles.ways}>
        <li>
          <Icon name={ways.password ? 'check' : 'info'} />
          <div>
            <strong>Email and password</strong>
            <span className={settings.soft}>{ways.password ? 'On' : 'No password yet'}</span>
          </div>
        </li>
        {ways.connected.map(({ id, provider, email }) => (
          <li key={id}>
            <ProviderMark provider={provider} />
            <div>
              <strong>{PROVIDER_NAMES[provider]}</strong>
              <span className={settings.soft}>{email ?? 'Connected'}</span>
            </div>
            <Button
              onClick={() => void takeAway(provider, id)}
              disabled={busy}
              aria-label={`Disconnect ${PROVIDER_NAMES[provider]}`}
            >
              Disconnect
            </Button>
          </li>
        ))}
        {open.map(provider => (
          <li key={provider}>
            <ProviderMark provider={provider} />
            <div>
              <strong>{PROVIDER_NAMES[provider]}</strong>
              <span className={settings.soft}>Not connected</span>
            </div>
            <Button
              onClick={() => act({ does: 'connect', provider })}
              disabled={busy}
              aria-label={`Connect ${PROVIDER_NAMES[provider]}`}
            >
              Connect
            </Button>
          </li>
        ))}
      </ul>
      {standing?.needs === 'sign-in' && (
        <p role="alert">
          {standing.words} <Link to="/auth?again=1">Sign in again</Link>
        </p>
      )}
      {standing?.needs === 'password' && (
        <PasswordConfirm
          // A separate form per action, so a password typed for one is never reused for the next.
          key={`${standing.doing.does} ${standing.doing.provider}`}
          does={`${standing.doing.does === 'connect' ? 'Connect' : 'Disconnect'} ${PROVIDER_NAMES[standing.doing.provider]}`}
          problem={standing.words}
          busy={busy}
          onPassword={password => act(standing.doing, password)}
          onCancel={() => setStanding(null)}
        />
      )}
    </section>
  )
}
