import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { isStocked, standingOf, stockNow } from '../../../shared/salon/stock/shelf'
import { SALON_ID } from '../../../shared/sync/kinds'
import { type Row, useProductsByCategory, useRecord } from '../../platform/data/queries/queries'
import { useStockMoves } from '../../platform/data/queries/stock'
import { remove, restore } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { useFromAddress } from '../../ui/kit/address/use-from-address'
import { Shelf } from '../../ui/kit/art/Shelf'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { Page } from '../../ui/kit/Page'
import { useLate } from '../../ui/kit/waiting/use-late'
import { NoneYet } from '../records/NoneYet'
import { SearchField } from '../records/search/SearchField'
import { type Low, LowStock } from './LowStock'
import { Product } from './Product'
import styles from './Products.module.css'
import { byCategory, type ProductCard } from './product-form'

const ProductDialog = lazy(() =>
  import('./ProductDialog').then(module => ({ default: module.ProductDialog })),
)

const StockDialog = lazy(() => import('./StockDialog').then(module => ({ default: module.StockDialog })))

const EarlierVersions = lazy(() =>
  import('../records/versions/EarlierVersions').then(module => ({ default: module.EarlierVersions })),
)

type OpenProduct = { product?: { id: string; fields: ProductCard } }

export default function ProductsScreen() {
  const grouped = useProductsByCategory()
  const currency = useRecord('salon', SALON_ID)?.fields.currency ?? 'GBP'
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<OpenProduct | null>(null)
  const [earlier, setEarlier] = useState<string | null>(null)
  const late = useLate(grouped === undefined)
  const wanted = useDeferredValue(search)
  // The search over everything can link here.
  useFromAddress('find', setSearch)

  const products = grouped?.flatMap(group => group.products)
  const moves = useStockMoves()
  const [counting, setCounting] = useState<string | null>(null)
  const standing = useMemo(() => {
    const left = stockNow((moves ?? []).map(({ id, fields }) => ({ id, ...fields })))
    return (product: Row<'product'>) =>
      isStocked(product.fields) ? standingOf(product.fields, left.get(product.id)) : null
  }, [moves])
  const low = (products ?? []).flatMap((product): Low[] => {
    const now = standing(product)
    return now?.low ? [{ product, standing: now }] : []
  })
  const counted = products?.find(({ id }) => id === counting)
  const countedNow = counted && standing(counted)
  const looked = products?.find(({ id }) => id === earlier)
  const shown = byCategory(products ?? [], wanted)
  const add = (
    <Button look="act" onClick={() => setOpen({})}>
      Add Product
    </Button>
  )

  async function askDelete(id: string) {
    const yes = await confirmWith('Are you sure you want to delete this product?', {
      yes: 'Delete',
      no: 'Keep',
    })
    if (!yes) return
    await attempt(() => remove('product', id), {
      title: 'Success',
      text: 'Product deleted successfully.',
      tone: 'ok',
      undo: () => void attempt(() => restore('product', id)),
    })
  }

  return (
    <Page title="Products" actions={add}>
      {products === undefined && late && <p className={styles.soft}>Loading products...</p>}
      {products?.length === 0 && (
        <NoneYet
          what="products"
          art={<Shelf />}
          title="No products yet. Add your first product to get started."
          text="Products you sell and use are listed here with their prices. You can also import a list, or load the sample salon, in Settings."
        >
          {add}
        </NoneYet>
      )}
      {products && products.length > 0 && (
        <>
          {wanted === '' && <LowStock low={low} onStock={setCounting} />}
          <SearchField label="Search products" value={search} onChange={setSearch} />
          <p className={styles.soft} aria-live="polite">
            {wanted === ''
              ? `${products.length} ${products.length === 1 ? 'product' : 'products'}`
              : `${shown.reduce((sum, group) => sum + group.products.length, 0)} found`}
          </p>
          {shown.map(group => (
            <section key={group.category} className={styles.group}>
              <h2>{group.category}</h2>
              <ul className={styles.list}>
                {group.products.map(product => (
                  <Product
                    key={product.id}
                    product={product}
                    currency={currency}
                    standing={standing(product)}
                    onStock={() => setCounting(product.id)}
                    onEdit={() => setOpen({ product })}
                    onDelete={() => void askDelete(product.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {open && (
        <Suspense>
          <ProductDialog
            {...open}
            categories={grouped?.map(group => group.category) ?? []}
            currency={currency}
            onClose={() => setOpen(null)}
            onEarlier={() => {
              setEarlier(open.product?.id ?? null)
              setOpen(null)
            }}
          />
        </Suspense>
      )}
      {counted && countedNow && (
        <Suspense>
          <StockDialog product={counted} standing={countedNow} onClose={() => setCounting(null)} />
        </Suspense>
      )}
      {looked && (
        <Suspense>
          <EarlierVersions
            kind="product"
            id={looked.id}
            present={looked.fields}
            onClose={() => setEarlier(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
