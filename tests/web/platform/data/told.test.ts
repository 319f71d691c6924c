// A save goes past Dexie: every live query must be told of it all the same, whatever it reads by.
import { liveQuery } from 'dexie'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, saves } from './device'
import { questions } from './questions'

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
      const answer = await ask(db)
      await vi.waitFor(() => expect(shown, step).toEqual(answer), { timeout: 5_000 })
    }
  },
)
