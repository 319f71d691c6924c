// One thing at a time, and the way back to it after an interruption.
import type { Page } from '@playwright/test'
import { addClient, draftFormula, letIn, signIn } from './acts'
import { keptHere, putKept } from './kept-here'
import { expect, test } from './salon'

const wish = {
  current: 'Natural level 5',
  desired: 'Level 9 pearl highlights',
  condition: 'Healthy, never coloured',
}
const card = (page: Page) => page.getByRole('complementary', { name: 'Where was I' })
const placed = async (page: Page) => {
  const found = Object.entries(await keptHere(page)).find(([key]) => key.startsWith('chairside.where:'))
  return [found?.[0] ?? '', JSON.parse(found?.[1] ?? '{}')] as const
}
/** As if the app had been left so long ago. */
const leave = async (page: Page, minutes: number): Promise<void> => {
  const [key, where] = await placed(page)
  const place = { ...where.place, at: where.place.at - minutes * 60_000 }
  await putKept(page, key, JSON.stringify({ ...where, place }))
}
const isPlaced = (page: Page, path: string) =>
  expect.poll(async () => (await placed(page))[1].place?.path).toBe(path)

test('focus view shows one step at a time; the dashboard says which one, and leads back to it', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/comfort')
  await page.getByRole('radio', { name: 'One step at a time' }).check()
  await draftFormula(page, null, wish)
  const count = page.getByText(/^Step \d+ of \d+$/)
  await expect(count).toHaveText('Step 1 of 2')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('Step 2 of 2')
  await page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText('Step 1 of 2')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(count).toHaveText('Step 2 of 2')
  await page.getByRole('button', { name: 'Show all steps' }).click()
  await expect(count).toHaveCount(0)
  await page.getByRole('button', { name: 'One step at a time' }).click()

  await page.goto('/dashboard')
  await expect(card(page)).toContainText(
    /You were on step 2 of \d+ of Somebody New’s colour formula, (just now|1 minute ago)\./,
  )
  await card(page).getByRole('link', { name: 'Go on' }).click()
  await expect(count).toHaveText('Step 2 of 2')
  await expect(card(page)).toBeHidden()

  await page.goto('/dashboard')
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome to Chairside' })).toBeVisible()
  // What comes after the first screen has come by then.
  await expect(page.getByRole('button', { name: 'Open Support Chat' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('a note and a question that are half written are found again from the dashboard', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await letIn(page, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  await page.getByLabel('Chair note').fill('Roots took well, check the')
  await page.goto('/colour-formula')
  await page.getByLabel('Current hair colour').fill('Natural 6 with')
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('A question to Colour Formula is half written.')
  await card(page).getByText('1 more').click()
  await card(page).getByRole('link', { name: 'A note about Siobhan Murphy is half written.' }).click()
  await expect(page.getByLabel('Chair note')).toHaveValue('Roots took well, check the')
})

test('after two minutes and more away it says where one was, also in the opened app, and never in the way', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Amara Okafor' })
  const path = new URL(page.url()).pathname
  await isPlaced(page, path)
  await leave(page, 1)
  await page.goto('/products')
  await isPlaced(page, '/products')
  await expect(card(page), 'a minute is no interruption').toBeHidden()

  await page.goto(path)
  await isPlaced(page, path)
  await page.goto('about:blank')
  await page.goto('/voice-test')
  await leave(page, 5)
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('You were on “Amara Okafor”, 5 minutes ago.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page).getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Amara Okafor' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})
