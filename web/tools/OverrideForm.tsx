import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../ui/Button'
import styles from './SmallForm.module.css'

type OverrideFormProps = { onSave: (reason: string) => Promise<void>; onCancel: () => void }

export function OverrideForm({ onSave, onCancel }: OverrideFormProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <form
      className={styles.form}
      data-no-print
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim() === '') setMissing(true)
        else void onSave(reason)
      }}
    >
      <Textarea
        label="Why go on without it?"
        description="Logged with your name and the time, and kept with this answer."
        autosize
        minRows={2}
        size="md"
        autoFocus
        value={reason}
        error={missing && reason.trim() === '' ? 'Write the reason first' : undefined}
        onChange={event => setReason(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          Log the reason and go on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
