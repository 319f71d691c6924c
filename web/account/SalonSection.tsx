import { type FormEvent, useEffect, useState } from 'react'
import { SALON_ID } from '../../shared/kinds'
import { useRecord } from '../data/queries'
import { create, edit } from '../data/save'
import { NOT_KEPT, useKeptForm } from '../records/kept-form'
import { buttonClass } from '../ui/Button'
import { notify } from '../ui/notify'
import { Waiting } from '../ui/Waiting'
import styles from './Settings.module.css'
import { CURRENCIES, changedSalon, NEW_SALON, readSalon, type Salon, type Typed, typedOf } from './salon-form'

export function SalonSection() {
  const row = useRecord('salon', SALON_ID)
  if (row === undefined) return <Waiting label="Loading" />
  return <SalonForm salon={row?.fields ?? NEW_SALON} version={row?.version ?? 0} isNew={row === null} />
}

type Props = { salon: Partial<Salon>; version: number; isNew: boolean }

function SalonForm({ salon, version, isNew }: Props) {
  const form = useKeptForm<Typed>('salon', typedOf(salon))
  const [problem, setProblem] = useState<string | null>(null)
  const { changed, forget } = form
  // What came in from another tablet shows at once, except under someone's hands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another version of the record is here
  useEffect(() => {
    if (!changed) forget()
  }, [version])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const read = readSalon(form.values)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    const fields = changedSalon(form.initial, read.fields)
    const began = readSalon(form.initial)
    try {
      if (isNew) await create('salon', fields, SALON_ID)
      else await edit('salon', SALON_ID, fields, 'fields' in began ? began.fields : {})
      form.rest()
      notify({ title: 'Salon saved', tone: 'ok' })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That could not be saved.')
    }
  }
  const field = (name: keyof Typed) => ({
    name,
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })

  return (
    <form className={styles.panel} onSubmit={event => void submit(event)}>
      <h2>Salon</h2>
      <label className={styles.field}>
        <span>Name</span>
        <input {...field('name')} maxLength={200} autoComplete="organization" />
      </label>
      <label className={styles.field}>
        <span>Colour brand</span>
        <input {...field('brand')} maxLength={200} />
        <small>
          Brands read a code differently: 7/4 is not 7.4. The engine reads codes as this brand writes them.
        </small>
      </label>
      <label className={styles.field}>
        <span>Booking link</span>
        <input {...field('booking')} maxLength={500} inputMode="url" />
      </label>
      <label className={styles.field}>
        <span>Phone</span>
        <input {...field('phone')} maxLength={200} inputMode="tel" autoComplete="tel" />
        <small>Stands in posts and on prescription cards. Clients’ own numbers never do.</small>
      </label>
      <label className={styles.field}>
        <span>Currency</span>
        <select {...field('currency')}>
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
        <input {...field('hours')} inputMode="numeric" />
        <small>48 is the usual advice; your insurer may ask for more.</small>
      </label>
      <label className={styles.field}>
        <span>Months that a patch test counts</span>
        <input {...field('months')} inputMode="numeric" />
      </label>
      {form.found && <p className={styles.soft}>You typed this before. It was kept for you.</p>}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
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
