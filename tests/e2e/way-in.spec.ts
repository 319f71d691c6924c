// What is told on the way in, where it stands, and another password.
import type { Page } from '@playwright/test'
import { fillIn, letIn, signInByForm } from './acts'
import { expectNoneCovered } from './notices'
import { expect, test } from './salon'

const signInButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign In' })

test('another password needs the present one, and signs the other devices out', async ({
  tablet,
  aSalon,
}) => {
  const other = await tablet()
  await letIn(other.page, aSalon)
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  await page.goto('/settings/security')
  const change = async (present: string): Promise<void> => {
    await page.getByLabel('Current password').fill(present)
    await page.getByLabel('New password').fill('another-six')
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not-it-at-all')
  await expect(page.getByRole('alert').first()).toContainText('That password is not right.')
  await change(aSalon.password)
  await expect(page.getByText('Every other device was signed out.')).toBeVisible()
  await expect(page.getByText('That password is not right.'), 'what went wrong before is over').toHaveCount(0)
  expect((await other.context.request.get('/api/session')).status()).toBe(401)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await signInByForm(page, { ...aSalon, password: 'another-six' })
})

test('whoever asks for a tool or a plan is told why they are asked, and comes back to it, by either way in', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await page.goto('/salon-profit')
  await expect(page).toHaveURL(/\/auth\?next=%2Fsalon-profit$/)
  await expect(page.getByText('Salon Profit opens in your own salon’s account.')).toBeVisible()
  await fillIn(page, aSalon)
  await signInButton(page).click()
  await expect(page).toHaveURL(/:\d+\/salon-profit$/)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page, 'who leaves a tool is not led back to it').toHaveURL(/\/auth$/)

  const other = await tablet({ phone: true })
  const somebody = { ...aSalon, email: `new-${aSalon.email}` }
  await other.page.goto('/auth?mode=sign-up&next=/pricing')
  await expect(other.page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await expect(other.page.getByText('A plan needs an account.')).toBeVisible()
  await fillIn(other.page, somebody)
  await other.page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
  // Who signs up is let straight in.
  await expect(other.page).toHaveURL(/\/pricing$/)
  await expect(other.page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeVisible()
})

test('an address of somebody else’s is not led to', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.goto('/auth?next=//elsewhere.example/pricing')
  await fillIn(page, aSalon)
  await signInButton(page).click()
  await expect(page).toHaveURL(/:\d+\/dashboard$/)
})

test('on a phone what is told lies over no button of the way in, however often it is told', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  const told = page.getByRole('alert').filter({ hasText: 'Error' })
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/auth')
    for (const attempt of ['one', 'two', 'three']) {
      await fillIn(page, { ...aSalon, password: `not-it-${attempt}` })
      await signInButton(page).click()
      await expect(signInButton(page)).toBeEnabled()
      // The one before may still be going.
      await expect(told.last()).toContainText('That email or password is not right.')
    }
    await expect(told, 'one at a time').toHaveCount(1)
    await expectNoneCovered(page, 'signing in')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(told, 'it goes with its form').toHaveCount(0)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText("We've sent you a password reset link.")).toBeVisible()
    await expectNoneCovered(page, 'after the reset')
    await page.getByRole('button', { name: 'Sign Up' }).click()
  }
  await signInByForm(page, aSalon)
  await page.goto('/mfa-setup')
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Verify and Enable' }).click()
  await expect(told).toContainText('That code is not right')
  await expectNoneCovered(page, 'setting the second step up')
})

test('the way in has its look before any script has come', async ({ tablet }) => {
  const { page } = await tablet({ fresh: true })
  await page.route('**/*.js', route => route.abort())
  await page.goto('/auth?mode=sign-up', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'Get Started', includeHidden: true })).toBeVisible()
  // Beside the form, not below it: without its styles one strand is as wide as the screen.
  const panel = page.locator('aside')
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(0)
  expect((await panel.boundingBox())?.x).toBeGreaterThan(400)
})
