// Every screen, light and dark, with a salon in it and without: nothing for axe to find.
import { everywhere } from '../support/screens'
import { aWorkedSalon, draftFormula, expectAllSent, letIn, loadSample, openClient, signIn } from './acts'
import { expectAxeClean, expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

test('each screen is axe clean, light and dark', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const { name, path } of everywhere.filter(screen => screen.open)) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAxeClean(page, `${name}, ${colorScheme}`)
    }
  }
  await signIn(page, aSalon)
  for (const path of ['/clients', '/products', '/history']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAxeCleanDayAndNight(page, `${path} empty`)
  }
  const first = await aWorkedSalon(page)
  for (const { name, path } of everywhere.filter(screen => !screen.open)) {
    await page.goto(path.replace(':first', first))
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForTimeout(300)
    await expectAxeCleanDayAndNight(page, name)
  }
})

test('dialogs and a drafted formula are axe clean, light and dark', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'Add Client')
  await page.goto('/products')
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'Add Product')
  await page.goto('/settings/data')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Phone\nAnn Lee,07700 900201\nAmara Okafor,07700 900103\n,07700 900204'),
    })
  await expect(page.getByRole('button', { name: 'Import 1 client' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'a dry run')
  await page.getByRole('button', { name: 'Import 1 client' }).click()
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'an import')
  await openClient(page, 'Rhiannon Pugh-Llewellyn')
  await expectAllSent(page)
  await page.getByRole('button', { name: 'Earlier versions' }).first().click()
  await expect(page.getByRole('dialog').getByText('As it is now').first()).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'Earlier versions')
  await draftFormula(page, 'Chidi Eze', {
    current: 'Natural level 6',
    desired: 'Level 8 copper',
    condition: 'Healthy, never coloured',
  })
  await page.getByRole('button', { name: 'Record a patch test' }).click()
  await expectAxeCleanDayAndNight(page, 'a patch test on the sheet')
  await page.getByRole('button', { name: 'Continue without a patch test' }).click()
  await expectAxeCleanDayAndNight(page, 'a reason on the sheet')
  await draftFormula(page, null, {
    current: 'Natural level 6',
    desired: 'Level 8 copper',
    condition: 'Healthy, never coloured',
  })
  await expectAxeCleanDayAndNight(page, 'a drafted formula')
})
