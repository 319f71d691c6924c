import type { Schema } from './schema'

/** Which sessions are locked, because their tablet is; and which session a browser's notifications belong to. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('session_locks')
    .addColumn('session', 'text', column => column.primaryKey())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await schema.alterTable('push_subscriptions').addColumn('session', 'text').execute()
}
