// Several tablets and one real server (its store on a SQLite in memory) in one process. The line between them can lose
// requests and replies, and be cut; clocks can be wrong; the server can be put back to an earlier day.
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { ProblemError } from '../../../../shared/problems'
import { type SyncReply, SyncRequest } from '../../../../shared/sync/wire'
import { changeEpoch, createAccount, newEpoch } from '../../../../sync-server/db/accounts'
import { migrate, openDatabase } from '../../../../sync-server/db/open'
import { pokeText } from '../../../../sync-server/sync/poke'
import { selfCheck, unknownAmong } from '../../../../sync-server/sync/read'
import { replyText } from '../../../../sync-server/sync/reply'
import { answer, onCommit } from '../../../../sync-server/sync/store'
import {
  type KeptStamps,
  makeStampClock,
  type StampClock,
} from '../../../../web/platform/data/clock/stamp-clock'
import type { Waiting } from '../../../../web/platform/data/db'
import { newId } from '../../../../web/platform/data/ids'
import { type Edit, saveInto } from '../../../../web/platform/data/saving/save'
import { compare } from '../../../../web/platform/sync/compare'
import type { Device } from '../../../../web/platform/sync/device'
import { send, sync } from '../../../../web/platform/sync/sync'
import { readPoke, takeNews } from '../../../../web/platform/sync/triggers/news'
import { aSalon } from '../data/device'

type Database = Awaited<ReturnType<typeof openDatabase>>
export type Server = {
  database: Database
  account: string
  /** The server's clock, ms. */
  now: number
  /** Bytes that it has for the salon's changes. */
  room: number
  /** Every request that reached it. */
  requests: SyncRequest[]
  replies: { request: SyncRequest; reply: SyncReply }[]
  /** What was poked, the newest last, as it goes down the stream. */
  pokes: string[]
  handle: (path: string, init: RequestInit) => Promise<Response>
}

let accounts = 0

export async function aDatabase(): Promise<Database> {
  const database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  onTestFinished(() => database.close())
  return database
}

/** `shared`: one database for many servers, each with an account of its own. */
export async function aServer(shared?: Database): Promise<Server> {
  const database = shared ?? (await aDatabase())
  const account = `salon-${++accounts}`
  const server: Server = {
    database,
    account,
    now: 1_700_000_000_000,
    room: Number.POSITIVE_INFINITY,
    requests: [],
    replies: [],
    pokes: [],
    handle: async (path, init) => {
      try {
        if (path === '/api/digest') return Response.json(await selfCheck(database, account))
        if (path === '/api/known') {
          const { changes } = JSON.parse(String(init.body))
          return Response.json({ unknown: await unknownAmong(database, account, changes) })
        }
        const request = SyncRequest.parse(JSON.parse(String(init.body)))
        server.requests.push(request)
        const reply = await answer(database, { account, request, now: server.now, room: server.room })
        const text = replyText(reply)
        server.replies.push({ request, reply: JSON.parse(text) })
        return new Response(text, { status: 200 })
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        return problem(statusOf(error.code), error.code)
      }
    },
  }
  await createAccount(database, account, server.now)
  const leave = onCommit(database, commit => {
    if (commit.account === account) server.pokes.push(pokeText(commit))
  })
  onTestFinished(leave)
  return server
}

const statusOf = (code: string): number =>
  code === 'account-gone' ? 410 : code === 'wrong-account' ? 409 : code === 'update-needed' ? 426 : 400
export const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: 'words', code }), { status })

/** What happens to a request on its way. */
export type Fate = 'arrives' | 'request-lost' | 'reply-lost' | 'arrives-twice'
export type Answering = (request: SyncRequest, ask: () => Promise<Response>) => Promise<Response>

export type Tablet = Device & {
  /** Added to the server's clock: this tablet's is wrong by so much. */
  clockOff: number
  /** The page is closed, or hidden and asleep, for so long; meanwhile its clock may be changed by `jump`. */
  closedFor: (ms: number, jump?: number) => void
  sleepsFor: (ms: number, jump?: number) => void
  fates: Fate[]
  /** Stands between this tablet and the server, where a test wants to. */
  between: Answering | null
  isGone: boolean
  save: (...edits: Edit[]) => Promise<void>
  /** As a tablet that is free to send does it; whether the save handed its change on. */
  saveAndSend: (...edits: Edit[]) => Promise<boolean>
  sync: () => ReturnType<typeof sync>
  hear: (poke: string) => ReturnType<typeof takeNews>
  outbox: () => Promise<Waiting[]>
  fields: (id: string) => Promise<Record<string, unknown> | undefined>
}

