// The device's side of each rule of sync; every one fails without its rule.
import { describe, expect, test, vi } from 'vitest'
import type { SyncRequest } from '../../../../shared/sync/wire'
import { eraseClient } from '../../../../sync-server/sync/erase'
import { makeSalon } from '../../../../web/platform/data/db'
import { outboxItems } from '../../../../web/platform/data/outbox/waiting'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { compare } from '../../../../web/platform/sync/compare'
import { startRepair } from '../../../../web/platform/sync/era'
import { MOST_FAILS } from '../../../../web/platform/sync/outgoing/set-aside'
import { giveUpIn, tryAgainIn } from '../../../../web/platform/sync/outgoing/waiting'
import { aClient, anEdit } from '../data/device'
import { aServer, aTablet, backUp, expectSame, problem, putBack, recordsOn, type Tablet } from './tablets'

const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => aClient(`c${from + n}`))
const idsIn = (request: SyncRequest): string[] =>
  (request.changes as { recordId: string }[]).map(change => change.recordId)
const rejectsWith =
  (bad: string, status: number): NonNullable<Tablet['between']> =>
  async (request, ask) =>
    idsIn(request).includes(bad) ? problem(status, 'server-error') : ask()

describe('push and pull', () => {
  test('what one tablet saves is on the other', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1', { name: 'Ann' }))
    expect(await one.sync()).toBe('done')
    expect(await two.sync()).toBe('done')
    expect(await two.fields('c1')).toMatchObject({ name: 'Ann' })
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('a reply lost on the way back is sent again and applied once', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann' }))
    tablet.fates = ['reply-lost']
    expect(await tablet.sync()).toBe('unreachable')
    expect(await tablet.outbox()).toHaveLength(1)
    await tablet.sync()
    await expectSame(tablet, server)
    expect((await recordsOn(server)).get('c1')?.version).toBe(1)
  })

  test('a request names the account that the database belongs to', async () => {
    const server = await aServer()
    const stranger = aTablet(server, 'salon-of-someone-else')
    await stranger.save(aClient('c1'))
    expect(await stranger.sync()).toBe('wrong-account')
    expect(await stranger.outbox()).toHaveLength(1)
    expect((await stranger.salon.db.meta.get('this'))?.standing).toBe('wrong-account')
    expect((await recordsOn(server)).size).toBe(0)
  })

  test('at most 500 changes go in a request, in the order in which they were made', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...many(1_200))
    await tablet.sync()
    expect(server.requests.map(request => request.changes.length)).toEqual([500, 500, 200])
    expect(server.requests.flatMap(idsIn)).toEqual(Array.from({ length: 1_200 }, (_, n) => `c${n}`))
    await expectSame(tablet, server)
  })

  test('while a full request is on its way, the one after it is taken; an edit made meanwhile is a change of its own', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...many(1_000))
    tablet.between = async (_request, ask) => {
      tablet.between = null
      await vi.waitFor(async () => expect((await tablet.salon.db.meta.get('this'))?.frozenTo).toBe(1_000), {
        timeout: 10_000,
      })
      await tablet.save(anEdit('client', 'c900', { notes: 'made meanwhile' }))
      return ask()
    }
    await tablet.sync()
    expect(server.requests.map(request => request.changes.length)).toEqual([500, 500, 1])
    expect((await recordsOn(server)).get('c900')?.fields.notes).toBe('made meanwhile')
    await expectSame(tablet, server)
  })

  test('at most a megabyte goes in a request', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(
      ...Array.from({ length: 60 }, (_, n) => aClient(`c${n}`, { notes: 'é'.repeat(19_000) })),
    )
    await tablet.sync()
    expect(server.requests.length).toBeGreaterThan(2)
    for (const request of server.requests) {
      expect(Buffer.byteLength(JSON.stringify(request.changes))).toBeLessThanOrEqual(1024 * 1024)
    }
    await expectSame(tablet, server)
  })

  test('a page that is written makes room for the page that is under way', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(...many(3_000))
    await one.sync()
    server.requests.length = 0
    let rests = 0
    two.rest = async () => {
      rests += 1
    }
    await two.sync()
    expect(server.requests.length).toBeLessThanOrEqual(4)
    // Never more than 750 rows without a rest.
    expect(rests).toBeGreaterThanOrEqual(5)
    await expectSame(two, server)
  })

  test('a first sync that breaks off is not called synced, nor by a poke; the next one ends it', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    const syncedAt = async (): Promise<number | null | undefined> =>
      (await two.salon.db.meta.get('this'))?.lastSyncedAt
    await one.save(...many(3_000))
    await one.sync()
    two.fates = ['arrives', 'request-lost']
    expect(await two.sync()).toBe('unreachable')
    expect(await two.salon.db.rows.count()).toBeGreaterThan(0)
    expect(await syncedAt()).toBeNull()
    await one.save(anEdit('client', 'c0', { notes: 'written there' }))
    await one.sync()
    await two.hear(server.pokes.at(-1) ?? '')
    expect(await syncedAt()).toBeNull()
    await two.sync()
    expect(await syncedAt()).toEqual(expect.any(Number))
    await expectSame(two, server)
  })

  test('a save between two pieces of a long pull stays, and so does what came with a poke', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(...many(3_000))
    await one.sync()
    let rests = 0
    two.rest = async () => {
      rests += 1
      if (rests === 3) await two.save(aClient('mine'), anEdit('client', 'c0', { notes: 'written here' }))
      if (rests === 5) {
        await one.save(anEdit('client', 'c2999', { notes: 'written there' }))
        await one.sync()
        await two.hear(server.pokes.at(-1) ?? '')
      }
    }
    await two.sync()
    expect(rests).toBeGreaterThan(5)
    expect(await two.fields('mine')).toBeDefined()
    expect(await two.fields('c0')).toMatchObject({ notes: 'written here' })
    two.rest = async () => undefined
    await two.sync()
    expect(await two.fields('c2999')).toMatchObject({ notes: 'written there' })
    await expectSame(two, server)
    await one.sync()
    expect(await one.fields('c0')).toMatchObject({ notes: 'written here' })
  })

  test('an account’s second database knows nothing of what the first left', async () => {
    const server = await aServer()
    const [one, two, three] = [aTablet(server), aTablet(server), aTablet(server)]
    await one.save(...many(1_800))
    await one.sync()
    await two.sync()
    await expectSame(two, server)
    await two.salon.db.rows.clear()
    await two.salon.db.meta.clear()
    await two.sync()
    await expectSame(two, server)
    await three.sync()
    await expectSame(three, server)
  })

  test('a save during a drain is sent by that drain', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async (_request, ask) => {
      tablet.between = null
      await tablet.save(aClient('c2'))
      return ask()
    }
    await tablet.sync()
    expect(await tablet.outbox()).toEqual([])
    expect([...(await recordsOn(server)).keys()]).toEqual(['c1', 'c2'])
  })
})

