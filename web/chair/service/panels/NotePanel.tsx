import { useId, useRef } from 'react'
import { remove } from '../../../platform/data/saving/save'
import { NOT_KEPT, useKeptForm } from '../../../ui/forms/kept-form'
import { useOnce } from '../../../ui/forms/once'
import { LONG } from '../../../ui/forms/too-long'
import { Button } from '../../../ui/kit/Button'
import { canUndo } from '../../../voice/commands/undo'
import { Dictated } from '../../../voice/Dictated'
import { MemoButton } from '../../../voice/memos/MemoLater'
import { writeNote } from '../notes'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type NotePanelProps = { chair: Chair; back: string; onBack: () => void }

export function NotePanel({ chair, back, onBack }: NotePanelProps) {
  // Shares its draft with the note on the client's page.
  const form = useKeptForm(`note:${chair.clientId}`, { text: '' })
  const once = useOnce()
  const label = useId()
  const writing = useRef<HTMLTextAreaElement>(null)
  const text = form.values.text.trim()

  const save = (): Promise<void> =>
    once(async () => {
      if (text === '' || text.length > LONG) return
      if ((await perform(() => writeNote(chair, text, form.id))) === null) return
      form.saved()
      onBack()
    })

  return (
    <Panel title="Note" back={back} onBack={onBack} first={writing}>
      <div>
        <label className={styles.label} htmlFor={label}>
          Chair note
        </label>
        <Dictated>
          <textarea
            ref={writing}
            id={label}
            className={styles.text}
            rows={4}
            placeholder="What you did, what you saw, what to do next time"
            value={form.values.text}
            onChange={event => form.set('text', event.currentTarget.value)}
          />
        </Dictated>
      </div>
      {text.length > LONG && (
        <p role="alert">{text.length - LONG} characters too many. Split it into two notes.</p>
      )}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
      <div className={styles.acts}>
        <Button look="act" disabled={text === ''} onClick={() => void save()}>
          Save note
        </Button>
      </div>
      {/* Kept as sound if the browser can't write it down; it is on the client's card. */}
      <MemoButton
        clientId={chair.clientId}
        into="note"
        onMemo={memo => canUndo('Memo kept', () => remove('memo', memo))}
      />
    </Panel>
  )
}
