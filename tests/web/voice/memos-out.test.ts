// Voice memos in the files that a salon takes with it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSalon, openSalon, salon } from '../../../web/platform/data/db'
import { csvFile, jsonFile } from '../../../web/salon/import-export/export/export'
import { everythingHeld } from '../../../web/salon/import-export/export/hold'
import { tablesOf } from '../../../web/salon/import-export/export/tables'
import { aClient, saves } from '../platform/data/device'

beforeEach(async () => {
  await openSalon('memos-out')
  await saves(salon(), aClient('c1', { name: 'Siobhán' }), {
    op: 'create',
    kind: 'memo',
    id: 'm1',
    patch: {
      client_id: 'c1',
      recorded_at: '2026-11-21T10:00:00.000Z',
      type: 'audio/webm;codecs=opus',
      duration: 12.5,
      bytes: 50_000,
      hash: 'a'.repeat(64),
      text: 'Gloss on the ends',
      into: 'note',
      device: 'tablet',
      who: 'Jo',
    },
  })
})
afterEach(() => {
  closeSalon()
  vi.unstubAllGlobals()
})

test('the list of memos says whom, when, how long and what was said', async () => {
  const table = tablesOf(await everythingHeld(), 'account-1').find(({ name }) => name === 'memos')
  if (!table) throw new Error('There is no list of memos')
  const { text } = await csvFile(table, 0)
  expect(text).toContain('Siobhán')
  expect(text).toContain('2026-11-21T10:00:00.000Z')
  expect(text).toContain('12.5')
  expect(text).toContain('Gloss on the ends')
})

test('the file with everything has them too', async () => {
  const { memos } = JSON.parse(jsonFile(await everythingHeld(), 'account-1', 0).text)
  expect(memos).toMatchObject([
    { id: 'm1', client_name: 'Siobhán', text: 'Gloss on the ends', transcript: null },
  ])
})
