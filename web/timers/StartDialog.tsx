// Two choices and a tap: what it is for, and how long. It says beforehand what a tablet that sleeps can't do.
import { useEffect, useRef, useState } from 'react'
import { MOST_MINUTES, TIMER_NAMES } from '../../shared/timers'
import { useOnce } from '../records/once'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { notify } from '../ui/notify'
import { type Done, removeTimer, startTimer } from './actions'
import { CanRing } from './CanRing'
import { clockTime, timerNow } from './clock'
import styles from './StartDialog.module.css'
import { useFirstName } from './use-timers'

const PRESETS = [5, 10, 15, 20, 25, 30, 35, 45]
const USUAL = 30

const within = (minutes: number): number => Math.min(MOST_MINUTES, Math.max(1, Math.round(minutes) || 1))

type Props = { clientId?: string | null; name?: string; onClose: () => void; onDone: (done: Done) => void }

export function StartDialog({ clientId = null, name: first = TIMER_NAMES[0], onClose, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState<string>(first)
  const [typed, setTyped] = useState(String(USUAL))
  const minutes = within(Number(typed))
  const setMinutes = (next: number): void => setTyped(String(within(next)))
  const who = useFirstName(clientId)
  const once = useOnce()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  const start = (): void =>
    void once(async () => {
      const called = name.trim() || 'Timer'
      try {
        const id = await startTimer({ name: called, seconds: minutes * 60, clientId })
        onDone({
          words: `${called}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} started`,
          undo: () => removeTimer(id),
        })
        onClose()
      } catch (error) {
        console.error(error)
        notify({
          title: 'The timer was not started',
          text: 'It could not be saved on this tablet.',
          tone: 'stop',
        })
      }
    })
  const isOwn = !TIMER_NAMES.some(known => known === name)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Start a timer"
      onClose={onClose}
      onPointerDown={event => event.target === event.currentTarget && onClose()}
    >
      <form
        className={styles.inside}
        onSubmit={event => {
          event.preventDefault()
          start()
        }}
      >
        <div className={styles.head}>
          <h2>Start a timer{who && ` for ${who}`}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <fieldset className={styles.chips}>
          <legend>What for</legend>
          {TIMER_NAMES.map(each => (
            <label key={each} className={styles.chip}>
              <input type="radio" name="timer" checked={name === each} onChange={() => setName(each)} />
              {each}
            </label>
          ))}
          <input
            className={styles.own}
            aria-label="Another name"
            placeholder="Another name"
            maxLength={60}
            value={isOwn ? name : ''}
            onChange={event => setName(event.target.value)}
          />
        </fieldset>
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
              onChange={event => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
              onBlur={() => setMinutes(minutes)}
            />
            <button type="button" aria-label="One minute more" onClick={() => setMinutes(minutes + 1)}>
              +
            </button>
          </div>
          <div className={styles.presets}>
            {PRESETS.map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={minutes === each}
                onClick={() => setMinutes(each)}
              >
                {each}
              </button>
            ))}
          </div>
        </fieldset>
        <CanRing onLeave={onClose} />
        <Button look="act" type="submit">
          Start {minutes} {minutes === 1 ? 'minute' : 'minutes'}, done at{' '}
          {clockTime(timerNow() + minutes * 60_000)}
        </Button>
      </form>
    </dialog>
  )
}
