import { type FormEvent, useState } from 'react'
import { SALON_ID } from '../../shared/kinds'
import type { FieldsOf } from '../../shared/records'
import { useRecord } from '../data/queries'
import { create, edit } from '../data/save'
import { buttonClass } from '../ui/Button'
import { notify } from '../ui/notify'
import { Waiting } from '../ui/Waiting'
import styles from './Settings.module.css'

type Salon = FieldsOf<'salon'>
/** The trade's own advice: a skin test 48 hours before, again after half a year. */
const NEW_SALON = {
  name: '',
  booking_link: null,
  currency: 'GBP',
  colour_brand: null,
  patch_test_hours: 48,
  patch_test_valid_months: 6,
} as const satisfies Partial<Salon>

const CURRENCIES = {
  GBP: 'Pound (£)',
  USD: 'US dollar ($)',
  EUR: 'Euro (€)',
  AUD: 'Australian dollar (A$)',
  CAD: 'Canadian dollar (C$)',
}
const isCurrency = (value: string): value is Salon['currency'] => Object.hasOwn(CURRENCIES, value)

const textOrNull = (value: FormDataEntryValue | null): string | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

function readForm(form: FormData): { fields: Partial<Salon> } | { problem: string } {
  const hours = Number(form.get('hours'))
  const months = Number(form.get('months'))
  if (!Number.isInteger(hours) || hours < 24 || hours > 168)
    return { problem: 'Hours between patch test and colour: a whole number from 24 to 168.' }
  if (!Number.isInteger(months) || months < 1 || months > 24)
    return { problem: 'Months that a patch test counts: a whole number from 1 to 24.' }
  const currency = String(form.get('currency'))
  return {
    fields: {
      name: textOrNull(form.get('name')) ?? '',
      booking_link: textOrNull(form.get('booking')),
      colour_brand: textOrNull(form.get('brand')),
      currency: isCurrency(currency) ? currency : 'GBP',
      patch_test_hours: hours,
      patch_test_valid_months: months,
    },
  }
}

export function SalonSection() {
  const row = useRecord('salon', SALON_ID)
  const [problem, setProblem] = useState<string | null>(null)
  if (row === undefined) return <Waiting label="Loading" />
  const salon: Partial<Salon> = row?.fields ?? NEW_SALON

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const read = readForm(new FormData(event.currentTarget))
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    try {
      if (row) await edit('salon', SALON_ID, read.fields)
      else await create('salon', { ...NEW_SALON, ...read.fields }, SALON_ID)
      notify({ title: 'Salon saved', tone: 'ok' })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That could not be saved.')
    }
  }

  return (
    <form className={styles.panel} onSubmit={event => void submit(event)} key={row?.version ?? 0}>
      <h2>Salon</h2>
      <label className={styles.field}>
        <span>Name</span>
        <input name="name" maxLength={200} defaultValue={salon.name} autoComplete="organization" />
      </label>
      <label className={styles.field}>
        <span>Colour brand</span>
        <input name="brand" maxLength={200} defaultValue={salon.colour_brand ?? ''} />
        <small>
          Brands read a code differently: 7/4 is not 7.4. The engine reads codes as this brand writes them.
        </small>
      </label>
      <label className={styles.field}>
        <span>Booking link</span>
        <input name="booking" maxLength={500} inputMode="url" defaultValue={salon.booking_link ?? ''} />
      </label>
      <label className={styles.field}>
        <span>Currency</span>
        <select name="currency" defaultValue={salon.currency}>
          {Object.entries(CURRENCIES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <h2>Patch tests</h2>
      <label className={styles.field}>
        <span>Hours between patch test and colour</span>
        <input name="hours" inputMode="numeric" defaultValue={salon.patch_test_hours} />
        <small>48 is the usual advice; your insurer may ask for more.</small>
      </label>
      <label className={styles.field}>
        <span>Months that a patch test counts</span>
        <input name="months" inputMode="numeric" defaultValue={salon.patch_test_valid_months} />
      </label>
      {problem && (
        <p role="alert" style={{ color: 'var(--stop)' }}>
          {problem}
        </p>
      )}
      <button type="submit" className={buttonClass('act')}>
        Save salon
      </button>
    </form>
  )
}
