// A tablet that is new to a salon: until all has come, nothing here takes a part of the salon for the whole.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { blanks } from '../../shared/salon/records/blank'
import { barePhoto } from '../../shared/salon/records/photos'
import { aDevice, createOf } from '../support/account'
import { aJpegWithPlace } from '../support/jpeg'
import { accountDatabase, letIn, standing } from './acts'
import { expect, test } from './salon'

const COUNT = 3_000
const PHOTOS = 2_000
const client = (n: number) =>
  createOf('client', `c${n}`, {
    name: `${n % 2 === 0 ? 'Bethan' : 'Priya'} ${String(n).padStart(4, '0')}`,
    phone: n === COUNT - 1 ? '07700 900321' : null,
    email: null,
    hair_type: null,
    concerns: [],
    notes: null,
    created_at: '2026-01-05T09:00:00.000Z',
  })

/** Records of a kind in this tablet's database. */
async function countHere(page: Page, kind: string): Promise<number> {
  const name = await accountDatabase(page)
  return page.evaluate(
    async ([name, kind]) => {
      const asked = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await asked(indexedDB.open(name))
      const range = IDBKeyRange.bound(`${kind} `, `${kind}!`)
      const count = await asked(db.transaction('rows').objectStore('rows').index('place').count(range))
      db.close()
      return count
    },
    [name, kind] as const,
  )
}

test('while a first sync is slow or broken off, nobody is told that a client is not there', async ({
  house,
  tablet,
  aSalon,
}) => {
  const device = await aDevice(house.origin, aSalon)
  const clients = Array.from({ length: COUNT }, (_, n) => client(n))
  for (let at = 0; at < COUNT; at += 500) await device.sync(clients.slice(at, at + 500))
  const { page, context } = await tablet()
  let asked = 0
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>(resolve => {
    answer = resolve
  })
  // The first page comes when the test says so, and after it the signal is gone.
  await context.route('**/api/sync', async route => {
    asked += 1
    if (asked > 1) return route.abort()
    await mayAnswer
    await route.continue()
  })
  await letIn(page, aSalon)
  await page.goto('/clients')
  await expect(page.getByText('Fetching the salon’s clients')).toBeVisible()
  await expect(page.getByText('No clients yet')).toHaveCount(0)
  await expect(standing(page)).toContainText('Fetching records')
  const notice = page.getByText(/An allergy or a patch test may be missing/)
  await expect(notice).toBeVisible()
  answer()
  const list = page.getByRole('region', { name: 'Clients' })
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(standing(page)).not.toContainText('Last synced')
  await page.getByLabel('Search clients').fill('07700 900321')
  await expect(page.getByText('Nobody found for “07700 900321” so far.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 07700 900321' })).toHaveCount(0)
  await page.reload()
  await expect(notice).toBeVisible()

  // A server that fails is no reason to wait for ever, and the chair says as much as the other screens.
  await context.unroute('**/api/sync')
  await context.route('**/api/sync', route => route.fulfill({ status: 500, body: 'no' }))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(standing(page)).toContainText('Some records are not here yet')
  await page.goto('/chair/c0')
  await expect(page.getByText('An allergy may be missing. Ask.')).toBeVisible()
  await expect(page.getByText('No allergies noted.')).toHaveCount(0)
  // Nor does another notice take its place.
  await context.unroute('**/api/sync')
  const problem = { status: 401, contentType: 'application/problem+json', body: '{"code":"sign-in-needed"}' }
  await context.route('**/api/sync', route => route.fulfill(problem))
  await page.goto('/clients')
  await expect(page.getByText('Sign in to send. Everything you write')).toBeVisible()
  await expect(notice).toBeVisible()
  await context.unroute('**/api/sync')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(standing(page)).toContainText('Last synced', { timeout: 60_000 })
  await expect(notice).toHaveCount(0)
  await page.getByLabel('Search clients').fill('07700 900321')
  await expect(list.getByRole('status')).toHaveText('1 found')
  await page.getByLabel('Search clients').fill('07700 900999')
  await expect(page.getByRole('button', { name: 'Add 07700 900999' })).toBeVisible()
})

test('a first sync brings every photo’s record, and the bytes of none', async ({ house, tablet, aSalon }) => {
  test.slow()
  const device = await aDevice(house.origin, aSalon)
  const bytes = aJpegWithPlace()
  const photo = barePhoto(bytes) ?? bytes
  const hash = createHash('sha256').update(photo).digest('hex')
  const at = '2026-01-05T09:00:00.000Z'
  const photoOf = (n: number) =>
    createOf('photo', `p${n}`, {
      ...blanks.photo,
      client_id: `c${n % 50}`,
      taken_at: at,
      type: 'image/jpeg',
      width: 1200,
      height: 1600,
      bytes: n === 0 ? photo.length : 180_000,
      hash: n === 0 ? hash : n.toString(16).padStart(64, '0'),
      preview: '8a6040'.repeat(16),
      device: 'tablet',
    })
  const agreed = createOf('consent', 'yes', {
    ...blanks.consent,
    client_id: 'c0',
    about: 'photos',
    version: '2',
    wording: 'I agree',
    answer: 'yes',
    given_at: at,
    how: 'signed',
  })
  await device.sync([...Array.from({ length: 50 }, (_, n) => client(n)), agreed])
  for (let from = 0; from < PHOTOS; from += 500) {
    const { refused } = await device.sync(Array.from({ length: 500 }, (_, n) => photoOf(from + n)))
    expect(refused).toEqual([])
  }
  // One of them has its bytes on the server: it could be fetched.
  const put = await fetch(`${house.origin}/api/blobs/${hash}`, {
    method: 'PUT',
    headers: {
      origin: house.origin,
      cookie: device.cookie,
      'x-chairside-account': device.account,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(photo),
  })
  expect(put.status).toBe(200)

  const { page, context } = await tablet()
  const asked: string[] = []
  let pulled = 0
  context.on('request', request => {
    if (request.url().includes('/api/blobs/')) asked.push(request.url())
  })
  context.on('response', async response => {
    if (response.url().endsWith('/api/sync')) pulled += (await response.body().catch(() => '')).length
  })
  await letIn(page, aSalon)
  await page.goto('/clients')
  await expect(standing(page)).toContainText('Last synced', { timeout: 90_000 })
  await expect.poll(() => countHere(page, 'photo')).toBe(PHOTOS)
  expect(asked).toEqual([])
  // A record of a photo is about half a kilobyte; the photo would be a hundred and eighty.
  expect(pulled / PHOTOS).toBeGreaterThan(100)
  expect(pulled / PHOTOS).toBeLessThan(1_500)
})
