// Photos: asked for first, taken without a signal, upright and without their place, looked at on another tablet, a card for a
// post where that was agreed to, and gone everywhere with the client.
import { join } from 'node:path'
import { expect as check, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { PLACE } from '../support/jpeg'
import {
  addPhoto,
  agreeToPhotos,
  aPhoto,
  drawnPhotos,
  lookAtPhotos,
  photoSection,
  photosHere,
} from './a-photo'
import { accountDatabase, addClient, expectAllSent, expectReadyOffline, letIn, openClient } from './acts'
import { expectAxeClean, expectAxeCleanDayAndNight } from './axe'
import { expect, type House, type Salon, test } from './salon'

const NAME = 'Sorcha Byrne'
const section = photoSection
const drawn = drawnPhotos
const look = lookAtPhotos
const agree = (page: Page, place: string) => agreeToPhotos(page, NAME, place)
const adding = (page: Page) => page.getByRole('dialog', { name: `Add photo: ${NAME}` })
const choose = (page: Page, when: 'Before' | 'After', colour: string) => addPhoto(page, NAME, when, colour)
/** Whoever asks the server for bytes. */
function fetched(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', request => {
    if (request.method() === 'GET' && request.url().includes('/api/blobs/')) asked.push(request.url())
  })
  return asked
}

/** What the server itself holds: bytes, what they are used by, and all it says of photos. */
function onTheServer({ dataDir }: House, { email }: Salon) {
  const db = new Sqlite(join(dataDir, 'chairside.sqlite'), { readonly: true })
  try {
    const of = 'account = (select id from "user" where email = ?)'
    const count = (table: string) =>
      db.prepare(`select count(*) from ${table} where ${of}`).pluck().get(email)
    const rows = db.prepare(`select fields from records where kind = 'photo' and ${of}`).pluck().all(email)
    return { bytes: count('blobs'), uses: count('blob_uses'), rows: rows.map(String) }
  } finally {
    db.close()
  }
}
/** How the server answers this account when it is asked for the bytes. */
const served = async (page: Page, hash: string): Promise<number> => {
  const account = (await accountDatabase(page)).replace('chairside-', '')
  const reply = await page.request.get(`/api/blobs/${hash}`, { headers: { 'x-chairside-account': account } })
  return reply.status()
}
/** Addresses of photos in whatever the browser keeps beside its databases. */
const inCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/api/blobs/')) found.push(url)
    return found
  })

