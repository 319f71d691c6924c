import type { Schema } from './schema'

/** How often something was tried on an account. `what` is a hash, so no typed address is stored. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('guesses')
    .addColumn('what', 'text', column => column.primaryKey())
    .addColumn('quarter', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .execute()
}
