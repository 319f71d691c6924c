// A locked tablet that puts the questions of the consultation: it is one lock, kept through a reload, ended by whoever is let in.
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { hereNow, letIn, lockNow } from '../../../../web/platform/data/account/people'
import { keptFile } from '../../../../web/platform/data/kept/kept-file'
import { emptyKept, kept } from '../../kept'
import { openedSalon } from '../../salon/import-export/open'

const asks = { client: 'keira', id: 'consultation-1' }
beforeEach(async () => {
  emptyKept()
  await kept.open(keptFile(), null)
  await openedSalon()
})

async function afterReload() {
  await kept.flush()
  vi.resetModules()
  const again = await import('../../../../web/platform/data/account/people')
  await (await import('../../../../web/platform/data/kept/kept-store')).kept.open(keptFile(), null)
  const { locked, asks } = again.hereNow()
  return { locked, asks }
}

test('the questions stand through a reload', async () => {
  lockNow(asks)
  expect(hereNow()).toMatchObject({ locked: true, asks })
  expect(await afterReload()).toEqual({ locked: true, asks })
})

test('an ordinary lock asks nothing', async () => {
  lockNow()
  expect(await afterReload()).toEqual({ locked: true, asks: null })
})

test('whoever is let in ends both', async () => {
  lockNow(asks)
  letIn({ id: 'maria-1', name: 'Maria', colour: null })
  expect(hereNow()).toMatchObject({ locked: false, asks: null })
  expect(await afterReload()).toEqual({ locked: false, asks: null })
})
