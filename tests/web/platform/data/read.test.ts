import { liveQuery } from 'dexie'
import { describe, expect, test } from 'vitest'
import type { Salon } from '../../../../web/platform/data/db'
import {
  aboutFrom,
  allAboutFrom,
  asksFrom,
  clientWindow,
  countFrom,
  getFrom,
  listFrom,
  productGroups,
} from '../../../../web/platform/data/queries/read'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, saves } from './device'

const aNote = (id: string, client_id: string, written_at: string): Edit => ({
  op: 'create',
  kind: 'note',
  id,
  patch: { client_id, text: id, written_at },
})
const anAsk = (id: string, client_id: string | null, asked_at: string, tool = 'colour-formula'): Edit => ({
  op: 'create',
  kind: 'ask',
  id,
  patch: { client_id, tool, asked_at },
})
const ids = (rows: readonly { id: string }[]): string[] => rows.map(row => row.id)

describe('all that is about a client', () => {
  const salonOfTwo = async (): Promise<Salon> => {
    const salon = aSalon()
    await saves(
      salon,
      aClient('c1', { name: 'Ana' }),
      aClient('c2', { name: 'Bea' }),
      aNote('old', 'c1', '2026-01-01T09:00:00.000Z'),
      aNote('new', 'c1', '2026-05-01T09:00:00.000Z'),
      aNote('hers', 'c2', '2026-05-01T09:00:00.000Z'),
      anAsk('ask', 'c1', '2026-05-01T09:00:00.000Z'),
    )
    return salon
  }

  test('is read by kind, each as it is by itself, and nobody else’s', async () => {
    const { db } = await salonOfTwo()
    const all = await allAboutFrom(db, ['note', 'ask', 'memo'], 'c1')
    expect(ids(all.note)).toEqual(['new', 'old'])
    expect(all).toEqual({
      note: await aboutFrom(db, 'note', 'c1'),
      ask: await aboutFrom(db, 'ask', 'c1'),
      memo: [],
    })
  })

  test('is nothing once the card is deleted, and is shown of a card that has not arrived', async () => {
    const salon = await salonOfTwo()
    await saves(salon, anEdit('client', 'c1', { deletedAt: 5 }), aNote('early', 'c9', '2026-05-01'))
    expect(await allAboutFrom(salon.db, ['note'], 'c1')).toEqual({ note: [] })
    expect(ids((await allAboutFrom(salon.db, ['note'], 'c9')).note)).toEqual(['early'])
  })

  test('is asked again when any of it changes', async () => {
    const salon = await salonOfTwo()
    const heard: string[][] = []
    const following = liveQuery(() => allAboutFrom(salon.db, ['note', 'ask'], 'c1')).subscribe(all =>
      heard.push([...ids(all.note), ...ids(all.ask)]),
    )
    await expect.poll(() => heard.at(-1)).toEqual(['new', 'old', 'ask'])
    await saves(salon, anAsk('newer', 'c1', '2026-06-01T09:00:00.000Z'))
    await expect.poll(() => heard.at(-1)).toEqual(['new', 'old', 'newer', 'ask'])
    following.unsubscribe()
  })
})

describe('lists', () => {
  test('clients stand by name, without regard to case and accents', async () => {
    const salon = aSalon()
    const names = ['zoë', 'Ágnes', 'Bea', 'ann']
    await saves(salon, ...names.map(name => aClient(name, { name })))
    expect(ids(await listFrom(salon.db, 'client'))).toEqual(['Ágnes', 'ann', 'Bea', 'zoë'])
  })

  test('the turns of a conversation stand under it, as what is about a client does', async () => {
    const salon = aSalon()
    const turn = (id: string, conversation_id: string, said_at: string): Edit => ({
      op: 'create',
      kind: 'turn',
      id,
      patch: { conversation_id, role: 'client', text: id, said_at, by: 'engine' },
    })
    await saves(
      salon,
      turn('t1', 'talk-1', '2026-01-02T00:00:01.000Z'),
      turn('t2', 'talk-1', '2026-01-02T00:00:02.000Z'),
      turn('t3', 'talk-2', '2026-01-02T00:00:03.000Z'),
    )
    expect(ids(await aboutFrom(salon.db, 'turn', 'talk-1'))).toEqual(['t2', 't1'])
  })

  test('all else stands newest first', async () => {
    const salon = aSalon()
    await saves(
      salon,
      aNote('a', 'c1', '2026-01-02T00:00:00.000Z'),
      aNote('b', 'c1', '2026-01-03T00:00:00.000Z'),
      aNote('c', 'c1', '2026-01-01T00:00:00.000Z'),
    )
    expect(ids(await listFrom(salon.db, 'note'))).toEqual(['b', 'a', 'c'])
    expect(ids(await aboutFrom(salon.db, 'note', 'c1'))).toEqual(['b', 'a', 'c'])
    expect(ids(await listFrom(salon.db, 'note', { limit: 2 }))).toEqual(['b', 'a'])
  })

  test('a window of a long list is cut out of the middle', async () => {
    const salon = aSalon()
    const number = (n: number) => String(n).padStart(5, '0')
    await salon.db.rows.bulkPut(
      Array.from({ length: 300 }, (_, n) => ({
        id: `c${n}`,
        kind: 'client',
        place: `client ${number(n)}`,
        version: n + 1,
        fields: { name: number(n) },
      })),
    )
    expect((await clientWindow(salon.db, 150, 3)).map(row => row.fields.name)).toEqual([
      '00150',
      '00151',
      '00152',
    ])
    expect(await countFrom(salon.db, 'client')).toBe(300)
  })

  test('products are grouped by category, both in order', async () => {
    const salon = aSalon()
    const product = (id: string, category: string): Edit => ({
      op: 'create',
      kind: 'product',
      id,
      patch: { name: id, category },
    })
    await saves(salon, product('b', 'Shampoo'), product('z', 'Colour'), product('a', 'Shampoo'))
    expect((await productGroups(salon.db)).map(group => [group.category, ids(group.products)])).toEqual([
      ['Colour', ['z']],
      ['Shampoo', ['a', 'b']],
    ])
  })

  test('asks are found by tool and by client', async () => {
    const salon = aSalon()
    await saves(
      salon,
      anAsk('1', 'c1', '2026-01-01T00:00:00.000Z'),
      anAsk('2', 'c2', '2026-01-02T00:00:00.000Z'),
      anAsk('3', 'c1', '2026-01-03T00:00:00.000Z', 'retail-edge'),
      anAsk('4', null, '2026-01-04T00:00:00.000Z'),
    )
    expect(ids(await asksFrom(salon.db, {}))).toEqual(['4', '3', '2', '1'])
    expect(ids(await asksFrom(salon.db, { tool: 'colour-formula', limit: 2 }))).toEqual(['4', '2'])
    expect(ids(await asksFrom(salon.db, { clientId: 'c1' }))).toEqual(['3', '1'])
    expect(ids(await asksFrom(salon.db, { clientId: 'c1', tool: 'retail-edge' }))).toEqual(['3'])
  })
})

