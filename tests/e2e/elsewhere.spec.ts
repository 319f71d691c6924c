// Signing in through a provider, in the browser: there, back, connected, taken away, and the second step on the way.
import type { Page } from '@playwright/test'
import { openHouse } from '../support/house'
import { type OpenIdStandIn, openOpenId } from '../support/openid'
import { linkMailedTo } from '../support/outbox'
import { expectAxeClean } from './axe'
import { test as base, expect, newSalon } from './salon'
import { nextCode, setUp } from './second-step'

const test = base.extend<object, { provider: OpenIdStandIn }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const provider = await openOpenId()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ provider }, use) => {
      const house = await openHouse(provider.env)
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
})

const through = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const way = (page: Page, name: string) =>
  page.locator('section', { hasText: 'Ways to sign in' }).getByRole('listitem').filter({ hasText: name })

test('in through Google, Microsoft connected, Google taken away, and the code asked for after Microsoft', async ({
  tablet,
  house,
  provider,
}) => {
  const { page } = await tablet({ phone: true })
  const { email } = newSalon()
  provider.is({ email })
  await page.goto('/auth')
  await expect(through(page, 'Apple')).toBeVisible()
  await expectAxeClean(page, 'the ways in')

  provider.plan.denies = 'access_denied'
  await through(page, 'Google').click()
  await expect(page.getByRole('alert').first()).toContainText(
    'You cancelled that sign-in. Nothing was changed.',
  )
  provider.plan.denies = null
  await through(page, 'Google').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()

  await page.goto('/settings/security')
  await expect(way(page, 'Email and password')).toContainText('No password yet')
  await expect(way(page, 'Google')).toContainText(email)
  provider.is({ email })
  await page.getByRole('button', { name: 'Connect Microsoft' }).click()
  await expect(page.getByText('Microsoft was connected')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/security$/)
  await expect.poll(() => linkMailedTo(house.dataDir, email)).toContain('/settings/security')
  await page.getByLabel('New password').fill('own-scissors')
  await page.getByRole('button', { name: 'Choose password' }).click()
  await expect(way(page, 'Email and password')).toContainText('On')
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByLabel('Password', { exact: true }).fill('own-scissors')
  await expectAxeClean(page, 'the ways into an account')
  await page
    .getByRole('form', { name: 'Disconnect Google' })
    .getByRole('button', { name: 'Disconnect Google' })
    .click()
  await expect(way(page, 'Google')).toContainText('Not connected')

  const { secret } = await setUp(page)
  await page.context().clearCookies()
  await page.goto('/auth?again=1')
  await through(page, 'Microsoft').click()
  await page.getByLabel('6-digit code').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
