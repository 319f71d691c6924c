// A save that hands its change on: the request is under way while the change is being written.
import { describe, expect, test, vi } from 'vitest'
import { outboxFloor } from '../../../web/data/outbox-floor'
import { saveInto } from '../../../web/data/save'
import { type Handed, onSaved, tellSaved } from '../../../web/data/saved'
import { send, sync } from '../../../web/sync/sync'
import { aClient, anEdit } from '../data/device'
import { aServer, aTablet, expectSame, recordsOn, type Tablet } from './tablets'

const OWNER = { at: 1, person: 'owner' }
const saving = (
  { salon }: Tablet,
  edit: Parameters<Tablet['save']>[0],
  hand: (handed: Handed) => void,
): Promise<void> => saveInto(salon.db, [edit], OWNER, null, hand)

/** The next write finds no room when all of it is to be kept. */
function breakTheNextWrite({ salon }: Tablet): void {
  const made: IDBTransaction = Object.getPrototypeOf(salon.db.backendDB().transaction('meta'))
  vi.spyOn(made, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    this.abort()
  })
}
const sentBy = async (tablet: Tablet, edit: Parameters<Tablet['save']>[0]) => {
  let sent: ReturnType<typeof send> | null = null
  breakTheNextWrite(tablet)
  await expect(
    saving(tablet, edit, handed => {
      sent = send(tablet, handed)
    }),
  ).rejects.toThrow()
  return sent as ReturnType<typeof send> | null
}

async function withAnn() {
  const server = await aServer()
  const [one, two] = [aTablet(server), aTablet(server)]
  await one.save(aClient('c1', { name: 'Ann' }))
  await one.sync()
  await two.sync()
  return { server, one, two }
}

describe('a change that is handed on', () => {
  test('is an edit while it is being written, and a creation when it is written', async () => {
    const { one } = await withAnn()
    const order: string[] = []
    const told = (handed: Handed): void => {
      order.push(handed.change.op)
      void handed.written.then(seq => order.push(`written ${typeof seq}`))
    }
    await saving(one, anEdit('client', 'c1', { name: 'Anna' }), told)
    order.push('saved')
    await one.sync()
    await saving(one, aClient('c2'), told)
    expect(order.slice(0, 3).sort()).toEqual(['edit', 'saved', 'written number'])
    expect(order[0]).toBe('edit')
    await one.salon.db.outbox.count()
    expect(order.slice(3)).toEqual(['create', 'written number'])
  })

  test('leaves the outbox by the answer that came to it', async () => {
    const { server, one } = await withAnn()
    const before = server.requests.length
    await one.saveAndSend(anEdit('client', 'c1', { name: 'Anna' }))
    expect(server.requests.length - before).toBe(1)
    expect(await one.outbox()).toEqual([])
    await expectSame(one, server)
  })

  test('and could not be written, comes back from the server; said again, it stands once', async () => {
    const { server, one, two } = await withAnn()
    const edit = anEdit('client', 'c1', { notes: 'tint 7.1, 30 min' })
    const sent = sentBy(one, edit)
    // The drain that was begun with it goes on without it.
    expect(await sent).toBeNull()
    expect(await one.outbox()).toEqual([])
    expect(await one.fields('c1')).toMatchObject({ notes: null })
    await one.save(edit)
    await one.sync()
    await two.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({
      name: 'Ann',
      notes: 'tint 7.1, 30 min',
    })
    expect((await recordsOn(server)).get('c1')?.fields).not.toHaveProperty('seconds')
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('and could not be written, is here after the next sync all the same', async () => {
    const { server, one } = await withAnn()
    await sync(one, (await sentBy(one, anEdit('client', 'c1', { name: 'Anna' }))) ?? undefined)
    expect(await one.fields('c1')).toMatchObject({ name: 'Anna' })
    await expectSame(one, server)
  })
})

describe('where the outbox begins', () => {
  test('is known after a save before which nothing waited, and what waits above it is seen', async () => {
    const { one } = await withAnn()
    let handed = 0
    const hand = (): void => void handed++
    await saving(one, anEdit('client', 'c1', { name: 'Anna' }), hand)
    const [waiting] = await one.outbox()
    expect(outboxFloor(one.salon.db)).toBe((waiting?.seq ?? 0) - 1)
    await saving(one, anEdit('client', 'c1', { name: 'Annie' }), hand)
    expect(handed).toBe(1)
    expect(await one.outbox()).toHaveLength(2)
  })

  test('is forgotten with its connection: a database made anew counts from the beginning', async () => {
    const { one } = await withAnn()
    const { db } = one.salon
    for (let n = 0; n < 3; n++) await one.saveAndSend(anEdit('client', 'c1', { name: `Ann ${n}` }))
    expect(outboxFloor(db)).toBeGreaterThan(0)
    await db.delete({ disableAutoOpen: false })
    await db.open()
    expect(outboxFloor(db)).toBe(0)
    await one.save(aClient('c2', { name: 'Bea' }))
    expect((await one.outbox()).map(({ seq }) => seq)).toEqual([1])
    let handed = 0
    await saving(one, anEdit('client', 'c2', { name: 'Beatrix' }), () => void handed++)
    expect(handed).toBe(0)
  })
})

test('a listener that fails keeps nothing from being told to the others', () => {
  const heard: unknown[] = []
  const leave = [
    onSaved(() => {
      throw new Error('broken')
    }),
    onSaved(handed => heard.push(handed)),
  ]
  const complaints: unknown[] = []
  const { error } = console
  console.error = complaint => complaints.push(complaint)
  try {
    tellSaved()
  } finally {
    console.error = error
    for (const end of leave) end()
  }
  expect(heard).toEqual([null])
  expect(complaints).toEqual([new Error('broken')])
})

describe('an answer to what was taken before', () => {
  const ROWS = 700
  async function withMany() {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...Array.from({ length: ROWS }, (_, n) => aClient(`c${n}`)))
    await tablet.sync()
    return { server, tablet }
  }
  const edits = Array.from({ length: ROWS }, (_, n) => anEdit('client', `c${n}`, { notes: `note ${n}` }))

  test('does not take out what was set aside while it was on its way', async () => {
    const { server, tablet } = await withMany()
    await tablet.save(...edits)
    tablet.between = async (_request, ask) => {
      tablet.between = null
      const [first] = await tablet.outbox()
      await tablet.salon.db.outbox.update(first?.seq ?? 0, { problem: 'server-error' })
      return ask()
    }
    await tablet.sync()
    expect((await tablet.outbox()).map(({ recordId, problem }) => [recordId, problem])).toEqual([
      ['c0', 'server-error'],
    ])
    expect((await recordsOn(server)).get('c699')?.fields.notes).toBe('note 699')
  })

  test('keeps over the rows that come in what waits behind it', async () => {
    const { server, tablet } = await withMany()
    await tablet.save(...edits)
    // Once the batch is taken, the same records are edited again: these wait behind it.
    const seen: unknown[] = []
    let isMade = false
    tablet.rest = async () => void seen.push((await tablet.fields('c3'))?.notes)
    tablet.between = async (_request, ask) => {
      const reply = await ask()
      if (!isMade) {
        isMade = true
        await tablet.save(anEdit('client', 'c3', { notes: 'made meanwhile' }))
      }
      return reply
    }
    await tablet.sync()
    expect(new Set(seen)).toEqual(new Set(['made meanwhile']))
    await expectSame(tablet, server)
    expect((await recordsOn(server)).get('c3')?.fields.notes).toBe('made meanwhile')
  })
})
