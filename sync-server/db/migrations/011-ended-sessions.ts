import type { Schema } from './schema'

/** Sessions ended from elsewhere, kept for as long as they would have lived. `token`: only its hash. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('ended_sessions')
    .addColumn('token', 'text', column => column.primaryKey())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('session', 'text', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addColumn('forget', 'integer', column => column.notNull())
    .addColumn('forgotten_at', 'bigint')
    .execute()
  await schema
    .createIndex('ended_sessions_account')
    .on('ended_sessions')
    .columns(['account', 'session'])
    .execute()
}
