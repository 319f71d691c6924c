// A patch test recorded where it is missed: on the sheet that waits for it.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { SALON_ID } from '../../shared/kinds'
import type { FieldsOf } from '../../shared/records'
import { currentPerson } from '../data/people'
import { useAbout, useRecord } from '../data/queries'
import { create, edit } from '../data/save'
import { fromField, toField, whenOf } from '../records/when'
import { Button } from '../ui/Button'
import styles from './SmallForm.module.css'
import { tried } from './tried'

type Result = FieldsOf<'patch_test'>['result']
export const RESULTS: Readonly<Record<Result, string>> = {
  waiting: 'Waiting to be read',
  clear: 'Clear',
  reaction: 'Reaction',
}

export function PatchTests({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const tests = useAbout('patch_test', clientId)
  const salon = useRecord('salon', SALON_ID)
  if (tests === undefined) return null
  return (
    <div data-no-print>
      {tests.length > 0 && (
        <ul className={styles.tests} aria-label="Recorded patch tests">
          {tests.slice(0, 3).map(test => (
            <li key={test.id}>
              <span>
                {whenOf(test.fields.applied_at)}, {test.fields.product}:{' '}
                <strong>{RESULTS[test.fields.result]}</strong>
              </span>
              {test.fields.result === 'waiting' && <Read id={test.id} />}
            </li>
          ))}
        </ul>
      )}
      <PatchTestForm
        clientId={clientId}
        product={tests[0]?.fields.product ?? salon?.fields.colour_brand ?? ''}
        onDone={onDone}
      />
    </div>
  )
}

function Read({ id }: { id: string }) {
  const read = (result: Result): void =>
    void tried(() => edit('patch_test', id, { result, read_at: new Date().toISOString() }))
  return (
    <span className={styles.buttons}>
      <Button onClick={() => read('clear')}>It is clear</Button>
      <Button onClick={() => read('reaction')}>There is a reaction</Button>
    </span>
  )
}

type PatchTestFormProps = { clientId: string; product: string; onDone: () => void }

function PatchTestForm({ clientId, product: usual, onDone }: PatchTestFormProps) {
  const [product, setProduct] = useState(usual)
  const [applied, setApplied] = useState(() => toField(new Date().toISOString()))
  const [result, setResult] = useState<Result>('waiting')
  const [who, setWho] = useState(() => currentPerson().name)
  const [checked, setChecked] = useState(false)
  const appliedAt = fromField(applied)
  const future = appliedAt !== null && Date.parse(appliedAt) > Date.now() + 60_000

  async function save(): Promise<void> {
    setChecked(true)
    if (product.trim() === '' || appliedAt === null || future) return
    const saved = await tried(() =>
      create('patch_test', {
        client_id: clientId,
        product: product.trim(),
        applied_at: appliedAt,
        result,
        read_at: result === 'waiting' ? null : new Date().toISOString(),
        who: who.trim() || null,
        remarks: null,
      }),
    )
    if (saved) onDone()
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.pair}>
        <TextInput
          label="Product tested"
          size="md"
          maxLength={200}
          value={product}
          error={checked && product.trim() === '' ? 'Which product was tested?' : undefined}
          onChange={event => setProduct(event.target.value)}
        />
        <TextInput
          type="datetime-local"
          label="Applied"
          size="md"
          value={applied}
          error={
            future
              ? 'That is in the future'
              : checked && appliedAt === null
                ? 'When was it applied?'
                : undefined
          }
          onChange={event => setApplied(event.target.value)}
        />
        <TextInput
          label="Who tested"
          size="md"
          maxLength={200}
          value={who}
          onChange={event => setWho(event.target.value)}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>Result</legend>
        {(['waiting', 'clear', 'reaction'] as const).map(choice => (
          <label key={choice}>
            <input
              type="radio"
              name="result"
              checked={result === choice}
              onChange={() => setResult(choice)}
            />
            {RESULTS[choice]}
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          Save patch test
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
