// The month's real colour cost, next to the typed costs; a tap adds it to them.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useRef, useState } from 'react'
import { type MonthOfColour, monthOfColour, type Shelf } from '../../../../shared/salon/stock/shelf'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useAccount } from '../../../platform/data/account/account'
import { useRecord } from '../../../platform/data/queries/queries'
import { useColourBetween } from '../../../platform/data/queries/stock'
import { useShelf } from '../../../salon/records/bowls/stock'
import { money, readPrice, symbols } from '../../../salon/records/money'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { usePresent } from '../../../ui/kit/use-now'
import { keptKey } from '../drafts/kept'
import { useKept } from '../drafts/use-kept'
import { type Field, figureIn } from '../form/fields'
import type { ToolFormState } from '../use-tool-form'
import styles from './ColourCost.module.css'
import { InCosts, knownWords, monthBack, stillIn, withColour } from './colour-cost'

type Month = MonthOfColour & { name: string; from: string }

function useMonth(now: string, back: number, shelf: Shelf | undefined): Month | null {
  const { from, to, name } = monthBack(now, back)
  const found = useColourBetween(from, to)
  if (!shelf || !found) return null
  const month = monthOfColour(
    found.moves.map(({ id, fields }) => ({ id, ...fields })),
    found.formulas.map(({ id, fields }) => ({ id, bowls: fields.bowls })),
    shelf,
  )
  return month.known === 0 ? null : { ...month, from, name: back === 0 ? `${name} so far` : name }
}

/** Shows nothing if no bowl of the two months has a known cost. */
export function ColourCost({ form }: { form: ToolFormState }) {
  const now = usePresent().slice(0, 13)
  const hour = `${now}:00:00.000Z`
  const shelf = useShelf()
  const present = useMonth(hour, 0, shelf)
  const last = useMonth(hour, 1, shelf)
  const months = [last, present].filter(month => month !== null)
  const account = useAccount()?.id ?? ''
  const added = useKept<InCosts>(keptKey(account, 'colour-in-costs'), InCosts, () => [])
  const latest = useRef(form)
  latest.current = form
  const [wanted, setWanted] = useState<string | null>(null)
  const month = months.find(({ name }) => name === wanted) ?? months[0]
  const field = form.fields.find(({ name }) => name === 'costs')
  if (!month || !field) return null
  return (
    <section className={styles.colour} aria-labelledby="colour-cost">
      <h2 id="colour-cost">Colour you really used</h2>
      {months.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: switches beside each other, no fields that are sent
        <div role="group" aria-label="Month" className={styles.months}>
          {months.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === month.name}
              onClick={() => setWanted(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <Taken
        key={month.name}
        form={form}
        field={field}
        month={month}
        added={added}
        present={() => latest.current}
      />
    </section>
  )
}

type TakenProps = {
  form: ToolFormState
  field: Field
  month: Month
  /** Kept as long as the costs, so that a reload or another month doesn't add the same colour twice. */
  added: { value: InCosts; change: (next: InCosts) => void }
  /** Reads the form as it is at the time of an undo. */
  present: () => ToolFormState
}

function Taken({ form, field, month, added, present }: TakenProps) {
  const currency = useRecord('salon', SALON_ID)?.fields.currency ?? 'GBP'
  const [reckoned, setReckoned] = useState('')
  const typed = String(form.values.costs ?? '')
  const costs = figureIn(field, typed)
  const own = readPrice(reckoned)
  const next = costs?.ok && own.ok ? withColour(costs.value, own.price ?? 0, month.pennies) : null
  const tooMuch = costs?.ok === true && own.ok && next === null
  const real = money(month.pennies / 100, currency)
  const before = stillIn(added.value, typed)
  const isIn = before.some(each => each.month === month.from)

  function take(): void {
    if (next === null) return
    const becomes = next.toFixed(2)
    form.change('costs', becomes)
    added.change([...before, { month: month.from, becomes }])
    notify({
      title: `Monthly costs: ${money(next, currency)}`,
      text: `With ${real} of colour.`,
      tone: 'ok',
      undo: () => {
        const now = present()
        if (String(now.values.costs ?? '') !== becomes) return
        now.change('costs', typed)
        added.change(before)
      },
    })
  }
  return (
    <>
      <p>
        {month.name}: <strong>{real}</strong>, {knownWords(month.bowls, month.known)}.
      </p>
      {isIn ? (
        <p className={styles.soft}>It is in your costs.</p>
      ) : (
        <div className={styles.take}>
          <TextInput
            label="For colour, already in your costs"
            description="Leave it empty if there is none."
            size="md"
            inputMode="decimal"
            autoComplete="off"
            leftSection={symbols[currency]}
            value={reckoned}
            error={own.ok ? (tooMuch ? 'That is more than all your costs.' : undefined) : own.words}
            onChange={event => setReckoned(event.currentTarget.value)}
          />
          <Button disabled={next === null} onClick={take}>
            {own.ok && own.price ? `Use ${real} instead` : `Add ${real} to my costs`}
          </Button>
          {!costs?.ok && <p className={styles.soft}>Type your monthly costs first.</p>}
        </div>
      )}
    </>
  )
}
