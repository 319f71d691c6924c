// Part of erasing: the minimal record that a salon must keep if something happened.
import '@mantine/core/styles/Input.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { labels } from '../records/labels'
import { isWhat, type KeepForm, WHAT_WORDS } from './keep'
import styles from './permissions/Permissions.module.css'

type Props = {
  form: KeepForm
  /** The facts mention the client's name. */
  named: boolean
  set: (field: keyof KeepForm & string, value: string) => void
}

export function KeepRecord({ form, named, set }: Props) {
  const on = form.keep === 'yes'
  return (
    <>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={on}
          onChange={event => set('keep', event.currentTarget.checked ? 'yes' : '')}
        />
        Keep a minimal record without the name
      </label>
      {on && (
        <>
          <p className={styles.soft}>
            For a reaction, a complaint or a claim. It is kept in Settings, Privacy, and deleted automatically
            after its last day.
          </p>
          <NativeSelect
            label={labels.kept_record.what}
            value={form.what}
            data={WHAT_WORDS.map(([value, label]) => ({ value, label }))}
            onChange={event => {
              const { value } = event.currentTarget
              if (isWhat(value)) set('what', value)
            }}
          />
          <Textarea
            label={labels.kept_record.facts}
            description="Initials, day, product and what happened. Nothing more."
            autosize
            minRows={3}
            maxRows={8}
            maxLength={5_000}
            value={form.facts}
            onChange={event => set('facts', event.currentTarget.value)}
          />
          {named && (
            <p className={styles.problem} role="status">
              The name is in the facts. Initials are usually enough.
            </p>
          )}
          <TextInput
            label={labels.kept_record.reason}
            maxLength={500}
            value={form.reason}
            onChange={event => set('reason', event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={labels.kept_record.keep_until}
            value={form.keep_until}
            onChange={event => set('keep_until', event.currentTarget.value)}
          />
        </>
      )}
    </>
  )
}
