import { sql } from 'kysely'
import type { Schema } from './schema'

/** How many bytes an account's changes take: kept with its counter, so that no push has to add them up. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('bytes', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update accounts set bytes =
    (select coalesce(sum(octet_length(patch) + octet_length(base) + 400), 0) from changes where changes.account = accounts.account)`.execute(
    db,
  )
}
