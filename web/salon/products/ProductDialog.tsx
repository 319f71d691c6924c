import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/ScrollArea.css'
import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { FormDialog } from '../../ui/forms/FormDialog'
import { useKeptForm } from '../../ui/forms/kept-form'
import { Button } from '../../ui/kit/Button'
import { labels } from '../records/labels'
import { type Currency, symbols } from '../records/money'
import { ProductTags } from './ProductTags'
import {
  changedProduct,
  EMPTY_PRODUCT,
  formOfProduct,
  type ProductCard,
  type ProductForm,
  type ProductProblems,
  productOf,
} from './product-form'
import { StockFields } from './StockFields'

/** Suggested in addition to the salon's own categories. */
const USUAL = ['Shampoo', 'Conditioner', 'Treatment', 'Styling', 'Finish', 'Tools']

type Props = {
  product?: { id: string; fields: ProductCard }
  categories: readonly string[]
  currency: Currency
  onClose: () => void
  /** Opens in place of this dialog, which could otherwise overwrite a restored version. */
  onEarlier: () => void
}

export function ProductDialog({ product, categories, currency, onClose, onEarlier }: Props) {
  const form = useKeptForm<ProductForm>(
    product ? `product:${product.id}` : 'product',
    product ? formOfProduct(product.fields) : EMPTY_PRODUCT,
  )
  const [problems, setProblems] = useState<ProductProblems>({})
  const offered = [...new Set([...categories, ...USUAL])]

  async function save(): Promise<boolean> {
    const result = productOf(form.values)
    setProblems(result.ok ? {} : result.problems)
    if (!result.ok) return false
    const { card } = result
    if (product) {
      const began = productOf(form.initial)
      const before = began.ok ? began.card : product.fields
      return attempt(() => edit('product', product.id, changedProduct(before, card), before), {
        title: 'Success',
        text: 'Product updated successfully.',
        tone: 'ok',
      })
    }
    return attempt(
      () =>
        create(
          'product',
          { ...card, created_at: new Date().toISOString(), sample: false, import_id: null },
          form.id,
        ),
      { title: 'Success', text: 'Product added successfully.', tone: 'ok' },
    )
  }

  const field = (name: keyof ProductForm) => ({
    value: form.values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })

  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add Product'}
      save={product ? 'Save changes' : 'Add Product'}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <TextInput label={labels.product.name} required data-autofocus autoComplete="off" {...field('name')} />
      <Autocomplete
        label={labels.product.category}
        required
        data={offered}
        limit={12}
        {...field('category')}
        onChange={value => form.set('category', value)}
      />
      <TextInput
        label={labels.product.price}
        description="Leave it empty if there is none."
        inputMode="decimal"
        leftSection={symbols[currency]}
        {...field('price')}
      />
      <Textarea
        label={labels.product.description}
        autosize
        minRows={2}
        maxRows={8}
        {...field('description')}
      />
      <StockFields form={form} currency={currency} field={field} />
      <ProductTags form={form} />
      {product && (
        <div>
          <Button look="plain" disabled={form.changed} onClick={onEarlier}>
            Earlier versions
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
