import { useSyncExternalStore } from 'react'
import { Button } from '../../../ui/kit/Button'
import settings from '../../../ui/kit/Settings.module.css'
import { AUTO_LOCK, type AutoLock, autoLock, chooseAutoLock } from '../../../ui/state/lock'
import { lockHere } from '../../../ui/state/lock-here'

const WORDS: Readonly<Record<AutoLock, string>> = {
  0: 'Never',
  1: 'After 1 minute',
  5: 'After 5 minutes',
  15: 'After 15 minutes',
}

export function LockSection() {
  const minutes = useSyncExternalStore(autoLock.subscribe, autoLock.get)
  return (
    <section className={settings.panel}>
      <h2>Locking this tablet</h2>
      <p>While locked, no client is shown. Timers keep running, ring and can be stopped.</p>
      <fieldset className={settings.choices}>
        <legend>Lock automatically</legend>
        {AUTO_LOCK.map(each => (
          <label key={each} className={settings.choice}>
            <input
              type="radio"
              name="auto-lock"
              checked={minutes === each}
              onChange={() => chooseAutoLock(each)}
            />
            {WORDS[each]}
          </label>
        ))}
      </fieldset>
      <p className={settings.soft}>
        At the chair it stays unlocked while a service is open, and while somebody speaks or records. This is
        for everybody on this tablet.
      </p>
      <div>
        <Button onClick={() => void lockHere()}>Lock now</Button>
      </div>
    </section>
  )
}
