// Optional details of products that go into bowls. Open if any of them is filled in.
import { Autocomplete, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SYSTEMS, systemName, systemNamed } from '../../../shared/trade/colour/systems'
import type { KeptForm } from '../../ui/forms/kept-form'
import fold from '../../ui/kit/Fold.module.css'
import { labels } from '../records/labels'
import { type Currency, symbols } from '../records/money'
import type { ProductForm } from './product-form'
import styles from './Stock.module.css'
import { packWord } from './stock-words'

const FIELDS = ['system', 'shade', 'pack', 'cost', 'low_below'] as const

type Props = {
  form: KeptForm<ProductForm>
  currency: Currency
  field: (name: keyof ProductForm) => {
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

export function StockFields({ form, currency, field }: Props) {
  const { values } = form
  const [open, setOpen] = useState(FIELDS.some(name => values[name] !== ''))
  const known = systemNamed(values.system)
  const isWrong = FIELDS.some(name => field(name).error)
  const one = packWord(values.shade, 1)
  function choose(system: string): void {
    form.set('system', system)
    const found = systemNamed(system)
    // The usual pack size, until somebody enters another.
    if (found && values.pack === '' && !values.shade.includes('vol')) form.set('pack', String(found.pack))
  }
  return (
    <details
      className={`${fold.fold} ${styles.fold}`}
      open={open || isWrong}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>For mixing: shade, size, stock</summary>
      <p className={styles.note}>
        With these, each bowl shows its cost, and what you save as used comes off stock. You can fill them in
        later.
      </p>
      <div className={styles.pair}>
        <TextInput
          label={labels.product.shade}
          description="As you write it in recipes: 6/43, 20 vol, lightener."
          autoComplete="off"
          {...field('shade')}
        />
        <Autocomplete
          label={labels.product.system}
          description={
            known ? `Mixed ${known.ratio} as a rule; go by the ${one}.` : 'Choose one, or type your own.'
          }
          data={SYSTEMS.map(systemName)}
          limit={20}
          {...field('system')}
          onChange={choose}
        />
      </div>
      <div className={styles.three}>
        <TextInput
          label={labels.product.pack}
          description={`Grams or ml in one ${one}.`}
          inputMode="decimal"
          autoComplete="off"
          {...field('pack')}
        />
        <TextInput
          label={labels.product.cost}
          description={`What one ${one} costs you.`}
          inputMode="decimal"
          autoComplete="off"
          leftSection={symbols[currency]}
          {...field('cost')}
        />
        <TextInput
          label={labels.product.low_below}
          description={`Listed when fewer ${packWord(values.shade, 2)} are left.`}
          inputMode="decimal"
          autoComplete="off"
          {...field('low_below')}
        />
      </div>
    </details>
  )
}
