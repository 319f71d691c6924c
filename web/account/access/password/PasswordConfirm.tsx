import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '../../../ui/kit/Button'
import settings from '../../../ui/kit/Settings.module.css'
import { Refused } from '../Refused'
import { PasswordRow } from './PasswordRow'

/** Asks for the password before anything that only the account's owner may do. */
export function PasswordConfirm({
  does,
  problem,
  busy,
  onPassword,
  onCancel,
}: {
  does: string
  problem: string | null
  busy: boolean
  onPassword: (password: string) => void
  onCancel: () => void
}) {
  const [password, setPassword] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form className={settings.form} onSubmit={send} aria-label={does}>
      <PasswordRow label="Password" value={password} onChange={setPassword} />
      <Refused words={problem} />
      <div className={settings.choices}>
        <button type="submit" className={buttonClass('act')} disabled={busy}>
          {does}
        </button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
