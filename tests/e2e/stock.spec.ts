// From the colour that a salon works with to what a month of it cost: tubes, bowls, the shelf and the profit.
import type { Page } from '@playwright/test'
import { draftFormula, expectAllSent, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

const REGROWTH = {
  current: 'Natural 6, 3 cm regrowth, 60% grey, mids and ends 7/3',
  desired: '7/3 golden blonde roots, cover the grey',
  condition: 'Healthy',
}

async function addTube(page: Page, fields: Record<string, string>): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await dialog.getByText('For mixing: shade, size, stock').click()
  for (const [label, value] of Object.entries(fields)) {
    await dialog
      .getByRole('textbox', { name: label })
      .or(dialog.getByRole('combobox', { name: label }))
      .fill(value)
    await page.keyboard.press('Tab')
  }
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await expect(dialog).toHaveCount(0)
}

async function count(page: Page, name: string, tubes: string): Promise<void> {
  await page.getByRole('button', { name: `Stock of ${name}: ` }).click()
  const dialog = page.getByRole('dialog', { name: `Stock: ${name}` })
  await dialog.getByLabel(/^How many/).fill(tubes)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

test('the house colour, a tube, a bowl of it: the shelf falls, is low, and the month knows what it cost', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.getByRole('button', { name: 'Choose your colour' }).click()
  const brands = page.getByRole('dialog', { name: 'Which colour do you use?' })
  await brands.getByRole('button', { name: /Koleston Perfect/ }).click()
  await expect(brands.getByText('Codes are read as Wella writes them.')).toBeVisible()
  await expectAxeClean(page, 'the house colour')
  await brands.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change your colour' })).toBeVisible()
  await expect(page.getByText('Wella Koleston Perfect')).toBeVisible()

  await addTube(page, {
    Name: 'Koleston 7/3',
    Category: 'Colour',
    'Shade or strength': '7/3',
    'Colour line': 'Wella Koleston Perfect',
    'You pay for one': '9',
    'Low below': '3',
  })
  await count(page, 'Koleston 7/3', '3')
  await expect(page.getByRole('button', { name: 'Stock of Koleston 7/3: 3 tubes' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Running low' })).toHaveCount(0)

  // The answer says what is not known of its bowl, and then what it costs.
  await draftFormula(page, null, REGROWTH)
  const answer = page.url()
  await expect(page.getByText('Cost without 7/0 natural series, 20 vol: £3.00')).toBeVisible()
  await addTube(page, {
    Name: 'Koleston 7/0',
    Category: 'Colour',
    'Shade or strength': '7/0',
    'Colour line': 'Wella Koleston Perfect',
    'You pay for one': '9',
  })
  await addTube(page, {
    Name: 'Welloxon 20 vol',
    Category: 'Colour',
    'Shade or strength': '6 %',
    'Grams in one': '1000',
    'You pay for one': '5',
  })
  await page.goto(answer)
  await expect(page.getByText('about £6.20')).toBeVisible()

  await page.getByRole('button', { name: 'Save what was used' }).click()
  await page.getByRole('button', { name: 'Save formula' }).click()
  await expect(page.getByText('Formula saved')).toBeVisible()
  await page.goto('/products')
  const low = page.getByRole('region', { name: 'Running low' })
  await expect(low.getByText('Koleston 7/3', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Stock of Koleston 7\/3: ?Low: 2.7 tubes$/ })).toBeVisible()
  await expectAxeClean(page, 'products with stock')

  await page.goto('/salon-profit')
  const colour = page.getByRole('region', { name: 'Colour you really used' })
  await expect(colour.getByText('£6.20', { exact: true })).toBeVisible()
  await expect(colour.getByText('of one bowl')).toBeVisible()
  await page.getByLabel('Monthly costs').fill('9800')
  await colour.getByLabel('For colour, already in your costs').fill('800')
  await colour.getByRole('button', { name: 'Use £6.20 instead' }).click()
  await expect(page.getByLabel('Monthly costs')).toHaveValue('9006.20')
  await expectAxeClean(page, 'the month’s colour')
  await expectAllSent(page)
})

test('what two tablets write without a signal both counts', async ({ tablet, aSalon }) => {
  test.slow()
  const one = await tablet()
  const two = await tablet()
  await signIn(one.page, aSalon, '/products')
  await addTube(one.page, {
    Name: 'Majirel 6.0',
    Category: 'Colour',
    'Shade or strength': '6.0',
    'Grams in one': '50',
  })
  await count(one.page, 'Majirel 6.0', '2')
  await expectAllSent(one.page)
  await signIn(two.page, aSalon, '/products')
  const stands = (page: Page, words: string) =>
    expect(page.getByRole('button', { name: `Stock of Majirel 6.0: ${words}` })).toBeVisible()
  await stands(two.page, '2 tubes')
  for (const { page, context } of [one, two]) {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Stock of Majirel 6.0: 2 tubes' }).click()
    await page.getByRole('button', { name: 'A delivery came' }).click()
    await page.getByLabel('How many tubes came?').fill('1,5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await stands(page, '3.5 tubes')
  }
  for (const { page, context } of [one, two]) {
    await context.setOffline(false)
    await expectAllSent(page)
  }
  await stands(one.page, '5 tubes')
  await stands(two.page, '5 tubes')
})
