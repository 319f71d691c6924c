// Erasing is another act than deleting: nothing brings it back, so it asks for the name and needs the server.
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { namedIn } from '../../shared/names'
import { keptProblem } from '../../shared/privacy/kept'
import { callApi } from '../data/api'
import { currentSalon } from '../data/db'
import { newId } from '../data/ids'
import { currentPerson } from '../data/people'
import { create, remove } from '../data/save'
import { KeepRecord } from '../privacy/KeepRecord'
import { type KeepForm, keepFormFor, keptOf, todayOf } from '../privacy/keep'
import { wordsOf } from '../records/attempt'
import { Dialog } from '../records/Dialog'
import { syncNow } from '../sync/start'
import { Button } from '../ui/Button'
import { notify } from '../ui/notify'
import styles from './EraseDialog.module.css'

const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

async function erase(client_id: string): Promise<string | null> {
  try {
    const reply = await callApi('/api/erase', {
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

/** What is kept is saved before anything is erased, once however often it is tried; and taken back where nothing was. */
function useKeeping() {
  const [id] = useState(newId)
  const done = useRef(false)
  /** Null: it is kept. */
  async function keep(form: KeepForm): Promise<string | null> {
    const now = Date.now()
    const { facts, reason, keep_until } = form
    const problem = keptProblem({ facts, reason, keep_until }, todayOf(now))
    if (problem !== null || done.current) return problem
    try {
      const made_at = new Date(now).toISOString()
      await create('kept_record', { ...keptOf(form), made_at, who: currentPerson().name }, id)
      done.current = true
      return null
    } catch (error) {
      return wordsOf(error)
    }
  }
  const takeBack = (): void => {
    if (done.current) void remove('kept_record', id)
  }
  return { keep, takeBack }
}

type Props = { clientId: string; name: string; onClose: () => void; onErased: () => void }

export function EraseDialog({ clientId, name, onClose, onErased }: Props) {
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<KeepForm | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [wrongName, setWrongName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { keep, takeBack } = useKeeping()
  const close = (): void => {
    takeBack()
    onClose()
  }
  useEffect(() => {
    void keepFormFor(clientId, name, Date.now()).then(setKept)
  }, [clientId, name])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWrongName(plain(typed) === plain(name) ? null : 'This is not the name above.')
    if (plain(typed) !== plain(name)) return
    setBusy(true)
    const failed = (kept?.keep === 'yes' ? await keep(kept) : null) ?? (await erase(clientId))
    setBusy(false)
    setProblem(failed)
    if (failed !== null) return
    void syncNow()
    notify({ title: 'Erased for good', text: 'Other devices forget it as they next connect.', tone: 'stop' })
    onErased()
  }

  return (
    <Dialog title="Erase for good" onClose={close} held={kept?.keep === 'yes'}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>
          Everything about <strong className={styles.name}>{name}</strong> goes: the card, notes, allergies,
          patch tests, formulas, answers and permissions, on the server and on every device. This cannot be
          undone. Insurers often ask you to keep a record of a reaction for years.
        </p>
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
          <Button onClick={close}>Do not erase</Button>
          <Button look="stop" type="submit" disabled={busy}>
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
