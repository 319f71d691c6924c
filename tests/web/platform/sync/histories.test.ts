// Random histories: two to four tablets, offline spells, lost requests and replies, requests that arrive twice, folded
// and reordered sends, wrong clocks, deletes against edits, a server put back to an earlier day. Then everybody comes
// home: all tablets hold what the server holds, every accepted text is in a record or its history, nothing stands twice.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_LEISURE, MOST_RUNS } from './long'
import {
  aDatabase,
  aServer,
  aTablet,
  type Backup,
  backUp,
  expectSame,
  type Fate,
  putBack,
  recordsOn,
  type Server,
  settleAll,
  type Tablet,
} from './tablets'

const RECORDS = ['r0', 'r1', 'r2', 'r3'] as const
type Id = (typeof RECORDS)[number]

type Step =
  | { do: 'write'; by: number; id: Id; line: number }
  | { do: 'rename'; by: number; id: Id }
  | { do: 'concern'; by: number; id: Id; add: boolean }
  | { do: 'delete'; by: number; id: Id }
  | { do: 'allergy'; by: number; id: Id }
  | { do: 'drop-allergy'; by: number; id: Id }
  | { do: 'sync'; by: number; fates: Fate[] }
  | { do: 'hand'; by: number; id: Id; fates: Fate[] }
  | { do: 'both-sync'; by: number; with: number }
  | { do: 'poke'; by: number; back: number }
  | { do: 'live'; by: number; with: number; id: Id; line: number }
  | { do: 'time'; ms: number }
  | { do: 'clock'; by: number; off: number }
  | { do: 'back-up' }
  | { do: 'restore'; byHand: boolean }

const by = fc.nat(3)
const id = fc.constantFrom(...RECORDS)
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'request-lost', 'reply-lost', 'arrives-twice')