describe('what is hidden', () => {
  const aSalonWithNotes = async (): Promise<Salon> => {
    const salon = aSalon()
    await saves(
      salon,
      aClient('c1'),
      aClient('c2'),
      aNote('of-c1', 'c1', '2026-01-01T00:00:00.000Z'),
      aNote('of-c2', 'c2', '2026-01-02T00:00:00.000Z'),
      aNote('of-nobody', 'not-arrived', '2026-01-03T00:00:00.000Z'),
    )
    return salon
  }

  test('a deleted record is in no list, no count and not to be had; restored it is back', async () => {
    const salon = await aSalonWithNotes()
    await saves(salon, anEdit('client', 'c1', { deletedAt: 5 }))
    expect(ids(await listFrom(salon.db, 'client'))).toEqual(['c2'])
    expect(await countFrom(salon.db, 'client')).toBe(1)
    expect(await getFrom(salon.db, 'client', 'c1')).toBeNull()
    await saves(salon, anEdit('client', 'c1', { deletedAt: null }))
    expect(ids(await listFrom(salon.db, 'client'))).toEqual(['c1', 'c2'])
    expect(await getFrom(salon.db, 'client', 'c1')).toMatchObject({ id: 'c1' })
  })

  test('records of a deleted client are hidden, also where a list is cut', async () => {
    const salon = await aSalonWithNotes()
    expect(ids(await listFrom(salon.db, 'note', { limit: 2 }))).toEqual(['of-nobody', 'of-c2'])
    await saves(salon, anEdit('client', 'c2', { deletedAt: 5 }))
    expect(ids(await listFrom(salon.db, 'note', { limit: 2 }))).toEqual(['of-nobody', 'of-c1'])
    expect(await getFrom(salon.db, 'note', 'of-c2')).toBeNull()
    expect(await aboutFrom(salon.db, 'note', 'c2')).toEqual([])
  })

  test('a record whose client has not arrived is shown', async () => {
    const salon = await aSalonWithNotes()
    expect(await getFrom(salon.db, 'note', 'of-nobody')).toMatchObject({ id: 'of-nobody' })
  })
})

describe('a row on a screen', () => {
  test('has every field of its kind, blank where nobody wrote one', async () => {
    const salon = aSalon()
    await saves(salon, anAsk('1', null, '2026-01-01T00:00:00.000Z'))
    expect((await getFrom(salon.db, 'ask', '1'))?.fields).toMatchObject({
      overrides: [],
      answer: null,
      seconds: [],
    })
  })

  test('says whether it waits', async () => {
    const salon = aSalon()
    await salon.db.rows.put({
      id: 'c1',
      kind: 'client',
      place: 'client ann',
      version: 3,
      fields: { name: 'Ann' },
    })
    expect(await getFrom(salon.db, 'client', 'c1')).toMatchObject({ pending: false })
    await saves(salon, anEdit('client', 'c1', { name: 'Anne' }))
    expect(await getFrom(salon.db, 'client', 'c1')).toMatchObject({ pending: true })
  })
})

describe('a live question', () => {
  test('is answered anew when a row comes into its window', async () => {
    const salon = aSalon()
    await saves(salon, aClient('b', { name: 'Bea' }))
    const seen: string[][] = []
    let heard = (): void => undefined
    const next = () => new Promise<void>(resolve => (heard = resolve))
    const first = next()
    const subscription = liveQuery(() => clientWindow(salon.db, 0, 10)).subscribe(rows => {
      seen.push(ids(rows))
      heard()
    })
    await first
    const second = next()
    await saves(salon, aClient('a', { name: 'Ann' }))
    await second
    subscription.unsubscribe()
    expect(seen).toEqual([['b'], ['a', 'b']])
  })
})
