// The demos in somebody’s hands: on a phone, left and come back to, without script, and when the network goes.
import type { Page } from '@playwright/test'
import { expect, test } from './salon'
import { withOwnVoice } from './speaking'
import { withSpeech } from './speech'

const PHONE = { width: 390, height: 844 }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test('a demo that is left and come back to shows what is chosen and typed there', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/retail-edge')
  await page.getByRole('radio', { name: /Jen/ }).check()
  await page.goto('/terms')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Jen/ })).toBeChecked()
  await expect(heading(page, 'Jen (sample)')).toBeVisible()
  await expect(heading(page, 'Sarah (sample)')).toBeHidden()

  await page.goto('/demo/communications')
  await page.getByLabel('Your response').fill('What worries you?')
  await page.goto('/terms')
  await page.goBack()
  await expect(page.getByLabel('Your response')).toHaveValue('What worries you?')
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeEnabled()
})

test('on a phone what was asked for is seen: the client’s products, the figures, the next scenario', async ({
  tablet,
}) => {
  const { page } = await tablet({ phone: true })
  await page.goto('/demo/retail-edge')
  await expect(heading(page, 'Jen (sample)')).toBeHidden()
  await page.getByText('Jen (sample)').first().click()
  await expect(heading(page, 'Jen (sample)')).toBeInViewport()
  await expect(heading(page, 'Bond Weekly Mask')).toBeInViewport()
  await expect(page.getByRole('radio', { name: /Jen/ })).toBeInViewport()

  await page.goto('/demo/salon-profit')
  const price = page.getByRole('slider', { name: 'Service price', exact: true })
  await price.fill('30')
  await expect(price).toBeInViewport()
  for (const figure of ['hourly', 'margin', 'net'])
    await expect(page.locator(`[data-result="${figure}"]`), figure).toBeInViewport({ ratio: 1 })
  // Nor do they lie over a slider, wherever the page stands.
  const figures = page.locator('[data-result="net"]')
  for (const name of ['Product cost', 'Service time']) {
    const slider = page.getByRole('slider', { name, exact: true })
    const [one, other] = await Promise.all([slider.boundingBox(), figures.boundingBox()])
    expect(one?.y, name).toBeGreaterThan((other?.y ?? 0) + (other?.height ?? 0))
  }

  await page.goto('/demo/communications')
  // Shown by the script that makes them answer; it comes after the page.
  await expect(page.getByRole('button', { name: 'Speak' })).toBeVisible()
  await page.getByRole('button', { name: 'Next Scenario' }).click()
  const next = heading(page, /Handling Price Objections/)
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })
})

test('a loss has one minus sign, a slider says its unit, a reply says whose it is', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/salon-profit')
  const price = page.getByRole('slider', { name: 'Service price', exact: true })
  await price.fill('30')
  await page.getByRole('slider', { name: 'Product cost', exact: true }).fill('50')
  await page.getByRole('slider', { name: 'Service time', exact: true }).fill('120')
  await expect(page.locator('[data-result="margin"]')).toHaveText('−66.7%')
  await expect(page.locator('[data-result="net"]')).toHaveText('−£20.00')
  await expect(price).toHaveAttribute('aria-valuetext', '£30')
  await expect(page.getByRole('slider', { name: 'Service time' })).toHaveAttribute(
    'aria-valuetext',
    '120 minutes',
  )

  await page.goto('/demo/communications')
  await page.getByLabel('Your response').fill('What worries you?')
  await page.getByRole('button', { name: 'Send Response' }).click()
  await expect(page.locator('[data-talk-log] li')).toHaveText([
    'You: What worries you?',
    /^AI coach: Thank you/,
  ])
})

test('no button to speak where the browser cannot listen, or runs no script', async ({ house, browser }) => {
  const speak = (page: Page) => page.locator('[data-dictate]')
  const deaf = await browser.newPage({ baseURL: house.origin })
  await withSpeech(deaf, 'none')
  await deaf.goto('/demo/communications')
  await expect(deaf.getByRole('button', { name: 'Hear it' })).toBeVisible()
  await expect(speak(deaf)).toBeHidden()
  await deaf.close()

  const plain = await browser.newPage({ baseURL: house.origin, javaScriptEnabled: false })
  await plain.goto('/demo/communications')
  await expect(speak(plain)).toHaveCount(1)
  await expect(speak(plain)).toBeHidden()
  for (const path of ['retail-edge', 'salon-profit', 'communications']) {
    await plain.goto(`/demo/${path}`)
    await expect(plain.locator('noscript p'), path).toHaveText(/^Scripts are off in this browser/)
    await expect(plain.locator('noscript p'), path).toBeVisible()
  }
  await plain.close()
})

test('an open demo goes on working when the network goes, and what it fetches for that is nothing of the app', async ({
  house,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: house.origin })
  await withOwnVoice(page, false)
  const came = new Map<string, Promise<Buffer>>()
  page.on('response', reply => {
    if (reply.url().endsWith('.js')) came.set(reply.url(), reply.body())
  })
  await page.goto('/demo/marketing')
  for (const part of [/\/comfort-/, /\/run-/])
    await expect.poll(async () => (await scripts(page)).some(name => part.test(name))).toBe(true)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(came.values())
  // The engine brings the schemas that it checks its answers by; the kit and the database of the app stay away.
  for (const word of ['Dexie', 'MantineProvider']) expect(bodies.join('\n'), word).not.toContain(word)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hear it' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Voice playback failed. The voice could not be reached.' }),
  ).toBeVisible()
  const height = () =>
    page
      .getByRole('link', { name: 'View Pricing Plans' })
      .first()
      .evaluate(link => getComputedStyle(link).minHeight)
  const before = await height()
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  await page.getByRole('radio', { name: 'Largest', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-comfort-text', 'largest')
  expect(await height()).toBe(before)
  await page.close()
})

test('a page for reading fetches nothing ahead', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const atFirst = await scripts(page)
  expect(atFirst.length).toBeGreaterThan(0)
  // Longer than a demo waits.
  await page.waitForTimeout(4_500)
  expect(await scripts(page)).toEqual(atFirst)
})

test('what cannot be fetched any more is said beside its button', async ({ house, browser }) => {
  const page = await browser.newPage({ baseURL: house.origin, viewport: PHONE })
  await withSpeech(page)
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await page.goto('/demo/communications')
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeVisible()
  // What the page itself is made of is there; what is fetched for a button is not.
  await page.route(/\/assets\/(comfort|speak|listen)-/, route => route.abort())
  const says = (words: string) => page.getByRole('status').filter({ hasText: words })
  for (const [button, words] of [
    ['Hear it', 'Voice playback failed. The voice could not be fetched.'],
    ['Speak', 'Dictation could not be fetched.'],
    ['Comfort settings', 'The comfort settings could not be fetched.'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(says(words)).toBeVisible()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  // Over the page it does not stay.
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 60 } })
  await expect(says('The comfort settings could not be fetched.')).toHaveCount(0)
  expect(errors).toEqual([])
  await page.close()
})
