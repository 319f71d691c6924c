import { useState } from 'react'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { edit, remove, restore } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { NOT_KEPT, useKeptForm } from '../../../ui/forms/kept-form'
import { useOnce } from '../../../ui/forms/once'
import { tooLong } from '../../../ui/forms/too-long'
import { Button } from '../../../ui/kit/Button'
import { Dictated } from '../../../voice/Dictated'
import { EarlierLink } from '../../records/versions/EarlierLink'
import { SecondVersions } from '../../records/versions/SecondVersions'
import styles from './Notes.module.css'

type Props = { id: string; fields: FieldsOf<'note'> }

export function NoteMoment({ id, fields }: Props) {
  const [editing, setEditing] = useState(false)
  if (editing) return <NoteEditor id={id} fields={fields} onClose={() => setEditing(false)} />

  const deleteNote = () =>
    attempt(() => remove('note', id), {
      title: 'Note deleted',
      tone: 'stop',
      undo: () => void attempt(() => restore('note', id)),
    })
  return (
    <div className={styles.note}>
      <p>{fields.text}</p>
      <div className={styles.acts}>
        {fields.who && <small>{fields.who}</small>}
        <button type="button" onClick={() => setEditing(true)}>
          Edit
        </button>
        <button type="button" onClick={() => void deleteNote()}>
          Delete
        </button>
        <EarlierLink kind="note" id={id} present={fields} />
      </div>
      <SecondVersions kind="note" id={id} fields={fields} />
    </div>
  )
}

function NoteEditor({ id, fields, onClose }: Props & { onClose: () => void }) {
  const form = useKeptForm(`note-edit:${id}`, { text: fields.text })
  const text = form.values.text.trim()

  const once = useOnce()

  const save = () =>
    once(async () => {
      if (text === '' || tooLong(text)) return
      const saved = await attempt(() => edit('note', id, { text }, { text: form.initial.text }))
      if (saved && form.rest()) onClose()
    })

  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Dictated>
        <textarea
          aria-label="Chair note"
          rows={Math.min(12, Math.max(3, form.values.text.split('\n').length + 1))}
          // biome-ignore lint/a11y/noAutofocus: the person pressed Edit on this very text
          autoFocus
          value={form.values.text}
          onChange={event => form.set('text', event.currentTarget.value)}
        />
      </Dictated>
      {tooLong(text) && <p role="alert">{tooLong(text)}</p>}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
      <div className={styles.acts}>
        <Button type="submit" disabled={text === '' || tooLong(text) !== undefined}>
          Save note
        </Button>
        <Button
          onClick={() => {
            form.forget()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
