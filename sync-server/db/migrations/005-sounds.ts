import { PostgresAdapter, sql } from 'kysely'
import type { Schema } from './schema'

/** The parts of a memo's sound that have arrived, until all of it has. */
export async function up(db: Schema): Promise<void> {
  const { schema } = db
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`
  await schema
    .createTable('sound_parts')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('memo', 'text', column => column.notNull())
    .addColumn('start', 'integer', column => column.notNull())
    .addColumn('length', 'integer', column => column.notNull())
    .addColumn('bytes', bytes, column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('sound_parts_key', ['account', 'memo', 'start'])
    .execute()
  await schema.createIndex('sound_parts_by_age').on('sound_parts').columns(['created_at']).execute()
}
