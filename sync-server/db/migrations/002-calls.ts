import { sql } from 'kysely'
import type { Schema } from './schema'

/** How often a run called a model, and when it last did: the day's cap counts these, and not when an ask arrived. */
export async function up(db: Schema): Promise<void> {
  const { schema } = db
  await schema.alterTable('runs').addColumn('called_at', 'bigint').execute()
  await schema
    .alterTable('runs')
    .addColumn('calls', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update runs set called_at = created_at, calls = attempt where attempt > 0`.execute(db)
  await schema.createIndex('runs_by_call').on('runs').columns(['account', 'called_at']).execute()
  await schema.dropIndex('runs_by_day').execute()
}
