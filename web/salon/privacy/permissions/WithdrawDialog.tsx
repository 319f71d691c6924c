import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useRecord } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { FormDialog } from '../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { askDeletePhotos } from '../../photos/keep'
import { WHY_WITHDRAWN } from '../../records/labels'

type Props = { id: string; clientId: string; onClose: () => void }

/** Ends the permission. The record of when it was given, and its wording, stays. */
export function WithdrawDialog({ id, clientId, onClose }: Props) {
  const form = useKeptForm(`withdraw:${clientId}`, { why: '' })
  const about = useRecord('consent', id)?.fields.about
  async function save(): Promise<boolean> {
    const saved = await withdraw()
    // The dialog is closed by then.
    if (saved && about === 'photos') void askDeletePhotos(clientId)
    return saved
  }
  const withdraw = () =>
    attempt(
      () =>
        edit('consent', id, {
          withdrawn_at: new Date().toISOString(),
          withdrawn_why: form.values.why.trim() || null,
        }),
      {
        title: 'Permission taken back',
        tone: 'info',
        undo: () => void attempt(() => edit('consent', id, { withdrawn_at: null, withdrawn_why: null })),
      },
    )
  return (
    <FormDialog title="Take the permission back" form={form} save="Take back" onSave={save} onClose={onClose}>
      <p>
        From now on there is no permission. What was agreed, and when, stays on record. Notes or photos that
        were made under it stay until you delete them.
      </p>
      <TextInput
        label={WHY_WITHDRAWN}
        value={form.values.why}
        maxLength={500}
        onChange={event => form.set('why', event.currentTarget.value)}
      />
    </FormDialog>
  )
}
