import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import settings from '../../../ui/kit/Settings.module.css'
import { ASLEEP } from './CanRing'
import { type Notifying, sendTest, switchOff, switchOn, useNotifying } from './push'
import { chooseRingAll, useRingAll } from './ring-here'

const STANDS: Readonly<Record<Notifying, string>> = {
  unknown: 'Checking what this browser allows.',
  unsupported:
    'This browser can’t show notifications. Timers ring while Chairside is open and the screen is on.',
  'install-first':
    'On an iPad or iPhone notifications need the installed app. Add Chairside to the home screen first.',
  blocked:
    'Notifications from Chairside are blocked in this browser. Allow them in the browser’s settings for this site, then come back here.',
  off: 'Off. Timers ring while Chairside is open and the screen is on.',
  on: 'On, for this tablet. When a timer that was set here ends, and when an answer you asked for here arrives while Chairside is closed, a notification says so.',
}

export default function NotificationsSection() {
  const state = useNotifying()
  const all = useRingAll()
  const [said, setSaid] = useState<string | null>(null)
  const once = useOnce()
  const run = (act: () => Promise<string | null>, well: string | null = null): void =>
    void once(async () => {
      setSaid(null)
      setSaid((await act()) ?? well)
    })
  return (
    <>
      <section className={settings.panel}>
        <h2>Notifications</h2>
        <p className={settings.fact}>
          <Icon name={state === 'on' ? 'check' : 'info'} />
          {STANDS[state]}
        </p>
        {state === 'install-first' && <Link to="/settings/device">How to install it</Link>}
        {state === 'off' && (
          <div>
            <Button look="act" onClick={() => run(switchOn)}>
              Switch on notifications
            </Button>
          </div>
        )}
        {state === 'on' && (
          <div className={settings.choices}>
            <Button onClick={() => run(sendTest, 'Sent. It shows in a moment.')}>Send a test</Button>
            <Button onClick={() => run(switchOff)}>Switch off notifications</Button>
          </div>
        )}
        <p role="status">{said}</p>
        <p className={settings.soft}>
          A notification names only the timer: no client, nothing about anyone’s health. Others may see your
          locked screen.
        </p>
      </section>
      <section className={settings.panel}>
        <h2>What can ring</h2>
        <p className={settings.fact}>
          <Icon name="caution" /> {ASLEEP}
        </p>
        <p>
          While a timer runs Chairside keeps the screen on, where the browser can. That uses battery: keep the
          charger near. A tablet that wakes late rings at once and says how late it is.
        </p>
        <label className={settings.choice}>
          <input type="checkbox" checked={all} onChange={event => chooseRingAll(event.target.checked)} />
          Ring here for timers that were set on other tablets too
        </label>
        <p className={settings.soft}>Kept on this tablet. A timer always rings on the tablet that set it.</p>
      </section>
    </>
  )
}
