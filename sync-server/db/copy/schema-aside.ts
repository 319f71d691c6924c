// Everything that a PostgreSQL database holds, set aside in one step under another name, so that a dump finds it empty. Also
// where a table of it is damaged: nothing is read. The empty one is marked until it is filled and finished: whoever finds the
// mark afterwards knows that a restore was cut short, and where what was there before is.
import type { Database } from '../open'
import { run } from '../statements'
import { alone } from '../transaction'
import { CutShort } from './moves'
import { quoted } from './tables'

const ASIDE = 'chairside_before_restore_'
const MARK = 'Chairside is being restored. Before it: '

type SetAside = { name: string; aside: string }

/** `aside`: the name under which the schema is kept. An empty one of its own `name` stands in its place. */
export async function setSchemaAside(database: Database, now: number): Promise<SetAside> {
  const aside = `${ASIDE}${now}`
  return alone(database, async db => {
    const [row] = await run<{ name: string | null }>(db, 'select current_schema() as name', [])
    const name = row?.name ?? 'public'
    await run(db, `alter schema ${quoted(name)} rename to ${quoted(aside)}`, [])
    await run(db, `create schema ${quoted(name)}`, [])
    await run(db, `comment on schema ${quoted(name)} is '${MARK}${aside}'`, [])
    return { name, aside }
  })
}

/** What `setSchemaAside` began and nobody ended; null: nothing. */
export async function halfRestored(database: Database): Promise<SetAside | null> {
  if (database.dialect === 'sqlite') return null
  const [{ name, mark } = { name: '', mark: null }] = await run<{ name: string; mark: string | null }>(
    database,
    `select nspname as name, obj_description(oid, 'pg_namespace') as mark
     from pg_namespace where nspname = current_schema()`,
    [],
  )
  return mark?.startsWith(MARK) ? { name, aside: mark.slice(MARK.length) } : null
}

export async function mustNotBeRestoring(database: Database): Promise<void> {
  if (await halfRestored(database)) throw new CutShort()
}

/** What came in its place is whole: it is the database from now on. */
export async function keepSchema(database: Database, { name }: SetAside): Promise<void> {
  await run(database, `comment on schema ${quoted(name)} is null`, [])
}

/** What came in its place goes; what was there is there again. */
export async function putSchemaBack(database: Database, { name, aside }: SetAside): Promise<void> {
  await alone(database, async db => {
    await run(db, `drop schema ${quoted(name)} cascade`, [])
    await run(db, `alter schema ${quoted(aside)} rename to ${quoted(name)}`, [])
  })
}
