// Salon Profit end to end: the form's words, the server gone, a second tablet, the trend, the sliders by keyboard.
import type { Locator, Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, expectWaiting, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

type Month = { revenue: string; costs: string; clients: string; price: string }

async function fillMonth(page: Page, { revenue, costs, clients, price }: Month): Promise<void> {
  await page.getByLabel('Monthly revenue').fill(revenue)
  await page.getByLabel('Monthly costs').fill(costs)
  await page.getByLabel('Clients per month').fill(clients)
  await page.getByLabel('Average service price').fill(price)
}

async function analyse(page: Page, month: Month): Promise<void> {
  await page.goto('/salon-profit')
  await fillMonth(page, month)
  await page.getByRole('button', { name: 'Analyze Profit' }).click()
  await expect(page.getByText('Analysis Complete').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Salon profit analysis' })).toBeVisible()
}

const october = { revenue: '12,500', costs: '£9.8k', clients: '210', price: '48' }
const november = { revenue: '13 900,50', costs: '9,950.00', clients: '225', price: '49.50' }

/** What stands under a label in the sheet's figures. */
const figure = (page: Page, label: string) =>
  page.locator('article dl div').filter({ has: page.getByText(label, { exact: true }) })

test('what is no number is refused in the words of the specification, and nothing typed is lost', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/salon-profit')
  await expect(page.getByRole('heading', { name: 'Salon Profit Analyser' })).toBeVisible()
  await page.getByRole('button', { name: 'Analyze Profit' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Please enter valid numbers' })
  await expect(toast.filter({ hasText: 'Error' }).first()).toBeVisible()
  await fillMonth(page, { revenue: 'about ten', costs: '12.345', clients: '-3', price: '48' })
  await page.getByRole('button', { name: 'Analyze Profit' }).click()
  await expect(page.getByText('“about ten” is not a number.')).toBeVisible()
  await expect(page.getByText('can be read as 12345 or as 12.35')).toBeVisible()
  await expect(page.getByText('Clients per month can’t be below 0').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monthly revenue')).toHaveValue('about ten')
  await fillMonth(page, { revenue: '0', costs: '0', clients: '0', price: '0' })
  await expect(page.getByText('Nothing taken and nothing spent.').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|∞/)
})

test('the figures stand while one types; analysed with the server gone, they reach a second tablet, and the trend follows', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/salon-profit')
  await expectReadyOffline(page)
  await fillMonth(page, october)
  await expect(page.getByText('Read as £9,800.00')).toBeVisible()
  await expect(figure(page, 'Monthly profit')).toContainText('£2,700.00')
  await expect(figure(page, 'Profit margin')).toContainText('21.6%')
  await expect(figure(page, 'Break-even clients')).toContainText('205')
  await house.kill()
  try {
    await analyse(page, october)
    await expect(page.getByText('Healthy profit margin maintained')).toBeVisible()
    await expect(page.getByText('Built-in engine').first()).toBeVisible()
    await expectWaiting(page)
  } finally {
    await house.start()
  }
  await expectAllSent(page)
  const { page: second } = await tablet()
  await signIn(second, aSalon, '/salon-profit')
  await second.getByRole('link', { name: /Profit £2,700\.00/ }).click()
  await expect(figure(second, 'Monthly profit')).toContainText('£2,700.00')
  await analyse(second, november)
  await expect(
    second.getByRole('figure', { name: /Monthly profit over time: .*£2,700\.00.*£3,950\.50/ }),
  ).toBeVisible()
  await expect(
    second.getByText('Now £3,950.50, £1,250.50 more than in the first of these', { exact: false }),
  ).toBeVisible()
})

test('sliders answer to the keyboard, keep nothing by themselves, and a plan stays out of the trend', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await analyse(page, { revenue: '10000', costs: '8000', clients: '200', price: '50' })
  const panel = page.getByRole('region', { name: 'What if' })
  await expect(panel.getByRole('figure', { name: /Break-even at 160 clients of £50\.00 each/ })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save this analysis' })).toBeDisabled()
  // The sliders and the chart are what one sees; the question and the tables follow.
  const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN
  await expect(panel.getByRole('slider', { name: 'Average price' })).toBeInViewport()
  expect(await topOf(panel.getByRole('slider', { name: 'Average price' }))).toBeLessThan(400)
  expect(await topOf(panel.getByRole('figure'))).toBeLessThan(400)
  const working = page.getByRole('table').first()
  expect(await topOf(panel)).toBeLessThan(await topOf(working))
  const price = panel.getByRole('slider', { name: 'Average price' })
  await price.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(price).toHaveAttribute('aria-valuetext', '£51.00')
  await expect(panel.getByText('£2,200.00', { exact: true })).toBeVisible()
  await expect(panel.getByText('£200.00 more than it was')).toBeVisible()
  await expect(panel.getByRole('figure', { name: /Break-even at 157 clients of £51\.00 each/ })).toBeVisible()
  await panel.getByRole('button', { name: 'More: Clients per month' }).click()
  await expect(panel.getByText('£10,302.00', { exact: false }).first()).toBeVisible()
  await expect(panel.getByText('9 of 200 clients (4.8%)')).toBeVisible()
  await expect(page.getByRole('link', { name: /a plan/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Save this analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Salon profit: a plan' })).toBeVisible()
  await expect(page.getByRole('link', { name: /a plan/ })).toHaveCount(1)
  await expect(page.getByRole('figure', { name: /Monthly profit over time/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the question' }).click()
  await expect(page.getByText('These figures are a plan.')).toBeVisible()
  await expect(page.getByLabel('Average service price')).toHaveValue('51')
  await page.getByRole('button', { name: 'They are a month as it was' }).click()
  await page.getByRole('button', { name: 'Analyze Profit' }).click()
  await expect(page.getByRole('heading', { name: 'Salon profit analysis' })).toBeVisible()
  await expect(page.getByRole('figure', { name: /Monthly profit over time/ })).toBeVisible()
})

for (const phone of [false, true])
  test(`no finding of axe, light or dark, ${phone ? 'phone' : 'tablet'}`, async ({ tablet, aSalon }) => {
    const { page } = await tablet({ phone })
    await signIn(page, aSalon, '/salon-profit')
    await fillMonth(page, october)
    await expect(figure(page, 'Monthly profit')).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'the form with its preview')
    await analyse(page, october)
    await analyse(page, { ...november, costs: '15000' })
    await expect(page.getByRole('figure', { name: /Monthly profit over time/ })).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'the analysis')
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over).toBeLessThanOrEqual(0)
  })
