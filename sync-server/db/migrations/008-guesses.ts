import type { Schema } from './schema'

/** How often something of an account was tried. `what` is a hash: no address that was typed lies here. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('guesses')
    .addColumn('what', 'text', column => column.primaryKey())
    .addColumn('quarter', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .execute()
}
