// Public pages at their edges: before the first look, and without a connection.
import { cards } from '../../shared/tools/cards'
import { filesIn, importsIn } from '../../web/platform/pwa/needed-by'
import { expectReadyOffline, signIn } from './acts'
import { expect, test } from './salon'

/** The addresses of pages and of all the files that they may need. */
async function neededBy(origin: string, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const waiting = [...pages]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const text = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
    if (path.endsWith('.js')) waiting.push(...importsIn(text))
    else if (!path.startsWith('/assets/')) waiting.push(...filesIn(text))
  }
  return [...found].map(path => origin + path)
}

test('light or dark is settled before anything is drawn, by the one script that the policy lets stand in a page', async ({
  tablet,
}) => {
  const { page } = await tablet({ dark: true })
  const refused: string[] = []
  await page.exposeFunction('policyRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    const { policyRefused } = globalThis as unknown as { policyRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      policyRefused(violatedDirective),
    )
    new MutationObserver((_, self) => {
      if (document.body === null) return
      self.disconnect()
      document.documentElement.dataset.whenDrawn =
        document.documentElement.dataset.mantineColorScheme ?? 'not yet'
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/pricing', '/demo/colour-formula']) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveAttribute('data-when-drawn', 'dark')
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground, path).toBe('rgb(11, 22, 33)')
  }
  expect(refused).toEqual([])
})

test('without a signal each tool’s demo and page open from the dashboard, and the demos work', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet({ fresh: true })
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('chairside-site')).keys()).map(({ url }) => url))
  for (const { demoPath, featurePath } of cards)
    for (const path of [demoPath, featurePath])
      await expect
        .poll(async () => (await kept()).some(url => url.endsWith(path)), { message: path, timeout: 60_000 })
        .toBe(true)
  // A page is kept before its files are.
  const pages = cards.flatMap(({ demoPath, featurePath }) => [demoPath, featurePath])
  const all = await neededBy(house.origin, pages)
  const held = () =>
    page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          urls.push(request.url.replace(/\?.*/, ''))
      return urls
    })
  await expect.poll(held, { timeout: 60_000 }).toEqual(expect.arrayContaining(all))
  await context.setOffline(true)
  for (const { demoPath, featurePath, title } of cards) {
    await page.goto(featurePath)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto(demoPath)
    await expect(page.getByText('DEMO MODE'), demoPath).toBeVisible()
  }
  for (const path of ['/no-such-page', '/features/no-such-tool']) {
    await page.goto(path)
    await expect(page.getByText('Oops! Page not found'), path).toBeVisible()
  }
  // Where a session is wanted, the app says so itself.
  await page.goto('/voice-test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/demo/communications')
  // What comes only when it is asked for is there too.
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  await expect(page.getByRole('radio', { name: 'Largest', exact: true })).toBeVisible()
  await page.goto('/demo/salon-profit')
  await page.getByRole('slider', { name: 'Service price' }).fill('100')
  await expect(page.getByText('£66.67')).toBeVisible()
  await page.goto('/demo/communications')
  await page.getByPlaceholder('Type your response to the client...').fill('Tell me what worries you.')
  await page.getByRole('button', { name: 'Send Response' }).click()
  await expect(page.getByText('The full version would give detailed feedback')).toBeVisible()
  await context.setOffline(false)
})

test('a demo that a visitor opened opens again without a signal, and the app takes the place of what kept it', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet({ fresh: true })
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? '')
  await page.goto('/')
  expect(await worker()).toBe('')
  await page.goto('/demo/communications')
  await expect.poll(worker).toMatch(/\/visitor-worker\.js$/)
  const kept = () => page.evaluate(async () => (await (await caches.open('chairside-site')).keys()).length)
  await expect.poll(kept).toBeGreaterThan(3)
  await page.goto('/demo/salon-profit')
  // A page is kept before its files are.
  const all = await neededBy(house.origin, ['/demo/communications', '/demo/salon-profit', '/404'])
  const held = () =>
    page.evaluate(async () => (await (await caches.open('chairside-site')).keys()).map(({ url }) => url))
  await expect.poll(held, { timeout: 60_000 }).toEqual(expect.arrayContaining(all))

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('slider', { name: 'Service price' }).fill('100')
  await expect(page.getByText('£66.67')).toBeVisible()
  await page.goto('/demo/communications')
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  await expect(page.getByRole('radio', { name: 'Largest', exact: true })).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await context.setOffline(false)

  await signIn(page, aSalon)
  await expect.poll(worker).toMatch(/\/service-worker\.js$/)
  await expectReadyOffline(page)
  // Nobody is asked to update what has just been opened for the first time.
  await expect(page.getByText(/new version/i)).toHaveCount(0)
  await page.goto('/demo/salon-profit')
  await page.waitForTimeout(1_500)
  expect(await worker()).toMatch(/\/service-worker\.js$/)
})
