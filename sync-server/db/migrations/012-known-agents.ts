import type { Schema } from './schema'

/** What a known device's browser says about itself, so that its owner can recognise it in a list. */
export async function up({ schema }: Schema): Promise<void> {
  await schema.alterTable('known_devices').addColumn('agent', 'text').execute()
}
