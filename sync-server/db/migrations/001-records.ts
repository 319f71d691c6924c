import { sql } from 'kysely'
import type { Schema } from './schema'

/** Accounts, their records and changes, the runs of asks, subscriptions and devices. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('account', 'text', column => column.primaryKey())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('epoch', 'text', column => column.notNull())
    .addColumn('erasures', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()

  await schema
    .createTable('records')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('about', 'text')
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('stamps', 'text', column => column.notNull())
    .addColumn('last_change', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('erased', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('records_key', ['account', 'id'])
    .execute()
  await schema
    .createIndex('records_by_version')
    .unique()
    .on('records')
    .columns(['account', 'version'])
    .execute()
  await schema.createIndex('records_by_kind').on('records').columns(['account', 'kind']).execute()
  await schema
    .createIndex('records_by_client')
    .on('records')
    .columns(['account', 'about'])
    .where(sql.ref('about'), 'is not', null)
    .execute()

  await schema
    .createTable('changes')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('record_id', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('patch', 'text', column => column.notNull())
    .addColumn('base', 'text', column => column.notNull())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('previous', 'text')
    .addPrimaryKeyConstraint('changes_key', ['account', 'id'])
    .execute()

  await schema
    .createTable('erased')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('erased_key', ['account', 'id'])
    .execute()

  await schema
    .createTable('runs')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('ask', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('owner', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('runs_key', ['account', 'ask'])
    .execute()
  await schema.createIndex('runs_by_state').on('runs').columns(['state', 'created_at']).execute()
  await schema.createIndex('runs_by_day').on('runs').columns(['account', 'created_at']).execute()

  await schema
    .createTable('ask_facts')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('ask', 'text', column => column.notNull())
    .addColumn('facts', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ask_facts_key', ['account', 'ask'])
    .execute()
  await schema.createIndex('ask_facts_by_age').on('ask_facts').columns(['created_at']).execute()

  await schema
    .createTable('subscriptions')
    .addColumn('account', 'text', column => column.primaryKey())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('products', 'text', column => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('trial', 'integer', column => column.notNull())
    .addColumn('customer', 'text')
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()

  await schema
    .createTable('devices')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('schema', 'integer', column => column.notNull())
    .addColumn('last_seen', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('devices_key', ['account', 'device'])
    .execute()
}
