import '@mantine/core/styles/Input.css'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { currentPerson } from '../../../platform/data/account/people'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { FormDialog } from '../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { tooLong } from '../../../ui/forms/too-long'
import { labels } from '../../records/labels'

export function AllergyDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const form = useKeptForm(`allergy:${clientId}`, { substance: '', reaction: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const reaction = form.values.reaction.trim()

  async function save(): Promise<boolean> {
    const substance = form.values.substance.trim()
    const long = substance.length > 200 ? 'Keep it under 200 characters; the rest fits below.' : null
    const found = substance === '' ? 'Say what this client reacts to.' : long
    setProblem(found)
    if (found !== null || tooLong(reaction)) return false
    return attempt(
      () =>
        create(
          'allergy',
          {
            client_id: clientId,
            substance,
            reaction: reaction || null,
            noted_at: new Date().toISOString(),
            who: currentPerson().name,
          },
          form.id,
        ),
      { title: 'Allergy added', text: substance, tone: 'ok' },
    )
  }

  return (
    <FormDialog title="Add allergy" save="Add allergy" form={form} onSave={save} onClose={onClose}>
      <TextInput
        label={labels.allergy.substance}
        placeholder="PPD, latex, nickel, fragrance"
        required
        data-autofocus
        autoComplete="off"
        value={form.values.substance}
        error={problem}
        onChange={event => form.set('substance', event.currentTarget.value)}
      />
      <Textarea
        label={labels.allergy.reaction}
        placeholder="Swelling behind the ears after a day, 2023"
        autosize
        minRows={2}
        error={tooLong(reaction)}
        value={form.values.reaction}
        onChange={event => form.set('reaction', event.currentTarget.value)}
      />
    </FormDialog>
  )
}
