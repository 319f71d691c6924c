import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { outboxCount } from '../../../platform/data/outbox/outbox-count'
import { syncNow } from '../../../platform/sync/start'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { notify } from '../../../ui/kit/notices/notify'
import settings from '../../../ui/kit/Settings.module.css'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { dayOf } from '../../../ui/kit/when'
import { useAuthForm } from '../auth-form'
import { PasswordRow } from '../password/PasswordRow'
import { Refused } from '../Refused'
import { EitherCodeField } from '../second-step/CodeField'
import { loadSecurity } from '../security/security'
import styles from './DeleteAccount.module.css'
import { downloadAll } from './download-all'
import { deleteAccount, type Left } from './leave'

type Needs = { factor: boolean; password: boolean }
type Asking = 'no' | 'looking' | Needs | { words: string }

export function DeleteAccount() {
  const [asking, setAsking] = useState<Asking>('no')
  async function begin(): Promise<void> {
    setAsking('looking')
    const result = await loadSecurity()
    if (!result.ok) return setAsking({ words: result.words })
    const { factor, ways } = result.answer
    setAsking({ factor: factor !== null, password: ways.password })
  }
  return (
    <section className={settings.panel} aria-labelledby="delete-account">
      <h2 id="delete-account">Delete account</h2>
      <ol className={styles.steps}>
        <li>
          <strong>At once</strong> the account is closed. Everybody is signed out, on every device. Plans end,
          and nothing more is charged.
        </li>
        <li>
          <strong>For 30 days</strong> you can come back. Sign in and choose ‘Keep my account’. All your
          records will be there.
        </li>
        <li>
          <strong>After 30 days</strong> every record is deleted for good, on the server and on each tablet.
          Nobody can bring it back.
        </li>
      </ol>
      <p>
        Take your data with you first. You get clients, notes, formulas and all other records in one file.
        We’ll email you a receipt.
      </p>
      <div className={settings.choices}>
        <Button onClick={() => void downloadAll()}>Download everything (JSON)</Button>
        {asking === 'no' && (
          <Button look="stop" onClick={() => void begin()}>
            Delete account
          </Button>
        )}
      </div>
      {asking === 'looking' && <Waiting label="Loading" />}
      {typeof asking === 'object' &&
        ('words' in asking ? (
          <p role="alert">{asking.words}</p>
        ) : (
          <Confirm {...asking} onBack={() => setAsking('no')} />
        ))}
    </section>
  )
}

/** Unsent changes exist only here and go with the account, so we ask first. */
async function unsentMayGo(): Promise<boolean> {
  await syncNow()
  const left = await outboxCount()
  if (left === 0) return true
  return confirmWith(
    left === 1 ? 'One change hasn’t been sent yet.' : `${left} changes haven’t been sent yet.`,
    {
      text: 'They are only on this tablet and will be deleted with the account. To keep them, download everything first.',
      yes: 'Delete them too',
      no: 'Stop here',
    },
  )
}

function Confirm({ factor, password: hasPassword, onBack }: Needs & { onBack: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, problem, submit } = useAuthForm()
  const navigate = useNavigate()
  const typed = async (): Promise<Left> =>
    (await unsentMayGo()) ? deleteAccount(password, code) : { ok: false, words: 'Nothing was deleted.' }
  const remove = submit(typed, ({ goneAt }) => {
    notify({
      title: 'Your account is closed',
      text: `It will be deleted for good on ${dayOf(goneAt)}. Sign in before then to keep it.`,
      tone: 'info',
    })
    navigate('/auth', { replace: true })
  })
  return (
    <form className={settings.form} onSubmit={remove}>
      {hasPassword ? (
        <PasswordRow label="Password" value={password} onChange={setPassword} />
      ) : (
        <p>
          You sign in without a password. If you last did so more than ten minutes ago, sign in again first.
        </p>
      )}
      {factor && <EitherCodeField value={code} onChange={setCode} />}
      <Refused words={problem} />
      <div className={settings.choices}>
        <Button onClick={onBack}>Keep my account</Button>
        <button type="submit" className={buttonClass('stop')} disabled={busy}>
          Close and delete the account
        </button>
      </div>
    </form>
  )
}
