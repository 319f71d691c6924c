// What a product is, does and contains, as read from its description; a tap corrects it. Advice from the shelf uses
// these tags.
import { NativeSelect } from '@mantine/core'
import { useDeferredValue, useId, useState } from 'react'
import { mendedOf } from '../../../shared/trade/products/mended'
import { CONTAINS, KIND_NAMES, SERVES } from '../../../shared/trade/products/tag-names'
import { mend, tagsOf } from '../../../shared/trade/products/tags'
import type { KeptForm } from '../../ui/forms/kept-form'
import { Button } from '../../ui/kit/Button'
import { labels } from '../records/labels'
import styles from './ProductTags.module.css'
import { formOfMended, mendedIn, type ProductForm } from './product-form'

const listed = ({ name, category, description }: ProductForm) => ({
  id: '',
  name,
  category,
  description,
  price: null,
})

export function ProductTags({ form }: { form: KeptForm<ProductForm> }) {
  // Deferred, so that reading never slows down typing.
  const shown = useDeferredValue(form.values)
  const mended = mendedIn(shown)
  const tags = tagsOf({ ...listed(shown), mended: mendedOf(mended) ?? undefined })
  const bySelf = tagsOf(listed(shown)).kind
  const toggle = (list: 'serves' | 'contains') => (key: string, on: boolean) => {
    const next = formOfMended(mend(listed(form.values), mendedIn(form.values), list, key, on))
    form.set(list, next[list])
    form.set(`${list}_not`, next[`${list}_not`])
  }
  return (
    <>
      <NativeSelect
        label={labels.product.kind}
        value={form.values.kind}
        onChange={event => form.set('kind', event.currentTarget.value)}
        data={[
          { value: '', label: `From its description: ${KIND_NAMES[bySelf]}` },
          ...Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Tags
        title="What it is for"
        names={SERVES}
        on={tags.serves}
        mended={[...mended.serves, ...mended.serves_not]}
        toggle={toggle('serves')}
      />
      <Tags
        title="What it holds"
        note="This is checked against allergies and dislikes. The label says more."
        names={CONTAINS}
        on={tags.contains}
        mended={[...mended.contains, ...mended.contains_not]}
        toggle={toggle('contains')}
      />
    </>
  )
}

type Props = {
  title: string
  note?: string
  names: Readonly<Record<string, string>>
  on: readonly string[]
  mended: readonly string[]
  toggle: (key: string, on: boolean) => void
}

function Tags({ title, note, names, on, mended, toggle }: Props) {
  const [all, setAll] = useState(false)
  const id = useId()
  // A tag that was switched off stays in place, so it can be switched on again and keeps the focus.
  const chips = Object.entries(names).filter(([key]) => all || on.includes(key) || mended.includes(key))
  return (
    <div>
      <span id={id} className={styles.title}>
        {title}
      </span>
      {note && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: switches beside each other, no fields that are sent */}
      <div role="group" aria-labelledby={id} className={styles.chips}>
        {chips.map(([key, name]) => (
          <button
            key={key}
            type="button"
            aria-pressed={on.includes(key)}
            onClick={() => toggle(key, !on.includes(key))}
          >
            {name}
          </button>
        ))}
        <Button look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : 'All'}
          <span className="visually-hidden"> of {title.toLowerCase()}</span>
        </Button>
      </div>
    </div>
  )
}
