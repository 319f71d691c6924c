// What stands over a screen says its own words, and goes when they are no longer true.
import { fillWish, loadSample, openClient, signIn } from './acts'
import { expect, test } from './salon'

test('a client’s banner shows the allergies alone while their earlier versions are open', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await loadSample(page)
  await openClient(page, 'Margaret Ashworth')
  const banner = page.getByRole('region', { name: 'Allergies' })
  await banner.getByRole('button', { name: 'Earlier versions' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Earlier versions' })).toBeVisible()
  // As it is seen: a style sheet within is no text of it.
  expect(await banner.evaluate(shown => (shown instanceof HTMLElement ? shown.innerText : ''))).not.toContain(
    '{',
  )
})

test('what was wrong with a form is no longer said once it is sent well', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.goto('/colour-formula')
  await page.getByLabel('Client name').fill('Somebody New')
  await page.getByRole('button', { name: /generate/i }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await fillWish(page, { current: 'Natural level 6', desired: 'Level 8 copper', condition: 'Healthy' })
  await page.getByRole('button', { name: /generate/i }).click()
  await expect(page.locator('[data-sheet]').first()).toBeVisible()
  // By itself it would stand for twelve seconds.
  await expect(page.getByText('Validation Error')).toBeHidden({ timeout: 2_000 })
})
