import { type FormEvent, useState } from 'react'
import { SALON_ID } from '../../../../../shared/sync/kinds'
import { useRecord } from '../../../../platform/data/queries/queries'
import { create, edit } from '../../../../platform/data/saving/save'
import { useTold } from '../../../../platform/outside'
import { BrandPicker } from '../../../../salon/records/brands/BrandPicker'
import { labels, RETEST } from '../../../../salon/records/labels'
import { NOT_KEPT, useKeptForm } from '../../../../ui/forms/kept-form'
import { buttonClass } from '../../../../ui/kit/Button'
import fold from '../../../../ui/kit/Fold.module.css'
import { notify } from '../../../../ui/kit/notices/notify'
import styles from '../../../../ui/kit/Settings.module.css'
import { Waiting } from '../../../../ui/kit/waiting/Waiting'
import { Refused } from '../../Refused'
import { LookFields } from './LookFields'
import { CURRENCIES, changedSalon, NEW_SALON, readSalon, type Salon, type Typed, typedOf } from './salon-form'
import { TextRow } from './TextRow'

const TOO_MANY = 'That’s too long. Keep only the colours you mix most.'

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
  // Shows changes from another tablet straight away, unless somebody is editing here.
  useTold(version, () => {
    if (!changed) forget()
  })

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
      setProblem(error instanceof Error ? error.message : 'That could not be saved. Try again.')
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
      <TextRow label={labels.salon.name} {...field('name')} maxLength={200} autoComplete="organization" />
      <LookFields
        name={form.values.name}
        colour={form.values.colour}
        logo={form.values.logo}
        onColour={colour => form.set('colour', colour)}
        onLogo={logo => form.set('logo', logo)}
      />
      <TextRow
        label={labels.salon.colour_brand}
        hint="The same code is a different colour in another brand. Formulas are worked out for this one."
        {...field('brand')}
        maxLength={200}
      />
      <details className={fold.fold}>
        <summary className={styles.brands}>Choose from the makers</summary>
        <BrandPicker
          brand={form.values.brand}
          onBrand={brand => (brand.length > 200 ? setProblem(TOO_MANY) : form.set('brand', brand))}
        />
      </details>
      <TextRow label={labels.salon.booking_link} {...field('booking')} maxLength={500} inputMode="url" />
      <TextRow
        label={labels.salon.phone}
        hint="Shown in posts and on prescription cards. Clients’ numbers never are."
        {...field('phone')}
        maxLength={200}
        inputMode="tel"
        autoComplete="tel"
      />
      <label className={styles.field}>
        <span>{labels.salon.currency}</span>
        <select {...field('currency')}>
          {Object.entries(CURRENCIES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{labels.salon.vat_registered}</span>
        <select {...field('vat')}>
          <option value="">Not set</option>
          <option value="no">Not registered</option>
          <option value="yes">Registered</option>
        </select>
        <small>Salon Profit uses it to work out how much of the takings is yours.</small>
      </label>
      {form.values.vat === 'yes' && (
        <TextRow
          label={labels.salon.vat_rate}
          hint="20 is the usual rate in the UK."
          {...field('vatRate')}
          inputMode="decimal"
        />
      )}
      <h2>Patch tests</h2>
      <TextRow
        label={labels.salon.patch_test_hours}
        hint="48 is the usual advice; your insurer may ask for more."
        {...field('hours')}
        inputMode="numeric"
      />
      <TextRow label={labels.salon.patch_test_valid_months} {...field('months')} inputMode="numeric" />
      <label className={styles.field}>
        <span>{labels.salon.patch_test_retest}</span>
        <select {...field('retest')}>
          <option value="time">{RETEST.time}</option>
          <option value="brand">{RETEST.brand}</option>
        </select>
        <small>If you test by brand, mixing waits for a patch test of the brand in use.</small>
      </label>
      <h2>Consultation</h2>
      <TextRow
        label={labels.salon.consultation_months}
        hint="Allergies, medicines and what is on the hair change. Six months is when the patch test is due again too."
        {...field('asked')}
        inputMode="numeric"
      />
      <label className={styles.field}>
        <span>{labels.salon.consultation_signed}</span>
        <select {...field('signed')}>
          <option value="no">No</option>
          <option value="yes">Yes, with a finger or by typing the name</option>
        </select>
      </label>
      {form.found && <p className={styles.soft}>You typed this before. It was kept for you.</p>}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
      <Refused words={problem} />
      <button type="submit" className={buttonClass('act')}>
        Save salon
      </button>
    </form>
  )
}
