// A tab that is killed takes nothing along that somebody had typed.
import type { BrowserContext, Page } from '@playwright/test'
import { addClient, draftFormula, letIn } from './acts'
import { keptHere, keptText } from './kept-here'
import { expect, test } from './salon'

const wish = {
  current: 'Natural level 6, 20% grey',
  desired: 'Level 7 copper all over',
  condition: 'Healthy, never coloured',
}
const gate = (page: Page) => page.getByRole('region', { name: 'Start mixing is on hold' })

/** As the system does it to a tab that it wants the memory of: no goodbye. Once the words are on the shelf. */
async function killOnce(page: Page, words: readonly string[], context: BrowserContext): Promise<Page> {
  const shelf = () => keptText(page)
  for (const each of words) await expect.poll(shelf).toContain(each)
  const address = page.url()
  await page.goto('chrome://crash').catch(() => null)
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  return again
}

test('a half-written patch test and a half-written reason are there again when the tab was killed', async ({
  tablet,
  aSalon,
}) => {
  const { page: first, context } = await tablet()
  let page = first
  await letIn(page, aSalon)
  await addClient(page, { name: 'Imogen Flynn' })
  await draftFormula(page, 'Imogen Flynn', wish)

  await test.step('the patch test', async () => {
    await gate(page).getByRole('button', { name: 'Record a patch test' }).click()
    await gate(page).getByLabel('Product tested').fill('Copper line 7/43')
    await gate(page).getByLabel('Applied').fill('2026-03-01T10:15')
    await gate(page).getByLabel('Clear').check()
    page = await killOnce(page, ['"record"', '"result":"clear"'], context)
    await expect(gate(page).getByLabel('Product tested')).toHaveValue('Copper line 7/43')
    await expect(gate(page).getByLabel('Applied')).toHaveValue('2026-03-01T10:15')
    await expect(gate(page).getByLabel('Clear')).toBeChecked()
    await gate(page).getByRole('button', { name: 'Cancel' }).click()
    await gate(page).getByRole('button', { name: 'Record a patch test' }).click()
    await expect(gate(page).getByLabel('Product tested')).toHaveValue('')
    await gate(page).getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the reason for going on without one', async () => {
    await gate(page).getByRole('button', { name: 'Continue without a patch test' }).click()
    await gate(page).getByLabel('Why continue without it?').fill('Tested at home last week,')
    page = await killOnce(page, ['"override"', 'Tested at home last week,'], context)
    const reason = gate(page).getByLabel('Why continue without it?')
    await expect(reason).toHaveValue('Tested at home last week,')
    await reason.fill('Tested at home last week, no reaction.')
    await gate(page).getByRole('button', { name: 'Save the reason and continue' }).click()
    await expect(page.getByText('“Tested at home last week, no reaction.”')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start mixing' })).toBeEnabled()
  })

  await test.step('and what was logged or thrown away is kept no longer', async () => {
    const left = async () => Object.keys(await keptHere(page)).filter(key => key.includes(':gate:'))
    await expect.poll(left).toEqual([])
  })
})

test('a half-written patch test on the client’s page is there again when the tab was killed', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Dawn Clarke' })
  await page.getByRole('button', { name: 'Add patch test' }).click()
  await page.getByRole('dialog').getByLabel('Product').fill('Demi 6/1')
  await page.getByRole('dialog').getByLabel('Remarks').fill('Inside the elbow')
  const again = await killOnce(page, ['Inside the elbow'], context)
  await again.getByRole('button', { name: 'Add patch test' }).click()
  await expect(again.getByRole('dialog').getByLabel('Product')).toHaveValue('Demi 6/1')
  await expect(again.getByRole('dialog').getByLabel('Remarks')).toHaveValue('Inside the elbow')
  await again.getByRole('dialog').getByRole('button', { name: 'Add patch test' }).click()
  await expect(again.getByText('Patch test recorded')).toBeVisible()
})

test('a note typed in one tab outlives the note that another tab saves for the same client', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Nia Morgan' })
  const other = await context.newPage()
  await other.goto(page.url())
  const [one, two] = [page.getByLabel('Chair note'), other.getByLabel('Chair note')]
  await two.fill('Scalp was dry today.')
  await one.fill('Toned with 9V.')
  // This one was written over the other's place in the browser, and is saved from there.
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(one).toHaveValue('')
  await expect(two).toHaveValue('Scalp was dry today.')
  await expect.poll(() => keptText(other)).toContain('Scalp was dry today.')
  await other.goto('chrome://crash').catch(() => null)
  const again = await context.newPage()
  await again.goto(page.url())
  await expect(again.getByLabel('Chair note')).toHaveValue('Scalp was dry today.')
  await expect(again.getByText('Toned with 9V.')).toHaveCount(1)
  // The same words in both: saved in one, they are gone from the other, and are not saved twice.
  await page.reload()
  await expect(one).toHaveValue('Scalp was dry today.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(again.getByLabel('Chair note')).toHaveValue('')
  await expect(again.getByText('Scalp was dry today.')).toHaveCount(1)
})
