// The frame of every signed-in screen, and the dashboard.
import { screens } from '../support/screens'
import { signIn } from './acts'
import { expect, test } from './salon'

const cards = ['Retail Edge', 'Salon Profit', 'Colour Formula', 'Appointments', 'Marketing', 'Communications']

test('the dashboard has the six tools, each with its tool, demo and feature page, and help', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  for (const title of cards) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    const slug = title.toLowerCase().replace(' ', '-')
    for (const path of [`/${slug}`, `/demo/${slug}`, `/features/${slug}`])
      await expect(card.locator(`a[href="${path}"]`), `${title} ${path}`).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { name: 'Need Help Getting Started' })).toBeVisible()
})

test('the sidebar has the five places, lights up the present one, folds, and remembers it in a cookie for a week', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await signIn(page, aSalon)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list').first().getByRole('link')
  await expect(links).toHaveText([/Home/, /Dashboard/, /Clients/, /Products/, /History/])
  await page.goto('/products')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText(
    /Products/,
  )
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  const kept = (await context.cookies()).find(cookie => /sidebar/i.test(cookie.name))
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the sidebar' })).toBeVisible()
})

test('on a phone the sidebar is a sheet that opens and closes', async ({ tablet, aSalon }) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon)
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(sheet).toHaveCount(0)
})

test('no screen is wider than the phone that shows it', async ({ tablet, aSalon }) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon)
  for (const { path } of screens.filter(({ open, path }) => !open && !path.includes(':'))) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBeLessThanOrEqual(0)
  }
})
