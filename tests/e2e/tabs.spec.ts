// Several tabs and the service worker at once, a tab that dies, a tab from tomorrow.
import {
  accountDatabase,
  addClient,
  expectAllSent,
  expectReadyOffline,
  letIn,
  openClient,
  writeNote,
} from './acts'
import { expect, test } from './salon'

test('two tabs and the worker send at once: everything arrives, once', async ({ house, tablet, aSalon }) => {
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Bethan Hughes' })
  await expectAllSent(page)
  await expectReadyOffline(page)
  const other = await context.newPage()
  await openClient(other, 'Bethan Hughes')
  await house.kill()
  const notes = Array.from({ length: 6 }, (_, n) => `Note ${n + 1} of six`)
  for (const [n, note] of notes.entries()) await writeNote(n % 2 === 0 ? page : other, note)
  const devtools = await context.newCDPSession(page)
  // Listened for before it is asked for: what is known is told once.
  const registration = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await house.start()
  await Promise.all([
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: house.origin,
      registrationId: await registration,
      tag: 'chairside-sync',
      lastChance: false,
    }),
    page.evaluate(() => window.dispatchEvent(new Event('online'))),
    other.evaluate(() => window.dispatchEvent(new Event('online'))),
  ])
  await expectAllSent(page)
  await expectAllSent(other)
  const second = await tablet()
  await letIn(second.page, aSalon)
  await openClient(second.page, 'Bethan Hughes')
  for (const note of notes)
    for (const where of [page, other, second.page]) await expect(where.getByText(note)).toHaveCount(1)
})

test('when the tab that listens for the server dies, another listens on', async ({ tablet, aSalon }) => {
  const { page: leader, context } = await tablet()
  await letIn(leader, aSalon)
  await addClient(leader, { name: 'Imogen Flynn' })
  await expectAllSent(leader)
  const follower = await context.newPage()
  await openClient(follower, 'Imogen Flynn')
  const elsewhere = await tablet()
  await letIn(elsewhere.page, aSalon)
  await openClient(elsewhere.page, 'Imogen Flynn')
  await writeNote(elsewhere.page, 'Heard through the leader.')
  await expect(follower.getByText('Heard through the leader.')).toBeVisible()
  await leader.goto('chrome://crash').catch(() => null)
  await writeNote(elsewhere.page, 'Heard after it died.')
  await expect(follower.getByText('Heard after it died.')).toBeVisible({ timeout: 40_000 })
})

test('a database that a newer tab upgraded is said in words, and nothing is lost', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Chiara Evans' })
  const account = await accountDatabase(page)
  const newer = await context.newPage()
  await newer.goto('/manifest.webmanifest')
  await newer.evaluate(async account => {
    const found = (await indexedDB.databases()).find(({ name }) => name === account)
    await new Promise<void>((resolve, reject) => {
      const opened = indexedDB.open(found?.name ?? '', (found?.version ?? 1) + 10)
      opened.onsuccess = () => resolve()
      opened.onerror = () => reject(opened.error)
    })
  }, account)
  await expect(page.getByText('A newer version is open in another tab')).toBeVisible()
  await expect(page.getByText(/Nothing is lost/)).toBeVisible()
})
