// A tablet that is turned, or a window that is made narrow, while something stands open.
import { signIn } from './acts'
import { expect, test } from './salon'

test('a tablet that is turned keeps the question who is working, and an open menu locks nothing', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  const who = page.getByRole('dialog', { name: 'Who is working?' })
  await page.getByRole('button', { name: /works here\. Switch person$/ }).click()
  await expect(who).toBeVisible()
  await page.setViewportSize({ width: 700, height: 1000 })
  await expect(page.getByRole('button', { name: 'Open the menu', includeHidden: true })).toBeAttached()
  await expect(who).toBeVisible()
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(who).toBeVisible()
  await who.getByRole('button', { name: 'Close' }).click()
  await expect(who).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: /works here\. Switch person$/ }).click()
  await who.getByRole('link', { name: 'People and PINs' }).click()
  await expect(page).toHaveURL(/\/settings\/people$/)
  await expect(menu, 'it goes with the screen that it led from').toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page).toHaveURL(/\/clients$/)
})
