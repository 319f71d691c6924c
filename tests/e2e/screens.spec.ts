// The frame of every signed-in screen, and the dashboard.
import { everywhere } from '../support/screens'
import { addClient, aWorkedSalon, expectAllSent, loadSample, signIn, standing } from './acts'
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
  // The name is what one reads first and presses; the whole card is its place.
  const [first] = await page.getByRole('article').all()
  if (!first) throw new Error('no card')
  const sizeOf = (name: string) =>
    first
      .getByRole('link', { name })
      .evaluate(
        link =>
          Number.parseFloat(getComputedStyle(link).fontSize) * Number(getComputedStyle(link).fontWeight),
      )
  expect(await sizeOf('Open Retail Edge')).toBeGreaterThan(1.4 * (await sizeOf('Demo of Retail Edge')))
  expect(await sizeOf('Demo of Retail Edge')).toBe(await sizeOf('About Retail Edge'))
  await first.click({ position: { x: 220, y: 70 } })
  await expect(page).toHaveURL(/\/retail-edge$/)
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
  const kept = async () => (await context.cookies()).find(cookie => /sidebar/i.test(cookie.name))
  await expect.poll(kept).toBeDefined()
  const days = (((await kept())?.expires ?? 0) - Date.now() / 1000) / 86_400
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
  await aWorkedSalon(page)
  for (const { path } of everywhere.filter(({ open, path }) => !open && !path.includes(':'))) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('an appointment is written at 200 % on a phone, and nothing is cut off at the side', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon)
  await loadSample(page)
  await page.setViewportSize({ width: 195, height: 420 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add appointment' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Starts')).toBeVisible()
  const over = () =>
    dialog.evaluate(dialog =>
      [...dialog.querySelectorAll('form, label, div')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ className }) => className),
    )
  await expect.poll(over).toEqual([])
})

test('the sidebar is as wide as the specification says, names its places at once when it is folded, and leads to the dashboard', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/products')
  const side = page.getByRole('complementary').filter({ has: page.getByRole('navigation', { name: 'Main' }) })
  const width = async () => Math.round((await side.boundingBox())?.width ?? 0)
  await expect(side.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect.poll(width).toBe(256)
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  await expect.poll(width).toBe(48)
  const tip = side.locator('a[href="/history"] span[aria-hidden]')
  await expect(tip).toBeHidden()
  // At once: told by the page itself in the frame after the pointer came, as a slow machine asks too late.
  await side.locator('a[href="/history"]').evaluate(link =>
    link.addEventListener('pointerenter', () =>
      requestAnimationFrame(() => {
        const shown = link.querySelector('span[aria-hidden]')?.checkVisibility() === true
        document.body.dataset.namedAtOnce = String(shown)
      }),
    ),
  )
  await side.locator('a[href="/history"]').hover()
  await expect(page.locator('body')).toHaveAttribute('data-named-at-once', 'true')
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText('History')
  await side.getByRole('link', { name: 'Chairside, to the dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const phone = await tablet({ phone: true })
  await signIn(phone.page, aSalon)
  await phone.page.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = phone.page.getByRole('dialog', { name: 'Menu' })
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(288)
})

test('a phone’s header says what is saved in one line, with and without a signal', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet({ phone: true })
  await signIn(page, aSalon)
  await expectAllSent(page)
  const words = (text: string) => standing(page).getByText(text, { exact: true }).first()
  const lines = (text: string) =>
    words(text).evaluate(place => {
      const range = document.createRange()
      range.selectNodeContents(place)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  await expect(words('Saved')).toBeVisible()
  expect(await lines('Saved')).toBe(1)
  // Who listens hears the whole of it.
  await expect(standing(page).getByRole('status')).toHaveText('Saved on this tablet')
  await context.setOffline(true)
  await addClient(page, { name: 'Hana Iqbal' })
  await page.goto('/dashboard')
  await expect(words('1 waiting')).toBeVisible()
  expect(await lines('1 waiting')).toBe(1)
  await context.setOffline(false)
})
