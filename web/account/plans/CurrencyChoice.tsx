import { CURRENCIES, type Currency, currencies } from '../../../shared/account/prices'
import { Flag } from './Flag'
import styles from './Offers.module.css'

type Props = {
  value: Currency
  /** The currency already paid in, which rules out any other. */
  fixed: Currency | null
  onChange: (currency: Currency) => void
  /** The id of the form it is sent with. */
  form?: string
}

export function CurrencyChoice({ value, fixed, onChange, form }: Props) {
  return (
    <fieldset className={styles.currencies}>
      <legend>Currency</legend>
      {CURRENCIES.map(code => (
        <label key={code} className={styles.currency} title={currencies[code].name}>
          <input
            type="radio"
            name="currency"
            value={code}
            checked={value === code}
            disabled={fixed !== null && fixed !== code}
            onChange={() => onChange(code)}
            form={form}
          />
          <Flag of={code} />
          <span>{code}</span>
          <span className="visually-hidden">, {currencies[code].name}</span>
        </label>
      ))}
    </fieldset>
  )
}