describe('replies in any order', () => {
  test('an old reply that comes last changes nothing', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1', { name: 'old' }))
    await one.sync()
    let release = (): void => undefined
    const late = new Promise<void>(resolve => (release = resolve))
    two.between = async (_request, ask) => {
      const old = await ask()
      await late
      return old
    }
    const slow = two.sync()
    await new Promise(resolve => setTimeout(resolve, 20))
    two.between = null
    await one.save(anEdit('client', 'c1', { name: 'new' }))
    await one.sync()
    await two.sync()
    expect(await two.fields('c1')).toMatchObject({ name: 'new' })
    const cursor = (await two.salon.db.meta.get('this'))?.version
    release()
    await slow
    expect(await two.fields('c1')).toMatchObject({ name: 'new' })
    expect((await two.salon.db.meta.get('this'))?.version).toBe(cursor)
    await expectSame(two, server)
  })

  test('an edit that was accepted never vanishes while older pages come in', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(...many(900))
    await one.sync()
    await two.save(aClient('c-mine', { name: 'mine' }))
    const seen: unknown[] = []
    two.rest = async () => void seen.push((await two.fields('c-mine'))?.name)
    await two.sync()
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set(['mine']))
    await expectSame(two, server)
  })

  test('an edit that was accepted never vanishes while its own page comes in, in pieces', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('mine', { name: 'old' }))
    await one.sync()
    await two.sync()
    await one.save(...many(1_400))
    await one.sync()
    await two.save(anEdit('client', 'mine', { name: 'new' }))
    const seen: unknown[] = []
    two.rest = async () => void seen.push((await two.fields('mine'))?.name)
    await two.sync()
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set(['new']))
    await expectSame(two, server)
  })

  test('a reply that was asked for before a repair began is not used', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1'), aClient('c2'))
    await one.sync()
    await two.sync()
    two.between = async (_request, ask) => {
      two.between = null
      const reply = await ask()
      await startRepair(two.salon.db)
      return reply
    }
    server.requests.length = 0
    await two.sync()
    expect(server.requests.map(request => request.cursor.version)).toEqual([2, 0])
    expect(server.requests.flatMap(idsIn)).toEqual([])
    await expectSame(two, server)
  })

  test('what waits lies over what is pulled, whoever wrote it', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1', { name: 'Ann', phone: '1' }))
    await one.sync()
    await two.sync()
    const tooLong = 'x'.repeat(300)
    await two.save(anEdit('client', 'c1', { name: tooLong }))
    await two.sync()
    await one.save(anEdit('client', 'c1', { name: 'Anne', phone: '2' }))
    await one.sync()
    await two.sync()
    expect(await two.salon.db.rows.get('c1')).toMatchObject({
      fields: { name: tooLong, phone: '2' },
      server: { name: 'Anne', phone: '2' },
    })
  })
})

