import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Switch.css'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SALON_ID } from '../../../shared/sync/kinds'
import { useRecord } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { FormDialog } from '../../ui/forms/FormDialog'
import { useKeptForm } from '../../ui/forms/kept-form'
import { concernsOf } from '../records/concerns'
import { labels, NO_AI } from '../records/labels'
import styles from './ClientDialog.module.css'
import {
  type ClientCard,
  cardOf,
  changedIn,
  EMPTY_CLIENT,
  type FormProblems,
  formOf,
  problemsOf,
} from './client-form'

type Props = {
  /** The client to edit; without one, the dialog adds a new client. */
  client?: { id: string; fields: ClientCard }
  /** A name to start with: what was typed into the search. */
  name?: string
  onClose: () => void
  onSaved?: (id: string) => void
}

export function ClientDialog({ client, name = '', onClose, onSaved }: Props) {
  const form = useKeptForm(
    client ? `client:${client.id}` : 'client',
    client ? formOf(client.fields) : { ...EMPTY_CLIENT, name },
  )
  const [problems, setProblems] = useState<FormProblems>({})
  const concerns = concernsOf(form.values.concerns)
  const salon = useRecord('salon', SALON_ID)?.fields
  const { no_ai } = form.values
  // On a new card with no choice made, the salon's setting decides.
  const withoutAi = no_ai === 'yes' || (no_ai === '' && !client && salon?.new_clients_no_ai === true)

  async function save(): Promise<boolean> {
    const card = { ...cardOf(form.values), no_ai: withoutAi }
    const found = problemsOf(card, form.values.birthday)
    setProblems(found)
    if (Object.keys(found).length > 0) return false
    if (client) {
      const before = cardOf(form.initial)
      return attempt(() => edit('client', client.id, changedIn(before, card), before), {
        title: 'Success',
        text: 'Client updated successfully.',
        tone: 'ok',
      })
    }
    const saved = await attempt(
      () =>
        create(
          'client',
          { ...card, created_at: new Date().toISOString(), sample: false, import_id: null },
          form.id,
        ),
      { title: 'Success', text: 'Client added successfully.', tone: 'ok' },
    )
    if (saved) onSaved?.(form.id)
    return saved
  }

  const field = (name: keyof typeof EMPTY_CLIENT) => ({
    value: form.values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })

  return (
    <FormDialog
      title={client ? 'Edit Client' : 'Add Client'}
      save={client ? 'Save changes' : 'Add Client'}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <TextInput label={labels.client.name} required data-autofocus autoComplete="off" {...field('name')} />
      <div className={styles.pair}>
        <TextInput
          label={labels.client.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...field('phone')}
        />
        <TextInput
          label={labels.client.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field('email')}
        />
      </div>
      <TextInput
        label={labels.client.hair_type}
        placeholder="Fine, wavy, natural 6"
        {...field('hair_type')}
      />
      <div>
        <TextInput
          label={labels.client.concerns}
          description="Separated by commas"
          placeholder="frizz, dry ends"
          {...field('concerns')}
        />
        {concerns.length > 0 && (
          <ul className={styles.concerns} aria-label="Concerns as they will be saved">
            {concerns.map(concern => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        )}
      </div>
      <TextInput
        label={labels.client.birthday}
        description="Day and month. The year isn’t kept."
        placeholder="14 March"
        autoComplete="off"
        {...field('birthday')}
      />
      <Textarea
        label={labels.client.notes}
        description="Allergies have a place of their own on the client's page, where nobody can miss them."
        autosize
        minRows={3}
        maxRows={10}
        {...field('notes')}
      />
      <Switch
        className={styles.switch}
        size="lg"
        label={NO_AI}
        description="Nothing about this client goes to a model. Only the built-in engine answers."
        checked={withoutAi}
        onChange={event => form.set('no_ai', event.currentTarget.checked ? 'yes' : client ? '' : 'no')}
      />
    </FormDialog>
  )
}
