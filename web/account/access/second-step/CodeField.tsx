import { useId } from 'react'
import styles from './Code.module.css'

type Props = {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  focus?: boolean
}

/** Six digits from an authenticator app, and nothing else; the keyboard may suggest a copied code. */
export function CodeField({ label, hint, value, onChange, focus = false }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        maxLength={6}
        title="Six digits"
        required
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field by pressing the button before it
        autoFocus={focus}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={event => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

/** A separate field, because backup codes have letters. */
export function BackupCodeField({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Backup code</label>
      <input
        id={id}
        className={styles.backup}
        name="backup-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field by pressing the button before it
        autoFocus
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <small id={`${id}-hint`}>
        One of the ten codes you saved, such as ab3de-f6h8k. Each works once. Capitals and the dash don’t
        matter.
      </small>
    </div>
  )
}

/** The app's six digits or a backup code, for a rare and serious action. */
export function EitherCodeField({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Code from your app, or a backup code</label>
      <input
        id={id}
        className={styles.backup}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