test('before and after, offline first, on two tablets, to the card of a post and to the erasure', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: NAME })
  await expectAllSent(page)
  await expectReadyOffline(page)

  await test.step('without the permission it is asked for, and then goes on', async () => {
    await context.setOffline(true)
    await expect(section(page).getByText('The first one asks for the client’s permission.')).toBeVisible()
    await section(page).getByRole('button', { name: 'Add photo' }).click()
    await expect(page.getByText('They are shown to nobody else.')).toBeVisible()
    await agree(page, 'Instagram')
    await choose(page, 'Before', '#2a1a10')
    await expect(drawn(page)).toHaveCount(1)
    await section(page).getByRole('button', { name: 'Add photo' }).click()
    await expectAxeClean(page, 'adding a photo')
    await choose(page, 'After', '#c8a060')
    await expect(drawn(page)).toHaveCount(2)
    await page.reload()
    await expect(drawn(page)).toHaveCount(2)
  })

  await test.step('kept upright, scaled, without the place', async () => {
    const kept = await photosHere(page)
    expect(kept.map(({ width, height }) => [width, height])).toEqual([
      [1200, 1600],
      [1200, 1600],
    ])
    for (const { text, red, blue } of kept) {
      for (const trace of [PLACE, 'Exif']) expect(text.includes(trace), trace).toBe(false)
      expect(red).toBeGreaterThan(blue + 60)
    }
  })

  await test.step('large, by keys, and out by Escape', async () => {
    await section(page)
      .getByRole('button', { name: /^Open: Before, / })
      .click()
    const view = page.getByRole('dialog', { name: /^Before, .* 1 of 2/ })
    await expect(view.getByRole('img', { name: /^Before, / })).toBeVisible()
    await expectAxeClean(page, 'a photo as large as the screen')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: /^After, / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const second = await tablet()
  await test.step('on another tablet once somebody looks', async () => {
    await context.setOffline(false)
    await expectAllSent(page)
    const asked = fetched(second.page)
    await letIn(second.page, aSalon)
    await second.page.goto('/clients')
    await expect(second.page.getByRole('region', { name: 'Clients' }).getByText(NAME)).toBeVisible({
      timeout: 60_000,
    })
    await expectAllSent(second.page)
    expect(asked).toEqual([])
    await openClient(second.page, NAME)
    await look(second.page)
    await expect(drawn(second.page)).toHaveCount(2)
    expect(asked).toHaveLength(2)
    expect((await photosHere(second.page)).length).toBe(2)
    await expectReadyOffline(second.page)
    await second.context.setOffline(true)
    await second.page.reload()
    await look(second.page)
    await expect(drawn(second.page), 'kept for the next time').toHaveCount(2)
  })

  await test.step('a card for the post, where that was agreed to', async () => {
    await section(page)
      .getByRole('button', { name: /^Before and after card/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Before and after card' })
    await expect(dialog.getByRole('img', { name: /^Before and after card: Before, / })).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'the before and after card')
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download card' }).click()
    expect((await file).suggestedFilename()).toMatch(/^before-after-\d+\.jpg$/)
    await dialog.getByRole('link', { name: 'Use in Marketing' }).click()
    await expect(page.getByLabel('Content type')).toHaveValue('before-after')
    await expect(page.getByText(/^On .*, for Instagram\./)).toBeVisible()
    await page.getByLabel('Topic or Details').fill('Dark brown to honey balayage')
    await page.getByRole('button', { name: 'Put this in the topic' }).click()
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(
      page
        .getByRole('region', { name: 'Before and after card' })
        .getByRole('img', { name: /^Before and after card: / }),
    ).toBeVisible({ timeout: 30_000 })
  })
  const post = page.url()

  await test.step('taken back: no card any more, and the photos are asked about', async () => {
    await openClient(page, NAME)
    await page.getByRole('button', { name: 'Take back: Photos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Delete the 2 photos too?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep on the card' }).click()
    await expect(section(page).getByText(/The permission was taken back/)).toBeVisible()
    await expect(section(page).getByRole('button', { name: /^Before and after card/ })).toHaveCount(0)
    await section(page).getByRole('button', { name: 'Add photo' }).click()
    await expect(page.getByRole('dialog', { name: `Photos: ${NAME}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(post)
    await expect(page.getByText('Dark brown to honey balayage').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Before and after card' })).toHaveCount(0)
  })

  await test.step('gone from everywhere with the client', async () => {
    await openClient(page, NAME)
    await expectAllSent(page)
    const before = onTheServer(house, aSalon)
    const hashes = before.rows.map(row => String(JSON.parse(row).hash))
    expect(before).toMatchObject({ bytes: 2, uses: 2 })
    expect(await Promise.all(hashes.map(hash => served(page, hash)))).toEqual([200, 200])
    await page.getByRole('button', { name: `More for ${NAME}` }).click()
    await page.getByRole('button', { name: 'Erase for good', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Type the name to confirm').fill(NAME)
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByText('Erased for good')).toBeVisible()
    await second.context.setOffline(false)
    for (const each of [page, second.page])
      await check.poll(async () => (await photosHere(each)).length, { timeout: 45_000 }).toBe(0)
    const after = onTheServer(house, aSalon)
    expect(after).toMatchObject({ bytes: 0, uses: 0 })
    for (const hash of hashes) {
      expect(after.rows.join()).not.toContain(hash)
      for (const each of [page, second.page]) expect(await served(each, hash)).toBe(404)
    }
    for (const each of [page, second.page]) expect(await inCaches(each)).toEqual([])
  })
})

test('what is no photo says so in words, and the next try goes on from there', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: NAME })
  await section(page).getByRole('button', { name: 'Add photo' }).click()
  await agree(page, 'Only on the card')
  const pick = adding(page).locator('input[type=file][multiple]')
  const cases = [
    ['notes.txt', 'text/plain', 'some words', 'This file is not a photo.'],
    ['IMG_1.HEIC', 'image/heic', 'no picture', 'This browser cannot read HEIC photos.'],
    ['broken.jpg', 'image/jpeg', 'no picture', 'This photo cannot be read'],
    ['empty.jpg', 'image/jpeg', '', 'This file is empty.'],
    [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'This photo cannot be read',
    ],
  ] as const
  for (const [name, mimeType, text, words] of cases) {
    await pick.setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
    await expect(adding(page).getByRole('alert')).toContainText(words)
  }
  await adding(page).getByRole('radio', { name: 'Other' }).check()
  await pick.setInputFiles(await aPhoto(page, '#805030', 1))
  await expect(drawn(page)).toHaveCount(1)
  await section(page)
    .getByRole('button', { name: /^Open: Photo, / })
    .click()
  await page.getByRole('button', { name: 'Delete photo' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(drawn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawn(page)).toHaveCount(1)
})
