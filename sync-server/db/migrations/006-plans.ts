import type { Schema } from './schema'

/** Plans by the provider's latest word, which of its events we have handled, and the practice provider's own data. */
export async function up({ schema }: Schema): Promise<void> {
  await schema
    .createTable('customers')
    .addColumn('account', 'text', column => column.primaryKey())
    .addColumn('customer', 'text', column => column.notNull())
    .addColumn('asked', 'integer', column => column.notNull())
    .addColumn('written', 'integer', column => column.notNull())
    .addColumn('asked_at', 'bigint', column => column.notNull())
    .addColumn('checkout_at', 'bigint')
    .execute()
  await schema.createIndex('customers_by_customer').on('customers').columns(['customer']).unique().execute()

  await schema
    .createTable('plans')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('product', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('cancel_at_end', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('amount', 'integer', column => column.notNull())
    .addColumn('started_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('plans_key', ['account', 'id'])
    .execute()

  await schema
    .createTable('payment_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('heard_at', 'bigint', column => column.notNull())
    .execute()

  await schema
    .createTable('practice_plans')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('product', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('cancel_at_end', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('amount', 'integer', column => column.notNull())
    .addColumn('started_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('practice_plans_key', ['account', 'id'])
    .execute()

  await schema
    .createTable('practice_checkouts')
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('product', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('amount', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('practice_checkouts_key', ['account', 'id'])
    .execute()
}
