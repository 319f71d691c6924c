// A save goes past Dexie: every live query must be told of it all the same, whatever it reads by.
import { liveQuery } from 'dexie'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { SalonDb } from '../../../web/data/db'
import type { Edit } from '../../../web/data/save'
import { aClient, anEdit, aSalon, saves } from './device'

const questions: Record<string, (db: SalonDb) => PromiseLike<unknown>> = {
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

const aNote = (id: string, client_id: string, at: string): Edit => ({
  op: 'create',
  kind: 'note',
  id,
  patch: { client_id, text: id, written_at: `2026-01-${at}T00:00:00.000Z` },
})
const steps: Record<string, Edit[]> = {
  'a record is made': [aClient('c1', { name: 'Bea' })],
  'another is made before it': [aClient('c0', { name: 'Ann' })],
  'something about it is made': [aNote('n1', 'c1', '02')],
  'it is renamed': [anEdit('client', 'c1', { name: 'Zoe' })],
  'only its text changes': [anEdit('client', 'c1', { notes: 'Fine hair' })],
  'a note moves to another day': [anEdit('note', 'n1', { written_at: '2026-01-09T00:00:00.000Z' })],
  'a note moves to another client': [anEdit('note', 'n1', { client_id: 'c0' })],
  'it is deleted': [anEdit('client', 'c1', { deletedAt: 5 })],
  'it is brought back': [anEdit('client', 'c1', { deletedAt: null })],
  'many at once': Array.from({ length: 60 }, (_, n) => aClient(`many-${n}`, { name: `Many ${n}` })),
}

const settled = () => new Promise(resolve => setTimeout(resolve, 60))
afterEach(settled)

test.each(Object.entries(questions))(
  '%s is asked again after every save that changes it',
  async (_name, ask) => {
    const { db } = aSalon()
    await db.open()
    let shown: unknown
    const watching = liveQuery(() => ask(db)).subscribe(value => {
      shown = value
    })
    onTestFinished(() => watching.unsubscribe())
    for (const [step, edits] of Object.entries(steps)) {
      await saves({ account: 'salon-1', db }, ...edits)
      await settled()
      expect(shown, step).toEqual(await ask(db))
    }
  },
)
