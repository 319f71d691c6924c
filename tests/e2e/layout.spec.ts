// Getting about: the search over everything, the top bar, and what happens when a screen is arrived at.
import type { Locator, Page } from '@playwright/test'
import { screens } from '../support/screens'
import { addClient, expectReadyOffline, letIn, loadSample, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true })
const field = (page: Page) => palette(page).getByRole('combobox')
const lit = (page: Page) => palette(page).getByRole('option', { selected: true })
const open = async (page: Page): Promise<void> => {
  // A key that falls into a dialog's closing is nobody's: pressed again, as a person would.
  await expect(async () => {
    if ((await field(page).count()) === 0) await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}
const chooseTopBar = async (page: Page): Promise<void> => {
  await page.goto('/settings/appearance')
  await page.getByLabel('Top bar').check()
  await expect(page.getByRole('button', { name: 'Tools and more' })).toBeVisible()
}

test('Ctrl+K finds clients, products, tools, screens, settings and help, with the keys alone', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  const cases = [
    ['niamh', 'Niamh', /\/clients\/sample-client-niamh/],
    ['formula', 'Colour Formula', /\/colour-formula$/],
    ['what waits', 'What waits', /\/waiting$/],
    ['appear', 'Appearance', /\/settings\/appearance$/],
    ['patch test', 'atch test', /\/help\//],
  ] as const
  for (const [typed, title, url] of cases) {
    await open(page)
    await page.keyboard.type(typed)
    const wanted = palette(page).getByRole('option').filter({ hasText: title }).first()
    await expect(wanted, typed).toBeVisible()
    // What comes late may stand before it: looked at again after each key.
    await expect(async () => {
      if ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
      await expect(wanted).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass({ timeout: 40_000, intervals: [50] })
    await page.keyboard.press('Enter')
    await expect(page, typed).toHaveURL(url)
    await expect(palette(page)).toHaveCount(0)
  }
  await open(page)
  await page.keyboard.type('Neeve')
  await expect(lit(page)).toContainText('Niamh')
  await expect(lit(page)).toContainText('sounds alike')
  await field(page).fill('zzz')
  await expect(palette(page).getByText('Nothing found for “zzz”.')).toBeVisible()
  await expect(palette(page).getByRole('option')).toHaveCount(0)
  await field(page).fill('sample')
  await expect(lit(page)).toHaveText('Remove the sample salon')
  await expect(palette(page).getByRole('option').filter({ hasText: 'Load the sample' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sample salon removed')).toBeVisible()
  await open(page)
  await field(page).fill('sample')
  await expect(lit(page)).toHaveText('Load the sample salon')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette does things: a note on the open client, a client, a timer, the look, signing out', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon)
  const act = async (typed: string): Promise<void> => {
    await open(page)
    await page.keyboard.type(typed)
    await expect(lit(page)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await act('add client')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await page.keyboard.press('Escape')
  await addClient(page, { name: 'Hana Iqbal' })
  await act('new note')
  await expect(page.getByLabel('Chair note')).toBeFocused()
  await act('add client')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await page.keyboard.press('Escape')
  await act('start a timer')
  await expect(page.getByRole('dialog', { name: 'Start a timer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await act('change to dark')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await open(page)
  await expectAxeClean(page, 'the palette, dark')
  await page.keyboard.press('Escape')
  await act('change to light')
  await open(page)
  await expectAxeClean(page, 'the palette, light')
  await page.keyboard.press('Escape')
  await act('sign out')
  await expect(page).toHaveURL(/\/auth/)
})

test('the palette opens and finds without a signal', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet({ phone: true })
  await letIn(page, aSalon)
  await loadSample(page)
  await expectReadyOffline(page)
  await context.setOffline(true)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('siobhan')
  await palette(page).getByRole('option').filter({ hasText: 'Siobh' }).click()
  await expect(page).toHaveURL(/\/clients\/sample-client-siobhan/)
  await context.setOffline(false)
})

test('the top bar has its links, the brand, the rest in a menu, and its own words for signing out', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await chooseTopBar(page)
  const bar = page.getByRole('banner')
  const links = bar.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Dashboard', 'Clients', 'Products', 'History'])
  await links.getByText('Products').click()
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Products')
  await page.reload()
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Products')
  const menu = page.getByRole('dialog', { name: 'Tools and more' })
  for (const [name, url] of [
    ['Colour Formula', /\/colour-formula$/],
    ['Settings', /\/settings$/],
    ['Help', /\/help$/],
  ] as const) {
    await page.getByRole('button', { name: 'Tools and more' }).click()
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(url)
    await expect(menu).toHaveCount(0)
  }
  await bar.getByRole('link', { name: 'Chairside, to the dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome to Chairside' })).toBeVisible()
  await expectAxeClean(page, 'the top bar')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible()
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
})

test('on a phone the links of the top bar scroll in a row below', async ({ tablet, aSalon }) => {
  const { page } = await tablet({ phone: true, dark: true })
  await signIn(page, aSalon)
  await chooseTopBar(page)
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox()
    return { top: box?.y ?? 0, height: box?.height ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  const brand = page.getByRole('link', { name: 'Chairside, to the dashboard' })
  const link = page.getByRole('link', { name: 'Clients', exact: true })
  // Measured until it stands: what comes late may move it.
  await expect.poll(async () => (await boxOf(link)).top - (await boxOf(brand)).end).toBeGreaterThanOrEqual(-1)
  // All buttons of the header stand in the brand's own row.
  for (const name of ['Search', 'Start a timer', 'Open Support Chat']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect
      .poll(async () => Math.abs((await boxOf(button)).top - (await boxOf(brand)).top), name)
      .toBeLessThan(12)
  }
  await expect.poll(async () => (await boxOf(link)).height).toBeGreaterThanOrEqual(44)
  // An edge that fades says on which side there is more.
  const row = page.locator('[data-more]')
  await expect(row).toHaveAttribute('data-more', 'right')
  await row.evaluate(at => at.scrollTo({ left: 60 }))
  await expect(row).toHaveAttribute('data-more', 'both')
  expect(await row.evaluate(at => getComputedStyle(at).maskImage)).toContain('linear-gradient')
  await row.evaluate(at => at.scrollTo({ left: at.scrollWidth }))
  await expect(row).toHaveAttribute('data-more', 'left')
  await page.getByRole('button', { name: 'Sign Out' }).scrollIntoViewIfNeeded()
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
  await expectAxeClean(page, 'the top bar on a phone')
  // What is set once is in the menu.
  await page.getByRole('button', { name: 'Tools and more' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Comfort', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/comfort$/)
})

test('every screen has a title and a heading; arriving by a link puts the focus on it', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  const first = await loadSample(page)
  const titles = new Map<string, string>()
  for (const { name, path } of screens.filter(screen => !screen.open)) {
    await page.goto(path.replace(':first', first))
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
    await expect(page, name).toHaveTitle(/./)
    // A client's name comes with the card.
    if (!name.startsWith('settings'))
      await expect.poll(async () => titles.get(await page.title()) ?? null, name).toBeNull()
    const title = await page.title()
    expect(title, name).not.toBe('')
    titles.set(title, name)
  }
  await page.goto('/dashboard')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const link of ['Products', 'History', 'Colour Formula', 'Settings', 'Help', 'Clients', 'Dashboard']) {
    await main.getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator('main h1').first(), link).toBeFocused()
  }
})

test('the skip link is the first stop and leads past the menus', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the screen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('going back, a screen stands where it was left; a new one begins at its top', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon)
  const y = () => page.evaluate(() => Math.round(scrollY))
  const help = page.getByRole('link', { name: 'Read the help' })
  // They come once it is known that the salon is new, and what lies below them moves down.
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await help.scrollIntoViewIfNeeded()
  await expect.poll(y).toBeGreaterThan(300)
  const left = await y()
  await help.click()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(y).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  // What comes late may be a line higher or lower than the place that was kept for it.
  await expect.poll(async () => Math.abs((await y()) - left)).toBeLessThan(40)
  // Another address in the same tab is no reload of this one.
  await page.goto('/dashboard')
  await help.scrollIntoViewIfNeeded()
  await expect.poll(y).toBeGreaterThan(300)
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(y).toBe(0)
})