describe('a change that was in a request', () => {
  test('is frozen before the fetch: later edits are changes of their own', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'first' }))
    tablet.fates = ['reply-lost']
    await tablet.sync()
    await tablet.save(anEdit('client', 'c1', { name: 'second' }))
    expect(await tablet.outbox()).toHaveLength(2)
    await tablet.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ name: 'second' })
    await expectSame(tablet, server)
  })
})

describe('a change that the server refuses', () => {
  const aRefused = async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann' }))
    await tablet.sync()
    await tablet.save(anEdit('client', 'c1', { name: 'x'.repeat(300), phone: '1' }))
    await tablet.sync()
    const [refused] = await tablet.outbox()
    return { server, tablet, refused: refused! }
  }

  test('stays, still overlaid, with its text and its problem', async () => {
    const { tablet, refused } = await aRefused()
    expect(refused).toMatchObject({ problem: 'bad-field', patch: { phone: '1' } })
    expect(await tablet.salon.db.rows.get('c1')).toMatchObject({
      problem: 'bad-field',
      fields: { name: 'x'.repeat(300) },
      server: { name: 'Ann' },
    })
    const [item] = await outboxItems(tablet.salon.db)
    expect(item).toMatchObject({ state: 'refused', text: expect.stringContaining('phone: 1') })
  })

  test('is not sent again by itself, and holds up nothing', async () => {
    const { server, tablet } = await aRefused()
    await tablet.save(aClient('c2'))
    await tablet.save(anEdit('client', 'c1', { email: 'a@b.c' }))
    await tablet.sync()
    expect(await tablet.outbox()).toHaveLength(1)
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ name: 'Ann', email: 'a@b.c' })
  })

  test('tried again is one new change with a new id', async () => {
    const { tablet, refused } = await aRefused()
    await tryAgainIn(tablet.salon.db, refused.seq!)
    expect((await tablet.salon.db.rows.get('c1'))?.problem).toBeUndefined()
    const [again] = await tablet.outbox()
    expect(again).toMatchObject({ patch: refused.patch })
    expect(again?.problem).toBeUndefined()
    expect(again?.id).not.toBe(refused.id)
    await tablet.sync()
    expect(await tablet.outbox()).toMatchObject([{ id: again?.id, problem: 'bad-field' }])
  })

  test('given up gives its text back and the record as the server has it', async () => {
    const { server, tablet, refused } = await aRefused()
    expect(await giveUpIn(tablet.salon.db, refused.seq!)).toContain('phone: 1')
    await expectSame(tablet, server)
    expect(await tablet.fields('c1')).toMatchObject({ name: 'Ann' })
  })

  test('and that makes a record: what needs the record waits with it, and goes with it', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: '' }))
    await tablet.sync()
    await tablet.save(
      anEdit('client', 'c1', { phone: '1' }),
      { op: 'create', kind: 'note', id: 'n1', patch: { client_id: 'c1', text: 'dry scalp' } },
      aClient('c2'),
    )
    await tablet.sync()
    expect((await tablet.outbox()).map(each => [each.recordId, each.problem])).toEqual([
      ['c1', 'bad-field'],
      ['c1', undefined],
      ['n1', undefined],
    ])
    const [first] = await tablet.outbox()
    const text = await giveUpIn(tablet.salon.db, first!.seq!)
    expect(text).toContain('dry scalp')
    await expectSame(tablet, server)
    expect([...(await recordsOn(server)).keys()]).toEqual(['c2'])
  })

  test('and that makes a record, tried again, goes before what waited for it', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: '' }))
    await tablet.sync()
    await tablet.save(anEdit('client', 'c1', { name: 'Ann' }))
    const [first] = await tablet.outbox()
    await tablet.salon.db.outbox.update(first!.seq!, { patch: { ...first!.patch, name: 'A' } })
    await tryAgainIn(tablet.salon.db, first!.seq!)
    await tablet.sync()
    await expectSame(tablet, server)
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ name: 'Ann' })
  })
})

