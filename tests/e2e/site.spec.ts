// The public site as a visitor meets it: on a phone, in the dark, with a click on everything, and without a connection.
import { pages } from '../support/public-pages'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'
import { says, withSpeech } from './speech'

for (const dark of [false, true])
  test(`every public page is axe clean, ${dark ? 'dark, on a phone' : 'light, on a tablet'}, and none is wider than the screen`, async ({
    tablet,
  }) => {
    test.slow()
    const { page } = await tablet({ dark, phone: dark })
    for (const path of [...pages, '/no-such-page']) {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAxeClean(page, path)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(wider, path).toBe(false)
    }
  })

test('the landing page’s first words begin a line with each sentence, and three of a kind stand in one row or one below the other', async ({
  tablet,
}) => {
  const { page } = await tablet()
  for (const [width, height, inRow] of [
    [390, 844, 1],
    [820, 1180, 3],
    [1180, 820, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const linesOf = (words: string) =>
      page.getByText(words, { exact: true }).evaluate(place => {
        const text = document.createRange()
        text.selectNodeContents(place)
        return text.getClientRects().length
      })
    // What lies below and the letters' own shapes come a moment after the first look.
    for (const words of ['The colour bowl in one hand.', 'The client’s whole history in the other.'])
      await expect.poll(() => linesOf(words), { message: String(width) }).toBe(2)
    for (const [heading, role] of [
      ['How It Works', 'listitem'],
      ['What salons say', 'figure'],
    ] as const) {
      const three = page.locator('section', { has: page.getByRole('heading', { name: heading }) })
      // The founder's words stand before the three, by themselves.
      const each = three.getByRole(role).filter({ hasNotText: 'founder' })
      await expect(each, heading).toHaveCount(3)
      // All three in one look: between two the page may move.
      const besideFirst = () =>
        each.evaluateAll(all => {
          const tops = all.map(one => one.getBoundingClientRect().top)
          return tops.filter(top => top === tops[0]).length
        })
      await expect.poll(besideFirst, { message: `${heading}, ${width}` }).toBe(inRow)
    }
  }
})

/** Every address that can be come to from the landing page by links alone, with what is sent there. */
async function crawl(origin: string): Promise<Map<string, { status: number; html: string }>> {
  const found = new Map<string, { status: number; html: string }>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const reply = await fetch(origin + path, { headers: { accept: 'text/html' } })
    const html = await reply.text()
    found.set(path, { status: reply.status, html })
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
      waiting.push(href.replace(/[?#].*/, ''))
  }
  return found
}

test('no link of the site is dead, each page is linked, and a page that is not there says so', async ({
  house,
  tablet,
}) => {
  const found = await crawl(house.origin)
  expect([...found].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
  expect([...found.keys()]).toEqual(expect.arrayContaining([...pages]))
  for (const [path, { html }] of found) {
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g))
      expect(html.includes(`id="${id}"`), `#${id} on ${path}`).toBe(true)
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g))
      expect((await fetch(house.origin + file)).status, `${file} of ${path}`).toBe(200)
  }
  const { page } = await tablet()
  const lost = await page.goto('/no-such-page')
  expect(lost?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(`${house.origin}/`)
})

test('the pages read without script', async ({ house }) => {
  for (const path of pages) {
    const reply = await fetch(house.origin + path, { headers: { accept: 'text/html' } })
    const html = await reply.text()
    expect(html, path).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]+/)
    expect(html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ').length, path).toBeGreaterThan(500)
  }
})

test('the landing page is whole a moment after its first look, also far below it, and no wider than the phone', async ({
  house,
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${house.origin}/`)
  const last = page.getByRole('heading', { name: 'Put it beside your chair' })
  await expect
    .poll(() => last.evaluate(heading => heading.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.close()
})

test('one question opens at a time', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/')
  const questions = page.locator('details')
  await expect(questions).toHaveCount(6)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open', '')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open', '')
  await expect(questions.nth(0)).not.toHaveAttribute('open', '')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).not.toHaveAttribute('open', '')
})

test('the greeting is silent until it is asked for; comfort settings are kept from page to page', async ({
  tablet,
}) => {
  const { page } = await tablet()
  const asked: string[] = []
  page.on('request', request => request.url().includes('/functions/') && asked.push(request.url()))
  await page.goto('/demo/marketing')
  await expect(page.getByText('DEMO MODE')).toBeVisible()
  const hear = page.getByRole('button', { name: 'Hear it' })
  await expect(hear).toBeVisible()
  expect(asked).toEqual([])
  await hear.click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  await page.getByRole('radio', { name: 'Largest', exact: true }).check()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goto('/terms')
  await expect(page.locator('html')).toHaveAttribute('data-comfort-text', 'largest')
})

test('the demos answer: a client is chosen, sliders move, a reply is sent, words are dictated', async ({
  tablet,
}) => {
  const { page } = await tablet()
  await withSpeech(page)
  await page.goto('/demo/retail-edge')
  await page.getByText('Amara (sample)').first().click()
  await expect(page.getByRole('heading', { name: 'Amara (sample)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sarah (sample)' })).toBeHidden()

  await page.goto('/demo/salon-profit')
  await page.getByRole('slider', { name: 'Service price' }).fill('100')
  await expect(page.getByText('£66.67')).toBeVisible()
  await expect(page.getByText('88.0%')).toBeVisible()
  await expect(page.getByText('£88.00')).toBeVisible()

  await page.goto('/demo/communications')
  const send = page.getByRole('button', { name: 'Send Response' })
  const box = page.getByPlaceholder('Type your response to the client...')
  await expect(send).toBeDisabled()
  await box.fill('   ')
  await expect(send).toBeDisabled()
  await page.getByRole('button', { name: 'Speak' }).click()
  await expect(page.getByText('Speak now to input text.')).toBeVisible()
  await says(page, 'I can hear that you are worried')
  await expect(box).toHaveValue(/I can hear that you are worried/)
  await send.click()
  await expect(page.getByText('The full version would give detailed feedback')).toBeVisible()
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Next Scenario' }).click()
  await expect(page.getByRole('heading', { name: /Handling Price Objections/ })).toBeVisible()
  // What can be heard is about the scenario that one sees.
  await expect(page.getByText(/^Handling Price Objections\. .*What would you say\?$/)).toBeVisible()
  await expect(page.getByText('The full version would give detailed feedback')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next Scenario' }).click()
  await expect(page.getByRole('heading', { name: /Upselling Retail Products/ })).toBeVisible()
})

test('a visitor gets nothing of the signed-in app, on any page', async ({ tablet }) => {
  const { page } = await tablet()
  const scripts = new Map<string, string>()
  page.on('response', async reply => {
    if (reply.url().endsWith('.js')) scripts.set(reply.url(), await reply.text().catch(() => ''))
  })
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const all = [...scripts.values()].join('\n')
  expect(all.length).toBeGreaterThan(500)
  expect(all.length).toBeLessThan(90_000)
  for (const word of ['Dexie', 'MantineProvider', 'ZodError', 'react-dom']) expect(all).not.toContain(word)
})
