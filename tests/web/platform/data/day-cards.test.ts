import { expect, test } from 'vitest'
import { dayFrom, toldFrom } from '../../../../web/platform/data/queries/day-cards'
import { aboutFrom } from '../../../../web/platform/data/queries/read'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { cardBackEdits } from '../../../../web/shell/today/appointment/card-back'
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

test('a service of that day is on the card; one of last week, or of somebody else, is not', async () => {
  const salon = aSalon()
  const begun = (id: string, client_id: string, started_at: string): Edit =>
    made('service', id, { client_id, started_at, ended_at: null })
  await saves(
    salon,
    aClient('c1', { name: 'Ana' }),
    aClient('c2', { name: 'Bea' }),
    booked('today', '2026-11-27T09:00', 'c1'),
    begun('s1', 'c1', '2026-11-27T09:05:00.000Z'),
    begun('s2', 'c1', '2026-11-20T09:05:00.000Z'),
    begun('s3', 'c2', '2026-11-27T09:05:00.000Z'),
  )
  const { cards } = await dayFrom(salon, '2026-11-27')
  expect(cards.get('c1')?.services.map(({ id }) => id)).toEqual(['s1'])
})

test('a deleted client takes their appointments off the day', async () => {
  const salon = aSalon()
  await saves(
    salon,
    aClient('c1', { name: 'Ana', deletedAt: 1 }),
    booked('theirs', '2026-11-27T09:00', 'c1'),
    booked('lunch', '2026-11-27T12:00', null),
  )
  const { rows, cards } = await dayFrom(salon, '2026-11-27')
  expect(rows.map(({ id }) => id)).toEqual(['lunch'])
  expect(cards.size).toBe(0)
})

test('a client who has not arrived yet keeps nobody off the day', async () => {
  const salon = aSalon()
  await saves(salon, booked('today', '2026-11-27T09:00', 'unknown'))
  const { rows, cards } = await dayFrom(salon, '2026-11-27')
  expect(rows).toHaveLength(1)
  expect(cards.size).toBe(0)
})

test('a card that was just made and is taken back leaves who was booked on the day, by name', async () => {
  const salon = aSalon()
  await saves(salon, aClient('c1', { name: 'Ana' }), {
    ...booked('theirs', '2026-11-27T09:00', 'c1'),
    patch: { ...booked('theirs', '2026-11-27T09:00', 'c1').patch, client_name: 'Ana' },
  })
  await saves(salon, ...cardBackEdits('c1', await aboutFrom(salon.db, 'appointment', 'c1')))
  const { rows, cards } = await dayFrom(salon, '2026-11-27')
  expect(rows.map(({ fields }) => [fields.client_id, fields.client_name])).toEqual([[null, 'Ana']])
  expect(cards.size).toBe(0)
})

test('what was told of who comes is one question for all: their notes and answers, and the salon’s rules', async () => {
  const salon = aSalon()
  const said = (id: string, client_id: string): Edit =>
    made('note', id, { client_id, text: id, written_at: '2026-05-01T09:00:00.000Z' })
  await saves(
    salon,
    aClient('c1', { name: 'Ana' }),
    aClient('c2', { name: 'Bea' }),
    aClient('c3', { name: 'Cid' }),
    said('n1', 'c1'),
    said('n2', 'c2'),
    said('n3', 'c3'),
    made('consultation', 'q1', { client_id: 'c2', answered_at: '2026-05-02T09:00:00.000Z', answers: {} }),
  )
  expect((await toldFrom(salon, ['c1'])).salon).toBeNull()
  await saves(salon, made('salon', 'salon', { name: 'Six', patch_test_hours: 24 }))
  const told = await toldFrom(salon, ['c1', 'c2'])
  expect(told.salon).toMatchObject({ name: 'Six', patch_test_hours: 24 })
  const ids = [...told.of].map(([id, { notes, consultations }]) => [
    id,
    ...[...notes, ...consultations].map(row => row.id),
  ])
  expect(ids).toEqual([
    ['c1', 'n1'],
    ['c2', 'n2', 'q1'],
  ])
})

test('who shares a name with anybody in the salon, in the book that day or not, is told apart', async () => {
  const salon = aSalon()
  await saves(
    salon,
    aClient('c1', { name: 'Sarah Jones', phone: '07700 900321' }),
    aClient('c2', { name: 'sarah  jones', phone: null }),
    aClient('c3', { name: 'Sarah Jonesmith', phone: '07700 900111' }),
    made('note', 'n1', { client_id: 'c1', text: 'Fine hair', written_at: '2026-05-01T09:00:00.000Z' }),
  )
  expect([...(await toldFrom(salon, ['c1', 'c3'])).apart]).toEqual([
    ['c1', 'phone …321 · last here 1 May 2026'],
  ])
  await saves(salon, aClient('c2', { deletedAt: 1 }))
  expect((await toldFrom(salon, ['c1', 'c3'])).apart.size).toBe(0)
})
