import { useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import settings from '../../../ui/kit/Settings.module.css'
import { useAuthForm } from '../auth-form'
import { PasswordRow } from '../password/PasswordRow'
import { Refused } from '../Refused'
import { firstPassword } from './security'

/** For people who have only ever signed in through a provider. */
export function SecurityFirstPassword({ onChange }: { onChange: () => Promise<void> }) {
  const [password, setPassword] = useState('')
  const { busy, problem, submit } = useAuthForm()
  const save = submit(
    () => firstPassword(password),
    () => {
      notify({
        title: 'Password saved',
        text: 'From now on you can sign in with your email and this password.',
        tone: 'ok',
      })
      void onChange()
    },
  )
  return (
    <section className={settings.panel}>
      <h2>Password</h2>
      <p>
        This account has no password yet. With one, you can also sign in by email. Choose it within ten
        minutes of <Link to="/auth?again=1">signing in</Link>.
      </p>
      <form className={settings.form} onSubmit={save}>
        <PasswordRow
          label="New password"
          value={password}
          onChange={setPassword}
          isNew
          hint="At least 6 characters."
        />
        <Refused words={problem} />
        <div>
          <button type="submit" className={buttonClass('quiet')} disabled={busy}>
            Choose password
          </button>
        </div>
      </form>
    </section>
  )
}
