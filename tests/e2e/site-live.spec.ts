// The tools at work in the public pages: words are written, the picture and the answer follow, and whoever signs up finds
// the same words in the tool.
import type { Page } from '@playwright/test'
import { addClient, fillIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, newSalon, test } from './salon'

const answer = (page: Page) => page.locator('[data-live-answer]:visible')

/** From the page's "Start free" to the tool. */
async function startFree(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'Start free' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await fillIn(page, newSalon())
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test('colour: words and taps make the recipe, and stand in the tool after signing up', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/colour-formula')
  await expect(answer(page)).toContainText('clay or powder lightener')
  await page.getByLabel('Desired result').fill('5/0 all over')
  await expect(answer(page)).not.toContainText('lightener')
  await expect(answer(page)).toContainText('5/0')
  await page.getByRole('button', { name: 'Root' }).click()
  await page.locator('#strand-picker').getByRole('radio', { name: '4', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Root' })).toContainText('Level 4')
  await expectAxeClean(page, 'the colour demo')

  await page.getByRole('button', { name: 'Margaret (sample)' }).click()
  await expect(page.getByLabel('Current hair colour')).toHaveValue(/50% grey/)
  await expect(page.getByRole('button', { name: 'Root' })).not.toContainText('Level 4')
  await page.getByLabel('Desired result').fill('')
  await expect(answer(page)).toHaveText('Desired color is required')
  await page.getByLabel('Desired result').fill('5/3 full coverage')
  await page.getByRole('button', { name: 'Hair and history' }).click()
  await page.locator('#strand-picker').getByRole('radio', { name: 'Coarse' }).click()
  await expect(answer(page)).toContainText('5/3')

  await startFree(page, '/colour-formula')
  await expect(page.getByLabel('Desired result')).toHaveValue('5/3 full coverage')
  await expect(page.getByLabel('Current hair colour')).toHaveValue(/50% grey/)
  await expect(page.getByRole('button', { name: 'Hair and history' })).toContainText('Coarse')
  await expect(page.getByText('From the demo')).toBeVisible()
  // Kept as if it had been typed here, and brought once.
  await page.reload()
  await expect(page.getByLabel('Desired result')).toHaveValue('5/3 full coverage')
  expect(await page.evaluate(() => sessionStorage.getItem('chairside.brought'))).toBeNull()
})

test('the day: what is written is drawn, moves are shown made, and the day stands in the tool', async ({
  tablet,
}) => {
  const { page } = await tablet()
  await page.goto('/demo/appointments')
  await expect(page.getByText('£385')).toBeVisible()
  await page.getByRole('button', { name: 'With the moves made' }).click()
  await expect(answer(page)).toContainText('16:30–16:45 Sophie')
  await page.locator('textarea[name="schedule"]').fill('9:00 Faye cut 60 min\n11:00 Gina root tint 90 min')
  await expect(answer(page)).toContainText('Faye')
  await expect(answer(page)).toContainText('Gap 60 min')
  // Nobody knows what they pay.
  await expect(page.getByText('£385')).toHaveCount(0)
  await expectAxeClean(page, 'the demo of the day')
  await page.locator('textarea[name="schedule"]').fill('hello')
  await expect(answer(page)).toContainText('No day can be read')
  await page.locator('textarea[name="schedule"]').fill('9:00 Faye cut 60 min')
  await startFree(page, '/appointments')
  await expect(page.locator('textarea[name="schedule"]')).toHaveValue('9:00 Faye cut 60 min')
})

test('the day is touched as in the tool: by tap, key and drag, and what was moved stands there after', async ({
  tablet,
}) => {
  const { page } = await tablet()
  await page.goto('/demo/appointments')
  const entry = (name: string) => answer(page).locator('[data-entry]').filter({ hasText: name })
  await expect(page.locator('[data-live]')).toHaveAttribute('data-here', '')
  await page.locator('textarea[name="schedule"]').fill('9:00 Faye cut 60 min\n11:00 Gina root tint 90 min')
  await expect(entry('Gina')).toContainText('11:00–12:30')

  await entry('Faye').click()
  const editor = page.getByRole('region', { name: 'Move Faye' })
  await editor.getByRole('button', { name: '15 minutes later' }).click()
  await expect(entry('Faye')).toContainText('09:15–10:15')
  await editor.getByRole('button', { name: '15 minutes longer' }).click()
  await expect(entry('Faye')).toContainText('09:15–10:30')
  await expect(answer(page)).toContainText('Gap 30 min')
  await expectAxeClean(page, 'the demo of the day, touched')
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect(editor).toHaveCount(0)
  await expect(entry('Faye')).toBeFocused()

  await entry('Gina').press('ArrowDown')
  await expect(entry('Gina')).toContainText('11:15–12:45')
  await answer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entry('Gina')).toContainText('11:00–12:30')

  await entry('Gina').scrollIntoViewIfNeeded()
  const box = await entry('Gina').boundingBox()
  const lane = await answer(page).locator('[data-lane] ol').boundingBox()
  if (!box || !lane) throw new Error('Not drawn')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 })
  await page.mouse.move(box.x + 40, box.y + 20 + (box.height * 2) / 3, { steps: 4 })
  await page.mouse.up()
  await expect(entry('Gina')).toContainText('12:00–13:30')

  await startFree(page, '/appointments')
  await expect(page.locator('textarea[name="schedule"]')).toHaveValue(/Gina root tint/)
  const day = page.getByRole('region', { name: 'The day as understood' })
  await expect(day.locator('[data-entry]').filter({ hasText: 'Gina' })).toContainText('12:00–13:30')
  await expect(day.locator('[data-entry]').filter({ hasText: 'Faye' })).toContainText('09:15–10:30')
})

