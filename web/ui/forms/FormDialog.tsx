// A dialog with a form that never loses what was typed: Cancel and Escape ask first.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../kit/Button'
import { useAskedClose } from './asked-close'
import { Dialog } from './Dialog'
import styles from './FormDialog.module.css'
import { type Form, type KeptForm, NOT_KEPT } from './kept-form'
import { useOnce } from './once'

type Props<F extends Form> = {
  title: string
  form: KeptForm<F>
  save: string
  /**
   * Returns true once saved: the dialog closes and the draft is deleted. If somebody typed meanwhile, it stays open,
   * and the next save goes to the same record.
   */
  onSave: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

export function FormDialog<F extends Form>({ title, form, save, onSave, onClose, children }: Props<F>) {
  const [saving, setSaving] = useState(false)

  const close = useAskedClose(form, onClose)
  const once = useOnce()
  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      setSaving(true)
      const saved = await onSave()
      setSaving(false)
      if (!saved || !form.rest()) return
      form.forget()
      onClose()
    })
  }

  return (
    <Dialog title={title} onClose={() => void close()} held={form.changed}>
      <form onSubmit={submit} noValidate className={styles.form}>
        {form.found && <p className={styles.found}>You typed this before. It was kept for you.</p>}
        {!form.kept && (
          <p className={styles.full} role="alert">
            {NOT_KEPT}
          </p>
        )}
        {children}
        <div className={styles.actions}>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button look="act" type="submit" disabled={saving}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
