// Deleting the account, on two tablets: what goes at once, what both say, and the way back.
import { aDevice, createOf } from '../support/account'
import { mailsTo } from '../support/outbox'
import { expectAllSent, fillIn, openClient, signInByForm, standing } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

test('an account is deleted, is closed on every tablet, and is kept again with all of its records', async ({
  tablet,
  aSalon,
  house,
}) => {
  const device = await aDevice(house.origin, aSalon)
  await device.sync([createOf('client', crypto.randomUUID(), { name: 'Łucja Brzęczek' })])
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  const { page: other } = await tablet({ dark: true })
  await signInByForm(other, aSalon)
  await openClient(other, 'Łucja Brzęczek')

  await page.goto('/settings/account')
  await expect(page.getByRole('main').getByText(aSalon.email)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^chairside-.*\.json$/)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Password').fill('not-it-at-all')
  await page.getByRole('button', { name: 'Close and delete the account' }).click()
  await expect(page.getByRole('alert').first()).toContainText('That password is not right.')
  await expectAxeClean(page, 'deleting the account')
  await page.getByLabel('Password').fill(aSalon.password)
  await page.getByRole('button', { name: 'Close and delete the account' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Your account is closed')).toBeVisible()
  // The server keeps it for the way back; a tablet that anybody may pick up doesn't.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name)))
    .not.toContain(`chairside-${device.account}`)
  await expect
    .poll(() => mailsTo(house.dataDir, aSalon.email).join('\n'))
    .toContain('Your Chairside account is closed')

  // The other tablet can't do more than read, and says why.
  await other.reload()
  await expect(other.getByText('This account is closed and will be deleted.')).toBeVisible()
  await expect(standing(other)).toContainText('Account closed')
  await expect(other.getByRole('heading', { name: 'Łucja Brzęczek' })).toBeVisible()

  await other.goto('/auth?again=1')
  await fillIn(other, aSalon)
  await other.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL(/\/closing$/)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('This account will be deleted on')
  await expectAxeClean(other, 'an account that is to be deleted, dark')
  await other.getByRole('button', { name: 'Keep my account' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expectAllSent(other)
  await expect
    .poll(() => mailsTo(house.dataDir, aSalon.email).join('\n'))
    .toContain('Your Chairside account is kept')

  await signInByForm(page, aSalon)
  await openClient(page, 'Łucja Brzęczek')
})