test('the second sample begins as it is written, with nothing of the first', async ({ tablet }) => {
  const { page } = await tablet({ phone: true })
  await page.goto('/demo/appointments')
  const entries = answer(page).locator('[data-entry]')
  await expect(page.locator('[data-live]')).toHaveAttribute('data-here', '')
  // In a list nothing is dragged: the same by tap.
  const before = await entries.first().innerText()
  await entries.first().click()
  await page.getByRole('button', { name: '15 minutes later' }).click()
  await expect(entries.first()).not.toHaveText(before)
  await page.getByRole('button', { name: 'Two chairs' }).click()
  await expect(answer(page).locator('[data-lane]')).toHaveCount(2)
  await expect(answer(page).locator('[data-picked]')).toHaveCount(0)
  await expect(answer(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'One chair' }).click()
  await expect(entries.first()).toHaveText(before, { useInnerText: true })
})

test('retail: needs are tapped, and the words wait for the first client', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/retail-edge')
  await page.getByText('Jen (sample)').first().click()
  await expect(page.getByRole('heading', { name: 'Jen (sample)' })).toBeVisible()
  await expect(page.getByLabel('Current treatment')).toHaveValue('Root tint and toner')
  await expect(answer(page)).toContainText('Bond Weekly Mask')
  await page.getByRole('checkbox', { name: /^Heat protection/ }).click({ force: true })
  await expect(answer(page)).toContainText('Heat Shield Mist')
  await expectAxeClean(page, 'the retail demo')
  await page.getByLabel('Service history').fill('Swims on Thursdays')
  await startFree(page, '/retail-edge')
  await expect(page.getByText('What you wrote is kept')).toBeVisible()
  await addClient(page, { name: 'Jen Marsh' })
  await page.goto('/retail-edge')
  await page.getByRole('button', { name: 'Client', exact: false }).first().click()
  await page.getByRole('textbox', { name: 'Search clients' }).fill('Jen')
  await page.getByRole('option', { name: 'Jen Marsh' }).first().click()
  await expect(page.getByLabel('Service history')).toHaveValue('Swims on Thursdays')
  await expect(page.getByText('From the demo')).toBeVisible()
  await page.getByRole('button', { name: 'Empty the form' }).click()
  await expect(page.getByLabel('Service history')).toHaveValue('')
})

