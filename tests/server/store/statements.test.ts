// How often SQLite is asked: what is read is found by its key, one by one; what is written may be sought by a column
// without an index, and then each statement goes through all there is.
import type { SqliteDatabase } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, openDatabase } from '../../../sync-server/db/open'
import { amongIds, type Db } from '../../../sync-server/db/statements'

const database = await openDatabase({ file: ':memory:' })
beforeAll(() => migrate(database))
afterAll(() => database.close())
const ids = Array.from({ length: 300 }, (_, n) => `r${n}`)

/** A database that counts what is run on it. */
function counting(): { db: Db; ran: () => number } {
  let ran = 0
  const { sqlite } = database
  if (!sqlite) throw new Error('This is a test of SQLite')
  const own: SqliteDatabase = {
    close: () => undefined,
    prepare: text => {
      const statement = sqlite.prepare(text)
      return {
        reader: statement.reader,
        all: values => {
          ran += 1
          return statement.all(values)
        },
        run: values => {
          ran += 1
          return statement.run(values)
        },
        iterate: values => statement.iterate(values),
      }
    },
  }
  return { db: { query: database.query, dialect: 'sqlite', own }, ran: () => ran }
}

test('what is written among three hundred ids is written in a few statements', async () => {
  const { db, ran } = counting()
  await amongIds(db, 'update changes set patch = base where account = ? and record_id in (ids)', 'a1', ids)
  expect(ran()).toBeGreaterThan(0)
  expect(ran()).toBeLessThan(6)
})

test('what is read among ids is found by an index, and an id that is named twice once', async () => {
  const { sqlite } = database
  for (const text of [
    'select id, outcome from changes where account = ? and id = ?',
    'select id from records where account = ? and id = ?',
    'select id from records where account = ? and about = ?',
    'select id from erased where account = ? and id = ?',
  ]) {
    const plan = JSON.stringify(sqlite?.prepare(`explain query plan ${text}`).all(['a1', 'r1']))
    expect(plan, text).toMatch(/account=\? AND (?:id|about)=\?/)
  }
  await database.kysely.insertInto('erased').values({ account: 'a1', id: 'r7', at: 1 }).execute()
  const { db } = counting()
  const found = await amongIds(db, 'select id from erased where account = ? and id in (ids)', 'a1', [
    ...ids,
    'r7',
  ])
  expect(found).toEqual([{ id: 'r7' }])
})
