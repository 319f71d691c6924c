import '@mantine/core/styles/Input.css'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PatchRules } from '../../../../shared/salon/patch-test'
import { currentPerson } from '../../../platform/data/account/people'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { FormDialog } from '../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { tooLong } from '../../../ui/forms/too-long'
import { fromField, toField } from '../../../ui/kit/when'
import { labels } from '../../records/labels'
import styles from './PatchTestDialog.module.css'

const HOUR_MS = 3_600_000

type Field = 'product' | 'applied_at' | 'read_at' | 'remarks'
type Props = { clientId: string; rules: PatchRules; onClose: () => void }

export function PatchTestDialog({ clientId, rules, onClose }: Props) {
  const form = useKeptForm(`patch-test:${clientId}`, {
    product: '',
    applied_at: toField(new Date().toISOString()),
    result: 'waiting',
    read_at: '',
    remarks: '',
  })
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const { product, applied_at, result, read_at, remarks } = form.values
  const waiting = result !== 'clear' && result !== 'reaction'

  // A test read too early is saved as it was seen, but we say straight away that it won't count.
  const began = fromField(applied_at)
  const ended = fromField(read_at || toField(new Date().toISOString()))
  const early =
    result === 'clear' &&
    began !== null &&
    ended !== null &&
    Date.parse(ended) - Date.parse(began) < rules.hours * HOUR_MS

  const results = [
    ['waiting', `Waiting: read it after ${rules.hours} hours`],
    ['clear', 'Clear: no reaction'],
    ['reaction', 'Reaction'],
  ] as const

  async function save(): Promise<boolean> {
    const applied = fromField(applied_at)
    const read = waiting ? null : fromField(read_at || toField(new Date().toISOString()))
    const found: Partial<Record<Field, string>> = {}
    if (product.trim() === '') found.product = 'Say what was applied: the line or the shade.'
    if (product.trim().length > 200) found.product = 'Keep it under 200 characters.'
    if (applied === null) found.applied_at = 'Say on which day and at what time.'
    else if (Date.parse(applied) > Date.now() + 60_000)
      found.applied_at = 'That time is in the future. Check it.'
    if (applied !== null && read !== null && read < applied)
      found.read_at = 'The reading is earlier than the test. Check both times.'
    const long = tooLong(remarks.trim())
    if (long) found.remarks = long
    setProblems(found)
    if (Object.keys(found).length > 0 || applied === null) return false
    return attempt(
      () =>
        create(
          'patch_test',
          {
            client_id: clientId,
            product: product.trim(),
            applied_at: applied,
            result: result === 'clear' || result === 'reaction' ? result : 'waiting',
            read_at: read,
            who: currentPerson().name,
            remarks: remarks.trim() || null,
          },
          form.id,
        ),
      { title: 'Patch test recorded', text: product.trim(), tone: 'ok' },
    )
  }

  const text = (name: keyof typeof form.values) => ({
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })

  return (
    <FormDialog title="Add patch test" save="Add patch test" form={form} onSave={save} onClose={onClose}>
      <TextInput
        label={labels.patch_test.product}
        placeholder="Koleston 6/0"
        required
        data-autofocus
        error={problems.product}
        {...text('product')}
      />
      <TextInput
        label={labels.patch_test.applied_at}
        type="datetime-local"
        required
        error={problems.applied_at}
        {...text('applied_at')}
      />
      <fieldset className={styles.results}>
        <legend>{labels.patch_test.result}</legend>
        {results.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="patch-result"
              checked={result === value}
              onChange={() => form.set('result', value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {early && (
        <p role="status" className={styles.early}>
          Read before {rules.hours} hours had passed: it is kept, but does not count as clear.
        </p>
      )}
      {!waiting && (
        <TextInput
          label={labels.patch_test.read_at}
          description="Empty means now"
          type="datetime-local"
          error={problems.read_at}
          {...text('read_at')}
        />
      )}
      <Textarea
        label={labels.patch_test.remarks}
        placeholder="Where on the skin, and what you saw"
        autosize
        minRows={2}
        error={tooLong(remarks.trim()) ?? problems.remarks}
        {...text('remarks')}
      />
    </FormDialog>
  )
}