test('marketing: the brief is picked, the post follows, and both stand in the tool', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/marketing')
  await page.getByLabel('Topic or Details').fill('Gloss treatments half price in March')
  await expect(answer(page)).toContainText(/gloss/i)
  await page.getByLabel('What', { exact: true }).fill('Root tint')
  await expect(answer(page)).toContainText(/root tint/i)
  await expectAxeClean(page, 'the marketing demo')
  await page.getByLabel('Content type').selectOption({ label: 'Facebook Post' })
  await expect(answer(page).getByRole('heading', { name: 'Facebook Post' })).toBeVisible()
  await startFree(page, '/marketing')
  await expect(page.locator('textarea[name="topic"]')).toHaveValue('Gloss treatments half price in March')
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('Root tint')
})

test('practice: moves are heard in the line, and the line stands in its scenario', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/communications')
  await expect(answer(page)).toContainText('The coach’s example, as heard')
  await page.getByLabel('Your response').fill('What are you using at home?')
  await expect(answer(page)).toContainText('Your line, as heard')
  await expect(answer(page).getByRole('checkbox', { name: /^Open question/ })).toBeChecked()
  await expectAxeClean(page, 'the practice demo')
  // What was tapped of a line goes with it.
  await answer(page)
    .getByRole('checkbox', { name: /^Open question/ })
    .click({ force: true })
  await expect(answer(page).getByRole('checkbox', { name: /^Open question/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Send Response' }).click()
  await expect(answer(page).getByRole('checkbox', { name: /^Open question/ })).toBeChecked()
  await expect(page.getByText('The full version would give detailed feedback')).toBeVisible()
  await expect(answer(page)).toContainText('What are you using at home?')
  await page.getByRole('button', { name: 'Next Scenario' }).click()
  await expect(answer(page)).toContainText('That’s a fair question.')
  await page.getByLabel('Your response').fill('What matters most to you?')
  await startFree(page, '/communications\\?conversation=[^&]+')
  await expect(page.getByRole('heading', { name: 'Cheaper at the chain' })).toBeVisible()
  await expect(page.getByLabel('Your answer to the client')).toHaveValue('What matters most to you?')
})

test('profit: the break-even chart of the tool follows the sliders', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/salon-profit')
  const chart = (words: RegExp) => page.getByRole('figure', { name: words })
  await expect(chart(/^Break-even at 66 clients of £85/)).toBeVisible()
  await page.getByRole('slider', { name: 'Service price' }).fill('100')
  await expect(chart(/^Break-even at 55 clients of £100/)).toBeVisible()
  await expect(page.getByText('The month as it was')).toBeVisible()
  await expectAxeClean(page, 'the demo of the profit')
  await page.getByRole('slider', { name: 'Service price' }).fill('85')
  await expect(page.getByText('The month as it was')).toHaveCount(0)
})

test('profit: the price comes along', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/salon-profit')
  // Its script takes the price along: it comes after the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('slider', { name: 'Service price' }).fill('95')
  await startFree(page, '/salon-profit')
  await expect(page.locator('input[name="averagePrice"]')).toHaveValue('95')
})

