// Verifies the person by PIN or by this device's passkey. Works offline.
import { useState, useSyncExternalStore } from 'react'
import { waitWords } from '../../../../shared/account/people-pin'
import { knownDevice, onDatabase } from '../../../platform/data/db'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { PersonDisc } from '../PersonDisc'
import { askPasskey, passkeysHere } from '../passkey/passkey'
import { ForgotPin } from '../pin/ForgotPin'
import { PinPad } from '../pin/PinPad'
import { canCheckPins } from '../pin/pin'
import { forgetTries, tryPin } from '../pin/tries'
import { useWait } from '../pin/use-wait'
import type { Someone } from '../use-people'
import styles from './LetIn.module.css'

type Props = { person: Someone; onIn: () => void; onBack: () => void }

const WRONG = 'That PIN is not right.'
const NOT_YOU = 'The device could not confirm that it’s you. Try again, or type the PIN.'
const COPIED =
  'This passkey has been copied, so it no longer works here. Type the PIN. Then remove the passkey in Settings, People.'
const NOT_HERE =
  'This page is open without https, so this browser can’t check a PIN. Use the account’s password.'

export function LetIn({ person, onIn, onBack }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [forgot, setForgot] = useState(!canCheckPins())
  const device = useSyncExternalStore(onDatabase, knownDevice)
  const wait = useWait(person.id, tried)
  const keys = passkeysHere(person.passkeys, device)

  async function check(pin: string): Promise<void> {
    setBusy(true)
    const found = await tryPin(person.id, person.pin ?? '', pin)
    setBusy(false)
    if (found === 'right') return onIn()
    setProblem(WRONG)
    setTried(count => count + 1)
  }
  async function byPasskey(): Promise<void> {
    setBusy(true)
    const found = await askPasskey(keys)
    setBusy(false)
    if (found !== 'in') return setProblem(found === 'no' ? NOT_YOU : COPIED)
    forgetTries(person.id)
    onIn()
  }
  const asked = wait > 0 ? `Too many wrong PINs. The next try is in ${waitWords(wait)}.` : problem
  return (
    <div className={styles.letIn}>
      <p className={styles.who}>
        <PersonDisc name={person.name} colour={person.colour} size="large" />
        <strong>{person.name}</strong>
      </p>
      {forgot ? (
        <>
          {!canCheckPins() && <p>{NOT_HERE}</p>}
          <ForgotPin person={person} onIn={onIn} />
        </>
      ) : (
        <>
          <PinPad
            label={`PIN of ${person.name}`}
            held={wait > 0}
            busy={busy}
            onPin={pin => void check(pin)}
          />
          {/* Announced once, not again every second. */}
          <p className="visually-hidden" role="alert">
            {wait > 0 ? 'Too many wrong PINs. Wait before the next try.' : problem}
          </p>
          <p className={styles.problem} aria-hidden="true">
            {asked}
          </p>
          {keys.length > 0 && (
            <Button onClick={() => void byPasskey()} disabled={busy}>
              <Icon name="person" /> Use this device’s finger, face or screen lock
            </Button>
          )}
        </>
      )}
      <div className={styles.ways}>
        <Button look="plain" onClick={onBack}>
          <Icon name="back" size={20} /> Somebody else
        </Button>
        {canCheckPins() && (
          <Button look="plain" onClick={() => setForgot(!forgot)}>
            {forgot ? 'Type the PIN' : 'Forgot the PIN?'}
          </Button>
        )}
      </div>
    </div>
  )
}
