import { useId } from 'react'
import { PIN_LENGTH } from '../../../../shared/account/people-pin'
import settings from '../../../ui/kit/Settings.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void; hint?: string }

export function PinRow({ label, value, onChange, hint }: Props) {
  const id = useId()
  return (
    <div className={settings.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_LENGTH.most}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={event => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