/** How far the page has moved by itself since it was opened, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = globalThis as unknown as { moved: number }
    moved.moved = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.moved += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
}

test('fonts that come late, one after the other, don’t move the landing page on a phone', async ({
  house,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: house.origin, viewport: { width: 390, height: 844 } })
  const moved = await watchShifts(page)
  const late = { atkinson: 500, bricolage: 900 }
  for (const [font, ms] of Object.entries(late))
    await page.route(new RegExp(`${font}.*woff2`), async route => {
      await new Promise(resolve => setTimeout(resolve, ms))
      await route.continue()
    })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('button', { name: 'Comfort settings' })).toBeVisible()
  expect(await page.evaluate(() => document.fonts.check('600 16px "Bricolage Grotesque Variable"'))).toBe(
    true,
  )
  expect(await moved()).toBeLessThan(0.02)
  await page.close()
})

test('the landing page: the engine comes at a touch, and nothing moves when it does', async ({
  house,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: house.origin, viewport: { width: 390, height: 844 } })
  const moved = await watchShifts(page)
  const engine: string[] = []
  page.on('request', request => /\/landing-/.test(request.url()) && engine.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(engine.filter(url => url.endsWith('.js'))).toEqual([])
  await expect(answer(page)).toContainText('clay or powder lightener')
  const frame = () => answer(page).evaluate(part => part.getBoundingClientRect().height)
  const before = await frame()
  await page.getByRole('button', { name: '7/44 copper' }).click()
  await expect(answer(page)).toContainText('7/44')
  await expect(answer(page).getByText('Level 7, copper')).toBeVisible()
  await page.getByLabel('What should it be?').fill('10/1, icy blonde')
  await expect(answer(page)).toContainText('Level 10')
  expect(await frame()).toBe(before)
  expect(await moved()).toBeLessThan(0.02)
  await expectAxeClean(page, 'the landing page with its engine')
  await startFree(page, '/colour-formula')
  await expect(page.getByLabel('Desired result')).toHaveValue('10/1, icy blonde')
  await page.close()
})

test('an engine that can’t be fetched says so, and comes at the next touch', async ({ house, browser }) => {
  const page = await browser.newPage({ baseURL: house.origin })
  await page.route(/\/assets\/colour-formula-/, route => route.abort())
  await page.goto('/demo/colour-formula')
  await page.getByLabel('Desired result').fill('5/0 all over')
  await expect(page.getByText('The engine could not be fetched.')).toBeVisible()
  await page.unroute(/\/assets\/colour-formula-/)
  await page.getByLabel('Current hair colour').click()
  await expect(page.getByText('The engine could not be fetched.')).toHaveCount(0)
  await expect(answer(page)).toContainText('5/0')
  await expect(page.getByLabel('Desired result')).toHaveValue('5/0 all over')
  await page.close()
})

test('a tap that comes before the engine is done once it is there', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/colour-formula')
  await page.getByRole('button', { name: 'Balayage' }).click()
  await expect(page.locator('#strand-picker')).toBeVisible()
})

test('the keys stand where they stood when the engine comes', async ({ tablet }) => {
  const { page } = await tablet()
  let come = (): void => undefined
  const coming = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(/\/assets\/colour-formula-/, async route => {
    await coming
    await route.continue()
  })
  await page.goto('/demo/colour-formula')
  await page.getByRole('button', { name: 'Ends' }).focus()
  come()
  await expect(page.locator('[data-live]')).toHaveAttribute('data-here', '')
  await expect(page.getByRole('button', { name: 'Ends' })).toBeFocused()
  await expect(page.locator('#strand-picker')).toHaveCount(0)
})

test('a sample that nobody changed isn’t brought along', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/colour-formula')
  await expect(page.locator('[data-live]')).toHaveAttribute('data-here', '')
  await page.getByRole('button', { name: 'Margaret (sample)' }).click()
  await expect(page.getByLabel('Current hair colour')).toHaveValue(/50% grey/)
  await startFree(page, '/colour-formula')
  await expect(page.getByLabel('Desired result')).toHaveValue('')
  await expect(page.getByText('From the demo')).toHaveCount(0)
})

test('an open colour demo answers when the network is gone', async ({ house, browser }) => {
  const page = await browser.newPage({ baseURL: house.origin })
  await page.goto('/demo/colour-formula')
  // Nobody touched anything.
  await expect(page.locator('[data-live]')).toHaveAttribute('data-here', '', { timeout: 20_000 })
  await page.context().setOffline(true)
  await page.getByLabel('Desired result').fill('5/0 all over')
  await expect(answer(page)).toContainText('5/0')
  await page.close()
})

test('what was half written in the tool stays when a demo’s text comes', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.goto('/auth')
  await fillIn(page, aSalon)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/colour-formula')
  await page.getByLabel('Desired result').fill('mine')
  await page.goto('/demo/colour-formula')
  await page.getByLabel('Desired result').fill('the demo’s')
  await page.getByRole('link', { name: 'Start free' }).click()
  await expect(page).toHaveURL(/\/colour-formula$/)
  await expect(page.getByLabel('Desired result')).toHaveValue('mine')
})
