// Everything that a PostgreSQL database holds, set aside in one step under another name, so that a dump finds it empty. Also
// where a table of it is damaged: nothing is read. The empty one is marked until it is filled and finished: whoever finds the
// mark afterwards knows that a restore was cut short, and where what was there before is.
import { sql } from 'kysely'
import type { Database } from '../open'
import { CutShort } from './moves'

const ASIDE = 'chairside_before_restore_'
const MARK = 'Chairside is being restored. Before it: '

type SetAside = { name: string; aside: string }

/** `aside`: the name under which the schema is kept. An empty one of its own `name` stands in its place. */
export async function setSchemaAside({ kysely }: Database, now: number): Promise<SetAside> {
  const aside = `${ASIDE}${now}`
  return kysely.transaction().execute(async trx => {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx)
    const name = rows[0]?.name ?? 'public'
    await sql`alter schema ${sql.id(name)} rename to ${sql.id(aside)}`.execute(trx)
    await sql`create schema ${sql.id(name)}`.execute(trx)
    await sql`comment on schema ${sql.id(name)} is ${sql.lit(MARK + aside)}`.execute(trx)
    return { name, aside }
  })
}

/** What `setSchemaAside` began and nobody ended; null: nothing. */
export async function halfRestored({ kysely, dialect }: Database): Promise<SetAside | null> {
  if (dialect === 'sqlite') return null
  const { rows } = await sql<{ name: string; mark: string | null }>`
    select nspname as name, obj_description(oid, 'pg_namespace') as mark
    from pg_namespace where nspname = current_schema()`.execute(kysely)
  const [{ name, mark } = { name: '', mark: null }] = rows
  return mark?.startsWith(MARK) ? { name, aside: mark.slice(MARK.length) } : null
}

export async function mustNotBeRestoring(database: Database): Promise<void> {
  if (await halfRestored(database)) throw new CutShort()
}

/** What came in its place is whole: it is the database from now on. */
export async function keepSchema({ kysely }: Database, { name }: SetAside): Promise<void> {
  await sql`comment on schema ${sql.id(name)} is null`.execute(kysely)
}

/** What came in its place goes; what was there is there again. */
export async function putSchemaBack({ kysely }: Database, { name, aside }: SetAside): Promise<void> {
  await kysely.transaction().execute(async trx => {
    await sql`drop schema ${sql.id(name)} cascade`.execute(trx)
    await sql`alter schema ${sql.id(aside)} rename to ${sql.id(name)}`.execute(trx)
  })
}
