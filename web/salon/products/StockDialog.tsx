// A stock count or a delivery. Each is a record of its own, so it never overwrites what another tablet says.
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ShelfStock } from '../../../shared/salon/stock/shelf'
import { currentPerson } from '../../platform/data/account/people'
import { newId } from '../../platform/data/ids'
import type { Row } from '../../platform/data/queries/queries'
import { create, remove } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { FormDialog } from '../../ui/forms/FormDialog'
import { useKeptForm } from '../../ui/forms/kept-form'
import { readAmount } from './product-form'
import styles from './Stock.module.css'
import { packWord, standingWords } from './stock-words'

type Props = { product: Row<'product'>; standing: ShelfStock; onClose: () => void }
type Why = 'count' | 'delivery'
type StockForm = { why: string; amount: string }
/** More than any salon has. */
const MOST = 10_000

export function StockDialog({ product: { id, fields }, standing, onClose }: Props) {
  const form = useKeptForm<StockForm>(`stock:${id}`, { why: 'count', amount: '' })
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const why: Why = form.values.why === 'delivery' ? 'delivery' : 'count'
  const { pack } = fields
  const unit = pack === null ? 'grams' : packWord(fields.shade, 2)

  async function save(): Promise<boolean> {
    const amount = readAmount(form.values.amount, MOST)
    if (amount == null) {
      setProblem(`Type a number of ${unit}, such as 3 or 1.5.`)
      return false
    }
    setProblem(undefined)
    const move = form.id ?? newId()
    const grams = Math.round(amount * (pack ?? 1) * 100) / 100
    return attempt(
      () =>
        create(
          'stock_move',
          {
            why,
            at: new Date().toISOString(),
            formula_id: null,
            parts: [{ product_id: id, grams, cost: null, bowl: null }],
            who: currentPerson().name,
          },
          move,
        ),
      {
        title: why === 'count' ? 'Counted' : 'Delivery added',
        text: fields.name,
        tone: 'ok',
        undo: () => void attempt(() => remove('stock_move', move)),
      },
    )
  }

  return (
    <FormDialog title={`Stock: ${fields.name}`} save="Save" form={form} onSave={save} onClose={onClose}>
      <p className={styles.there}>
        {standing.grams === null
          ? 'Not counted yet. Count once; what you save as used is taken off from then on.'
          : `There should be ${standingWords(standing, fields.shade)}.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: switches beside each other, no fields that are sent */}
      <div role="group" aria-label="What happened" className={styles.chips}>
        <button type="button" aria-pressed={why === 'count'} onClick={() => form.set('why', 'count')}>
          I counted
        </button>
        <button type="button" aria-pressed={why === 'delivery'} onClick={() => form.set('why', 'delivery')}>
          A delivery came
        </button>
      </div>
      <TextInput
        label={why === 'count' ? `How many ${unit} are there?` : `How many ${unit} came?`}
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        size="md"
        value={form.values.amount}
        error={problem}
        onChange={event => form.set('amount', event.currentTarget.value)}
      />
    </FormDialog>
  )
}
