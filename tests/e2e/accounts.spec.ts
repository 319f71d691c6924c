import {
  addClient,
  expectAllSent,
  fillIn,
  openClient,
  openSignUp,
  signInByForm,
  signUp,
  standing,
  writeNote,
} from './acts'
import { expect, newSalon, test } from './salon'

test.describe('signing up and in', () => {
  test('a new salon signs up without a card, and is on its dashboard; later it signs in', async ({
    tablet,
  }) => {
    const { page } = await tablet()
    const salon = newSalon()
    await signUp(page, salon)
    await expect(page.getByText('Account created! You can now sign in')).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await signInByForm(page, salon)
    await expect(page.getByText('Welcome back!')).toBeVisible()
  })

  test('an account that could not be entered at once is one tap away: nothing typed is gone', async ({
    tablet,
  }) => {
    const { page } = await tablet()
    const salon = newSalon()
    await page.route('**/api/auth/sign-in/email', route => route.abort())
    await openSignUp(page)
    await fillIn(page, salon)
    await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(page.getByText('Account created!')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(salon.email)
    await expect(page.locator('input[name=password]')).toHaveValue(salon.password)
    await page.unroute('**/api/auth/sign-in/email')
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a password is masked until its owner looks, may be pasted, and its field says what it is', async ({
    tablet,
  }) => {
    const { page } = await tablet()
    for (const [path, kind] of [
      ['/auth', 'current-password'],
      ['/auth?mode=sign-up', 'new-password'],
    ] as const) {
      await page.goto(path)
      const field = page.locator('input[name=password]')
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', kind)
      // As a paste and a manager put it in: in one go, with no key.
      await field.fill('three combs and a brush')
      await expect(field).toHaveValue('three combs and a brush')
      await page.getByRole('button', { name: 'Show the password' }).click()
      await expect(field).toHaveAttribute('type', 'text')
    }
  })

  test('an email that is registered is said to be', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await openSignUp(page)
    await fillIn(page, { email: aSalon.email, password: 'another-password' })
    await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
    await expect(
      page
        .getByText(
          "This email is already registered. Please sign in or reset your password if you've forgotten it.",
        )
        .first(),
    ).toBeVisible()
  })

  test('a wrong password and an unknown email get the same words', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    const said: string[] = []
    for (const email of [aSalon.email, 'nobody@example.com']) {
      await page.goto('/auth')
      await fillIn(page, { email: email, password: 'not-the-password' })
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
      const words = page.getByRole('alert').filter({ hasText: /\w/ }).first()
      await expect(words).toBeVisible()
      said.push(await words.innerText())
    }
    expect(said[0]).toBe(said[1])
    await expect(page).toHaveURL(/\/auth/)
  })

  test('a password of five characters is not taken', async ({ tablet }) => {
    const { page } = await tablet()
    await openSignUp(page)
    await fillIn(page, { email: 'short@example.com', password: '12345' })
    await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Account created!')).toHaveCount(0)
    expect(
      await page
        .getByRole('textbox', { name: 'Password' })
        .evaluate((field: HTMLInputElement) => field.validity.valid),
    ).toBe(false)
  })
})

test.describe('signing out', () => {
  test('from the sidebar and from the top bar, each in its own words', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await signInByForm(page, aSalon)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/auth/)
    await page.goto('/clients')
    await expect(page).toHaveURL(/\/auth/)
  })

  test('two accounts on one tablet share nothing', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await signInByForm(page, aSalon)
    await addClient(page, { name: 'Only Of The First' })
    await expectAllSent(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    const other = newSalon()
    await signUp(page, other)
    await page.goto('/clients')
    await expect(page.getByText('No clients yet.')).toBeVisible()
    await expect(page.getByText('Only Of The First')).toHaveCount(0)
  })
})

test('an expired session keeps the screens and the text, says so, and sends after the next sign-in', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await signInByForm(page, aSalon)
  await addClient(page, { name: 'Gwen Evans' })
  await context.clearCookies()
  await openClient(page, 'Gwen Evans')
  await writeNote(page, 'Written with no session.')
  await expect(standing(page)).toContainText('Sign in to send')
  await expect(page.getByText('Written with no session.')).toBeVisible()
  await signInByForm(page, aSalon, true)
  await expectAllSent(page)
  const second = await tablet()
  await signInByForm(second.page, aSalon)
  await openClient(second.page, 'Gwen Evans')
  await expect(second.page.getByText('Written with no session.')).toHaveCount(1)
})
