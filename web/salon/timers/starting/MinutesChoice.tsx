// How long: a number to type, one minute more or less, and the usual times.
import { MOST_MINUTES } from '../../../../shared/salon/timers'
import styles from './StartDialog.module.css'

const PRESETS = [5, 10, 15, 20, 25, 30, 35, 45]
export const USUAL = 30

export const within = (minutes: number): number =>
  Math.min(MOST_MINUTES, Math.max(1, Math.round(minutes) || 1))

type MinutesChoiceProps = { typed: string; onTyped: (typed: string) => void }

export function MinutesChoice({ typed, onTyped }: MinutesChoiceProps) {
  const minutes = within(Number(typed))
  const setMinutes = (next: number): void => onTyped(String(within(next)))
  return (
    <fieldset className={styles.chips}>
      <legend>Minutes</legend>
      <div className={styles.stepper}>
        <button type="button" aria-label="One minute less" onClick={() => setMinutes(minutes - 1)}>
          −
        </button>
        <input
          aria-label="Minutes"
          inputMode="numeric"
          value={typed}
          onFocus={event => event.target.select()}
          onChange={event => onTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
          onBlur={() => setMinutes(minutes)}
        />
        <button type="button" aria-label="One minute more" onClick={() => setMinutes(minutes + 1)}>
          +
        </button>
      </div>
      <div className={styles.presets}>
        {PRESETS.map(each => (
          <button key={each} type="button" aria-pressed={minutes === each} onClick={() => setMinutes(each)}>
            {each}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
