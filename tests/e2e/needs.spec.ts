// Needs, what to leave out and what is at home, as they were understood: mended by taps, and the recommendation follows.
import type { Page } from '@playwright/test'
import { expectReadyOffline, letIn, loadSample, loseServer } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const picture = (page: Page) => page.getByRole('region', { name: 'As understood' })
const chip = (page: Page, group: string, name: RegExp) =>
  picture(page).getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Recommendations' })
const offered = (page: Page, product: string) => page.getByRole('heading', { name: product, exact: true })

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Client', exact: false }).first().click()
  await page.getByRole('textbox', { name: 'Search clients' }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('a wrong need is mended in two taps without a signal, and the recommendation follows', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await expectReadyOffline(page)
  await page.goto('/retail-edge')
  await loseServer(page, house)
  await choose(page, 'Amara')
  await expect(chip(page, 'Needs', /^Moisture/)).toBeChecked()
  await chip(page, 'Needs', /^Moisture/).click()
  await chip(page, 'Needs', /^Heat protection/).click()
  await expect(chip(page, 'Needs', /^Moisture\W+taken away/)).not.toBeChecked()
  await expect(chip(page, 'Needs', /^Heat protection\W+picked/)).toBeChecked()
  await generate(page).click()
  await expect(offered(page, 'Heat Shield Mist')).toBeVisible()
  await expect(page.getByText('“heat protection” (picked)').first()).toBeVisible()
  await expect(page.getByText('“dryness” (concerns)')).toHaveCount(0)
  await expect(page.getByText('Picked: heat protection, not moisture').first()).toBeVisible()

  await test.step('the question comes back with its picks, and they can be taken away and brought back', async () => {
    await page.getByRole('button', { name: 'Change the question' }).click()
    await expect(chip(page, 'Needs', /^Heat protection\W+picked/)).toBeChecked()
    await page.getByRole('button', { name: 'Clear my picks' }).click()
    await expect(chip(page, 'Needs', /^Heat protection/)).not.toBeChecked()
    await expect(chip(page, 'Needs', /^Moisture/)).toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chip(page, 'Needs', /^Heat protection\W+picked/)).toBeChecked()
  })
})

test('what is to be left out is left out, and what is at home is not sold again', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/retail-edge')
  await choose(page, 'Rhiannon')
  await expect(chip(page, 'Needs', /^Frizz/)).toBeChecked()
  await page.getByLabel('Add what is at home').selectOption({ label: 'Colour Keep Conditioner' })
  await expect(chip(page, 'Has it, or has bought it', /^Colour Keep Conditioner\W+picked/)).toBeChecked()
  await page.getByRole('button', { name: 'More substances' }).click()
  await chip(page, 'To leave out', /^Fragrance/).click()
  await expect(chip(page, 'To leave out', /^Fragrance\W+picked/)).toBeChecked()
  await generate(page).click()
  await expect(page.getByText('Left out as picked')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Left out', exact: true })).toBeVisible()
  for (const product of ['Colour Keep Conditioner', 'Curl Cream Conditioner', 'Light Shine Oil'])
    await expect(offered(page, product)).toHaveCount(0)
})

test('what was typed of a sore scalp is asked first, by keyboard too, and a No counts', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/retail-edge')
  await choose(page, 'Rhiannon')
  await expect(chip(page, 'Needs', /^Frizz/)).toBeChecked()
  await page.getByLabel('Service history').fill('Scalp is bleeding and sore. Snorkels itched.')
  const no = picture(page)
    .getByRole('group', { name: 'Is the scalp sore or broken?' })
    .getByRole('radio', { name: 'No', exact: true })
  await expect(no).toBeVisible()
  await expect(page.getByText('“Snorkels itched” is not known here. Please look at it.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Nothing against a product: “Snorkels itched”' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('“Snorkels itched” was looked at.')).toBeVisible()
  await no.focus()
  await page.keyboard.press('Space')
  await expect(no).toBeChecked()
  await chip(page, 'Needs', /^Shine/).focus()
  await page.keyboard.press('Space')
  await expect(chip(page, 'Needs', /^Shine\W+picked/)).toBeChecked()
  await generate(page).click()
  await expect(page.getByRole('button', { name: 'Change the question' })).toBeVisible()
  await expect(page.getByText('The scalp first')).toHaveCount(0)
})

test('the picture fits every size and is axe clean, light and dark', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/retail-edge')
  await choose(page, 'Margaret')
  await expect(chip(page, 'Needs', /^Brassy tones/)).toBeChecked()
  await page.getByLabel('Service history').fill('Pregnant, off to Spain on Friday')
  await expect(page.getByText('Pregnant or nursing?')).toBeVisible()
  await page.getByRole('button', { name: 'More substances' }).click()
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBeLessThanOrEqual(0)
    await expectAxeCleanDayAndNight(page, `${width}`)
  }
})
