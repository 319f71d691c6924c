// What stands over a screen says its own words, and goes when they are no longer true.
import { fillWish, loadSample, openClient, signIn } from './acts'
import { ALL, expectNoneCovered, holdUndo, IN_DIALOG } from './notices'
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

test('a notice lies over nothing in a dialog, and the end of a page comes clear of it', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await loadSample(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add appointment', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add appointment' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ottoline Vane')
  await dialog.getByRole('button', { name: 'Make a card for Ottoline Vane' }).click()
  await expect(page.getByText('Card made')).toBeVisible()
  await holdUndo(page)
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844],
    // At 200 %.
    [590, 410],
  ] as const) {
    await page.setViewportSize({ width, height })
    // It goes on standing while it is pointed at.
    await holdUndo(page)
    await expect(dialog.getByRole('button', { name: 'Add appointment' })).toBeAttached()
    await expectNoneCovered(page, `the dialog, ${width} × ${height}`, { of: IN_DIALOG })
    await expectNoneCovered(page, `all of it, ${width} × ${height}`, { of: IN_DIALOG, reached: true })
  }
  await page.setViewportSize({ width: 1180, height: 820 })
  await holdUndo(page)
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Throw away' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  for (const [width, height] of [
    [1180, 820],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await holdUndo(page)
    await expectNoneCovered(page, `Today, ${width} × ${height}`, { of: ALL, reached: true })
  }
})
