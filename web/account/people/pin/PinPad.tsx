import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { PIN_LENGTH } from '../../../../shared/account/people-pin'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { buttonClass } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './PinPad.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type Props = { label: string; held: boolean; busy: boolean; onPin: (pin: string) => void }

/** Ten digits for the thumb, or a keyboard's. `held`: no attempt is accepted right now. */
export function PinPad({ label, held, busy, onPin }: Props) {
  const [pin, setPin] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useBrought(true, () => field.current?.focus())
  const add = (digit: string): void => setPin(typed => (typed + digit).slice(0, PIN_LENGTH.most))
  const take = (): void => setPin(typed => typed.slice(0, -1))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (held || busy || pin.length < PIN_LENGTH.least) return
    onPin(pin)
    setPin('')
    field.current?.focus()
  }
  /** Keyboard digits work wherever the focus is within the pad. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target === field.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) add(event.key)
    else if (event.key === 'Backspace') take()
  }
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} disabled={held} onClick={() => add(digit)}>
      {digit}
    </button>
  )
  return (
    <form className={styles.pad} onSubmit={submit} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={styles.typed}
        type="password"
        inputMode="none"
        autoComplete="off"
        maxLength={PIN_LENGTH.most}
        readOnly={held}
        value={pin}
        onChange={event => setPin(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <div className={styles.keys}>
        {DIGITS.map(key)}
        <button
          type="button"
          className={styles.key}
          aria-label="Delete the last digit"
          disabled={held}
          onClick={take}
        >
          <Icon name="back" />
        </button>
        {key('0')}
        <button
          type="submit"
          className={`${buttonClass('act')} ${styles.go}`}
          disabled={held || busy || pin.length < PIN_LENGTH.least}
        >
          {busy ? 'Checking' : 'Go in'}
        </button>
      </div>
    </form>
  )
}
