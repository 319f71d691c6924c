// By voice alone, as with wet hands: the screen scrolled, what lies over it closed, and what must be on the card written down
// after it was read back.
import type { BrowserContext, Page } from '@playwright/test'
import { letIn, loadSample } from './acts'
import { expect, test } from './salon'
import { says, withSpeech } from './speech'

const asked = (page: Page) => page.locator('[data-asks]')
/** The browser lets nobody listen before a tap. */
async function listensOn(page: Page): Promise<void> {
  await page.locator('[data-talk]').first().click()
  await says(page, 'keep listening')
  await expect(page.getByRole('button', { name: 'Stop listening on' })).toBeVisible()
}
/** Read back, and then a yes. */
async function agreed(page: Page, words: string, question: string): Promise<void> {
  await says(page, words)
  await expect(asked(page)).toHaveText(question)
  await says(page, 'yes')
  await expect(asked(page)).toHaveCount(0)
}

async function hears(context: BrowserContext): Promise<void> {
  await withSpeech(context)
  await context.addInitScript(() =>
    localStorage.setItem(
      'chairside.comfort',
      JSON.stringify({ language: 'en-GB', language_asked: true, sound: false }),
    ),
  )
}

test('the page scrolls, and so does a dialog that lies over it, until it is closed', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await hears(context)
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/help/patch-tests')
  await listensOn(page)
  const at = () => page.evaluate(() => Math.round(scrollY))
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY))
  await expect.poll(end).toBeGreaterThan(100)
  await says(page, 'scroll down')
  await expect.poll(at).toBeGreaterThan(100)
  await says(page, 'scroll to the bottom')
  await expect.poll(end).toBeLessThan(2)
  await says(page, 'scroll to the top')
  await expect.poll(at).toBe(0)

  // So low that the form has more than one screen.
  await page.setViewportSize({ width: 844, height: 640 })
  await page.goto('/clients')
  await listensOn(page)
  await page.getByRole('button', { name: 'Add Client' }).first().press('Enter')
  const form = page.getByRole('dialog', { name: 'Add Client' })
  await expect(form).toBeVisible()
  await says(page, 'scroll down')
  await expect
    .poll(() => form.evaluate(each => [each, ...each.querySelectorAll('*')].some(one => one.scrollTop > 50)))
    .toBe(true)
  expect(await at()).toBe(0)
})

test('a form and the browser’s own dialogs are closed by “close”', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet()
  await hears(context)
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/clients')
  await listensOn(page)
  await page.getByRole('button', { name: 'Add Client' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await says(page, 'close')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/chair/sample-client-margaret')
  await listensOn(page)
  await page.getByRole('button', { name: 'Start service' }).press('Enter')
  await page.getByRole('button', { name: 'Start a timer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await expect(dialog).toBeVisible()
  await says(page, 'close the panel')
  await expect(dialog).toHaveCount(0)
})

test('an allergy and a patch test are on the card after they were read back, and taken back', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await hears(context)
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/clients/sample-client-siobhan')
  const name = 'Siobhán Kelly'
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await listensOn(page)
  await agreed(page, 'record an allergy to latex', `Allergy of ${name}: latex. Save?`)
  await expect(page.getByText('latex').first()).toBeVisible()
  await agreed(page, 'record a patch test for Nimbus', `Patch test for ${name}: Nimbus, put on now. Save?`)
  await expect(page.getByText('Nimbus').first()).toBeVisible()
  await says(page, 'undo')
  await expect(page.getByRole('main').getByText('Nimbus')).toHaveCount(0)
})
