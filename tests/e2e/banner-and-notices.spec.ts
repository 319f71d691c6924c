// What stands over a screen says its own words, and goes when they are no longer true.
import { addClient, fillWish, loadSample, openClient, signIn, writeNote } from './acts'
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

test('on a small screen one notice lies over the others: none is lost, and each is dismissed by the keys', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await addClient(page, { name: 'Ottoline Vane' })
  for (const text of ['First', 'Second', 'Third']) await writeNote(page, text)
  await expect(page.getByText('Client added successfully.')).toHaveCount(0)
  // At 200 %.
  await page.setViewportSize({ width: 590, height: 410 })
  const deleted = page.locator('.mantine-Notification-root').filter({ hasText: 'Note deleted' })
  for (const many of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Delete', exact: true }).first().press('Enter')
    await expect(deleted).toHaveCount(many)
  }
  // The last one is whole; of the others an edge is seen.
  const high = () =>
    deleted.evaluateAll(all => {
      const edges = all.map(each => each.getBoundingClientRect())
      return Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top))
    })
  await expect.poll(high, '200 %').toBeLessThan(205)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(high, 'a phone').toBeLessThan(205)
  // They wait for their turn: all three are there after the time that a notice stands for.
  const close = deleted.getByRole('button', { name: 'Close' })
  for (const left of [2, 1, 0]) {
    await close.first().focus()
    await expect(close.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(deleted).toHaveCount(left)
  }
})
