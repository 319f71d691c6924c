import type { Schema } from './schema'

/** What stood in a calendar when it was last read and didn't come along, as JSON. */
export async function up({ schema }: Schema): Promise<void> {
  await schema.alterTable('calendars').addColumn('left_out', 'text').execute()
}
