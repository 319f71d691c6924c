// Two choices and a tap: what it's for, and how long. It warns what a sleeping tablet can't do.

import { useRef, useState } from 'react'
import { TIMER_NAMES } from '../../../../shared/salon/timers'
import { useSource } from '../../../platform/outside'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { AboveFoot, aboveFoot as aboveFootClass, useChairBehind } from '../../../ui/kit/dialogs/AboveFoot'
import { DialogFrame, DialogHead } from '../../../ui/kit/dialogs/Dialog'
import { useShown } from '../../../ui/kit/dialogs/use-shown'
import { notify } from '../../../ui/kit/notices/notify'
import { Dictated } from '../../../voice/Dictated'
import { type Done, onStarted, removeTimer, startTimer } from '../actions'
import { clockTime, timerNow } from '../clock'
import { CanRing } from '../ringing/CanRing'
import { useFirstName } from '../use-timers'
import { MinutesChoice, USUAL, within } from './MinutesChoice'
import styles from './StartDialog.module.css'

type Props = {
  clientId?: string | null
  name?: string
  /** At the chair: the foot with the talk button stays in reach. */
  aboveFoot?: boolean
  onClose: () => void
  onDone: (done: Done) => void
}

export function StartDialog(props: Props) {
  const behind = useChairBehind()
  const chair = props.aboveFoot ? behind : null
  return chair ? (
    <AboveFoot chair={chair}>
      <Asking {...props} />
    </AboveFoot>
  ) : (
    <Asking {...props} aboveFoot={false} />
  )
}

function Asking({
  clientId = null,
  name: first = TIMER_NAMES[0],
  aboveFoot = false,
  onClose,
  onDone,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState<string>(first)
  const [typed, setTyped] = useState(String(USUAL))
  const minutes = within(Number(typed))
  const who = useFirstName(clientId)
  const once = useOnce()
  useShown(dialog, aboveFoot, onClose)
  // Closes if the timer was started by voice meanwhile.
  useSource(() => onStarted(onClose), [onClose])

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
          title: 'Timer not started',
          text: 'It could not be saved on this tablet. Try again.',
          tone: 'stop',
        })
      }
    })
  const isOwn = !TIMER_NAMES.some(known => known === name)
  return (
    <DialogFrame
      named={{ label: 'Start a timer' }}
      element={dialog}
      className={aboveFoot ? `${styles.dialog} ${aboveFootClass}` : styles.dialog}
      onClose={onClose}
    >
      <DialogHead element={dialog} title={`Start a timer${who ? ` for ${who}` : ''}`} />
      <form
        className={styles.inside}
        onSubmit={event => {
          event.preventDefault()
          start()
        }}
      >
        <fieldset className={styles.chips}>
          <legend>What for</legend>
          {TIMER_NAMES.map(each => (
            <label key={each} className={styles.chip}>
              <input type="radio" name="timer" checked={name === each} onChange={() => setName(each)} />
              {each}
            </label>
          ))}
          <Dictated>
            <input
              className={styles.own}
              aria-label="Another name"
              placeholder="Another name"
              maxLength={60}
              value={isOwn ? name : ''}
              onChange={event => setName(event.target.value)}
            />
          </Dictated>
        </fieldset>
        <MinutesChoice typed={typed} onTyped={setTyped} />
        <CanRing onLeave={onClose} />
        <Button look="act" type="submit">
          Start {minutes} {minutes === 1 ? 'minute' : 'minutes'}, done at{' '}
          {clockTime(timerNow() + minutes * 60_000)}
        </Button>
      </form>
    </DialogFrame>
  )
}
