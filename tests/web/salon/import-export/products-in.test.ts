// Size, cost and stock of products, as suppliers and booking systems write them: in, shown, undone, and out again as they were.
import { describe, expect, test } from 'vitest'
import { list } from '../../../../web/platform/data/queries/queries'
import { create } from '../../../../web/platform/data/saving/save'
import { applyProducts } from '../../../../web/salon/import-export/apply/apply-import'
import { stockHere } from '../../../../web/salon/import-export/apply/import-edits'
import { newImportId } from '../../../../web/salon/import-export/apply/import-id'
import { productObjection } from '../../../../web/salon/import-export/apply/objection'
import { pastImports, undoImport } from '../../../../web/salon/import-export/apply/undo-import'
import { readCsv } from '../../../../web/salon/import-export/csv'
import { csvFile } from '../../../../web/salon/import-export/export/export'
import { everythingHeld } from '../../../../web/salon/import-export/export/hold'
import { tablesOf } from '../../../../web/salon/import-export/export/tables'
import { guessMapping } from '../../../../web/salon/import-export/plan/columns'
import { AT_FIRST, planProducts } from '../../../../web/salon/import-export/plan/dry-run'
import { readCost, readSize, readStock, stockText } from '../../../../web/salon/import-export/read/tube'
import { openedSalon } from './open'

const now = Date.parse('2026-11-21T09:30:00.000Z')
const quiet = () => {}

async function planned(text: string, same: 'skip' | 'update' = 'update') {
  const csv = await readCsv(text)
  const cards = await list('product')
  const present = new Map(cards.map(({ id, fields }) => [id, fields]))
  const known = cards.map(({ id, fields }) => ({ ...fields, id }))
  const objection = productObjection(present, await stockHere())
  const mapping = guessMapping('product', csv)
  return planProducts(csv, mapping, known, { ...AT_FIRST, same }, undefined, objection)
}
let imports = 0
async function bringIn(text: string): Promise<void> {
  let made = 0
  const importId = newImportId('product', now + ++imports * 60_000, `${imports}aaa`.slice(0, 4))
  await applyProducts(
    (await planned(text)).outcomes,
    {
      importId,
      now: new Date(now + imports * 60_000).toISOString(),
      who: 'Ana',
      newId: () => `i${imports}-${++made}`,
    },
    quiet,
  )
}
const standing = async (name: string) => {
  const found = (await list('product')).find(({ fields }) => fields.name === name)
  return found && { ...found.fields, grams: (await stockHere()).get(found.id) }
}

test.each([
  ['Size', 'pack'],
  ['Tube size (ml)', 'pack'],
  ['Pack size', 'pack'],
  ['Contents (g)', 'pack'],
  ['Volume', 'ignore'],
  ['Cost', 'cost'],
  ['Cost price', 'cost'],
  ['Unit cost', 'cost'],
  ['Trade price', 'cost'],
  ['Supply price (ex VAT)', 'cost'],
  ['Wholesale price', 'cost'],
  ['Stock', 'stock'],
  ['Qty', 'stock'],
  ['On hand', 'stock'],
  ['Qty on hand', 'stock'],
  ['Stock on hand', 'stock'],
  ['In stock', 'stock'],
  ['Current stock', 'stock'],
  ['Stock level', 'stock'],
  ['Stock (g)', 'stock'],
  ['Stock ml', 'stock'],
  ['Reorder level', 'low_below'],
  ['Min stock', 'low_below'],
  ['Shade', 'shade'],
  ['Colour code', 'shade'],
  ['Colour line', 'system'],
  ['Price', 'price'],
  ['Retail price', 'price'],
  ['RRP', 'price'],
  ['Size guide', 'ignore'],
] as const)('a column headed “%s” is %s', (heading, target) => {
  expect(guessMapping('product', { header: ['Product', heading], lines: [] })[1]).toBe(target)
})

test.each([
  ['Volume', ['60 ml', '1.000ML', ''], 'pack'],
  ['Volume', ['10', '20', '40'], 'ignore'],
  ['Volume', ['20 vol', '6%'], 'ignore'],
  ['Volume', [''], 'ignore'],
  ['Volume (ml)', ['60', '120'], 'pack'],
  ['Bottle volume', ['60'], 'pack'],
  ['Quantity', ['60 ml', '1 L', '60'], 'pack'],
  ['Qty', ['12', '', '3 tubes'], 'stock'],
  ['Units', ['12', '60 g', '3'], 'ignore'],
] as const)('a column headed “%s” with %j is %s', async (heading, cells, target) => {
  const csv = await readCsv(`Product;${heading}\n${cells.map(cell => `Tube;${cell}`).join('\n')}`)
  expect(guessMapping('product', csv)[1]).toBe(target)
})

