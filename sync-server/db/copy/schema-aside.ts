// Everything that a PostgreSQL database holds, set aside in one step under another name, so that a dump finds it empty. Also
// where a table of it is damaged: nothing is read.
import { sql } from 'kysely'
import type { Database } from '../open'

const ASIDE = 'chairside_before_restore_'

type SetAside = { name: string; aside: string }

/** `aside`: the name under which the schema is kept. An empty one of its own `name` stands in its place. */
export async function setSchemaAside({ kysely }: Database, now: number): Promise<SetAside> {
  const aside = `${ASIDE}${now}`
  return kysely.transaction().execute(async trx => {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx)
    const name = rows[0]?.name ?? 'public'
    await sql`alter schema ${sql.id(name)} rename to ${sql.id(aside)}`.execute(trx)
    await sql`create schema ${sql.id(name)}`.execute(trx)
    return { name, aside }
  })
}

/** What came in its place goes; what was there is there again. */
export async function putSchemaBack({ kysely }: Database, { name, aside }: SetAside): Promise<void> {
  await kysely.transaction().execute(async trx => {
    await sql`drop schema ${sql.id(name)} cascade`.execute(trx)
    await sql`alter schema ${sql.id(aside)} rename to ${sql.id(name)}`.execute(trx)
  })
}
