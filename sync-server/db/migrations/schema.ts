import type { QueryExecutorProvider, SchemaModule } from 'kysely'

/** What a migration may use: it knows the tables of its own day, not today's types. */
export type Schema = QueryExecutorProvider & { readonly schema: SchemaModule }
