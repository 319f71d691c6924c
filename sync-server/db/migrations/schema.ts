import type { QueryExecutorProvider, SchemaModule } from 'kysely'

/** What a migration may use. It only knows the tables of its own time, not today's types. */
export type Schema = QueryExecutorProvider & { readonly schema: SchemaModule }
