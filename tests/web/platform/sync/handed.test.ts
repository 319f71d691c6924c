// What a save hands on to be sent at once, and what an answer finds in the outbox.
import { describe, expect, test, vi } from 'vitest'
import { saveInto } from '../../../../web/platform/data/saving/save'
import { onSaved, tellSaved } from '../../../../web/platform/data/saving/saved'
import { aClient, anEdit } from '../data/device'
import { aServer, aTablet, expectSame, recordsOn, type Tablet } from './tablets'

const OWNER = { at: 1, person: 'owner' }
/** Whether it was handed on; it isn't sent. */
const saving = async ({ salon }: Tablet, edit: Parameters<Tablet['save']>[0]): Promise<boolean> =>
  (await saveInto(salon.db, [edit], OWNER, null, true)) !== null

async function withAnn() {
  const server = await aServer()
  const tablet = aTablet(server)
  await tablet.save(aClient('c1', { name: 'Ann' }))
  await tablet.sync()
  return { server, tablet }
}

test('a change that was handed on leaves the outbox by the one answer to it', async () => {
  const { server, tablet } = await withAnn()
  const before = server.requests.length
  expect(await tablet.saveAndSend(anEdit('client', 'c1', { name: 'Anna' }))).toBe(true)
  expect(server.requests.length - before).toBe(1)
  expect(await tablet.outbox()).toEqual([])
  await expectSame(tablet, server)
})

test('a listener that fails keeps nothing from being told to the others', () => {
  const heard: unknown[] = []
  const leave = [
    onSaved(() => {
      throw new Error('broken')
    }),
    onSaved(handed => heard.push(handed)),
  ]
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    tellSaved()
    expect(complaints.mock.calls).toEqual([[new Error('broken')]])
  } finally {
    complaints.mockRestore()
    for (const end of leave) end()
  }
  expect(heard).toEqual([null])
})

test('where something waits already, nothing is handed on', async () => {
  const { tablet } = await withAnn()
  expect(await saving(tablet, anEdit('client', 'c1', { name: 'Anna' }))).toBe(true)
  expect(await saving(tablet, anEdit('client', 'c1', { name: 'Annie' }))).toBe(false)
  expect(await tablet.outbox()).toHaveLength(2)
})

test('a save doesn’t fail whose connection is closed while it is being written', async () => {
  const { tablet } = await withAnn()
  const { db } = tablet.salon
  const prototype: IDBTransaction = Object.getPrototypeOf(db.backendDB().transaction('meta'))
  const { commit } = prototype
  vi.spyOn(prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    commit.call(this)
    db.close({ disableAutoOpen: false })
  })
  expect(await saving(tablet, anEdit('client', 'c1', { name: 'Anna' }))).toBe(true)
  await db.open()
  expect(await tablet.fields('c1')).toMatchObject({ name: 'Anna' })
  expect(await tablet.outbox()).toHaveLength(1)
})

describe('an answer to what was taken before', () => {
  const ROWS = 700
  const edits = Array.from({ length: ROWS }, (_, n) => anEdit('client', `c${n}`, { notes: `note ${n}` }))
  async function withMany() {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...Array.from({ length: ROWS }, (_, n) => aClient(`c${n}`)))
    await tablet.sync()
    await tablet.save(...edits)
    return { server, tablet }
  }

  test('does not take out what was set aside while it was on its way', async () => {
    const { server, tablet } = await withMany()
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

  test('does not bring back what was given up while it was on its way', async () => {
    const { tablet } = await withMany()
    tablet.between = async (_request, ask) => {
      tablet.between = null
      const [first] = await tablet.outbox()
      await tablet.salon.db.outbox.delete(first?.seq ?? 0)
      return ask()
    }
    await tablet.sync()
    expect(await tablet.outbox()).toEqual([])
    const kept = (await tablet.salon.db.sent.toArray()).flatMap(({ changes }) => changes)
    expect(kept.filter(({ op, recordId }) => op === 'edit' && recordId === 'c0')).toEqual([])
  })

  test('keeps over the rows that come in what waits behind it', async () => {
    const { server, tablet } = await withMany()
    // Once the batch is taken, one of its records is edited again: that waits behind it.
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
