// Permission, access and erasure of one client, on two tablets, one of them offline with edits.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aDevice, createOf } from '../support/account'
import { expectAllSent, expectWaiting, letIn, openClient, signIn, writeNote } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

const NAME = 'Zofia Quackenbush'
const PHRASE = 'mermaid green ends'

/** Everything this browser keeps: databases, storage and caches, as text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise((resolve, reject) => {
            const request = db.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          }),
        )
      db.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url)
    return JSON.stringify(kept)
  })

test('permission is given and taken back, all that is held is handed over, and an erasure leaves no trace', async ({
  tablet,
  aSalon,
  house,
}) => {
  const device = await aDevice(house.origin, aSalon)
  const id = crypto.randomUUID()
  const at = '2026-11-01T09:00:00.000Z'
  await device.sync([
    createOf('client', id, { name: NAME, notes: PHRASE, created_at: at }),
    createOf('patch_test', crypto.randomUUID(), {
      client_id: id,
      product: 'Koleston 6/0',
      applied_at: at,
      result: 'reaction',
      read_at: '2026-11-03T09:00:00.000Z',
    }),
  ])
  const { page } = await tablet()
  await signIn(page, aSalon)
  const offline = await tablet({ dark: true })
  await letIn(offline.page, aSalon)
  await openClient(offline.page, NAME)

  await openClient(page, NAME)
  await page.getByRole('button', { name: 'Ask for permission' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('writes down what matters for my hair and skin')).toBeVisible()
  await dialog.getByRole('button', { name: 'I agree', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Tick the line')
  await expectAxeClean(page, 'asking for permission')
  await dialog.getByLabel('Under 18: a parent or guardian answers').check()
  await dialog.getByLabel('Name of the parent or guardian').fill('Ewa Quackenbush')
  await dialog.getByLabel('I have read this and agree').check()
  await dialog.getByRole('button', { name: 'I agree', exact: true }).click()
  const permissions = page.getByRole('region', { name: 'Permissions' })
  await expect(permissions.getByText('Agreed', { exact: true })).toBeVisible()
  await expect(permissions.getByText('answered by Ewa Quackenbush').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for permission' })).toHaveCount(0)
  await permissions.getByRole('button', { name: 'Take back: Health notes' }).click()
  await page.getByRole('dialog').getByLabel('Reason, if one was given').fill('Changed her mind')
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(permissions.getByText('Taken back', { exact: true })).toBeVisible()
  await permissions.getByText('Every answer, and what was asked').click()
  await expect(permissions.getByText('Changed her mind')).toBeVisible()

  await permissions.getByRole('button', { name: 'Ask: Photos' }).click()
  await dialog.getByLabel('Instagram').check()
  await dialog.getByLabel('I have read this and agree').check()
  await dialog.getByRole('button', { name: 'I agree', exact: true }).click()
  await expect(permissions.getByText('Agreed', { exact: true })).toBeVisible()
  await page.goto('/marketing')
  await page.getByLabel('Content type').selectOption({ label: 'Before & After Caption' })
  await page.getByRole('button', { name: 'Client in the photos' }).click()
  await page.getByRole('option', { name: NAME }).click()
  await expect(page.getByText(/^On .*, for Instagram\./)).toBeVisible()
  await page.getByRole('button', { name: 'Put this in the topic' }).click()
  await expect(page.getByLabel('Topic or Details')).toHaveValue(/^Photo consent: yes, given on /)
  await openClient(page, NAME)
  await expectAllSent(page)

  const menu = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${NAME}` }).click()
    await page.getByRole('button', { name: item, exact: true }).click()
  }
  await menu('What is held')
  const json = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const report = JSON.parse(readFileSync(await (await json).path(), 'utf8'))
  expect(report).toMatchObject({
    made_by: 'server',
    client: { name: NAME, notes: PHRASE },
    patch_tests: [{ product: 'Koleston 6/0', result: 'reaction' }],
    consents: [
      { about: 'health-notes', guardian: 'Ewa Quackenbush', withdrawn_why: 'Changed her mind' },
      { about: 'photos', platforms: ['Instagram'] },
    ],
  })
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const paper = readFileSync(await (await pdf).path())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  // A tablet without a signal goes on writing about somebody who is erased meanwhile.
  await offline.context.setOffline(true)
  await writeNote(offline.page, `${PHRASE}, written offline`)
  await expectWaiting(offline.page)

  await menu('Erase for good')
  const erase = page.getByRole('dialog')
  await expect(erase.getByLabel('Keep a minimal record without the name')).toBeChecked()
  await expect(erase.getByLabel('Facts')).toHaveValue(
    /Initials Z\.Q\.\nPatch test of 2026-11-01, Koleston 6\/0/,
  )
  await expectAxeClean(page, 'erasing with a kept record')
  await erase.getByLabel('Type the name to confirm').fill(NAME)
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Erased for good')).toBeVisible()

  await offline.context.setOffline(false)
  for (const each of [page, offline.page]) {
    await expect(async () => {
      const kept = await keptBy(each)
      expect(kept).not.toContain('Quackenbush')
      expect(kept).not.toContain(PHRASE)
    }).toPass({ timeout: 45_000 })
  }
  expect(house.log()).not.toContain('Quackenbush')
  const search = await device.sync([])
  expect(JSON.stringify(search)).not.toContain('Quackenbush')
  const headers = { 'x-chairside-account': device.account }
  expect((await page.request.get(`/api/clients/${id}/report`, { headers })).status()).toBe(404)

  const other = offline.page
  await other.goto('/settings/privacy')
  await expect(other.getByText('A reaction to a patch test')).toBeVisible()
  await expect(other.getByText('Initials Z.Q.')).toBeVisible()
  await expect(other.getByText('then deleted automatically')).toBeVisible()
  // It is checked once the record says so.
  await other.getByLabel('No AI for this salon').click()
  await expect(other.getByLabel('No AI for this salon')).toBeChecked()
  await expectAxeClean(other, 'privacy, dark')
})
