import type { Schema } from './schema'

/** Accounts waiting to be deleted: closed at once, and gone after the days in which they can still be kept. */
export async function up({ schema }: Schema): Promise<void> {
  await schema.alterTable('accounts').addColumn('closed_at', 'bigint').execute()
  await schema
    .createTable('leaving')
    .addColumn('account', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('asked_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('plans_end', 'integer', column => column.notNull())
    .addColumn('gone_at', 'bigint')
    .execute()
}
