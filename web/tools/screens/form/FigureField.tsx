// A number or an amount of money, typed as people write it; how we read it shows below before it counts.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useState } from 'react'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useRecord } from '../../../platform/data/queries/queries'
import { type Currency, money, symbols } from '../../../salon/records/money'
import styles from './FieldControl.module.css'
import { type Field, figureIn } from './fields'

type FigureFieldProps = {
  field: Field
  value: string
  message: string | undefined
  onChange: (value: string) => void
}

/** "£12,500.00" for "£12.5k"; null if that would only repeat what was typed. */
export function readingOf(field: Field, typed: string, currency: Currency): string | null {
  const figure = figureIn(field, typed)
  if (!figure?.ok) return null
  const text = typed.trim()
  if (text === String(figure.value) || text === figure.value.toFixed(2)) return null
  return field.control === 'money'
    ? money(figure.value, currency)
    : figure.value.toLocaleString('en-GB', { maximumFractionDigits: 6 })
}

export function FigureField({ field, value, message, onChange }: FigureFieldProps) {
  const salon = useRecord('salon', field.control === 'money' ? SALON_ID : null)
  const currency = salon?.fields.currency ?? 'GBP'
  const [left, setLeft] = useState(false)
  const figure = figureIn(field, value)
  const error = message ?? (left && figure !== null && !figure.ok ? figure.why : undefined)
  const reading = error === undefined ? readingOf(field, value, currency) : null
  return (
    <div>
      <TextInput
        label={field.label}
        description={field.help}
        placeholder={field.placeholder && `For example ${field.placeholder}`}
        error={error}
        name={field.name}
        size="md"
        value={value}
        autoComplete="off"
        inputMode="decimal"
        classNames={{
          input: `${styles.input} ${styles.figure}`,
          description: styles.help,
          error: styles.error,
          section: styles.symbol,
        }}
        leftSection={field.control === 'money' ? symbols[currency] : undefined}
        leftSectionPointerEvents="none"
        leftSectionWidth={field.control === 'money' ? (symbols[currency].length > 1 ? 52 : 40) : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={event => onChange(event.target.value)}
      />
      {reading && <p className={styles.reading}>Read as {reading}</p>}
    </div>
  )
}
