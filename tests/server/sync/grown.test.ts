import { expect, test } from 'vitest'
import type { Database } from '../../../sync-server/db/open'
import { onBothDatabases } from './support/databases'
import { aChange, anEdit, aSalon, NOON } from './support/salon'

onBothDatabases('records that merges made long', (database: () => Database) => {
  test('stay editable: one word fixed, a concern added and a second version dismissed', async () => {
    const salon = await aSalon(database())
    const notes = 'word '.repeat(6_000)
    const concerns = Array.from({ length: 60 }, (_, n) => `concern ${n}`)
    const second = { id: 's1', field: 'notes', text: 'x'.repeat(25_000), at: NOON, device: 'd', person: null }
    const client = aChange({ patch: { name: 'Siobhan', notes, concerns } })
    const edit = (patch: Record<string, unknown>) => salon.sync({ changes: [anEdit(client.recordId, patch)] })
    expect((await salon.sync({ changes: [client] })).refused).toEqual([])
    expect((await edit({ notes: notes.replace('word', 'work') })).refused).toEqual([])
    expect((await edit({ concerns: [...concerns, 'one more'] })).refused).toEqual([])
    expect((await edit({ seconds: [second] })).refused).toEqual([])
    expect((await edit({ seconds: [] })).refused).toEqual([])
    expect((await edit({ name: 'x'.repeat(201) })).refused).toMatchObject([{ problem: 'bad-field' }])
  })
})
