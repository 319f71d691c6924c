import { useSyncExternalStore } from 'react'
import { knownDevice, onDatabase } from '../../../platform/data/db'
import { remove, restore } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { PersonDisc } from '../PersonDisc'
import { addPasskey, forgetPasskey } from '../passkey/edit-passkeys'
import { passkeysHere } from '../passkey/passkey'
import { canCheckPins } from '../pin/pin'
import type { Someone } from '../use-people'
import styles from './PeopleSection.module.css'

type Props = {
  person: Someone
  isHere: boolean
  canPasskey: boolean
  onEdit: () => void
  onPin: () => void
}

export function PersonRow({ person, isHere, canPasskey, onEdit, onPin }: Props) {
  const device = useSyncExternalStore(onDatabase, knownDevice)
  const once = useOnce()
  const { id, name, colour, pin, isFirst } = person
  const keys = passkeysHere(person.passkeys, device)
  const stands = [
    isHere && 'Working now',
    pin === null ? 'No PIN' : 'PIN set',
    keys.length > 0 && 'Passkey on this tablet',
  ].filter(Boolean)

  const takeAway = (): Promise<boolean> =>
    attempt(() => remove('person', id), {
      title: `${name} was removed`,
      text: 'What they wrote stays, under their name.',
      tone: 'ok',
      undo: () => void attempt(() => restore('person', id)),
    })
  return (
    <li className={styles.person} aria-label={name}>
      <PersonDisc name={name} colour={colour} size="large" />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{stands.join(' · ')}</span>
      </div>
      <div className={styles.acts}>
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {isHere && canCheckPins() && (
          <Button onClick={onPin}>{pin === null ? 'Set a PIN' : 'Change the PIN'}</Button>
        )}
        {isHere && pin !== null && device !== null && canPasskey && keys.length === 0 && (
          <Button onClick={() => void once(() => addPasskey(person, device))}>Add a passkey</Button>
        )}
        {isHere && keys.length > 0 && device !== null && (
          <Button onClick={() => void once(() => forgetPasskey(person, device))}>Remove the passkey</Button>
        )}
        {!isHere && !isFirst && (
          <Button
            aria-label={`Remove ${name}`}
            onClick={() => void once(async () => void (await takeAway()))}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}
