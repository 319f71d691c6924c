// Every kind of question that screens ask of the database.
import type { SalonDb } from '../../../../web/platform/data/db'

export const questions: Record<string, (db: SalonDb) => PromiseLike<unknown>> = {
  'a record by its id': db => db.rows.get('c1'),
  'a list by name': db => db.rows.where('place').startsWith('client ').toArray(),
  'the first of a list': db => db.rows.where('place').startsWith('client ').limit(1).toArray(),
  'newest first': db => db.rows.where('place').startsWith('note ').reverse().toArray(),
  'what is about a client': db => db.rows.where('about').startsWith('c1 ').toArray(),
  'a count of a list': db => db.rows.where('place').startsWith('client ').count(),
  'a count of all': db => db.rows.count(),
  'all keys': db => db.rows.toCollection().primaryKeys(),
  'what waits': db => db.outbox.toArray(),
  'how much waits': db => db.outbox.count(),
  'what waits of a record': db => db.outbox.where('recordId').equals('c1').toArray(),
  'what was refused': db => db.outbox.where('problem').above('').count(),
}
