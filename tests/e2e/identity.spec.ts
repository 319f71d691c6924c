import type { Page } from '@playwright/test'
import { linkMailedTo } from '../support/outbox'
import { fillIn, letIn, signInByForm } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, type House, type Salon, test } from './salon'
import { nextCode, setUp } from './second-step'

const submitSignIn = async (page: Page, salon: Salon): Promise<void> => {
  await page.goto('/auth')
  await fillIn(page, salon)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
}

async function askForMail(page: Page, house: House, email: string): Promise<string> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText("We've sent you a password reset link.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect.poll(() => linkMailedTo(house.dataDir, email)).toContain('/auth?')
  return linkMailedTo(house.dataDir, email) ?? ''
}

test.describe('a new password by mail', () => {
  test('the link of the mail leads to it, once, and every other device is signed out', async ({
    tablet,
    aSalon,
    house,
  }) => {
    const other = await tablet()
    await signInByForm(other.page, aSalon)
    const { page } = await tablet()
    const link = await askForMail(page, house, aSalon.email)
    expect(house.log(), 'whoever runs it without a mail server finds the file').toContain('.eml')
    expect(house.log(), 'and whoever reads the log alone finds no link').not.toContain(link)
    await page.goto(link)
    await page.getByLabel('New password').first().fill('another-six')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    expect(page.url(), 'the code stays in no history').not.toContain('code=')
    await submitSignIn(page, { ...aSalon, password: 'another-six' })
    await expect(page).toHaveURL(/\/dashboard$/)
    expect((await other.context.request.get('/api/session')).status()).toBe(401)

    const third = await tablet()
    await third.page.goto(link)
    await third.page.getByLabel('New password').first().fill('thiefs-own')
    await third.page.getByRole('button', { name: 'Save password' }).click()
    await expect(third.page.getByRole('alert').first()).toContainText('This link has been used')
  })

  test('an unknown address gets the same words, and the link stands in sign-in mode alone', async ({
    tablet,
  }) => {
    const { page } = await tablet()
    await page.goto('/auth?mode=sign-up')
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toHaveCount(0)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Back to Sign In' }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    await expect(page.getByText("We've sent you a password reset link.")).toBeVisible()
  })
})

test.describe('two-step sign-in', () => {
  test('set up, asked for, and passed with a code of the app; six digits are all that its field takes', async ({
    tablet,
    aSalon,
  }) => {
    const { page } = await tablet()
    await signInByForm(page, aSalon)
    const { secret } = await setUp(page)
    await signOut(page)
    await submitSignIn(page, aSalon)
    const field = page.getByLabel('6-digit code')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.pressSequentially('12a b3456789')
    await expect(field).toHaveValue('123456')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('alert').first()).toContainText('That code is not right')
    await page.getByRole('button', { name: 'Back to Login' }).click()
    await submitSignIn(page, aSalon)
    await field.fill(nextCode(secret))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a backup code has a field of its own; the factor goes with the password and a code', async ({
    tablet,
    aSalon,
  }) => {
    const { page } = await tablet()
    await signInByForm(page, aSalon)
    const { codes } = await setUp(page)
    expect(codes).toHaveLength(10)
    await signOut(page)
    await submitSignIn(page, aSalon)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/settings/security')
    await expect(page.getByText('Backup codes left: 9.')).toBeVisible()
    await page.getByRole('button', { name: 'New backup codes' }).click()
    await page.getByLabel('Password', { exact: true }).fill(aSalon.password)
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const made = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
    await expect(made).toHaveCount(10)
    const [fresh = ''] = await made.allInnerTexts()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText('Backup codes left: 10.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove two-step sign-in' }).click()
    await page.getByLabel('Password', { exact: true }).fill(aSalon.password)
    const code = page.getByLabel('Code from your app, or a backup code')
    await code.fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('alert').first(), 'an old one').toContainText('not right')
    await code.fill(fresh)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Anybody with your password can sign in.')).toBeVisible()
  })

  test('it can be skipped, and without a sign-in there is nothing to set up', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await page.goto('/mfa-setup')
    await expect(page.getByText('Sign in to set this up.')).toBeVisible()
    await signInByForm(page, aSalon)
    await page.goto('/mfa-setup')
    await page.getByRole('link', { name: 'Skip for Now' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('a session elsewhere is ended from here, then all of them', async ({ tablet, aSalon }) => {
  const other = await tablet()
  await signInByForm(other.page, aSalon)
  const { page, context } = await tablet()
  await signInByForm(page, aSalon)
  await page.goto('/settings/security')
  await expect(page.getByText('This device, now')).toBeVisible()
  const third = await tablet()
  await letIn(third.page, aSalon)
  await page.reload()
  await page
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await expect(page.getByText('That device was signed out')).toBeVisible()
  const opened = async (each: typeof other): Promise<number> =>
    (await each.context.request.get('/api/session')).status()
  expect([await opened(other), await opened(third)].sort(), 'one of the two').toEqual([200, 401])
  await page.getByRole('button', { name: 'Sign out the others' }).click()
  await expect(page.getByText('Every other device was signed out')).toBeVisible()
  expect((await other.context.request.get('/api/session')).status()).toBe(401)
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(tab, 'the other tab hears of it').toHaveURL(/\/auth/)
  await signInByForm(tab, aSalon)
  await expect(page, 'and of signing in').toHaveURL(/\/dashboard$/)
})

test('what an address of /auth brings is told', async ({ tablet }) => {
  const { page } = await tablet()
  const cases = [
    ['?error=access_denied', 'You cancelled that sign-in. Nothing was changed.'],
    ['?error=x&error_description=The%20clock%20is%20off', 'The clock is off'],
    ['#access_token=a&refresh_token=b&expires_in=1&token_type=c', 'Not a valid PKCE flow url.'],
    ['?type=recovery', 'No code detected.'],
    ['#access_token=a', 'No session defined in URL'],
  ] as const
  for (const [address, words] of cases) {
    await page.goto('about:blank')
    await page.goto(`/auth${address}`)
    await expect(page.getByRole('alert').first(), address).toContainText(words)
  }
})

test('the screens of identity have no finding of axe, light or dark', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expectAxeCleanDayAndNight(page, 'the reset')
  await page.goto('/auth?type=recovery&code=x')
  await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'the new password')
  await signInByForm(page, aSalon)
  await page.goto('/settings/security')
  await expect(page.getByText('This device, now')).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'security')
  await page.goto('/mfa-setup')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'the set-up')
  await setUp(page)
  await signOut(page)
  await submitSignIn(page, aSalon)
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'the code')
})
