// A slider for wet hands: native, so keys and screen readers work; 44 px high, with a button for a step either way.
import { useId } from 'react'
import styles from './Range.module.css'
import slider from './Slider.module.css'

type RangeProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value for display: "£52.00". */
  shown?: string
  /** Beside the value: how far it is from the original. */
  note?: string | undefined
}

/** The next stop, within the range and without floating-point errors. */
export function nextStop(
  value: number,
  direction: 1 | -1,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  return Math.min(max, Math.max(min, Number((value + direction * step).toFixed(6))))
}

export function Range({ label, value, onChange, min, max, step = 1, shown, note }: RangeProps) {
  const id = useId()
  const part = max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0
  const move = (direction: 1 | -1): void => onChange(nextStop(value, direction, { min, max, step }))
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>
          <output htmlFor={id}>{shown ?? value.toLocaleString('en-GB')}</output>
          {note && <small>{note}</small>}
        </span>
      </div>
      <div className={styles.row}>
        <button type="button" aria-label={`Less: ${label}`} disabled={value <= min} onClick={() => move(-1)}>
          −
        </button>
        <input
          id={id}
          className={slider.slider}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={shown}
          style={{ '--part': `${part}%` } as React.CSSProperties}
          onChange={event => onChange(Number(event.target.value))}
        />
        <button type="button" aria-label={`More: ${label}`} disabled={value >= max} onClick={() => move(1)}>
          +
        </button>
      </div>
    </div>
  )
}
