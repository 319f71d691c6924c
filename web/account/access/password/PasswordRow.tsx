import { useId } from 'react'
import { useAccount } from '../../../platform/data/account/account'
import styles from '../../../ui/kit/Settings.module.css'
import { PasswordMeter } from './PasswordMeter'
import { loadJudge } from './strength'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  isNew?: boolean
  hint?: string
}

/** A password field in the settings: typed, never dictated. */
export function PasswordRow({ label, value, onChange, isNew = false, hint }: Props) {
  const id = useId()
  const account = useAccount()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 6 : undefined}
        required
        aria-describedby={hint && `${id}-hint`}
        onFocus={isNew ? () => void loadJudge() : undefined}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {isNew && <PasswordMeter password={value} own={account?.email} />}
    </div>
  )
}