describe('one bad change', () => {
  test('that makes the server stumble is set aside after five tries; all others go through', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...many(40))
    tablet.between = rejectsWith('c17', 500)
    for (let drain = 1; drain <= MOST_FAILS; drain++) {
      await tablet.sync()
      const waiting = await tablet.outbox()
      expect(waiting.map(each => each.recordId)).toEqual(['c17'])
      expect(waiting[0]?.problem).toBe(drain < MOST_FAILS ? undefined : 'server-error')
    }
    expect((await recordsOn(server)).size).toBe(39)
    const requests = server.requests.length
    await tablet.sync()
    expect(server.requests.slice(requests).flatMap(idsIn)).toEqual([])
    expect((await outboxItems(tablet.salon.db))[0]?.state).toBe('attention')
  })

  test('that is too large for the way is found by halving', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(...many(64))
    const sizes: number[] = []
    tablet.between = async (request, ask) => {
      sizes.push(request.changes.length)
      return idsIn(request).includes('c5') ? new Response('too large', { status: 413 }) : ask()
    }
    await tablet.sync()
    expect(sizes.slice(0, 4)).toEqual([64, 32, 16, 8])
    expect((await tablet.outbox()).map(each => each.recordId)).toEqual(['c5'])
  })

  test('is not blamed where the server answers nobody', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => problem(502, '')
    for (let n = 0; n < MOST_FAILS + 2; n++) expect(await tablet.sync()).toBe('server-trouble')
    expect((await tablet.outbox())[0]?.fails).toBeUndefined()
    tablet.between = null
    await tablet.sync()
    await expectSame(tablet, server)
  })
})

