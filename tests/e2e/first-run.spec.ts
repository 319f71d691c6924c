// A new salon's first minutes: four steps that tick themselves off, and never come back.
import type { Page } from '@playwright/test'
import { cards } from '../../shared/tools/cards'
import { hairColour } from '../../shared/trade/hair'
import { draftFormula, expectAllSent, fillIn, signIn } from './acts'
import { expectAxeClean } from './axe'
import { keptHere } from './kept-here'
import { expect, newSalon, test } from './salon'

const panel = (page: Page) => page.getByRole('region', { name: 'First steps' })
const step = (page: Page, title: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
/** Each function of text that is tried from here on, on any page that is opened: the policy refuses and reports it. */
async function evals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('policyRefused', (where: string) => void refused.push(where))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
      const { policyRefused } = globalThis as unknown as { policyRefused: (where: string) => void }
      if (blockedURI === 'eval') policyRefused(sourceFile)
    }),
  )
  return refused
}
const isDone = (page: Page, title: string) => step(page, title).getByRole('heading', { name: /: done$/ })

test('from the sign-up to the first formula it is five taps at most', async ({ tablet }) => {
  const { page } = await tablet()
  let taps = 0
  const tap = async (name: string, role: 'button' | 'link' = 'button'): Promise<void> => {
    taps++
    await page.getByRole(role, { name, exact: true }).last().click()
  }
  await page.goto('/auth?mode=sign-up')
  await fillIn(page, newSalon())
  await tap('Sign Up')
  await expect(page).toHaveURL(/\/dashboard$/)
  await tap('Make a formula', 'link')
  await tap('Fill in an example')
  await expect(page.getByLabel('Client name')).toHaveValue('Sarah (example)')
  await tap('Empty the form again')
  await expect(page.getByLabel('Client name')).toHaveValue('')
  taps--
  await tap('Fill in an example')
  taps--
  await expectAxeClean(page, 'the example')
  await tap('Generate Formula')
  await expect(page).toHaveURL(/[?&]ask=/)
  await expect(page.getByRole('region', { name: 'Built-in engine', exact: true })).toContainText(/\d g/)
  expect(taps).toBeLessThanOrEqual(5)
  // Once there is one, nobody needs an example.
  await page.goto('/colour-formula')
  await expect(page.getByRole('heading', { name: 'Asked recently' })).toBeVisible()
  await expect(page.getByText('New here?')).toHaveCount(0)
})

test('name, sample salon and first formula tick themselves off; done, the steps don’t come back', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  const refused = await evals(page)
  let began = Date.now()
  await signIn(page, aSalon)
  await expect(panel(page).getByRole('listitem')).toHaveCount(4)
  await expect(step(page, 'Install it')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Import my list' })).toHaveAttribute(
    'href',
    '/settings/data',
  )
  // What the test itself looks at is nobody's time.
  const looking = Date.now()
  await expectAxeClean(page, 'the first steps')
  began += Date.now() - looking

  await page.getByLabel('Salon name').fill('Six Strands')
  await step(page, 'Name your salon').getByRole('button', { name: 'Save' }).click()
  await expect(isDone(page, 'Name your salon')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(isDone(page, 'Bring your clients')).toBeVisible()
  await expect(
    page.getByText('One tap takes them away again: here, or later in Settings under Data.'),
  ).toBeVisible()
  await panel(page).getByRole('button', { name: 'Remove the sample salon' }).click()
  await expect(isDone(page, 'Bring your clients')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(isDone(page, 'Bring your clients')).toBeVisible()

  const day = page.getByRole('heading', { level: 2, name: 'Maya' })
  const isAboveTheDay = async (): Promise<boolean> =>
    ((await panel(page).boundingBox())?.y ?? 0) < ((await day.boundingBox())?.y ?? 0)
  await expect(day).toBeVisible()
  expect(await isAboveTheDay(), 'nothing moves while somebody is at it').toBe(true)

  await page.reload()
  await expect(isDone(page, 'Name your salon')).toBeVisible()
  await expect(day).toBeVisible()
  expect(await isAboveTheDay(), 'who comes is first').toBe(false)
  await expect(
    step(page, 'Your first formula').getByRole('link', { name: 'Make a formula' }),
  ).toHaveAttribute('href', '/colour-formula')
  await draftFormula(page, null, {
    current: 'Natural level 6',
    desired: 'Level 5 natural',
    condition: 'Healthy, uncoloured',
  })
  // From signing in to the first formula; the sample was also removed and loaded again.
  expect(Date.now() - began).toBeLessThan(120_000)
  await page.goto('/settings/salon')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Six Strands')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Need Help Getting Started' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Need Help Getting Started' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  expect(refused).toEqual([])
})

test('skipped, the steps don’t come back, nor on the salon’s other tablet; the card with help stays', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true, dark: true })
  await signIn(page, aSalon)
  await expect(panel(page)).toBeVisible()
  await expectAxeClean(page, 'the first steps on a phone, dark')
  await panel(page).getByRole('link', { name: 'Show me how' }).click()
  await expect(page.getByRole('heading', { name: 'Install', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Install', exact: true })).toBeInViewport()
  await page.goBack()
  await panel(page).getByRole('button', { name: 'Skip the first steps' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  // Each tool with its own swatch, as on the landing page. What is claimed of it there is not said here.
  for (const { title, swatch } of cards) {
    const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: `Open ${title}` }) })
    const { base } = hairColour(swatch.level, swatch.tone)
    await expect(tile.locator('svg path[fill^="hsl"]').first(), title).toHaveAttribute('fill', base)
  }
  await expect(page.getByText(/uplift|engagement|[Ee]xample figure/)).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Need Help Getting Started' })).toBeVisible()

  await expectAllSent(page)
  const second = await tablet()
  await signIn(second.page, aSalon)
  // From the record that came, this tablet knows it too.
  const known = async () =>
    Object.keys(await keptHere(second.page)).some(key => key.startsWith('chairside.first-run.'))
  await expect.poll(known, { timeout: 45_000 }).toBe(true)
  await expect(second.page.getByRole('heading', { name: 'Need Help Getting Started' })).toBeVisible()
  await expect(panel(second.page)).toHaveCount(0)
})

test('where the browser offers to install, one line stays with the sample’s way out until it is done or skipped', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet({ phone: true })
  await page.addInitScript(() =>
    window.addEventListener('load', () => {
      // As early as a browser offers it: whatever screen is to show it may not be loaded yet.
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })
      window.dispatchEvent(offer)
    }),
  )
  await signIn(page, aSalon)
  await page.getByLabel('Salon name').fill('Six Strands')
  await step(page, 'Name your salon').getByRole('button', { name: 'Save' }).click()
  await panel(page).getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(isDone(page, 'Bring your clients')).toBeVisible()
  await draftFormula(page, null, {
    current: 'Natural level 6',
    desired: 'Level 5 natural',
    condition: 'Healthy, uncoloured',
  })
  await page.goto('/dashboard')
  await expect(panel(page)).toContainText('One step left: install it, and it opens without a signal.')
  await expect(panel(page).getByRole('listitem')).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  await expectAxeClean(page, 'the line that is left')
  await panel(page).getByRole('button', { name: 'Remove the sample salon' }).click()
  await expect(page.getByText('Sample salon removed')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(panel(page).getByRole('button', { name: 'Remove the sample salon' })).toBeVisible()
  await page.reload()
  await expect(panel(page).getByRole('button', { name: 'Remove the sample salon' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(panel(page)).toContainText('Chairside is installed here.')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
