// The physical limit of the server's lines: Hono and SQLite, the same durability, nothing else.
// No session, no validation, no ownership, no history. Started as a process of its own; prints its port.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import Sqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { clientFields, clientId, MANY } from './clients'

const [folder = '', pages = ''] = process.argv.slice(2)
const db = new Sqlite(join(folder, 'bare.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('create table records (id text primary key, version integer, fields text)')
const put = db.prepare(
  'insert into records values (?, ?, ?) on conflict (id) do update set version = excluded.version, fields = excluded.fields',
)
let version = 0
type Row = { id: string; fields: unknown }
const putAll = db.transaction((rows: Row[]) => {
  for (const { id, fields } of rows) put.run(id, ++version, JSON.stringify(fields))
})
putAll(Array.from({ length: MANY }, (_, n) => ({ id: clientId(n), fields: clientFields(n) })))

const listeners = new Set<(rows: Row[]) => void>()
const app = new Hono()
app.use(async (c, next) => {
  c.header('access-control-allow-origin', '*')
  await next()
})
app.get('/records', c => {
  const rows = db.prepare('select id, version, fields from records order by version limit ?').all(MANY)
  const json = `[${(rows as { id: string; version: number; fields: string }[])
    .map(row => `{"id":"${row.id}","version":${row.version},"fields":${row.fields}}`)
    .join(',')}]`
  const body = gzipSync(json, { level: 1 })
  return c.body(new Uint8Array(body), 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
})
app.post('/edits', async c => {
  const rows: Row[] = JSON.parse(await c.req.text())
  putAll(rows)
  for (const listener of listeners) listener(rows)
  return c.json({ version })
})
app.get('/events', c =>
  streamSSE(c, async stream => {
    const listener = (rows: Row[]): void =>
      void stream.writeSSE({ event: 'rows', data: JSON.stringify(rows) })
    listeners.add(listener)
    stream.onAbort(() => void listeners.delete(listener))
    await stream.writeSSE({ event: 'open', data: '' })
    while (!stream.aborted) await stream.sleep(1000)
  }),
)
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
app.get('*', c => {
  const name = c.req.path === '/' ? '/index.html' : c.req.path
  try {
    const type = types[name.split('.').pop() ?? ''] ?? 'text/plain'
    return c.body(new Uint8Array(readFileSync(join(pages, name))), 200, { 'content-type': type })
  } catch {
    return c.notFound()
  }
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ port })),
)