describe('erasure', () => {
  test('takes the row, what waits and what was refused about the client', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann' }), aClient('c2', { name: 'Bea' }))
    await tablet.save({ op: 'create', kind: 'note', id: 'n1', patch: { client_id: 'c1', text: 'secret' } })
    await tablet.sync()
    await tablet.save(anEdit('client', 'c1', { name: 'x'.repeat(300) }))
    await tablet.sync()
    await tablet.save({
      op: 'create',
      kind: 'note',
      id: 'n2',
      patch: { client_id: 'c1', text: 'secret too' },
    })
    await eraseClient(server.database, { account: server.account, clientId: 'c1', now: server.now })
    await tablet.sync()
    const { db } = tablet.salon
    expect((await db.rows.toArray()).map(row => row.id)).toEqual(['c2'])
    const all = JSON.stringify([await db.rows.toArray(), await db.outbox.toArray(), await db.sent.toArray()])
    expect(all).not.toMatch(/secret|Ann|xxx/)
    expect(all).toContain('Bea')
    await tablet.sync()
    await expectSame(tablet, server)
  })

  test('takes the name from what waits about nobody, and what was sent while a note was theirs', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann Quill' }), aClient('c2', { name: 'Bea' }))
    await tablet.save({ op: 'create', kind: 'note', id: 'n1', patch: { client_id: 'c1', text: 'secret' } })
    const about = { due_on: '2027-01-01', made_at: '2026-11-01T09:00:00.000Z' }
    const called = (id: string, text: string): Edit => ({
      op: 'create',
      kind: 'reminder',
      id,
      patch: { ...about, text },
    })
    await tablet.save(called('r1', 'Call Ann Quill'))
    await tablet.sync()
    await tablet.save(anEdit('note', 'n1', { client_id: 'c2' }))
    await tablet.save(anEdit('note', 'n1', { text: 'Fringe.' }))
    await tablet.sync()
    await eraseClient(server.database, { account: server.account, clientId: 'c1', now: server.now })
    // Refused: it stays here, and says nothing of her any more.
    await tablet.save(called('r2', `Ring Ann Quill ${'x'.repeat(3_000)}`), called('r3', 'Order foils'))
    await tablet.sync()
    const { db } = tablet.salon
    const all = JSON.stringify([await db.rows.toArray(), await db.outbox.toArray(), await db.sent.toArray()])
    expect(all).not.toMatch(/secret|Quill/)
    expect(all).toContain('Ring a client')
    expect(all).toContain('Order foils')
    expect((await tablet.fields('r1'))?.text).toBe('Call a client')
    expect((await tablet.fields('n1'))?.text).toBe('Fringe.')
    expect((await tablet.fields('r2'))?.text).toContain('Ring a client')
  })

  test('is heard before anything is taken that a tablet wrote meanwhile, and nothing else of it is lost', async () => {
    const server = await aServer()
    const [away, home] = [aTablet(server), aTablet(server)]
    await home.save(aClient('c1', { name: 'Ann Quill' }), aClient('c2', { name: 'Bea' }))
    await home.sync()
    await away.sync()
    const about = { due_on: '2027-01-01', made_at: '2026-11-01T09:00:00.000Z' }
    const reminders = ['Call Ann Quill', 'Order foils'].map(
      (text, n): Edit => ({ op: 'create', kind: 'reminder', id: `r${n}`, patch: { ...about, text } }),
    )
    await away.save(...reminders, anEdit('client', 'c2', { phone: '07700 900111' }))
    // More than a page before the erasure, and more after it.
    await home.save(...Array.from({ length: 500 }, (_, n) => aClient(`d${n}`)))
    await home.save(...Array.from({ length: 500 }, (_, n) => aClient(`e${n}`)))
    await home.save(...Array.from({ length: 500 }, (_, n) => aClient(`f${n}`)))
    await home.sync()
    await eraseClient(server.database, { account: server.account, clientId: 'c1', now: server.now })
    await home.save(anEdit('client', 'c2', { notes: 'Fringe.' }))
    await home.sync()

    expect(await away.sync()).toBe('done')
    const said = server.requests.flatMap(({ changes }) => changes.length)
    expect(said.slice(-3)).toEqual([3, 0, 3])
    const there = await recordsOn(server)
    expect(JSON.stringify([...there.values()])).not.toContain('Quill')
    expect(there.get('r0')?.fields.text).toBe('Call a client')
    expect(there.get('r1')?.fields.text).toBe('Order foils')
    expect(there.get('c2')?.fields).toMatchObject({ phone: '07700 900111', notes: 'Fringe.' })
    const history = await server.database.kysely.selectFrom('changes').select(['patch', 'base']).execute()
    expect(JSON.stringify(history)).not.toContain('Quill')
    await home.sync()
    for (const tablet of [away, home]) await expectSame(tablet, server)
  })

  test('that a full tablet can’t take in holds back what it wrote, and asks no more than once', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann Quill' }))
    await tablet.sync()
    await eraseClient(server.database, { account: server.account, clientId: 'c1', now: server.now })
    await tablet.save(aClient('c2', { name: 'Bea' }))
    const { db } = tablet.salon
    const full = vi.spyOn(db.rows, 'bulkDelete').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const before = server.requests.length
    expect(await tablet.sync()).toBe('storage-full')
    expect(server.requests.length).toBe(before + 1)
    expect(await tablet.outbox()).toHaveLength(1)
    full.mockRestore()
    expect(await tablet.sync()).toBe('done')
    await expectSame(tablet, server)
  })

  test('of the account that can still be kept: everything stays, is told so, and is sent once it is kept', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => problem(423, 'account-closed')
    expect(await tablet.sync()).toBe('account-closed')
    const { db } = tablet.salon
    expect((await db.meta.get('this'))?.standing).toBe('account-closed')
    expect([await db.rows.count(), await db.outbox.count()]).toEqual([1, 1])
    tablet.between = null
    expect(await tablet.sync()).toBe('done')
    expect((await db.meta.get('this'))?.standing).toBe('ok')
    await expectSame(tablet, server)
  })

  test('of the account drops the database', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => problem(410, 'account-gone')
    expect(await tablet.sync()).toBe('gone')
    expect(tablet.isGone).toBe(true)
    const { db } = makeSalon(tablet.salon.account, tablet.salon.db.name)
    expect(await db.outbox.count()).toBe(0)
    db.close()
  })
})