test('a quantity is neither size nor stock where another column is', async () => {
  const measures = await readCsv('Product,Quantity,Size\nTube,480 g,60 ml')
  expect(guessMapping('product', measures)).toEqual(['name', 'ignore', 'pack'])
  const counts = await readCsv('Product,Quantity,In stock\nTube,6,12')
  expect(guessMapping('product', counts)).toEqual(['name', 'ignore', 'stock'])
})

test.each([
  ['60', 'Tube size (ml)', 60],
  ['60 ml', 'Size', 60],
  ['60ML', 'Size', 60],
  ['1 L', 'Size', 1000],
  ['1', 'Size (L)', 1000],
  ['0,5 l', 'Size', 500],
  ['1.5kg', 'Size', 1500],
  ['1,000 ml', 'Size', 1000],
  ['1.000 ml', 'Size', 1000],
  ['1.000', 'Size', 1000],
  ['1.500', 'Contents (g)', 1500],
  ['1.500 kg', 'Size', 1500],
  ['1,000 L', 'Size', 1000],
  ['0.750', 'Size (kg)', 750],
  ['60.5 ml', 'Size', 60.5],
  ['1.250,5 ml', 'Size', 1250.5],
  ['5 g', 'Size', 5],
  ['4.9 g', 'Size', undefined],
  ['1 ml', 'Size', undefined],
  ['10 l', 'Size', 10_000],
  ['10,001 ml', 'Size', undefined],
  ['2 fl. oz.', 'Size', 59.14],
  ['500 grams', 'Size', 500],
  ['12 x 60 ml', 'Size', undefined],
  ['large', 'Size', undefined],
  ['0', 'Size', undefined],
  ['-60', 'Size', undefined],
  ['60 bananas', 'Size', undefined],
  ['999,999 ml', 'Size', undefined],
] as const)('a size of “%s” under “%s” is %s', (text, heading, size) => {
  expect(readSize(text, heading)).toBe(size)
})

test.each([
  ['12', { packs: 12 }],
  ['0', { packs: 0 }],
  ['3,5', { packs: 3.5 }],
  ['12 pcs', { packs: 12 }],
  ['4 tubes', { packs: 4 }],
  ['480 g', { grams: 480 }],
  ['1.5 kg', { grams: 1500 }],
  ['1,200', { packs: 1200 }],
  ['3.000', undefined],
  ['0.125', { packs: 0.125 }],
  ['1.000 g', { grams: 1000 }],
  ['1.250 kg', { grams: 1250 }],
  ['-2', undefined],
  ['plenty', undefined],
  ['12/24', undefined],
  ['99999', undefined],
] as const)('“%s” in stock is %o', (text, stock) => {
  expect(readStock(text, 'Stock')).toEqual(stock)
})

test.each([
  ['480', 'Stock (g)', { grams: 480 }],
  ['1.000', 'Stock ml', { grams: 1000 }],
  ['1.5', 'Stock in kg', { grams: 1500 }],
  ['0,5', 'Stock_litres', { grams: 500 }],
  ['12 tubes', 'Stock (g)', { packs: 12 }],
  ['480 g', 'Stock (kg)', { grams: 480 }],
  ['12', 'L’Oréal stock', { packs: 12 }],
  ['12', 'Stock (60 ml tubes)', { packs: 12 }],
] as const)('“%s” under “%s” is %o', (text, heading, stock) => {
  expect(readStock(text, heading)).toEqual(stock)
})

test.each([
  ['6.50', 6.5],
  ['£6,5', 6.5],
  ['6,50 €', 6.5],
  ['.75', 0.75],
  ['6.500', 6.5],
  ['6,500', undefined],
  ['£6,500', undefined],
  ['1,234.50', 1234.5],
  ['EUR 1.234,50', 1234.5],
  ['1,234,567', undefined],
  ['0,500', 0.5],
  ['-4', undefined],
  ['6.525', undefined],
  ['ask Sue', undefined],
] as const)('a cost of “%s” is %s', (text, cost) => {
  expect(readCost(text)).toBe(cost)
})

