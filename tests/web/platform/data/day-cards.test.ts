import { expect, test } from 'vitest'
import { dayFrom } from '../../../../web/platform/data/day-cards'
import type { Edit } from '../../../../web/platform/data/save'
import { aClient, aSalon, saves } from './device'

const made = (kind: Edit['kind'], id: string, patch: Record<string, unknown>): Edit => ({
  op: 'create',
  kind,
  id,
  patch,
})
const booked = (id: string, starts_at: string, client_id: string | null): Edit =>
  made('appointment', id, { client_id, client_name: null, starts_at, minutes: 30, service: 'Cut' })

test('a day brings the cards of who comes, with the newest bowl, and nobody else’s', async () => {
  const salon = aSalon()
  await saves(
    salon,
    aClient('c1', { name: 'Ana' }),
    aClient('c2', { name: 'Bea' }),
    made('allergy', 'a1', { client_id: 'c1', substance: 'PPD', noted_at: '2026-01-01T09:00:00.000Z' }),
    made('formula', 'f1', { client_id: 'c1', title: 'Old', made_at: '2026-01-01T09:00:00.000Z', bowls: [] }),
    made('formula', 'f2', { client_id: 'c1', title: 'New', made_at: '2026-05-01T09:00:00.000Z', bowls: [] }),
    made('patch_test', 'p1', {
      client_id: 'c1',
      product: '6/0',
      applied_at: '2026-05-01T09:00:00.000Z',
      result: 'clear',
    }),
    made('allergy', 'a2', { client_id: 'c2', substance: 'Latex', noted_at: '2026-01-01T09:00:00.000Z' }),
    booked('today', '2026-11-27T09:00', 'c1'),
    booked('again', '2026-11-27T15:00', 'c1'),
    booked('lunch', '2026-11-27T12:00', null),
    booked('tomorrow', '2026-11-28T09:00', 'c2'),
  )
  const { rows, cards } = await dayFrom(salon, '2026-11-27')
  expect(rows.map(({ id }) => id)).toEqual(['today', 'lunch', 'again'])
  expect([...cards.keys()]).toEqual(['c1'])
  const card = cards.get('c1')
  expect(card?.client.fields.name).toBe('Ana')
  expect(card?.last?.fields.title).toBe('New')
  expect(card?.allergies.map(({ fields }) => fields.substance)).toEqual(['PPD'])
  expect(card?.tests).toHaveLength(1)
})

test('a client who has not arrived yet keeps nobody off the day', async () => {
  const salon = aSalon()
  await saves(salon, booked('today', '2026-11-27T09:00', 'unknown'))
  const { rows, cards } = await dayFrom(salon, '2026-11-27')
  expect(rows).toHaveLength(1)
  expect(cards.size).toBe(0)
})
