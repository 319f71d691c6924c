import { useState } from 'react'
import type { Security } from '../../../../shared/api/security'
import { Button, ButtonLink, buttonClass } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { notify } from '../../../ui/kit/notices/notify'
import settings from '../../../ui/kit/Settings.module.css'
import { useAuthForm } from '../auth-form'
import { PasswordRow } from '../password/PasswordRow'
import { Refused } from '../Refused'
import { BackupCodes } from '../second-step/BackupCodes'
import { EitherCodeField } from '../second-step/CodeField'
import { newBackupCodes, removeFactor } from './security'

type Props = { hasPassword: boolean; onChange: () => Promise<void> }

/** The second step: on or off, its backup codes, and how to remove it. */
export function SecurityFactor({ factor, hasPassword, onChange }: Props & Pick<Security, 'factor'>) {
  const [doing, setDoing] = useState<'nothing' | 'codes' | 'remove'>('nothing')
  const done = async (): Promise<void> => {
    setDoing('nothing')
    await onChange()
  }
  return (
    <section className={settings.panel}>
      <h2>Two-step sign-in</h2>
      <p className={settings.fact}>
        <Icon name={factor ? 'check' : 'info'} />
        {factor
          ? `On. Signing in needs ${hasPassword ? 'your password and a' : 'one more step, the'} code from your authenticator app. Backup codes left: ${factor.backupCodes}.`
          : hasPassword
            ? 'Off. Anybody with your password can sign in.'
            : 'Off. Anybody who gets into the account you sign in with can sign in here.'}
      </p>
      {!factor && (
        <div>
          <ButtonLink to="/mfa-setup">Set it up</ButtonLink>
        </div>
      )}
      {factor && doing === 'nothing' && (
        <div className={settings.choices}>
          <Button onClick={() => setDoing('codes')}>New backup codes</Button>
          <Button onClick={() => setDoing('remove')}>Remove two-step sign-in</Button>
        </div>
      )}
      {factor && doing === 'codes' && <NewCodes hasPassword={hasPassword} onChange={done} />}
      {factor && doing === 'remove' && <Remove hasPassword={hasPassword} onChange={done} />}
    </section>
  )
}

function NewCodes({ hasPassword, onChange }: Props) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { busy, problem, submit } = useAuthForm()
  if (codes)
    return (
      <>
        <p>The old codes no longer work. These are shown only now.</p>
        <BackupCodes codes={codes} />
        <div>
          <Button onClick={() => void onChange()}>I’ve saved them</Button>
        </div>
      </>
    )
  return (
    <form
      className={settings.form}
      onSubmit={submit(
        () => newBackupCodes(hasPassword ? password : undefined),
        made => setCodes(made.answer.backupCodes),
      )}
    >
      {hasPassword && <PasswordRow label="Password" value={password} onChange={setPassword} />}
      <Refused words={problem} />
      <div className={settings.choices}>
        <button type="submit" className={buttonClass('act')} disabled={busy}>
          Make new codes
        </button>
        <Button onClick={() => void onChange()}>Cancel</Button>
      </div>
    </form>
  )
}

function Remove({ hasPassword, onChange }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, problem, submit } = useAuthForm()
  const remove = submit(
    () => removeFactor(hasPassword ? password : undefined, code.trim()),
    () => {
      notify({ title: 'Two-step sign-in is off', tone: 'ok' })
      void onChange()
    },
  )
  return (
    <form className={settings.form} onSubmit={remove}>
      {hasPassword && <PasswordRow label="Password" value={password} onChange={setPassword} />}
      <EitherCodeField value={code} onChange={setCode} />
      <Refused words={problem} />
      <div className={settings.choices}>
        <button type="submit" className={buttonClass('stop')} disabled={busy}>
          Remove
        </button>
        <Button onClick={() => void onChange()}>Keep it</Button>
      </div>
    </form>
  )
}
