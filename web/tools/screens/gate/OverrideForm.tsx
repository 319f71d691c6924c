import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { useHold } from '../../../platform/pwa/update'
import { WHY_WITHOUT } from '../../../salon/records/labels'
import { tooLong } from '../../../ui/forms/too-long'
import { Button } from '../../../ui/kit/Button'
import { useKept } from '../drafts/use-kept'
import styles from './SmallForm.module.css'

const Reason = z.string()

type OverrideFormProps = {
  storageKey: string
  /** Just opened with a tap, so it takes the focus. */
  tapped: boolean
  /** True once it has been logged. */
  onSave: (reason: string) => Promise<boolean>
  onCancel: () => void
}

export function OverrideForm({ storageKey, tapped, onSave, onCancel }: OverrideFormProps) {
  const { value: reason, change, clear } = useKept(storageKey, Reason, () => '')
  const [missing, setMissing] = useState(false)
  useHold(reason.trim() !== '', 'A reason is half written.')
  const [saving, setSaving] = useState(false)
  const long = tooLong(reason.trim())
  async function save(): Promise<void> {
    setSaving(true)
    try {
      if (await onSave(reason)) clear('')
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      className={styles.form}
      data-no-print
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim() === '') setMissing(true)
        else if (!saving && !long) void save()
      }}
    >
      <Textarea
        label={WHY_WITHOUT}
        description="Logged with your name and the time, and kept with this answer."
        autosize
        minRows={2}
        size="md"
        autoFocus={tapped}
        value={reason}
        readOnly={saving}
        error={long ?? (missing && reason.trim() === '' ? 'Write the reason first' : undefined)}
        onChange={event => change(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button look="act" type="submit" disabled={saving}>
          Save the reason and continue
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
