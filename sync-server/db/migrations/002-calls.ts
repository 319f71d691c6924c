import { sql } from 'kysely'
import type { Schema } from './schema'

/** When a run last called a model: the day's cap counts calls by it, and not by when their ask arrived. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('runs').addColumn('called_at', 'bigint').execute()
  await sql`update runs set called_at = created_at where attempt > 0`.execute(db)
  await db.schema.createIndex('runs_by_call').on('runs').columns(['account', 'called_at']).execute()
  await db.schema.dropIndex('runs_by_day').execute()
}
