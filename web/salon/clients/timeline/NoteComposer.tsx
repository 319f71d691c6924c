import { type FormEvent, useId } from 'react'
import { currentPerson } from '../../../platform/data/account/people'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { NOT_KEPT, useKeptForm } from '../../../ui/forms/kept-form'
import { useOnce } from '../../../ui/forms/once'
import { LONG } from '../../../ui/forms/too-long'
import { Button } from '../../../ui/kit/Button'
import { Dictated } from '../../../voice/Dictated'
import { MemoButton } from '../../../voice/memos/MemoLater'
import styles from './Notes.module.css'

export function NoteComposer({ clientId }: { clientId: string }) {
  const form = useKeptForm(`note:${clientId}`, { text: '' })
  const label = useId()
  const text = form.values.text.trim()

  const once = useOnce()

  function save(event?: FormEvent) {
    event?.preventDefault()
    if (text === '' || text.length > LONG) return
    void once(async () => {
      const saved = await attempt(() =>
        create(
          'note',
          { client_id: clientId, text, written_at: new Date().toISOString(), who: currentPerson().name },
          // The id is kept with the text, so pressing Save again doesn't create a second note.
          form.id,
        ),
      )
      if (saved) form.saved()
    })
  }

  return (
    <form onSubmit={save} className={styles.composer}>
      <label id={`${label}-label`} htmlFor={label}>
        Chair note
      </label>
      <Dictated>
        <textarea
          id={label}
          data-chair-note=""
          rows={2}
          placeholder="What you did, what you saw, what to do next time"
          value={form.values.text}
          onChange={event => form.set('text', event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
          }}
        />
      </Dictated>
      {text.length > LONG && (
        <p role="alert">{text.length - LONG} characters too many. Split it into two notes.</p>
      )}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
      <div className={styles.acts}>
        {form.changed && (
          <Button type="submit" disabled={text === '' || text.length > LONG}>
            Save note
          </Button>
        )}
        {form.changed && form.found && <small>You typed this before. It was kept for you.</small>}
        <MemoButton clientId={clientId} into="note" />
      </div>
    </form>
  )
}
