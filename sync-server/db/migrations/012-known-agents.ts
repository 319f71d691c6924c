import type { Schema } from './schema'

/** What the browser of a known device says of itself, so that its owner can tell it in a list. */
export async function up({ schema }: Schema): Promise<void> {
  await schema.alterTable('known_devices').addColumn('agent', 'text').execute()
}
