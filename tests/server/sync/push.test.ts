import { expect, test } from 'vitest'
import { historyOf } from '../../../sync-server/sync/read'
import { onBothDatabases } from './support/databases'
import { aChange, anEdit, aSalon, NOON } from './support/salon'

onBothDatabases('what a device sends', database => {
  test('a creation is accepted and comes back with a version', async () => {
    const salon = await aSalon(database())
    const change = aChange()
    const reply = await salon.sync({ changes: [change] })
    expect(reply.accepted).toEqual([change.id])
    expect(reply.records).toEqual([
      { kind: 'client', id: change.recordId, version: expect.any(Number), fields: { name: 'Siobhan' } },
    ])
    expect(reply.cursor.version).toBe(reply.records[0]?.version)
  })

  test('another account in the request than in the session touches nothing', async () => {
    const mine = await aSalon(database())
    const theirs = await aSalon(database())
    const change = aChange()
    await expect(mine.sync({ account: theirs.account, changes: [change] })).rejects.toMatchObject({
      code: 'wrong-account',
    })
    expect(await mine.everything()).toEqual([])
    expect(await theirs.everything()).toEqual([])
    // The control: nothing else was wrong with the change.
    expect((await mine.sync({ changes: [change] })).accepted).toEqual([change.id])
  })

  test('ids are unique per account: two salons may use the same', async () => {
    const [one, other] = [await aSalon(database()), await aSalon(database())]
    const change = aChange()
    await one.sync({ changes: [change] })
    const reply = await other.sync({ changes: [{ ...change, patch: { name: 'Niamh' } }] })
    expect(reply.accepted).toEqual([change.id])
    expect(await one.fieldsOf(change.recordId)).toEqual({ name: 'Siobhan' })
    expect(await other.fieldsOf(change.recordId)).toEqual({ name: 'Niamh' })
  })

  test('a resend is answered as before and applied once, within one request and over many', async () => {
    const salon = await aSalon(database())
    const add = aChange({ patch: { name: 'Ann', concerns: ['dry'] } })
    const edit = anEdit(add.recordId, { concerns: ['dry', 'grey'] }, { base: { concerns: ['dry'] } })
    const remove = anEdit(add.recordId, { concerns: ['dry'] }, { base: { concerns: ['dry', 'grey'] } })
    const first = await salon.sync({ changes: [add, edit, edit, remove] })
    expect(first.accepted).toEqual([add.id, edit.id, edit.id, remove.id])
    const before = await salon.everything()
    for (let n = 0; n < 3; n++) {
      const again = await salon.sync({ changes: [edit, edit, add] })
      expect(again.accepted).toEqual([edit.id, edit.id, add.id])
    }
    expect(await salon.everything()).toEqual(before)
    expect(await historyOf(database(), salon.account, add.recordId)).toHaveLength(3)
  })

  test('a refusal is stored too: the resend is refused though the reason has gone', async () => {
    const salon = await aSalon(database())
    const add = aChange()
    const early = anEdit(add.recordId, { phone: '1' })
    expect((await salon.sync({ changes: [early] })).refused).toEqual([
      { id: early.id, problem: 'unknown-record' },
    ])
    await salon.sync({ changes: [add] })
    expect((await salon.sync({ changes: [early] })).refused).toEqual([
      { id: early.id, problem: 'unknown-record' },
    ])
    // The control: the same edit under a new id ('Try again') is accepted.
    expect((await salon.sync({ changes: [{ ...early, id: 'again' }] })).accepted).toEqual(['again'])
    expect(await salon.fieldsOf(add.recordId)).toEqual({ name: 'Siobhan', phone: '1', deletedAt: undefined })
  })

  test('one bad change blocks nothing', async () => {
    const salon = await aSalon(database())
    const [first, last] = [aChange(), aChange()]
    const reply = await salon.sync({
      changes: [
        first,
        null,
        'a text',
        { id: 'no-kind' },
        { ...aChange({ id: 'extra' }), surprise: 1 },
        aChange({ id: 'null-byte', recordId: 'a\u0000b' }),
        aChange({ id: 'bad-price', kind: 'product', patch: { price: -1 } }),
        aChange({ id: 'bad-name', patch: { name: '' } }),
        aChange({ id: 'bad-key', patch: JSON.parse('{"__proto__":{"name":"x"},"name":"y"}') }),
        aChange({ id: 'large', patch: { notes: 'é'.repeat(19_000), anything: 'é'.repeat(19_000) } }),
        last,
      ],
    })
    // A name that would reach an object's prototype is left out by the parser; the rest of that change is sound.
    expect(reply.accepted).toEqual([first.id, 'bad-key', last.id])
    const problems = Object.fromEntries(reply.refused.map(({ id, problem }) => [id, problem]))
    expect(problems).toMatchObject({
      'no-kind': 'unreadable-change',
      extra: 'unreadable-change',
      'null-byte': 'unreadable-change',
      'bad-price': 'bad-field',
      'bad-name': 'bad-field',
      large: 'change-too-large',
    })
    expect((await salon.everything()).map(({ fields }) => fields)).toContainEqual({ name: 'y' })
    expect(({} as { name?: string }).name).toBeUndefined()
  })

  test('a change nested deeper than can be written is refused alone', async () => {
    const salon = await aSalon(database())
    let nested: unknown = 1
    for (let n = 0; n < 30_000; n++) nested = [nested]
    const good = aChange()
    const reply = await salon.sync({ changes: [aChange({ id: 'deep', patch: { future: nested } }), good] })
    expect(reply.accepted).toEqual([good.id])
    expect(reply.refused).toEqual([{ id: 'deep', problem: expect.any(String) }])
  })

  test('what I touched comes back, accepted or refused, though it lies far behind the page', async () => {
    const salon = await aSalon(database())
    const many = Array.from({ length: 400 }, () => aChange())
    await salon.sync({ changes: many })
    const last = many.at(-1)?.recordId ?? ''
    const reply = await salon.sync({
      changes: [
        anEdit(last, { phone: '7' }),
        anEdit(many[399]?.recordId ?? '', { price: 1 }, { kind: 'product' }),
      ],
    })
    expect(reply.more).toBe(true)
    expect(reply.refused).toHaveLength(1)
    const touched = reply.records.filter(({ id }) => id === last)
    expect(touched.map(({ fields }) => fields.phone)).toEqual(['7'])
    expect(touched[0]?.version).toBeGreaterThan(reply.cursor.version)
  })

  test('a refused change brings the record as it stands', async () => {
    const salon = await aSalon(database())
    const add = aChange()
    const { cursor } = await salon.sync({ changes: [add] })
    const at = { epoch: cursor.epoch, version: cursor.version }
    const reply = await salon.sync({ cursor: at, changes: [anEdit(add.recordId, { name: '' })] })
    expect(reply.refused).toHaveLength(1)
    expect(reply.records).toEqual([
      expect.objectContaining({ id: add.recordId, fields: { name: 'Siobhan' } }),
    ])
    expect(reply.cursor).toEqual(at)
  })

  test('the later edit wins by the server’s reckoning, whatever the tablets’ clocks say', async () => {
    const salon = await aSalon(database())
    const add = aChange({ at: NOON - 86_400_000, patch: { name: 'Ann', phone: '0' } })
    await salon.sync({ changes: [add] })
    const year = 365 * 86_400_000
    // Edited a minute ago, on a tablet a year ahead; then one edited an hour ago, on a tablet a year behind.
    await salon.sync({
      device: 'fast',
      clock: NOON + year,
      changes: [anEdit(add.recordId, { phone: 'minute ago' }, { at: NOON + year - 60_000 })],
    })
    await salon.sync({
      device: 'slow',
      clock: NOON - year,
      changes: [anEdit(add.recordId, { phone: 'hour ago' }, { at: NOON - year - 3_600_000 })],
    })
    expect(await salon.fieldsOf(add.recordId)).toMatchObject({ phone: 'minute ago' })
    // An edit "of tomorrow" counts as one of now: an hour later anyone's wins over it.
    await salon.sync({
      device: 'future',
      changes: [anEdit(add.recordId, { phone: 'tomorrow' }, { at: NOON + 86_400_000 })],
    })
    await salon.sync({
      device: 'honest',
      now: NOON + 3_600_000,
      changes: [anEdit(add.recordId, { phone: 'now' }, { at: NOON + 3_600_000 })],
    })
    expect(await salon.fieldsOf(add.recordId)).toMatchObject({ phone: 'now' })
  })

  test('a text that does not fit stays beside the field, and both stand in the history', async () => {
    const salon = await aSalon(database())
    const add = aChange({ at: NOON - 60_000, patch: { name: 'Ann', notes: '7/1 20 vol' } })
    await salon.sync({ changes: [add] })
    const base = { notes: '7/1 20 vol' }
    await salon.sync({
      device: 'A',
      changes: [anEdit(add.recordId, { notes: '7/3 20 vol' }, { base, at: NOON - 9 })],
    })
    await salon.sync({
      device: 'B',
      changes: [anEdit(add.recordId, { notes: '7/1 30 vol' }, { base, at: NOON - 5 })],
    })
    expect(await salon.fieldsOf(add.recordId)).toMatchObject({
      notes: '7/1 30 vol',
      seconds: [{ field: 'notes', text: '7/3 20 vol', device: 'A' }],
    })
    const history = await historyOf(database(), salon.account, add.recordId)
    expect(history.map(({ patch }) => patch.notes)).toEqual(['7/1 20 vol', '7/3 20 vol', '7/1 30 vol'])
    expect(history.map(({ device, person, outcome }) => [device, person, outcome])).toEqual([
      ['tablet-1', 'owner', 'accepted'],
      ['A', 'owner', 'accepted'],
      ['B', 'owner', 'accepted'],
    ])
  })

  test('every mix of valid fields is a valid record: no rule looks across fields', async () => {
    const salon = await aSalon(database())
    const test = aChange({ kind: 'patch_test', patch: { product: '6/0', result: 'clear', read_at: null } })
    const reply = await salon.sync({
      changes: [
        test,
        anEdit(test.recordId, { applied_at: '2026-11-21T09:00:00.000Z' }, { kind: 'patch_test' }),
      ],
    })
    expect(reply.refused).toEqual([])
  })

  test('an edit that names another kind than the record’s is refused', async () => {
    const salon = await aSalon(database())
    const add = aChange()
    const reply = await salon.sync({
      changes: [
        add,
        anEdit(add.recordId, { price: 5 }, { kind: 'product' }),
        aChange({ kind: 'note', recordId: add.recordId, patch: {} }),
      ],
    })
    expect(reply.refused.map(({ problem }) => problem)).toEqual(['unknown-record', 'bad-field'])
  })
})
