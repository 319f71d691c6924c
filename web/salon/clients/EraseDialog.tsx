// Unlike deleting, erasing can't be undone: it asks for the name and needs the server.
import { useAnswer } from '../../platform/outside'
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { namedIn } from '../../../shared/reading/names/names'
import { newId } from '../../platform/data/ids'
import { useAbout } from '../../platform/data/queries/queries'
import { syncNow } from '../../platform/sync/start'
import { Dialog } from '../../ui/forms/Dialog'
import { Button } from '../../ui/kit/Button'
import { notify } from '../../ui/kit/notices/notify'
import { eraseKeeping, keeperOf } from '../privacy/erasing'
import { KeepRecord } from '../privacy/KeepRecord'
import { type KeepForm, keepFormFor } from '../privacy/keep'
import styles from './EraseDialog.module.css'

const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

type Props = { clientId: string; name: string; onClose: () => void; onErased: () => void }

export function EraseDialog({ clientId, name, onClose, onErased }: Props) {
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<KeepForm | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [wrongName, setWrongName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [keeper] = useState(() => keeperOf(newId()))
  const appointments = useAbout('appointment', clientId) ?? []
  const isBooked = appointments.some(({ fields }) => fields.uid !== null)
  const close = (): void => {
    keeper.takeBack()
    onClose()
  }
  useAnswer(() => keepFormFor(clientId, name, Date.now()), [clientId, name], { came: setKept })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWrongName(plain(typed) === plain(name) ? null : 'This is not the name above.')
    if (plain(typed) !== plain(name)) return
    setBusy(true)
    const failed = await eraseKeeping(clientId, kept, keeper)
    setBusy(false)
    setProblem(failed)
    if (failed !== null) return
    void syncNow()
    notify({
      title: 'Erased for good',
      text: 'Other devices remove it when they next connect.',
      tone: 'stop',
    })
    onErased()
  }

  return (
    <Dialog title="Erase for good" onClose={close} held={kept?.keep === 'yes'}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>
          Everything about <strong className={styles.name}>{name}</strong> goes: the card, notes, allergies,
          patch tests, appointments, formulas, photos, answers and permissions, on the server and on every
          device. This cannot be undone. Insurers often ask you to keep a record of a reaction for years.
        </p>
        {isBooked && (
          <p>
            Some of these appointments came from a calendar or a list. It keeps its own copy, which Chairside
            never changes: remove <strong className={styles.name}>{name}</strong> there too. What you erase
            won’t come back here. A new booking there would show the name again.
          </p>
        )}
        {kept && (
          <KeepRecord
            form={kept}
            named={namedIn(kept.facts, name)}
            set={(field, value) => setKept({ ...kept, [field]: value })}
          />
        )}
        <TextInput
          label="Type the name to confirm"
          value={typed}
          error={wrongName}
          autoComplete="off"
          data-autofocus
          onChange={event => setTyped(event.currentTarget.value)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={close}>Keep the client</Button>
          <Button look="stop" type="submit" disabled={busy}>
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
