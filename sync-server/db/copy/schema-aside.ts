// Renames everything a PostgreSQL database holds in one step, so that a dump finds an empty schema. Nothing is read, so
// damaged tables don't matter. The empty schema is marked until it is complete. A mark found later means that a restore
// was cut short, and says where the old data is.
import type { Database } from '../open'
import { run } from '../statements'
import { alone } from '../transaction'
import { CutShort } from './moves'
import { quoted } from './tables'

const ASIDE = 'chairside_before_restore_'
const MARK = 'Chairside is being restored. Before it: '

type SetAside = { name: string; aside: string }

/** `aside`: the old schema's new name. An empty schema called `name` takes its place. */
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

/** A restore that `setSchemaAside` began and nobody finished; null if there is none. */
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

/** The new schema is complete and is the database from now on. */
export async function keepSchema(database: Database, { name }: SetAside): Promise<void> {
  await run(database, `comment on schema ${quoted(name)} is null`, [])
}

/** Drops the new schema and brings the old one back. */
export async function putSchemaBack(database: Database, { name, aside }: SetAside): Promise<void> {
  await alone(database, async db => {
    await run(db, `drop schema ${quoted(name)} cascade`, [])
    await run(db, `alter schema ${quoted(aside)} rename to ${quoted(name)}`, [])
  })
}