const everyday: fc.Arbitrary<Step>[] = [
  fc.record({ do: fc.constant('write' as const), by, id, line: fc.nat(3) }),
  fc.record({ do: fc.constant('write' as const), by, id, line: fc.nat(3) }),
  fc.record({ do: fc.constant('rename' as const), by, id }),
  fc.record({ do: fc.constant('concern' as const), by, id, add: fc.boolean() }),
  fc.record({ do: fc.constant('delete' as const), by, id }),
  fc.record({ do: fc.constant('allergy' as const), by, id }),
  fc.record({ do: fc.constant('drop-allergy' as const), by, id }),
  fc.record({ do: fc.constant('sync' as const), by, fates: fc.array(fate, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('sync' as const), by, fates: fc.array(fate, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('hand' as const), by, id, fates: fc.array(fate, { maxLength: 2 }) }),
  fc.record({ do: fc.constant('both-sync' as const), by, with: by }),
  fc.record({ do: fc.constant('poke' as const), by, back: fc.nat(2) }),
  fc.record({ do: fc.constant('live' as const), by, with: by, id, line: fc.nat(3) }),
  fc.record({ do: fc.constant('time' as const), ms: fc.integer({ min: 0, max: 600_000 }) }),
  fc.record({ do: fc.constant('clock' as const), by, off: fc.integer({ min: -9e7, max: 9e7 }) }),
]
const disaster: fc.Arbitrary<Step>[] = [
  fc.record({ do: fc.constant('back-up' as const) }),
  fc.record({ do: fc.constant('restore' as const), byHand: fc.boolean() }),
]

type World = {
  server: Server
  tablets: Tablet[]
  backup: Backup | null
  restored: boolean
  said: number
  /** Pokes whose news went in. */
  taken: number
  /** Saves that handed their change on, to be sent at once. */
  handed: number
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A client that this tablet knows gets an edit; one that it doesn't, it makes. */
async function put(tablet: Tablet, id: string, patch: Record<string, unknown>): Promise<void> {
  const isThere = (await tablet.salon.db.rows.get(id)) !== undefined
  const made = { name: id, notes: 'first\nsecond\nthird\nfourth', concerns: [] }
  await tablet.save({
    op: isThere ? 'edit' : 'create',
    kind: 'client',
    id,
    patch: isThere ? patch : { ...made, ...patch },
  })
}

async function take(step: Step, world: World): Promise<void> {
  const { server, tablets } = world
  const at = (n: number): Tablet => tablets[n % tablets.length]!
  world.said += 1
  switch (step.do) {
    case 'write': {
      const lines = textIn(
        (await at(step.by).fields(step.id))?.notes ?? 'first\nsecond\nthird\nfourth',
      ).split('\n')
      lines[step.line] = `said ${world.said}`
      return put(at(step.by), step.id, { notes: lines.join('\n') })
    }
    case 'rename':
      return put(at(step.by), step.id, { name: `name ${world.said}` })
    case 'concern': {
      const present = listIn((await at(step.by).fields(step.id))?.concerns)
      const concerns = step.add ? [...present, `concern ${world.said}`] : present.slice(1)
      return put(at(step.by), step.id, { concerns })
    }
    case 'delete':
      return put(at(step.by), step.id, { deletedAt: world.said })
    case 'allergy': {
      const tablet = at(step.by)
      const id = `a-${step.id}`
      const isThere = (await tablet.salon.db.rows.get(id)) !== undefined
      return tablet.save({
        op: isThere ? 'edit' : 'create',
        kind: 'allergy',
        id,
        patch: { client_id: step.id, substance: `substance ${world.said}` },
      })
    }
    case 'drop-allergy': {
      const id = `a-${step.id}`
      if ((await at(step.by).salon.db.rows.get(id)) === undefined) return
      return at(step.by).save({ op: 'edit', kind: 'allergy', id, patch: { deletedAt: world.said } })
    }
    case 'sync': {
      const tablet = at(step.by)
      tablet.fates = [...step.fates]
      await tablet.sync()
      tablet.fates = []
      return
    }
    case 'hand': {
      const tablet = at(step.by)
      if ((await tablet.fields(step.id)) === undefined) return
      tablet.fates = [...step.fates]
      const edit = {
        op: 'edit' as const,
        kind: 'client' as const,
        id: step.id,
        patch: { name: `name ${world.said}` },
      }
      // Another tab drains at the same moment.
      const [handed] = await Promise.all([tablet.saveAndSend(edit), tablet.sync()])
      if (handed) world.handed += 1
      tablet.fates = []
      return
    }
    case 'both-sync':
      // Two drains of one tablet at once (two tabs without locks), beside another tablet's.
      await Promise.all([at(step.by).sync(), at(step.by).sync(), at(step.with).sync()])
      return
    case 'live': {
      // Both are online: the one's change reaches the other by its poke.
      await take({ do: 'both-sync', by: step.by, with: step.with }, world)
      await take({ do: 'write', by: step.by, id: step.id, line: step.line }, world)
      await at(step.by).sync()
      return take({ do: 'poke', by: step.with, back: 0 }, world)
    }
    case 'poke': {
      // Late ones and those heard already too.
      const poke = server.pokes.at(-1 - step.back)
      if (poke !== undefined) world.taken += (await at(step.by).hear(poke)) === 'taken' ? 1 : 0
      return
    }
    case 'time':
      server.now += step.ms
      return
    case 'clock':
      at(step.by).clockOff = step.off
      return
    case 'back-up':
      world.backup = await backUp(server)
      return
    case 'restore':
      if (world.backup) {
        await putBack(server, world.backup, { byHand: step.byHand })
        world.restored = true
      }
  }
}

/** Texts that some tablet was told are safe. */
function acceptedLines({ replies }: Server): Set<string> {
  const lines = new Set<string>()
  for (const { request, reply } of replies) {
    const accepted = new Set(reply.accepted)
    for (const change of request.changes as { id: string; patch: Record<string, unknown> }[]) {
      if (!accepted.has(change.id)) continue
      for (const line of textIn(change.patch.notes).split('\n')) if (line.startsWith('said')) lines.add(line)
    }
  }
  return lines
}

async function linesKept(server: Server): Promise<Set<string>> {
  const texts: string[] = []
  for (const { fields } of (await recordsOn(server)).values()) {
    texts.push(textIn(fields.notes))
    for (const second of listIn(fields.seconds)) texts.push(textIn((second as { text: unknown }).text))
  }
  const { rows } = await changesOn(server)
  for (const { patch } of rows) texts.push(textIn(JSON.parse(patch).notes))
  return new Set(texts.flatMap(text => text.split('\n')))
}

async function changesOn({ database, account }: Server): Promise<{ rows: { id: string; patch: string }[] }> {
  const rows = await database.kysely
    .selectFrom('changes')
    .select(['id', 'patch'])
    .where('account', '=', account)
    .where('outcome', '=', 'accepted')
    .execute()
  return { rows }
}

async function play(database: Awaited<ReturnType<typeof aDatabase>>, count: number, steps: readonly Step[]) {
  const server = await aServer(database)
  const tablets = Array.from({ length: count }, () => aTablet(server))
  const world: World = { server, tablets, backup: null, restored: false, said: 0, taken: 0, handed: 0 }
  for (const step of steps) await take(step, world)
  await settleAll(server, tablets)
  for (const tablet of tablets) await expectSame(tablet, server)
  const kept = await linesKept(server)
  expect([...acceptedLines(server)].filter(line => !kept.has(line))).toEqual([])
  for (const { fields } of (await recordsOn(server)).values()) {
    const concerns = listIn(fields.concerns)
    expect(concerns).toEqual([...new Set(concerns)])
    const seconds = listIn(fields.seconds).map(second => textIn((second as { text: unknown }).text))
    expect(seconds).toEqual([...new Set(seconds)])
  }
  for (const tablet of tablets) await tablet.salon.db.delete()
  return world
}

const count = fc.integer({ min: 2, max: 4 })

describe('after any history', () => {
  test('all tablets hold what the server holds, and no accepted text is lost', AT_LEISURE, async () => {
    const database = await aDatabase()
    let taken = 0
    let handed = 0
    const steps = fc.array(fc.oneof(...everyday), { minLength: 5, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(count, steps, async (tablets, history) => {
        const played = await play(database, tablets, history)
        taken += played.taken
        handed += played.handed
      }),
      { numRuns: MOST_RUNS },
    )
    expect(taken).toBeGreaterThan(MOST_RUNS / 20)
    expect(handed).toBeGreaterThan(MOST_RUNS / 30)
  })

  test('also where the server was put back to an earlier day', AT_LEISURE, async () => {
    const database = await aDatabase()
    let restored = 0
    const steps = fc.array(fc.oneof(...everyday, ...everyday, ...disaster, ...disaster), {
      minLength: 8,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(count, steps, async (tablets, history) => {
        if ((await play(database, tablets, history)).restored) restored += 1
      }),
      { numRuns: MOST_RUNS },
    )
    expect(restored).toBeGreaterThan(MOST_RUNS / 10)
  })

  test('what could not be merged stands beside its record once, whoever says it again after a restore', async () => {
    const elsewhere = { by: 2, with: 3, id: 'r0', line: 0 } as const
    await play(await aDatabase(), 4, [
      { do: 'delete', by: 1, id: 'r3' },
      { do: 'back-up' },
      { do: 'delete', by: 2, id: 'r3' },
      { do: 'live', by: 0, with: 0, id: 'r3', line: 0 },
      { do: 'live', ...elsewhere },
      { do: 'restore', byHand: false },
      { do: 'sync', by: 3, fates: ['arrives', 'request-lost'] },
    ])
  })
})
