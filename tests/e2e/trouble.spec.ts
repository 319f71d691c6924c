// What goes wrong in a salon: no room, a change that is refused, a whole day offline. The text is kept, and it is said.
import type { Page } from '@playwright/test'
import {
  accountDatabase,
  addClient,
  expectAllSent,
  expectReadyOffline,
  letIn,
  loseServer,
  openClient,
  signIn,
  standing,
  writeNote,
} from './acts'
import { expect, test } from './salon'

/** As a full tablet does it: whatever is put into the database is refused; reading goes on. */
async function fillUp(page: Page, full: boolean): Promise<void> {
  await page.evaluate(isFull => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { puts?: typeof IDBObjectStore.prototype.put }
    store.puts ??= store.put
    const { puts } = store
    const refuse = (): never => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    store.put = isFull ? refuse : puts
  }, full)
}

test('a tablet without room says so and keeps what was typed; with room again it is saved', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Keira Davies' })
  await expectAllSent(page)
  await fillUp(page, true)
  await page.getByLabel('Chair note').fill('A note that does not fit.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(/no room left/)).toBeVisible()
  await expect(page.getByLabel('Chair note')).toHaveValue('A note that does not fit.')
  await fillUp(page, false)
  await page.getByLabel('Chair note').press('Control+Enter')
  await expect(page.getByLabel('Chair note')).toHaveValue('')
  await expect(page.getByText('A note that does not fit.')).toHaveCount(1)
  await expectAllSent(page)
})

/** Makes the waiting note one that the server can't take, as a fault in an older app would. */
async function spoilWaitingNote(page: Page): Promise<void> {
  await page.evaluate(
    async name => {
      await new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open(name)
        opened.onerror = () => reject(opened.error)
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('outbox', 'readwrite')
          const cursor = transaction.objectStore('outbox').openCursor()
          cursor.onsuccess = () => {
            const at = cursor.result
            if (!at) return
            const change = at.value
            if (change.kind === 'note') at.update({ ...change, patch: { ...change.patch, who: 42 } })
            at.continue()
          }
          transaction.oncomplete = () => {
            opened.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      })
    },
    await accountDatabase(page),
  )
}

test('a change that the server refuses stays readable, with its reason; the rest goes on', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Lowri Jones' })
  await loseServer(page, house)
  await writeNote(page, 'This one will be refused.')
  await spoilWaitingNote(page)
  await house.start()
  await expect(standing(page)).toContainText('Needs attention', { timeout: 45_000 })
  await page.goto('/waiting')
  const refused = page.getByRole('region', { name: 'Needs attention' })
  await expect(refused.getByText('This one will be refused.')).toBeVisible()
  await expect(refused.getByText(/written in a way the server can’t take/)).toBeVisible()
  await openClient(page, 'Lowri Jones')
  await writeNote(page, 'This one goes through.')
  await expect(page.getByText('This one will be refused.')).toBeVisible()
  const second = await tablet()
  await letIn(second.page, aSalon)
  await openClient(second.page, 'Lowri Jones')
  await expect(second.page.getByText('This one goes through.')).toBeVisible()
  await expect(second.page.getByText('This one will be refused.')).toHaveCount(0)
})

test('a whole salon written offline goes out at once when the server is back', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  await house.kill()
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(page.getByText('Sample salon loaded')).toBeVisible()
  await expect(standing(page)).toContainText(/\d{2,} waiting to send/)
  await house.start()
  await expectAllSent(page)
  const second = await tablet()
  await signIn(second.page, aSalon, '/clients')
  await expect(second.page.getByText('12 clients')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the sample salon' }).click()
  await expect(page.getByText('Sample salon removed')).toBeVisible()
  await expect(second.page.getByText('No clients yet.')).toBeVisible()
})

test('everything can be taken out without a signal, under the specification’s field names', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Dawn Kaur', phone: '07700 900222' })
  await expectReadyOffline(page)
  await house.kill()
  try {
    await page.goto('/settings/data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything (JSON)' }).click()
    await expect(page.getByText('Download Started')).toBeVisible()
    const stream = await (await download).createReadStream()
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    const { clients } = JSON.parse(text)
    expect(clients).toHaveLength(1)
    expect(clients[0]).toMatchObject({ name: 'Dawn Kaur', phone: '07700 900222', email: null })
    expect(Object.keys(clients[0])).toEqual(
      expect.arrayContaining([
        'id',
        'user_id',
        'name',
        'phone',
        'email',
        'hair_type',
        'concerns',
        'notes',
        'created_at',
      ]),
    )
  } finally {
    await house.start()
  }
})

test('a tablet whose own database can’t be read says so, and hides nothing behind a spinner', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError')
    }
  })
  await page.goto('/clients')
  await expect(page.getByRole('alert')).toContainText('Failed to load clients')
  await expect(standing(page)).toContainText('Records are closed')
  await expect(page.getByText('Saved on this tablet')).toHaveCount(0)
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('alert')).toContainText('The records on this device can’t be opened')
  await page.goto('/retail-edge')
  await expect(page.getByRole('alert')).toContainText('Failed to load clients')
})

test('where the search can’t be fetched the list stands, and names are found by their beginning', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Siobhán O’Neill' })
  await addClient(page, { name: 'Gareth Pugh' })
  await expectAllSent(page)
  await expectReadyOffline(page)
  // As a browser does that needed the room: this one part of the app is gone from the device.
  const gone = await page.evaluate(async () => {
    let count = 0
    for (const name of await caches.keys()) {
      const kept = await caches.open(name)
      for (const request of await kept.keys())
        if (/\/search-[^/]*\.js/.test(request.url) && (await kept.delete(request))) count++
    }
    return count
  })
  expect(gone).toBeGreaterThan(0)
  await house.kill()
  try {
    await page.goto('/clients')
    const list = page.getByRole('region', { name: 'Clients' })
    await page.getByLabel('Search clients').fill('siobhan')
    await expect(list.getByRole('status')).toContainText('1 found by the start of the name')
    await expect(list.getByText('Siobhán O’Neill')).toBeVisible()
    await expect(list.getByText('Gareth Pugh')).toHaveCount(0)
    await page.getByLabel('Search clients').fill('neill')
    await expect(list.getByRole('status')).toContainText('The full search can’t load now')
    await expect(page.getByText(/Nobody found/)).toHaveCount(0)
    await page.getByLabel('Search clients').fill('')
    await expect(list.getByText('Gareth Pugh')).toBeVisible()
    await expect(list.getByRole('status')).toHaveText('2 clients')
  } finally {
    await house.start()
  }
})