export function aTablet(server: Server, account = server.account): Tablet {
  const salon = aSalon(account)
  let slept = 0
  let kept: KeptStamps = { offset: 0, seen: server.now, floor: 0, gap: 0 }
  const sources = { wall: () => tablet.now(), steady: () => server.now - slept }
  const open = (): StampClock =>
    makeStampClock(
      sources,
      kept,
      next => {
        kept = next
      },
      newId,
    )
  const passes = (ms: number, jump: number): void => {
    server.now += ms
    slept += ms
    tablet.clockOff += jump
  }
  const tablet: Tablet = {
    salon,
    clock: makeStampClock({ wall: () => server.now, steady: () => server.now }, kept, () => undefined, newId),
    clockOff: 0,
    closedFor: (ms, jump = 0) => {
      tablet.clock.hidden()
      passes(ms, jump)
      tablet.clock = open()
    },
    sleepsFor: (ms, jump = 0) => {
      tablet.clock.hidden()
      passes(ms, jump)
      tablet.clock.shown()
    },
    fates: [],
    between: null,
    isGone: false,
    limitMs: 60_000,
    now: () => server.now + tablet.clockOff,
    rest: () => Promise.resolve(),
    gone: () => {
      tablet.isGone = true
    },
    fetch: async (path, init) => {
      const fate = path === '/api/sync' ? (tablet.fates.shift() ?? 'arrives') : 'arrives'
      if (fate === 'request-lost') throw new TypeError('fetch failed')
      const ask = (): Promise<Response> => server.handle(path, init)
      if (fate === 'arrives-twice') await ask()
      const response =
        tablet.between && path === '/api/sync'
          ? await tablet.between(SyncRequest.parse(JSON.parse(String(init.body))), ask)
          : await ask()
      if (fate === 'reply-lost') throw new TypeError('fetch failed')
      return response
    },
    save: async (...edits) => {
      await saveInto(salon.db, edits, { ...tablet.clock.stamp(), person: 'owner' })
    },
    saveAndSend: async (...edits) => {
      const handed = await saveInto(salon.db, edits, { ...tablet.clock.stamp(), person: 'owner' }, null, true)
      await sync(tablet, handed ? send(tablet, handed) : undefined)
      return handed !== null
    },
    sync: () => sync(tablet),
    hear: poke => takeNews(salon.db, readPoke(poke), tablet.now()),
    outbox: () => salon.db.outbox.orderBy(':id').toArray(),
    fields: async id => (await salon.db.rows.get(id))?.fields,
  }
  tablet.clock = open()
  return tablet
}

const KEPT = ['accounts', 'records', 'changes', 'ask_facts', 'runs', 'erased'] as const
export type Backup = { table: (typeof KEPT)[number]; rows: Record<string, unknown>[] }[]

export async function backUp({ database, account }: Server): Promise<Backup> {
  const backup: Backup = []
  for (const table of KEPT) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where account = ${account}`.execute(database.kysely)
    backup.push({ table, rows })
  }
  return backup
}

/** As `npm run restore` leaves it; `byHand`: someone only put the file back, so the epoch is the old one. */
export async function putBack(
  { database, account }: Server,
  backup: Backup,
  { byHand = false } = {},
): Promise<void> {
  const { kysely } = database
  for (const { table, rows } of backup) {
    await sql`delete from ${sql.table(table)} where account = ${account}`.execute(kysely)
    for (const row of rows) {
      const columns = Object.keys(row).map(name => sql.ref(name))
      const values = Object.values(row).map(value => sql.val(value))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(
        kysely,
      )
    }
  }
  if (!byHand) await changeEpoch(database, account, newEpoch())
}

export type ServerRecord = { id: string; kind: string; version: number; fields: Record<string, unknown> }

export async function recordsOn(server: Server): Promise<Map<string, ServerRecord>> {
  const rows = await server.database.kysely
    .selectFrom('records')
    .select(['id', 'kind', 'version', 'fields', 'erased'])
    .where('account', '=', server.account)
    .execute()
  return new Map(
    rows
      .filter(row => !row.erased)
      .map(({ id, kind, version, fields }) => [id, { id, kind, version, fields: JSON.parse(fields) }]),
  )
}

/** The tablet holds what the server holds, and nothing waits. */
export async function expectSame(tablet: Tablet, server: Server): Promise<void> {
  expect(await tablet.outbox()).toEqual([])
  const here = (await tablet.salon.db.rows.toArray())
    .map(({ id, kind, version, fields, server: under }) => ({ id, kind, version, fields, under }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const there = [...(await recordsOn(server)).values()]
    .map(record => ({ ...record, under: undefined }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(here).toEqual(there)
}

/** Everything again as often as it takes, and the daily self-check: it finds what a file put back by hand hides. */
export async function settleAll(server: Server, tablets: readonly Tablet[]): Promise<void> {
  for (const _day of [1, 2, 3]) {
    for (const tablet of tablets) await tablet.sync()
    server.now += 25 * 3_600_000
    for (const tablet of tablets) if (await compare(tablet)) await tablet.sync()
  }
  for (const tablet of [...tablets, ...tablets]) await tablet.sync()
}
