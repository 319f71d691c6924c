import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../ui/Button'
import styles from './SmallForm.module.css'
import { useHold } from './use-hold'
import { useKept } from './use-kept'

const Reason = z.string()

type OverrideFormProps = {
  storageKey: string
  /** Opened by a tap just now: the next thing is to type. */
  tapped: boolean
  /** True where it was logged. */
  onSave: (reason: string) => Promise<boolean>
  onCancel: () => void
}

export function OverrideForm({ storageKey, tapped, onSave, onCancel }: OverrideFormProps) {
  const { value: reason, change, clear } = useKept(storageKey, Reason, () => '')
  const [missing, setMissing] = useState(false)
  useHold(reason.trim() !== '', 'A reason is half written.')
  async function save(): Promise<void> {
    if (await onSave(reason)) clear('')
  }
  return (
    <form
      className={styles.form}
      data-no-print
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim() === '') setMissing(true)
        else void save()
      }}
    >
      <Textarea
        label="Why go on without it?"
        description="Logged with your name and the time, and kept with this answer."
        autosize
        minRows={2}
        size="md"
        autoFocus={tapped}
        value={reason}
        error={missing && reason.trim() === '' ? 'Write the reason first' : undefined}
        onChange={event => change(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          Log the reason and go on
        </Button>
        <Button
          onClick={() => {
            clear('')
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