describe('a restored server', () => {
  test('hears again what it had accepted and lost, and what only devices still hold', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    const backup = await backUp(server)
    await one.save(aClient('c1', { name: 'Ann' }))
    await one.sync()
    await one.save(anEdit('client', 'c1', { notes: 'written after' }))
    await one.sync()
    await two.sync()
    await putBack(server, backup)
    expect((await recordsOn(server)).size).toBe(0)
    // The one that made it never comes back; the other had only pulled it.
    await two.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ name: 'Ann', notes: 'written after' })
    await one.sync()
    await two.sync()
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('put back by hand, and written on before anyone noticed, gets back what it lost', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1', { notes: 'first' }))
    for (const tablet of [one, two]) await tablet.sync()
    expect(await compare(one)).toBe(false)
    const backup = await backUp(server)
    await one.save(anEdit('client', 'c1', { phone: '07700 900123' }))
    await one.sync()
    await putBack(server, backup, { byHand: true })
    // The counter has caught up, and the very record was written again: versions tell nothing any more.
    await two.save(anEdit('client', 'c1', { notes: 'second' }))
    await two.sync()
    await two.save(anEdit('client', 'c1', { notes: 'third' }))
    await two.sync()
    await one.sync()
    expect((await recordsOn(server)).get('c1')?.fields.phone).not.toBe('07700 900123')
    server.now += 25 * 3_600_000
    expect(await compare(one)).toBe(true)
    await one.sync()
    await two.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({
      phone: '07700 900123',
      notes: 'third',
    })
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('gets back a record that merging made larger than one change may be', async () => {
    const server = await aServer()
    const [one, two, three] = [aTablet(server), aTablet(server), aTablet(server)]
    const backup = await backUp(server)
    await one.save(aClient('c1', { notes: 'short' }))
    for (const tablet of [one, two, three]) await tablet.sync()
    for (const [n, tablet] of [one, two, three].entries())
      await tablet.save(anEdit('client', 'c1', { notes: String(n).repeat(19_000 - n) }))
    for (const tablet of [one, two, three, one]) await tablet.sync()
    const seconds = async () =>
      ((await recordsOn(server)).get('c1')?.fields.seconds ?? []) as { text: string }[]
    const texts = (await seconds()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    const fourth = aTablet(server)
    await fourth.sync()
    // Notes of Greek, as long again in bytes.
    const greek = 'ψ'.repeat(19_000)
    await fourth.save(anEdit('client', 'c1', { hair_type: 'fine', notes: greek }))
    await fourth.sync()
    const witness = aTablet(server)
    await witness.sync()
    await putBack(server, backup)
    expect((await recordsOn(server)).size).toBe(0)
    await witness.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ hair_type: 'fine', notes: greek })
    expect((await seconds()).map(({ text }) => text)).toEqual(texts)
    await expectSame(witness, server)
  })

  test('does not get an older edit over a newer one', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1', { name: 'Ann' }))
    await tablet.sync()
    const backup = await backUp(server)
    await tablet.save(anEdit('client', 'c1', { name: 'older' }))
    await tablet.sync()
    await putBack(server, backup)
    await tablet.save(anEdit('client', 'c1', { name: 'newer' }))
    await tablet.sync()
    expect((await recordsOn(server)).get('c1')?.fields.name).toBe('newer')
    await expectSame(tablet, server)
  })

  test('that was put back by hand is found out by a cursor above its counter', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    const backup = await backUp(server)
    await tablet.save(aClient('c1'), aClient('c2'))
    await tablet.sync()
    await putBack(server, backup, { byHand: true })
    await tablet.sync()
    expect((await recordsOn(server)).size).toBe(2)
    await expectSame(tablet, server)
  })

  test('that was put back by hand is found out by an edit of what it lost', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    const backup = await backUp(server)
    await one.save(aClient('c1'))
    await one.sync()
    await putBack(server, backup, { byHand: true })
    await two.save(aClient('c2'))
    await two.sync()
    await one.save(anEdit('client', 'c1', { phone: '1' }))
    await one.sync()
    expect((await recordsOn(server)).get('c1')?.fields).toMatchObject({ phone: '1' })
    await two.sync()
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('is not told again what is older than thirty days and in its back-up', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    await tablet.sync()
    server.now += 31 * 86_400_000
    await tablet.save(aClient('c2'))
    await tablet.sync()
    expect(await tablet.salon.db.sent.count()).toBe(1)
  })
})

