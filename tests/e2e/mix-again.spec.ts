// A client's page begins with what is mixed again; people of one name are told apart; what was mixed is saved by a yes.
import type { Page } from '@playwright/test'
import { addClient, draftFormula, letIn, loadSample, openClient, writeNote } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const siobhan = 'sample-client-siobhan'
const foot = (page: Page) => page.locator('footer[data-foot]')
const top = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('region', { name, exact: true }).first().boundingBox())?.y ?? Number.NaN

test('the last bowl is mixed again from the client’s page, and saved exactly as mixed by one tap', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await openClient(page, 'Siobhán')
  const last = page.getByRole('region', { name: 'Last bowl' })
  await expect(last).toContainText('Foils, off the scalp')
  await expect(last).toContainText('40 g')

  await test.step('allergies and the last bowl come first, contact and permissions below', async () => {
    const order = ['Allergies', 'Last bowl', 'Patch tests', 'Card', 'Permissions']
    const tops: number[] = []
    for (const name of order) tops.push(await top(page, name))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await expectAxeCleanDayAndNight(page, 'client page')
  })

  await test.step('on a phone it is a tap away without scrolling', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(last.getByRole('link', { name: 'Mix again' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1180, height: 820 })
  })

  await test.step('it is today’s recipe at the chair, once', async () => {
    await last.getByRole('link', { name: 'Mix again' }).click()
    await expect(page.getByText('Step 1 of 2', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Foils, off the scalp' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/chair/${siobhan}$`))
    await foot(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
  })

  await test.step('while a service is under way it replaces nothing', async () => {
    await page.getByRole('button', { name: 'Same as last time' }).click()
    await page.getByRole('button', { name: /^Colour’s on/ }).click()
    await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1)
    await openClient(page, 'Siobhán')
    await last.getByRole('link', { name: 'Mix again' }).click()
    await expect(page.getByRole('heading', { name: 'Recipe' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to step 1 of 2' }).click()
    await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('exactly as mixed: yes, and it is the last bowl', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Save what was used' }).click()
    await expect(page.getByRole('heading', { name: 'Exactly as mixed?' })).toBeVisible()
    await expect(page.getByLabel('Level reached')).toHaveCount(0)
    await page.getByRole('button', { name: 'Yes, save formula' }).click()
    await expect(foot(page)).toContainText('Saved what was used')
    await openClient(page, 'Siobhán')
    await expect(last).toContainText('today')
  })
})

test('what was mixed otherwise is changed in the form, and the form is gone on with', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  // Her patch test is clear: nothing holds the mixing.
  await draftFormula(page, 'Siobhán Kelly', {
    current: 'Natural level 5',
    desired: 'Level 9 pearl highlights',
    condition: 'Healthy, never coloured',
  })
  await page.getByRole('button', { name: 'Save what was used' }).click()
  await expect(page.getByRole('heading', { name: 'Exactly as mixed?' })).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await page.getByLabel(/^Remarks/).fill('Grabbed fast at the nape.')
  await page.reload()
  await expect(page.getByLabel(/^Remarks/)).toHaveValue('Grabbed fast at the nape.')
  await page.getByRole('button', { name: 'Save formula' }).click()
  await expect(page.getByText('Formula saved')).toBeVisible()
  await openClient(page, 'Siobhán')
  await expect(page.getByRole('region', { name: 'Last bowl' })).toContainText('Grabbed fast at the nape.')
})

test('two clients of one name are told apart wherever one of them is picked', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Emma Clarke', phone: '07700 900321' })
  await writeNote(page, 'Fringe longer next time.')
  await addClient(page, { name: 'emma  clarke', phone: '07700 900654' })
  const second = page.url().split('/').pop() ?? ''
  await addClient(page, { name: 'Niamh Byrne', phone: '07700 900987' })
  await page.goto('/clients')
  const list = page.getByRole('region', { name: 'Clients' })
  await expect(list.getByRole('link', { name: /phone …321 · last here \d+ \w{3} \d{4}/ })).toBeVisible()
  await expect(list.getByRole('link', { name: /phone …654 · no visit yet/ })).toBeVisible()
  // The control: who is alone with a name needs no telling apart.
  await expect(list.getByRole('link', { name: /Niamh/ })).not.toContainText('987')
  await list.getByLabel('Search clients').fill('emma')
  await expect(list.getByRole('link', { name: /…321/ })).toBeVisible()
  await page.goto('/colour-formula')
  await page.getByRole('button', { name: 'Existing client' }).click()
  const option = page.getByRole('option', { name: 'Emma Clarke', exact: true })
  await expect(option).toContainText('phone …321')
  // On a phone the last visit isn't cut off: what tells them apart takes a second line.
  await page.setViewportSize({ width: 390, height: 844 })
  const apart = option.getByText(/last here/)
  expect(await apart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1180, height: 820 })
  // Nor is it known which one is picked by the name alone.
  await option.click()
  const picked = page.getByRole('button', { name: 'Existing client' })
  await expect(picked).toContainText('phone …321 · last here')
  expect(await picked.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') })
  await palette.getByRole('combobox').fill('emma')
  await expect(palette.getByRole('option').filter({ hasText: '…654' })).toHaveCount(1)
  // In the day's list too, where the other one isn't booked.
  await page.goto(`/dashboard?book=${second}`)
  await page.getByRole('dialog').getByLabel('Starts').fill('11:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Add appointment' }).click()
  await expect(page.locator('li[data-when]')).toContainText('phone …654 · no visit yet')
})
