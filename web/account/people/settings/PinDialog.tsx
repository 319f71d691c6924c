import { type FormEvent, useState } from 'react'
import { pinProblem, waitWords } from '../../../../shared/account/people-pin'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Dialog } from '../../../ui/forms/Dialog'
import { useOnce } from '../../../ui/forms/once'
import { Button, buttonClass } from '../../../ui/kit/Button'
import styles from '../pin/Form.module.css'
import { keptPin } from '../pin/pin'
import { tryPin, waitOf } from '../pin/tries'
import type { Someone } from '../use-people'
import { PinRow } from './PinRow'

/** A PIN is never stored while it is typed, so this form keeps no draft. */
export function PinDialog({ person, onClose }: { person: Someone; onClose: () => void }) {
  const [present, setPresent] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const once = useOnce()

  /** What is wrong with the current PIN; null if there is none or it is right. */
  async function presentProblem(): Promise<string | null> {
    if (person.pin === null) return null
    const found = await tryPin(person.id, person.pin, present)
    if (found === 'right') return null
    const wait = waitOf(person.id)
    return wait > 0
      ? `Too many wrong PINs. The next try is in ${waitWords(wait)}.`
      : 'That is not the current PIN.'
  }
  const change = (next: () => Promise<string | null>, title: string, check: () => string | null): void =>
    void once(async () => {
      setBusy(true)
      const found = check() ?? (await presentProblem())
      setProblem(found)
      // Removing the PIN removes the passkeys too: alone, they would ask on one tablet and let anybody in on the next.
      const done =
        found === null &&
        (await attempt(
          async () => {
            const kept = await next()
            await create('person', kept === null ? { pin: null, passkeys: [] } : { pin: kept }, person.id)
          },
          { title, tone: 'ok' },
        ))
      setBusy(false)
      if (done) onClose()
    })
  function submit(event: FormEvent): void {
    event.preventDefault()
    change(
      () => keptPin(pin),
      person.pin === null ? 'PIN set' : 'PIN changed',
      () => pinProblem(pin, again),
    )
  }
  return (
    <Dialog title={person.pin === null ? 'Set a PIN' : 'Change the PIN'} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {person.pin !== null && <PinRow label="Current PIN" value={present} onChange={setPresent} />}
        <PinRow label="New PIN" hint="4 to 8 digits." value={pin} onChange={setPin} />
        <PinRow label="New PIN again" value={again} onChange={setAgain} />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <p>
          You’ll need it to switch to {person.name}, on every tablet in this salon. If it’s forgotten, the
          account’s password removes it.
        </p>
        <div className={styles.actions}>
          {person.pin !== null && (
            <Button
              disabled={busy}
              onClick={() =>
                change(
                  async () => null,
                  'PIN removed',
                  () => null,
                )
              }
            >
              Remove the PIN
            </Button>
          )}
          <button type="submit" className={buttonClass('act')} disabled={busy}>
            Save PIN
          </button>
        </div>
      </form>
    </Dialog>
  )
}