describe('a supplier’s list', () => {
  const LIST = [
    'Item;Group;Shade;Size;Trade price;RRP;On hand;Reorder level',
    'Koleston 6/43;Colour;6/43;60 ml;£6,50;;12;2',
    'Lightener;Colour;lightener;0,5 kg;€18.20;;750 g;1',
    'Mask;Treatment;;250ml;$4;£12.00;3;',
  ].join('\n')

  test('comes in with size, cost and what is there', async () => {
    await openedSalon()
    await bringIn(LIST)
    expect(await standing('Koleston 6/43')).toMatchObject({
      shade: '6/43',
      pack: 60,
      cost: 6.5,
      price: null,
      low_below: 2,
      grams: 720,
    })
    expect(await standing('Lightener')).toMatchObject({ pack: 500, cost: 18.2, grams: 750 })
    expect(await standing('Mask')).toMatchObject({ pack: 250, cost: 4, price: 12, grams: 750 })
    expect((await list('stock_move')).map(({ fields }) => fields.why)).toEqual(['count', 'count', 'count'])
  })

  test('a second time it says nothing new; a new count is one, and a size or cost stays where the list has none', async () => {
    await openedSalon()
    await bringIn(LIST)
    expect((await planned(LIST)).skipped.map(({ reason }) => reason)).toContain(
      'Mask says all of it already.',
    )
    await bringIn('Item;On hand\nKoleston 6/43;9\nMask;3')
    expect(await standing('Koleston 6/43')).toMatchObject({ pack: 60, cost: 6.5, grams: 540 })
    expect(await list('stock_move')).toHaveLength(4)
  })

  test('undone, what it counted goes with what it made, and the count before stands again', async () => {
    await openedSalon()
    await bringIn(LIST)
    await bringIn('Item;On hand;Cost\nKoleston 6/43;9;7')
    const [second, first] = await pastImports()
    if (!second || !first) throw new Error('No imports')
    await undoImport(second, new Set(), now, quiet)
    expect(await standing('Koleston 6/43')).toMatchObject({ cost: 6.5, grams: 720 })
    await undoImport(first, new Set(), now, quiet)
    expect(await list('product')).toEqual([])
    expect(await list('stock_move')).toEqual([])
  })

  test('what can’t be read is kept in the description, and the line is said', async () => {
    await openedSalon()
    const text = [
      'Item,Description,Size,Cost,Stock',
      'Oil,Argan,big,ask Sue,plenty',
      'Gel,,100,5,2',
      'Wax,,,4,7',
    ].join('\n')
    const plan = await planned(text)
    expect(plan.bad).toEqual([])
    expect(plan.look).toEqual([
      { line: 2, reason: 'Size: “big” is no clear size such as 60 ml. It is kept in the description.' },
      { line: 2, reason: 'Cost: “ask Sue” is no clear amount such as 6.50. It is kept in the description.' },
      { line: 2, reason: 'Stock: “plenty” is no number of tubes such as 12. It is kept in the description.' },
      {
        line: 4,
        reason: 'Stock: “7” needs the size of one to be counted. It is kept in the description.',
      },
    ])
    await bringIn(text)
    expect(await standing('Oil')).toMatchObject({
      description: 'Argan\nSize: big\nCost: ask Sue\nStock: plenty',
      pack: null,
      cost: null,
    })
    expect(await standing('Wax')).toMatchObject({ description: 'Stock: 7', cost: 4 })
    // Again it is there already; and beside a description of the salon's own it is added.
    expect((await planned(text)).outcomes).toEqual([])
    await bringIn('Item,Size\nGel,huge')
    expect(await standing('Gel')).toMatchObject({ description: 'Size: huge', pack: 100 })
  })
})

test('what is kept aside is a whole line, and gives way to the next under its heading', async () => {
  await openedSalon()
  await bringIn('Item,Description,Size\nGel,My Size: big tub,big')
  expect(await standing('Gel')).toMatchObject({ description: 'My Size: big tub\nSize: big' })
  await bringIn('Item,Size,Cost\nGel,bigger,ask')
  await bringIn('Item,Size,Cost\nGel,"big\nand tall",ask Sue')
  const description = 'My Size: big tub\nSize: big and tall\nCost: ask Sue'
  expect(await standing('Gel')).toMatchObject({ description })
  expect((await planned('Item,Size,Cost\nGel,big and tall,ask Sue')).outcomes).toEqual([])
})

