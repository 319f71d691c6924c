// The answer begins with what goes into the bowl: no status, no advice and no button stands before it.
import type { Page } from '@playwright/test'
import { fillWish, signIn } from './acts'
import { expect, test } from './salon'

const REGROWTH = {
  current: 'Natural 6, 3 cm regrowth, 60% grey, mids and ends 7/3',
  desired: '7/3 golden blonde roots, cover the grey',
  condition: 'Healthy',
}

/** How far below the answer’s top the lowest of these ends, in px. */
const depth = (page: Page, texts: readonly string[]): Promise<number> =>
  page.locator('[data-sheet]').evaluate((sheet, wanted) => {
    const top = sheet.getBoundingClientRect().top
    const ends = wanted.map(text => {
      const found = [...sheet.querySelectorAll('th, td, dd')].find(cell => cell.textContent?.startsWith(text))
      return found ? found.getBoundingClientRect().bottom - top : Number.POSITIVE_INFINITY
    })
    return Math.max(...ends)
  }, texts)

test('shades, grams, developer, ratio and minutes stand within the answer’s first 400 pixels', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, REGROWTH)
  await page.getByRole('button', { name: /generate/i }).click()
  const sheet = page.locator('[data-sheet]')
  await expect(sheet.getByRole('button', { name: 'Start mixing' })).toBeVisible()
  const recipe = ['level 7 natural', '7/3', '20 vol', '20 g', '40 g', '35–45', '1:1']
  for (const [width, height, most] of [
    [1180, 820, 400],
    [820, 1180, 400],
    // On a phone it is two thirds of the screen.
    [390, 844, 560],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => depth(page, recipe), { message: `${width} × ${height}` })
      .toBeLessThanOrEqual(most)
  }
  // What is to be done comes after it, and what is to be thought of after that.
  const order = await sheet.evaluate(element => {
    const text = element.textContent ?? ''
    return ['20 vol', 'Start mixing', 'Read aloud', 'Before mixing', 'Caution'].map(word =>
      text.indexOf(word),
    )
  })
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('what may not be mixed says why before it says how', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, { ...REGROWTH, condition: 'Her scalp swelled after the last tint' })
  await page.getByRole('button', { name: /generate/i }).click()
  const sheet = page.locator('[data-sheet]')
  await expect(sheet.getByText('Stop', { exact: true }).first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Start mixing' })).toHaveCount(0)
  await expect(sheet.locator('xpath=*[2]')).toContainText('Do not colour')
})
