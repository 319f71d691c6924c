// What is recorded by voice is read back with whose it is, written as at its form, and can be taken back.
import { beforeEach, expect, test, vi } from 'vitest'
import { clientHandlers, clientReadBacks } from '../../../web/voice/commands/handlers/client-handlers'

const { saved, waiting } = vi.hoisted(() => ({
  saved: [] as unknown[],
  waiting: { rows: [] as { id: string; fields: { result: string; product: string } }[] },
}))
vi.mock('../../../web/platform/data/queries/queries', () => ({
  about: async () => waiting.rows,
  list: async () => [],
}))
vi.mock('../../../web/platform/data/account/people', () => ({ currentPerson: () => ({ name: 'Maria' }) }))
vi.mock('../../../web/voice/commands/handlers/kept-note', () => ({ keptNoteId: () => 'note' }))
vi.mock('../../../web/platform/data/saving/save', () => ({
  create: async (kind: string, fields: object) => {
    saved.push({ kind, ...fields })
    return 'new'
  },
  edit: async (kind: string, id: string, patch: object) => void saved.push({ kind, id, ...patch }),
  remove: async (kind: string, id: string) => void saved.push({ removed: kind, id }),
}))

const ann = { id: 'ann', name: 'Ann Lee' }
const does = clientHandlers(ann)
const asks = clientReadBacks(ann)
beforeEach(() => {
  saved.length = 0
  waiting.rows = []
})

test('an allergy', async () => {
  expect(asks['record-allergy']?.({ substance: 'PPD' })).toBe('Allergy of Ann Lee: PPD')
  const done = await does['record-allergy']?.({ substance: 'PPD' })
  expect(saved).toMatchObject([{ kind: 'allergy', client_id: 'ann', substance: 'PPD', who: 'Maria' }])
  await done?.undo?.()
  expect(saved.at(-1)).toEqual({ removed: 'allergy', id: 'new' })
})

test('a patch test that is put on now', async () => {
  expect(asks['record-patch-test']?.({ product: 'Koleston' })).toBe(
    'Patch test for Ann Lee: Koleston, put on now',
  )
  await does['record-patch-test']?.({ product: 'Koleston' })
  expect(saved).toMatchObject([{ kind: 'patch_test', product: 'Koleston', result: 'waiting', read_at: null }])
})

test('the reading of the one that waits; of none and of two nothing is written', async () => {
  const none = await does['read-patch-test']?.({ result: 'clear' })
  const one = { id: 't1', fields: { result: 'waiting', product: 'Koleston' } }
  waiting.rows = [one, { ...one, id: 't2' }]
  const two = await does['read-patch-test']?.({ result: 'clear' })
  expect([none?.say, two?.say, saved.length]).toEqual([
    'No patch test of Ann Lee waits to be read. Record it on the card.',
    'Several patch tests of Ann Lee wait. Record this one on the card.',
    0,
  ])
  waiting.rows = [one, { id: 't0', fields: { result: 'clear', product: 'Koleston' } }]
  const done = await does['read-patch-test']?.({ result: 'reaction' })
  expect(done?.say).toBe('The patch test of Ann Lee, Koleston: a reaction. Do not colour.')
  expect(saved).toMatchObject([{ kind: 'patch_test', id: 't1', result: 'reaction' }])
  await done?.undo?.()
  expect(saved.at(-1)).toMatchObject({ id: 't1', result: 'waiting', read_at: null })
})
