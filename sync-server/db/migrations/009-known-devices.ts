import type { Schema } from './schema'

/** Browsers that have been signed in to an account before. `hash`: of the browser's cookie, which is stored nowhere. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('known_devices')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('session', 'text', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('known_devices_by_account').on('known_devices').columns(['account']).execute()
}
