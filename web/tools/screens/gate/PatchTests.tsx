// Records a patch test where it is missing: on the sheet that waits for it.

import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { z } from 'zod'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { currentPerson } from '../../../platform/data/account/people'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { create, edit } from '../../../platform/data/saving/save'
import { useHold } from '../../../platform/pwa/update'
import { Unsent } from '../../../salon/records/Unsent'
import { savedAll, useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { fromField, toField, whenOf } from '../../../ui/kit/when'
import { useKeptRecord } from '../drafts/use-kept-record'
import { tried } from '../tried'
import styles from './SmallForm.module.css'

type Result = FieldsOf<'patch_test'>['result']
const RESULTS: Readonly<Record<Result, string>> = {
  waiting: 'Waiting to be read',
  clear: 'Clear',
  reaction: 'Reaction',
}

type PatchTestsProps = { clientId: string; storageKey: string; onDone: () => void }

export function PatchTests({ clientId, storageKey, onDone }: PatchTestsProps) {
  const tests = useAbout('patch_test', clientId)
  const salon = useRecord('salon', SALON_ID)
  if (tests === undefined) return null
  const brand = salon?.fields.colour_brand ?? ''
  // If every brand needs its own test, the last test's brand is no guide to what is mixed now.
  const usual = salon?.fields.patch_test_retest === 'brand' ? brand : (tests[0]?.fields.product ?? brand)
  return (
    <div data-no-print>
      {tests.length > 0 && (
        <ul className={styles.tests} aria-label="Recorded patch tests">
          {tests.slice(0, 3).map(test => (
            <li key={test.id}>
              <span>
                {whenOf(test.fields.applied_at)}, {test.fields.product}:{' '}
                <strong>{RESULTS[test.fields.result]}</strong>
                <Unsent row={test} />
              </span>
              {test.fields.result === 'waiting' && <Read id={test.id} />}
            </li>
          ))}
        </ul>
      )}
      <PatchTestForm clientId={clientId} storageKey={storageKey} product={usual} onDone={onDone} />
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

type PatchTestFormProps = PatchTestsProps & { product: string }

const Written = z.object({
  product: z.string(),
  applied: z.string(),
  result: z.enum(['waiting', 'clear', 'reaction']),
  who: z.string(),
})
type Written = z.infer<typeof Written>

const isFuture = (instant: string): boolean => Date.parse(instant) > Date.now() + 60_000

function PatchTestForm({ clientId, storageKey, product: usual, onDone }: PatchTestFormProps) {
  const [first] = useState(
    (): Written => ({
      product: usual,
      applied: toField(new Date().toISOString()),
      result: 'waiting',
      who: currentPerson().name,
    }),
  )
  const kept = useKeptRecord(storageKey, Written, () => first)
  const { id: test, value: written, change, clear } = kept
  const { product, applied, result, who } = written
  const set = (patch: Partial<Written>): void => change({ ...written, ...patch })
  const [checked, setChecked] = useState(false)
  useHold(written !== first, 'A patch test is half written.')
  const appliedAt = fromField(applied)
  const future = appliedAt !== null && isFuture(appliedAt)

  const once = useOnce()
  // Anything typed while saving is saved afterwards, to the same record.
  const latest = useRef(written)
  latest.current = written

  const save = (): Promise<void> =>
    once(async () => {
      setChecked(true)
      if (await savedAll(() => latest.current, saveOne)) done()
    })

  async function saveOne(written: Written): Promise<boolean> {
    const { product, applied, result, who } = written
    const appliedAt = fromField(applied)
    if (product.trim() === '' || appliedAt === null || isFuture(appliedAt)) return false
    kept.saving(written)
    const fields = {
      client_id: clientId,
      product: product.trim(),
      applied_at: appliedAt,
      result,
      read_at: result === 'waiting' ? null : new Date().toISOString(),
      who: who.trim() || null,
      remarks: null,
    }
    return (await tried(() => create('patch_test', fields, test))) !== null
  }

  function done(): void {
    clear(first)
    onDone()
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
          onChange={event => set({ product: event.target.value })}
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
          onChange={event => set({ applied: event.target.value })}
        />
        <TextInput
          label="Who tested"
          size="md"
          maxLength={200}
          value={who}
          onChange={event => set({ who: event.target.value })}
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
              onChange={() => set({ result: choice })}
            />
            {RESULTS[choice]}
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          Save patch test
        </Button>
        <Button onClick={done}>Cancel</Button>
      </div>
    </form>
  )
}
