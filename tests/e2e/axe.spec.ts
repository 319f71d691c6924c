// Every screen, light and dark, with a salon in it and without: nothing for axe to find.
import { screens } from '../support/screens'
import { draftFormula, expectAllSent, loadSample, openClient, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

for (const dark of [false, true]) {
  const shade = dark ? 'dark' : 'light'

  test(`each screen is axe clean, ${shade}`, async ({ tablet, aSalon }) => {
    test.slow()
    const { page } = await tablet({ dark })
    for (const { name, path } of screens.filter(screen => screen.open)) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAxeClean(page, `${name}, ${shade}`)
    }
    await signIn(page, aSalon)
    for (const path of ['/clients', '/products', '/history']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAxeClean(page, `${path} empty, ${shade}`)
    }
    const first = await loadSample(page)
    for (const { name, path } of screens.filter(screen => !screen.open)) {
      await page.goto(path.replace(':first', first))
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForTimeout(300)
      await expectAxeClean(page, `${name}, ${shade}`)
    }
  })

  test(`dialogs and a drafted formula are axe clean, ${shade}`, async ({ tablet, aSalon }) => {
    test.slow()
    const { page } = await tablet({ dark })
    await signIn(page, aSalon)
    await loadSample(page)
    await page.goto('/clients')
    await page.getByRole('button', { name: 'Add Client' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    await expectAxeClean(page, `Add Client, ${shade}`)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    await expectAxeClean(page, `Add Product, ${shade}`)
    await page.goto('/settings/data')
    await page.locator('input[type="file"]').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Phone\nAnn Lee,07700 900201\nAmara Okafor,07700 900103\n,07700 900204'),
    })
    await expect(page.getByRole('button', { name: 'Import 1 client' })).toBeVisible()
    await expectAxeClean(page, `a dry run, ${shade}`)
    await page.getByRole('button', { name: 'Import 1 client' }).click()
    await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible()
    await expectAxeClean(page, `an import, ${shade}`)
    await openClient(page, 'Rhiannon Pugh-Llewellyn')
    await expectAllSent(page)
    await page.getByRole('button', { name: 'Earlier versions' }).first().click()
    await expect(page.getByRole('dialog').getByText('As it is now').first()).toBeVisible()
    await expectAxeClean(page, `Earlier versions, ${shade}`)
    await draftFormula(page, 'Chidi Eze', {
      current: 'Natural level 6',
      desired: 'Level 8 copper',
      condition: 'Healthy, never coloured',
    })
    await page.getByRole('button', { name: 'Record a patch test' }).click()
    await expectAxeClean(page, `a patch test on the sheet, ${shade}`)
    await page.getByRole('button', { name: 'Go on without, with a reason' }).click()
    await expectAxeClean(page, `a reason on the sheet, ${shade}`)
    await draftFormula(page, null, {
      current: 'Natural level 6',
      desired: 'Level 8 copper',
      condition: 'Healthy, never coloured',
    })
    await expectAxeClean(page, `a drafted formula, ${shade}`)
  })
}
