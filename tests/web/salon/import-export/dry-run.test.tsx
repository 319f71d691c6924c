// What an import will do is told in the salon's own currency.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readCsv } from '../../../../web/salon/import-export/csv'
import { DryRun } from '../../../../web/salon/import-export/import/DryRun'
import { guessMapping } from '../../../../web/salon/import-export/plan/columns'
import { AT_FIRST, planProducts } from '../../../../web/salon/import-export/plan/dry-run'

const salon = vi.hoisted(() => ({ currency: 'EUR' }))
vi.mock('../../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  useRecord: (kind: string) => (kind === 'salon' && salon.currency ? { fields: salon } : null),
}))

test.each([
  ['EUR', '€12.00', 'costs €6.50'],
  ['AUD', 'A$12.00', 'costs A$6.50'],
  ['', '£12.00', 'costs £6.50'],
])('a salon with “%s” reads %s and %s', async (currency, price, cost) => {
  salon.currency = currency
  const csv = await readCsv('Item,Price,Cost\nMask,12,6.50')
  const plan = await planProducts(csv, guessMapping('product', csv), [], AT_FIRST)
  const drawn = renderToStaticMarkup(
    <DryRun
      planned={{ kind: 'product', plan }}
      leftOut={null}
      choices={AT_FIRST}
      planning={false}
      onChoices={() => {}}
      onImport={() => {}}
    />,
  )
  expect(drawn).toContain(` · ${price} · ${cost}`)
})
