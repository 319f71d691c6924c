import type { Schema } from './schema'

/** Where each device's push messages go, and what to send when. Neither contains anyone's name or any text. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('push_subscriptions')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['account', 'device'])
    .execute()
  await schema
    .createIndex('push_subscriptions_by_endpoint')
    .on('push_subscriptions')
    .columns(['endpoint'])
    .execute()

  await schema
    .createTable('push_sends')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('record', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('not_before', 'bigint', column => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('push_sends_key', ['account', 'record'])
    .execute()
  await schema.createIndex('push_sends_by_time').on('push_sends').columns(['state', 'not_before']).execute()
}
