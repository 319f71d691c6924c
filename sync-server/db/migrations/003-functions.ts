import { PostgresAdapter, sql } from 'kysely'
import type { Schema } from './schema'

/** Pictures of asks, functions' answers under their keys, what was sent to models, and bytes by their hash. */
export async function up(db: Schema): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('runs')
    .addColumn('part', 'text', column => column.notNull().defaultTo('text'))
    .execute()

  await schema
    .createTable('model_calls')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('ask', 'text')
    .addColumn('client', 'text')
    .addColumn('made_for', 'text', column => column.notNull())
    .addColumn('tool', 'text', column => column.notNull())
    .addColumn('model', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('sent', 'text', column => column.notNull())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('ms', 'integer')
    .addPrimaryKeyConstraint('model_calls_key', ['account', 'id'])
    .execute()
  await schema.createIndex('model_calls_by_time').on('model_calls').columns(['account', 'at']).execute()
  await schema.createIndex('model_calls_by_ask').on('model_calls').columns(['account', 'ask']).execute()
  await schema.createIndex('model_calls_by_age').on('model_calls').columns(['at']).execute()

  await schema
    .createTable('once')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('request', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('owner', 'text', column => column.notNull())
    .addColumn('lease_until', 'bigint', column => column.notNull())
    .addColumn('called', 'integer', column => column.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('once_key', ['account', 'key'])
    .execute()
  await schema.createIndex('once_by_age').on('once').columns(['created_at']).execute()

  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`
  await schema
    .createTable('blobs')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('bytes', bytes, column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('blobs_key', ['account', 'hash'])
    .execute()
  await schema
    .createTable('blob_uses')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('used_by', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('blob_uses_key', ['account', 'hash', 'used_by'])
    .execute()
  await schema.createIndex('blob_uses_by_age').on('blob_uses').columns(['used_by', 'created_at']).execute()
  await schema.createIndex('blob_uses_by_user').on('blob_uses').columns(['account', 'used_by']).execute()
}
