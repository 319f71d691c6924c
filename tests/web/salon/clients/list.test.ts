import { describe, expect, test } from 'vitest'
import { clientMarks, clientPlace } from '../../../../web/platform/data/queries/client-list'
import { aClient, anEdit, aSalon, saves } from '../../platform/data/device'

const made = (id: string, kind: 'formula' | 'allergy', patch: Record<string, unknown>) => ({
  ...anEdit(kind, id, patch),
  op: 'create' as const,
})

describe('the list of clients', () => {
  test('shows the shade of the last formula that has one, and counts the allergies that are not removed', async () => {
    const salon = aSalon()
    const formula = (id: string, made_at: string, level: number | null) =>
      made(id, 'formula', { client_id: 'a', made_at, result: level === null ? null : { level, tone: 'ash' } })
    await saves(
      salon,
      aClient('a'),
      aClient('b'),
      formula('f2', '2026-03-01T00:00:00.000Z', 8),
      formula('f1', '2026-01-01T00:00:00.000Z', 6),
      formula('f3', '2026-04-01T00:00:00.000Z', null),
      made('x', 'allergy', { client_id: 'a', substance: 'PPD', noted_at: '2026-01-01T00:00:00.000Z' }),
      made('y', 'allergy', { client_id: 'a', substance: 'Latex', noted_at: '2026-01-02T00:00:00.000Z' }),
      anEdit('allergy', 'y', { deletedAt: 5 }),
    )
    const marks = await clientMarks(salon, ['a', 'b'])
    expect(marks.get('a')).toEqual({ shade: { level: 8, tone: 'ash' }, allergies: 1 })
    expect(marks.get('b')).toEqual({ shade: null, allergies: 0 })
  })

  test('knows the place of a client by name, and of none that was deleted', async () => {
    const salon = aSalon()
    await saves(
      salon,
      aClient('1', { name: 'Zainab' }),
      aClient('2', { name: 'Éabha' }),
      aClient('3', { name: 'Deirdre' }),
      aClient('4', { name: 'Aoife' }),
      anEdit('client', '4', { deletedAt: 5 }),
    )
    expect(await Promise.all(['3', '2', '1', '4', 'nobody'].map(id => clientPlace(salon, id)))).toEqual([
      0,
      1,
      2,
      null,
      null,
    ])
  })
})
