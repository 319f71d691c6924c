// The pages' policy, in a real browser: no style and no script but the build's, no text that becomes either, and no screen
// that would need more.
import type { Page } from '@playwright/test'
import { pages } from '../support/public-pages'
import { screens } from '../support/screens'
import { addClient, signIn } from './acts'
import { expect, newSalon, test } from './salon'

/** What the browser refuses from now on, on every page that is opened. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event
      Reflect.get(
        window,
        'tellRefused',
      )(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    }),
  )
  return refused
}

/** What a screen fetches for itself is there, and the browser has nothing left to do; a poke's stream never ends. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done =>
        requestIdleCallback(() => requestIdleCallback(() => done()), { timeout: 2_000 }),
      ),
  )

test('every public page keeps to it, styled', async ({ tablet }) => {
  const { page } = await tablet()
  const refused = await refusals(page)
  for (const path of [...pages, '/auth', '/nowhere']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await settled(page)
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    )
    expect(sheets, path).toBeGreaterThan(20)
  }
  expect(refused).toEqual([])
})

test('every screen of the app keeps to it, with its dialogs and its worker', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  const refused = await refusals(page)
  await signIn(page, aSalon)
  await addClient(page, { name: 'Amelia Ward' })
  await page.getByRole('region', { name: 'Clients' }).getByText('Amelia Ward').click()
  await page.waitForURL(/\/clients\/./)
  const client = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const { path } of screens) {
    await page.goto(path.replace(':first', client))
    await page.locator('h1, h2').first().waitFor()
    await settled(page)
  }
  await page.goto('/clients')
  await page
    .getByRole('button', { name: /add client|new client/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled'),
  )
  expect(colour, 'the kit has its variables').not.toBe('')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true)
  expect(refused).toEqual([])
})

test('what somebody smuggles in is refused', async ({ tablet }) => {
  const { page } = await tablet()
  const refused = await refusals(page)
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await settled(page)
    const told = await page.evaluate(() => {
      const tried = (work: () => void): string => {
        try {
          work()
          return 'let through'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      }
      const script = document.createElement('script')
      const style = document.createElement('style')
      style.textContent = 'h1 { outline: 7px solid red }'
      document.head.append(style)
      document.querySelector('h1')?.setAttribute('style', 'rotate: 9deg')
      return {
        html: tried(() => (document.body.innerHTML = '<b>x</b>')),
        address: tried(() => (script.src = 'https://evil.example/x.js')),
        api: tried(() => (script.src = '/api/openapi.json')),
        text: tried(() => (script.text = 'alert(1)')),
        worker: tried(() => void new Worker('data:text/javascript,1')),
        policy: tried(
          () => void window.trustedTypes?.createPolicy('mine', { createScriptURL: address => address }),
        ),
        outline: getComputedStyle(document.querySelector('h1') ?? document.body).outlineWidth,
        rotated: getComputedStyle(document.querySelector('h1') ?? document.body).rotate,
      }
    })
    expect(told).toMatchObject({
      html: 'refused',
      address: 'refused',
      api: 'refused',
      text: 'refused',
      worker: 'refused',
      policy: 'refused',
      rotated: 'none',
    })
    expect(told.outline).not.toBe('7px')
    // Told by the page itself, so before it is left.
    await expect.poll(() => refused.filter(what => what.startsWith(`${path}: `)).length).toBeGreaterThan(5)
  }
})

test('a new password is judged as it is typed', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  const password = page.getByRole('textbox', { name: 'Password' })
  const place = () =>
    page
      .locator('form')
      .getByRole('button', { name: 'Sign Up' })
      .boundingBox()
      .then(box => Math.round(box?.y ?? 0))
  const before = await place()
  await password.fill('three combs and a kettle')
  await expect(page.getByText('Strong.')).toBeVisible()
  // Else a tap that was on its way to the button would miss it.
  expect(await place()).toBe(before)
  await password.fill('password1')
  await expect(page.getByText('Quickly guessed. Common words and names are guessed first.')).toBeVisible()
})

test('where what judges it doesn’t come, nothing is said of a new password, and it is taken', async ({
  tablet,
}) => {
  const { page } = await tablet()
  const refused: string[] = []
  await page.context().route(/\/assets\/judge-[^/]*\.js/, route => {
    refused.push(route.request().url())
    return route.abort()
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  const { email, password } = newSalon()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created!').first()).toBeVisible()
})
