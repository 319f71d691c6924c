import type { Schema } from './schema'

/** What was left out of a calendar when it was last read, as JSON. */
export async function up({ schema }: Schema): Promise<void> {
  await schema.alterTable('calendars').addColumn('left_out', 'text').execute()
}
