import type { Schema } from './schema'

/** Calendars that an account follows. Anyone with the address can read the calendar, so we never show it. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('calendars')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('zone', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('modified', 'text')
    .addColumn('entries', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('checked_at', 'bigint')
    .addColumn('reached_at', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .addColumn('trouble', 'text')
    .addColumn('not_before', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('calendars_key', ['account', 'id'])
    .execute()
  await schema.createIndex('calendars_by_time').on('calendars').columns(['not_before']).execute()
}