describe('one name and many shades', () => {
  const LIST = 'Item;Shade;Size;Cost\nKoleston Perfect;7/0;60 ml;6.50\nKoleston Perfect;6/43;60 ml;7'
  const shades = async () => (await list('product')).map(({ fields }) => [fields.shade, fields.cost]).sort()

  test('each shade is a card of its own, and is brought up to date as one', async () => {
    await openedSalon()
    await bringIn(LIST)
    expect(await shades()).toEqual([
      ['6/43', 7],
      ['7/0', 6.5],
    ])
    await bringIn('Item,Shade,Cost\nKoleston perfect,6.43,8\nKoleston Perfect,8/1,9\nKoleston Perfect,8/1,9')
    expect(await shades()).toEqual([
      ['6.43', 8],
      ['7/0', 6.5],
      ['8/1', 9],
    ])
  })

  test('two lines of one shade are one product', async () => {
    await openedSalon()
    const { outcomes, skipped } = await planned(`${LIST}\nKoleston Perfect;7 / 0;;`)
    expect(outcomes).toHaveLength(2)
    expect(skipped).toMatchObject([{ line: 4, reason: 'Koleston Perfect 7 / 0 is already on line 2.' }])
  })

  test('a line without a shade is left out where several cards fit it, and taken where one does', async () => {
    await openedSalon()
    await bringIn(LIST)
    const { outcomes, skipped } = await planned('Item,Cost\nKoleston Perfect,9')
    expect(outcomes).toEqual([])
    expect(skipped).toMatchObject([
      {
        line: 2,
        kind: 'alike',
        reason: "2 of your products are called Koleston Perfect, and this line doesn't say which one it is.",
      },
    ])
    await openedSalon()
    await create('product', { name: 'Illumina', category: 'Colour', description: null, price: null }, 'i')
    expect((await planned('Item,Shade\nIllumina,7/31')).outcomes).toMatchObject([{ does: 'update', id: 'i' }])
    const both = await planned('Item,Shade\nIllumina,7/31\nIllumina,8/1')
    expect(both.outcomes.map(({ does }) => does)).toEqual(['add', 'add'])
  })

  test('a shade of another colour line is another product', async () => {
    await openedSalon()
    const lines = 'Item,Shade,Colour line,Cost\nTube,7/0,Koleston,6\nTube,7/0,Illumina,8'
    await bringIn(lines)
    expect(await list('product')).toHaveLength(2)
    await bringIn('Item,Shade,Colour line,Cost\nTube,7/0,Illumina,9')
    const costs = (await list('product')).map(({ fields }) => [fields.system, fields.cost]).sort()
    expect(costs).toEqual([
      ['Illumina', 9],
      ['Koleston', 6],
    ])
    expect((await planned('Item,Shade,Cost\nTube,7/0,9')).skipped).toHaveLength(1)
  })

  test('what was taken out of cards of one name finds each its own', async () => {
    await openedSalon()
    const card = { name: 'Koleston Perfect', category: 'Colour', description: null, price: null }
    await create('product', { ...card, shade: '7/0', pack: 60, cost: 6 }, 'a')
    await create('product', { ...card, shade: '6/43', pack: 60, cost: 7 }, 'b')
    await create('product', { ...card, pack: 60, cost: 8 }, 'c')
    const table = tablesOf(await everythingHeld(), 'a').find(({ name }) => name === 'products')
    if (!table) throw new Error('No table')
    const { text } = await csvFile(table, now)
    expect((await planned(text)).outcomes).toEqual([])
    expect((await planned(text)).skipped).toHaveLength(3)
    const dearer = await planned(text.replace(/,60,(\d),/g, ',60,1$1,'))
    const costs = dearer.outcomes.map(each => [each.does === 'update' && each.id, each.row.tube?.cost])
    expect(costs.sort()).toEqual([
      ['a', 16],
      ['b', 17],
      ['c', 18],
    ])
  })
})

test('a file goes round: what was taken out comes in elsewhere as it was', async () => {
  await openedSalon()
  const tube = { name: 'Koleston 7/1', category: 'Colour', description: 'Ash, "cool"', price: null }
  await create(
    'product',
    { ...tube, system: 'Koleston', shade: '7/1', pack: 60, cost: 6.5, low_below: 1.5 },
    'k',
  )
  await create('product', { ...tube, name: 'Oil', shade: null, price: 12 }, 'o')
  const part = { product_id: 'k', grams: 190, cost: null, bowl: null }
  await create('stock_move', { why: 'count', at: '2026-11-20T10:00:00.000Z', parts: [part] }, 'm1')
  const used = { ...part, grams: 70 }
  await create('stock_move', { why: 'used', at: '2026-11-20T11:00:00.000Z', parts: [used] }, 'm2')
  const table = tablesOf(await everythingHeld(), 'a').find(({ name }) => name === 'products')
  if (!table) throw new Error('No table')
  const { text } = await csvFile(table, now)
  const here = [await standing('Koleston 7/1'), await standing('Oil')]
  expect(here[0]?.grams).toBe(120)

  await openedSalon()
  await bringIn(text)
  const bare = (fields: object | undefined) => ({ ...fields, created_at: '', import_id: '' })
  expect([bare(await standing('Koleston 7/1')), bare(await standing('Oil'))]).toEqual(here.map(bare))
  expect((await planned(text)).outcomes).toEqual([])
})

test.each([
  [720, 60, 12],
  [70, 60, '70 g'],
  [90, 60, 1.5],
  [1234, 1000, '1234 g'],
  [480, null, '480 g'],
  [-5, 60, 0],
  [undefined, 60, ''],
] as const)('%s grams in packs of %s go out as %s', (grams, pack, cell) => {
  expect(stockText(grams, pack)).toBe(cell)
})
