import { useState } from 'react'
import { buttonClass } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import settings from '../../../ui/kit/Settings.module.css'
import { useAuthForm } from '../auth-form'
import { PasswordRow } from '../password/PasswordRow'
import { Refused } from '../Refused'
import { changePassword } from './security'

export function SecurityPassword({ onChange }: { onChange: () => Promise<void> }) {
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const { busy, problem, submit } = useAuthForm()
  const save = submit(
    () => changePassword(present, next),
    () => {
      setPresent('')
      setNext('')
      notify({ title: 'Password changed', text: 'Every other device was signed out.', tone: 'ok' })
      void onChange()
    },
  )
  return (
    <section className={settings.panel}>
      <h2>Password</h2>
      <form className={settings.form} onSubmit={save}>
        <PasswordRow label="Current password" value={present} onChange={setPresent} />
        <PasswordRow
          label="New password"
          value={next}
          onChange={setNext}
          isNew
          hint="At least 6 characters."
        />
        <Refused words={problem} />
        <div>
          <button type="submit" className={buttonClass('quiet')} disabled={busy}>
            Change password
          </button>
        </div>
      </form>
    </section>
  )
}
