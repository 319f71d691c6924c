// The email of an account is proved by the link that was mailed to it, on whatever device it is opened.
import Sqlite from 'better-sqlite3'
import { openHouse } from '../support/house'
import { linkMailedTo } from '../support/outbox'
import { signIn } from './acts'
import { expectAxeClean } from './axe'
import { test as base, expect, type House } from './salon'

const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const house = await openHouse({ PROVE_EMAIL: 'on' })
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
})

test('Settings mails a link, and the link proves the address on a phone that knows nobody', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/security')
  await expect(page.getByText('is not confirmed yet')).toBeVisible()
  await expectAxeClean(page, 'an email that is not proved')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The link is on its way')).toBeVisible()
  await expect.poll(() => linkMailedTo(house.dataDir, aSalon.email)).toContain('/auth?type=prove')
  const link = linkMailedTo(house.dataDir, aSalon.email) ?? ''
  expect(house.log()).not.toContain(link)

  const phone = await tablet()
  await phone.page.setViewportSize({ width: 390, height: 844 })
  await phone.page.goto(link)
  await expect(phone.page.getByText(/your email is confirmed/)).toBeVisible()
  await expectAxeClean(phone.page, 'an email that was proved')
  await phone.page.getByRole('button', { name: 'Sign In' }).click()
  await expect(phone.page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(`${aSalon.email} is confirmed.`)).toBeVisible()
  await page.goto('/settings/account')
  await expect(page.getByText(/Sounds and pictures on the server: 0 MB of 2,048 MB used/)).toBeVisible()
})

test('a link that is too old says so and gives a new one', async ({ house, tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/security')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.poll(() => linkMailedTo(house.dataDir, aSalon.email)).toContain('/auth?type=prove')
  const old = linkMailedTo(house.dataDir, aSalon.email) ?? ''
  const db = new Sqlite(`${house.dataDir}/chairside.sqlite`)
  db.prepare('delete from verification').run()
  db.close()
  await page.goto(old)
  await expect(page.getByText('This link is too old, or not ours. Ask for a new one.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.poll(() => linkMailedTo(house.dataDir, aSalon.email)).not.toBe(old)
  await page.goto(linkMailedTo(house.dataDir, aSalon.email) ?? '')
  await expect(page.getByText(/your email is confirmed/)).toBeVisible()
})
