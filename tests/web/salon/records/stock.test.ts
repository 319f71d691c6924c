// What a formula takes from the shelf is saved with it, once, and goes with it.
import { describe, expect, test } from 'vitest'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { stockNow } from '../../../../shared/salon/stock/shelf'
import { salon } from '../../../../web/platform/data/db'
import { get, list } from '../../../../web/platform/data/queries/queries'
import { stockMovesFrom } from '../../../../web/platform/data/queries/stock'
import { create, creation, saveAll } from '../../../../web/platform/data/saving/save'
import { costWords } from '../../../../web/salon/records/bowls/BowlCost'
import { shelfNow, unusedEdits, usedEdits } from '../../../../web/salon/records/bowls/stock'
import { openedSalon } from '../import-export/open'

const AT = '2026-11-20T10:00:00.000Z'
const formula = (grams: number, at = AT): Omit<FieldsOf<'formula'>, 'deletedAt' | 'seconds'> => ({
  client_id: null,
  client_name: 'Ann',
  made_at: at,
  ask_id: null,
  title: 'Roots',
  start: null,
  result: null,
  bowls: [
    {
      zone: 'Roots',
      mix: [{ shade: '6/43 copper', grams }],
      developer_volume: 20,
      developer_grams: grams,
      ratio: '1:1',
      minutes: 35,
    },
  ],
  remarks: null,
  who: 'Mary',
})

async function aShelf(): Promise<void> {
  await openedSalon()
  await create('product', { name: '6/43', category: 'Colour', shade: '6/43', pack: 60, cost: 9 }, 'tube')
  await create(
    'stock_move',
    {
      why: 'count',
      at: '2026-11-01T10:00:00.000Z',
      formula_id: null,
      parts: [{ product_id: 'tube', grams: 180, cost: null, bowl: null }],
    },
    'count',
  )
}
const left = async (): Promise<number | undefined> =>
  stockNow((await stockMovesFrom(salon().db)).map(({ id, fields }) => ({ id, ...fields }))).get('tube')
async function save(id: string, grams: number, at = AT): Promise<void> {
  const made = formula(grams, at)
  await saveAll([creation('formula', made, id), ...(await usedEdits(id, made))])
}

describe('what was used', () => {
  test('is taken from the shelf in the save of the formula, with what it cost then', async () => {
    await aShelf()
    await save('f1', 40)
    expect(await left()).toBe(140)
    expect((await get('stock_move', 'f1-used'))?.fields).toMatchObject({
      why: 'used',
      at: AT,
      formula_id: 'f1',
      who: 'Mary',
      parts: [
        { product_id: 'tube', grams: 40, cost: 6, bowl: 0 },
        { product_id: null, grams: 40, cost: null, bowl: 0 },
      ],
    })
  })

  test('counts once, saved twice; corrected, it counts as it is now', async () => {
    await aShelf()
    await save('f1', 40)
    await save('f1', 40)
    expect(await left()).toBe(140)
    await save('f1', 30)
    expect(await left()).toBe(150)
    expect(await list('formula')).toHaveLength(1)
  })

  test('is back on the shelf when the formula is taken back, and off it when that is saved again', async () => {
    await aShelf()
    await save('f1', 40)
    await saveAll(await unusedEdits('f1'))
    expect(await left()).toBe(180)
    expect(await get('formula', 'f1')).toBeNull()
    await save('f1', 40)
    expect(await left()).toBe(140)
  })

  test('is not written where nothing of it is on the shelf, and taking it back still works', async () => {
    await openedSalon()
    await save('f1', 40)
    expect(await list('stock_move')).toEqual([])
    await saveAll(await unusedEdits('f1'))
    expect(await get('formula', 'f1')).toBeNull()
  })

  test('before the first count is not even read', async () => {
    await aShelf()
    await save('old', 40, '2026-10-01T10:00:00.000Z')
    await save('new', 20)
    expect((await stockMovesFrom(salon().db)).map(({ id }) => id).sort()).toEqual(['count', 'new-used'])
    expect(await left()).toBe(160)
  })
})

test('the cost is said once all of it is known; else of which part it is not', async () => {
  await aShelf()
  const bowl = { mix: [{ shade: '6.43', grams: 28 }], developer_volume: 20, developer_grams: 28 }
  expect(costWords(bowl, await shelfNow(), 'GBP')).toBe('Cost without 20 vol: £4.20')
  await create('product', { name: 'Peroxide', category: 'Colour', shade: '6%', pack: 1000, cost: 5 }, 'vol')
  expect(costWords(bowl, await shelfNow(), 'EUR')).toBe('Bowl: about €4.34')
  expect(costWords({ ...bowl, mix: [], developer_volume: 0 }, await shelfNow(), 'GBP')).toBeNull()
  expect(
    costWords(
      { ...bowl, mix: [{ shade: '9/1', grams: 5 }], developer_volume: null },
      await shelfNow(),
      'GBP',
    ),
  ).toBeNull()
})