describe('signed out, old, or emptied', () => {
  test('401 keeps the outbox, says so, and goes on after signing in', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => problem(401, 'sign-in-needed')
    expect(await tablet.sync()).toBe('sign-in-needed')
    expect((await tablet.salon.db.meta.get('this'))?.standing).toBe('sign-in-needed')
    tablet.between = null
    expect(await tablet.sync()).toBe('done')
    expect((await tablet.salon.db.meta.get('this'))?.standing).toBe('ok')
    await expectSame(tablet, server)
  })

  test('an app that is too old keeps what waits', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => problem(426, 'update-needed')
    expect(await tablet.sync()).toBe('update-needed')
    expect(await tablet.outbox()).toHaveLength(1)
  })

  test('a page that is no answer of ours is no answer', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'))
    tablet.between = async () => new Response('<h1>Hotel Wi-Fi</h1>', { status: 200 })
    expect(await tablet.sync()).toBe('unreachable')
    expect(await tablet.outbox()).toHaveLength(1)
  })

  test('unknown kinds and fields of a newer server are kept as they are', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1', { shoe_size: 7 }))
    const { db } = one.salon
    await db.outbox.add({
      id: 'x1',
      op: 'create',
      kind: 'hologram',
      recordId: 'h1',
      person: null,
      at: 1,
      patch: { glow: true },
      base: {},
    })
    await one.sync()
    await two.sync()
    expect(await two.fields('h1')).toEqual({ glow: true })
    expect(await two.fields('c1')).toMatchObject({ shoe_size: 7 })
  })

  test('rows that are gone are pulled again from 0, and the outbox is kept', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'), aClient('c2'))
    await tablet.sync()
    await tablet.salon.db.rows.clear()
    await tablet.save(aClient('c3'))
    await tablet.salon.db.rows.delete('c3')
    await tablet.sync()
    await expectSame(tablet, server)
    expect(await tablet.salon.db.rows.count()).toBe(3)
  })

  test('and until they are all here again the tablet does not call itself synced', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'), aClient('c2'))
    await tablet.sync()
    const synced = async () => (await tablet.salon.db.meta.get('this'))?.lastSyncedAt
    expect(await synced()).toEqual(expect.any(Number))
    await tablet.salon.db.rows.clear()
    tablet.fates = ['request-lost']
    await tablet.sync()
    expect(await synced()).toBeNull()
    await tablet.sync()
    expect(await synced()).toEqual(expect.any(Number))
    await expectSame(tablet, server)
  })

  test('finds a lost row out also while something waits that was refused', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'), aClient('c2'))
    await tablet.sync()
    expect(await compare(tablet)).toBe(false)
    await tablet.save(
      anEdit('client', 'c1', { name: 'x'.repeat(300) }),
      aClient('c3', { name: 'x'.repeat(300) }),
    )
    await tablet.sync()
    expect(await tablet.outbox()).toHaveLength(2)
    server.now += 25 * 3_600_000
    expect(await compare(tablet)).toBe(false)
    await tablet.salon.db.rows.delete('c2')
    server.now += 25 * 3_600_000
    expect(await compare(tablet)).toBe(true)
  })

  test('a database that lost a row finds it out by itself, repairs and drops nothing', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    await tablet.save(aClient('c1'), aClient('c2'))
    await tablet.sync()
    expect(await compare(tablet)).toBe(false)
    await tablet.salon.db.rows.delete('c2')
    expect(await compare(tablet)).toBe(false)
    server.now += 25 * 3_600_000
    expect(await compare(tablet)).toBe(true)
    await tablet.save(aClient('c3'))
    await tablet.sync()
    await expectSame(tablet, server)
    expect(await tablet.salon.db.rows.count()).toBe(3)
  })
})
