// A number to set with wet hands: two 56 px buttons, and a field that accepts a comma or a point.
import { useId, useState } from 'react'
import styles from './NumberStepper.module.css'

type NumberStepperProps = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  unit?: string
  step?: number
  /** The values to step through, where not every number makes sense: 5, 10, 20 vol. */
  stops?: readonly number[]
  min?: number
  max: number
  help?: string | null
  error?: string | undefined
}

export function parseNumber(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** The next value up or down: the next stop if there are stops, else the next multiple of the step. */
export function stepped(
  value: number | null,
  direction: 1 | -1,
  { step = 1, stops, min = 0, max }: Pick<NumberStepperProps, 'step' | 'stops' | 'min' | 'max'>,
): number {
  const from = value ?? min
  if (stops) {
    const further = direction === 1 ? stops.filter(stop => stop > from) : stops.filter(stop => stop < from)
    return (direction === 1 ? further[0] : further.at(-1)) ?? from
  }
  const next = direction === 1 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step
  return Math.min(max, Math.max(min, Math.round(next * 100) / 100))
}

export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, unit, min = 0, max, help, error } = props
  const id = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  const [shown, setShown] = useState(value)
  if (!Object.is(value, shown)) {
    setShown(value)
    if (parseNumber(text) !== value) setText(value === null ? '' : String(value))
  }
  const move = (direction: 1 | -1): void => onChange(stepped(value, direction, props))
  const note = error ?? help
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row} data-error={error ? true : undefined}>
        <button type="button" aria-label={`Less: ${label}`} onClick={() => move(-1)}>
          −
        </button>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={event => event.target.select()}
          onChange={event => {
            setText(event.target.value)
            const next = parseNumber(event.target.value)
            if (next === null || (next >= min && next <= max)) onChange(next)
          }}
          onBlur={() => setText(value === null ? '' : String(value))}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        <button type="button" aria-label={`More: ${label}`} onClick={() => move(1)}>
          +
        </button>
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
    </div>
  )
}
