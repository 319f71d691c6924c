// Comfort: each choice takes effect at once on every screen, and stays with the person.
import type { Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, signIn } from './acts'
import { expect, test } from './salon'

const choose = async (page: Page, group: string, label: string): Promise<void> => {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: label, exact: true }).check()
}
const root = (page: Page) => page.locator('html')
/** What the browser makes of the page as a whole. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.body)
    const heading = document.querySelector('h1')
    return {
      text: getComputedStyle(document.documentElement).fontSize,
      paper: style.backgroundColor,
      ink: style.color,
      letters: style.letterSpacing,
      typeface: style.fontFamily.split(',')[0]?.replaceAll('"', ''),
      heading: heading ? getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', '') : null,
    }
  })

test('each setting takes effect on a real screen, stays after a reload, and works with the server gone', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await expect
    .poll(() => looks(page))
    .toMatchObject({ text: '16px', typeface: 'Atkinson Hyperlegible Next Variable' })
  const before = await looks(page)

  await page.goto('/settings/comfort')
  await choose(page, 'Text size', 'Larger')
  await choose(page, 'Letters', 'OpenDyslexic')
  await choose(page, 'Space between letters and lines', 'Wide')
  await choose(page, 'Colour of the page', 'Rose')
  await choose(page, 'Contrast', 'High')
  await choose(page, 'Colours', 'Soft')
  await choose(page, 'Movement', 'Off')
  // The looks are fetched when they are chosen, and a slow device draws a screen before they are there.
  await expect
    .poll(() => looks(page))
    .toMatchObject({
      text: '23.2px',
      typeface: 'OpenDyslexic',
      heading: 'OpenDyslexic',
      ink: 'rgb(0, 0, 0)',
    })
  await expect.poll(async () => (await looks(page)).paper).not.toBe(before.paper)
  const chosen = await looks(page)

  await page.goto('/clients')
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  await expect.poll(() => looks(page)).toEqual(chosen)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  await expect.poll(() => looks(page)).toEqual(chosen)

  await expectReadyOffline(page)
  await house.kill()
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect.poll(() => looks(page)).toEqual(chosen)
  const loaded = await page.evaluate(async () => (await document.fonts.load('16px OpenDyslexic')).length)
  expect(loaded, 'the typeface itself is here without a server').toBeGreaterThan(0)
  await house.start()
})

test('what is chosen is there before anything is drawn, and who chose nothing loads nothing for it', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.addInitScript(() => {
    // After half a second a slow device draws without it: here it is waited for.
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 500 ? 0 : later(work, ms)),
    })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root > *')) return
      Object.assign(globalThis, { atFirst: getComputedStyle(document.documentElement).fontSize })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const atFirst = () => page.evaluate(() => Reflect.get(globalThis, 'atFirst'))
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/clients')
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(await atFirst()).toBe('16px')
  expect(asked.filter(url => /looks|opendyslexic/i.test(url))).toEqual([])

  await page.goto('/settings/comfort')
  await choose(page, 'Text size', 'Largest')
  await page.goto('/clients')
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(await atFirst()).toBe('32px')
})

test('the settings go with the person: to a second tablet at once, and two tablets overwrite nothing', async ({
  tablet,
  aSalon,
}) => {
  const first = (await tablet()).page
  const second = (await tablet()).page
  await signIn(first, aSalon)
  await signIn(second, aSalon)
  await first.goto('/settings/comfort')
  await choose(first, 'Text size', 'Large')
  await expect(root(second)).toHaveAttribute('data-comfort-text', 'large', { timeout: 45_000 })

  await second.goto('/settings/comfort')
  await choose(second, 'Colour of the page', 'Green')
  await choose(first, 'Sound', 'Off')
  for (const page of [first, second]) {
    await expect(root(page)).toHaveAttribute('data-comfort-tint', 'green', { timeout: 45_000 })
    await expect(root(page)).toHaveAttribute('data-comfort-text', 'large')
  }
  await second.goto('/settings/comfort')
  await expect(second.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' })).toBeChecked({
    timeout: 45_000,
  })

  await first.getByRole('button', { name: 'Reset everything' }).click()
  await expect(root(second)).not.toHaveAttribute('data-comfort-tint', /./, { timeout: 45_000 })
  await expect(root(second)).not.toHaveAttribute('data-comfort-text', /./)
  await expectAllSent(first)
})

test('who is signed out has the same settings on this device; a person’s own come with signing in', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comfort' })
  await expect(dialog).toContainText('It is kept on this device.')
  await choose(page, 'Text size', 'Large')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-comfort-text', 'large')

  await signIn(page, aSalon)
  await expect(root(page)).toHaveAttribute('data-comfort-text', 'large')
  // On a phone what is set once is in the menu.
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Comfort', exact: true }).click()
  await choose(page, 'Text size', 'Normal')
  await choose(page, 'Colour of the page', 'Blue')
  await expectAllSent(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  // A page that is left before the server has answered is still signed in.
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/auth')
  await expect(root(page)).toHaveAttribute('data-comfort-text', 'large')
  await expect(root(page)).not.toHaveAttribute('data-comfort-tint', /./)
})
