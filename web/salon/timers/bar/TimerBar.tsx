// A slim line on every page while a timer runs; a tap opens it. Not at the chair, where the screen shows the timers
// itself.

import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTold } from '../../../platform/outside'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { TimerWatch } from '../ringing/TimerWatch'
import { forgetSaid, useSaid } from '../say'
import { TimerShape } from '../TimerShape'
import { type TimerView, useFirstName, useTimers } from '../use-timers'
import { rememberBar } from './bar-place'
import styles from './TimerBar.module.css'
import { TimerStrip } from './TimerStrip'

const MOST_SHOWN = 3

function Short({ timer: { name, words, share, state, clientId } }: { timer: TimerView }) {
  const who = useFirstName(clientId)
  return (
    <span className={styles.timer}>
      <span className={styles.shape}>
        <TimerShape name={name} share={share} dim={state === 'paused'} />
      </span>
      <span className={styles.words}>
        <b>{who ? `${name}, ${who}` : name}</b> <span>{words}</span>
      </span>
    </span>
  )
}

/** One undo, for the last action. */
function Said() {
  const said = useSaid()
  return (
    <div className={styles.said} data-shown={said !== null}>
      <span role="status">{said?.words}</span>
      {said && (
        <Button
          look="plain"
          onClick={() => {
            forgetSaid()
            void said.undo()
          }}
        >
          <Icon name="undo" size={20} /> Undo
        </Button>
      )}
    </div>
  )
}

export default function TimerBar(): ReactNode {
  const timers = useTimers()
  const [open, setOpen] = useState(false)
  const atChair = useLocation().pathname.startsWith('/chair')
  const shown = (timers?.length ?? 0) > 0 && !atChair
  useTold(timers ? String(shown) : null, () => rememberBar(shown))
  return (
    <>
      <TimerWatch />
      {shown && timers && (
        <section className={styles.bar} aria-label="Timers running" data-no-print>
          <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
            {timers.slice(0, MOST_SHOWN).map(timer => (
              <Short key={timer.id} timer={timer} />
            ))}
            {timers.length > MOST_SHOWN && <span>{timers.length - MOST_SHOWN} more</span>}
            <span className={styles.fold} data-open={open}>
              <Icon name="down" />
            </span>
          </button>
          {open && (
            <div className={styles.all}>
              <TimerStrip />
            </div>
          )}
        </section>
      )}
      {!atChair && <Said />}
    </>
  )
}
