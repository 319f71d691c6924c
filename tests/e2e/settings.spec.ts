// The settings' index, and one rule for where a dialog stands.
import type { Locator, Page } from '@playwright/test'
import { letIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

test('the settings open on an index, what is seen and heard first, and each section leads back to it', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await letIn(page, aSalon)
  await page.goto('/settings')
  const index = page.getByRole('navigation', { name: 'Settings' })
  await expect(index.getByRole('heading')).toHaveText(['Look and voice', 'The salon', 'Data', 'Account'])
  const rows = index.getByRole('link')
  await expect(rows).toHaveCount(12)
  await expect(rows.first()).toHaveText(/^Comfort/)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await expectAxeClean(page, 'the index')
  await rows.filter({ hasText: 'People' }).click()
  await expect(page).toHaveURL(/\/settings\/people$/)
  // The list isn't said twice: on a phone there is only the way back.
  await expect(index).toBeHidden()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.goto('/settings/nothing-here')
  await expect(page).toHaveURL(/\/settings$/)
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/settings/data')
  await expect(index.locator('[aria-current="page"]')).toHaveText('Data')
  await expect(index.getByRole('link')).toHaveCount(12)
})

/** As far from the top as from the foot, from the left as from the right. */
async function expectCentred(page: Page, dialog: Locator, what: string): Promise<void> {
  await expect(dialog, what).toBeVisible()
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      const view = await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight])
      if (!box) return 'nowhere'
      const off = [box.x * 2 + box.width - (view[0] ?? 0), box.y * 2 + box.height - (view[1] ?? 0)]
      return off.every(each => Math.abs(each) <= 32) ? 'centred' : off.join(' ')
    }, what)
    .toBe('centred')
}

for (const phone of [false, true])
  test(`dialogs stand in the middle, ${phone ? 'on a phone' : 'on a tablet'}`, async ({ tablet, aSalon }) => {
    const { page } = await tablet({ phone })
    await letIn(page, aSalon)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    await expectCentred(page, page.getByRole('dialog', { name: 'Add Product' }), 'a form')
    await page.getByRole('dialog').getByLabel('Name').fill('Half a name')
    await page.keyboard.press('Escape')
    await expectCentred(page, page.getByRole('dialog', { name: 'Throw away what you typed?' }), 'a question')
    await page.getByRole('button', { name: 'Throw away' }).click()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    await expectCentred(page, palette, 'the search')
    const before = await palette.boundingBox()
    await page.keyboard.type('sett')
    await expect(palette.getByRole('option').first()).toBeVisible()
    expect(await palette.boundingBox(), 'its field stays where it is').toEqual(before)
  })
