// Erasing is another act than deleting: nothing brings it back, so it asks for the name and needs the server.
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { currentSalon } from '../data/db'
import { Dialog } from '../records/Dialog'
import { syncNow } from '../sync/start'
import { Button } from '../ui/Button'
import { notify } from '../ui/notify'
import styles from './EraseDialog.module.css'

const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

async function erase(client_id: string): Promise<string | null> {
  try {
    const reply = await fetch('/api/erase', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: currentSalon()?.account ?? '', client_id }),
    })
    if (reply.ok) return null
    if (reply.status === 401) return 'Sign in first. Nothing was erased.'
    return 'The server could not erase it. Nothing was erased; try again.'
  } catch {
    return 'There is no signal. Erasing happens on the server; nothing was erased.'
  }
}

type Props = { clientId: string; name: string; onClose: () => void; onErased: () => void }

export function EraseDialog({ clientId, name, onClose, onErased }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (plain(typed) !== plain(name)) {
      setProblem('This is not the name above.')
      return
    }
    setBusy(true)
    const failed = await erase(clientId)
    setBusy(false)
    setProblem(failed)
    if (failed !== null) return
    void syncNow()
    notify({ title: 'Erased for good', text: 'Other devices forget it as they next connect.', tone: 'stop' })
    onErased()
  }

  return (
    <Dialog title="Erase for good" onClose={onClose}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>
          Everything about <strong className={styles.name}>{name}</strong> goes: the card, notes, allergies,
          patch tests, formulas and answers, on the server and on every device. This cannot be undone.
          Insurers often ask you to keep patch test records for years.
        </p>
        <TextInput
          label="Type the name to confirm"
          value={typed}
          error={problem}
          autoComplete="off"
          data-autofocus
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep</Button>
          <Button look="stop" type="submit" disabled={busy}>
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
