// The voice diagnostic: its three tests against a stand-in of the provider, its rights, and where the key goes.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type House, openHouse } from '../support/house'
import { expectAxeClean } from './axe'
import { keptText } from './kept-here'
import { test as base, expect, openTablet, type TabletOptions } from './salon'
import { aSound, withOwnVoice, withVoice } from './speaking'

type Call = { url: string; headers: IncomingHttpHeaders; body: string }
type Provider = { origin: string; calls: Call[]; server: Server }

/** Knows one key: 'right-key'. */
async function openProvider(): Promise<Provider> {
  const sound = await aSound(0.3)
  const calls: Call[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    let body = ''
    request.on('data', chunk => (body += chunk))
    request.on('end', () => {
      calls.push({ url: request.url ?? '', headers: request.headers, body })
      if (request.headers['xi-api-key'] === 'right-key')
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound)
      else response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"invalid_api_key"}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, server }
}

const test = base.extend<
  { open: (options?: TabletOptions, before?: (page: Page) => Promise<void>) => Promise<Page> },
  { stage: { provider: Provider; house: House } }
>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const provider = await openProvider()
      const house = await openHouse({ VOICE_TEST_ORIGIN: provider.origin })
      await use({ provider, house })
      await house.close()
      provider.server.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ stage: { house } }, use) => {
    const closing: (() => Promise<void>)[] = []
    await use(async (options = {}, before) => {
      const { page, close } = await openTablet(house.origin, options)
      closing.push(close)
      await before?.(page)
      await page.goto('/voice-test')
      await expect(page.getByRole('heading', { name: 'Voice test' })).toBeVisible()
      return page
    })
    for (const close of closing) await close()
  },
})

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const testOf = (page: Page, name: string) => page.getByRole('button', { name })
const acts = ['Test browser speech', 'Test the provider', 'Test the function']

async function typeKey(page: Page, key: string | null): Promise<void> {
  page.once('dialog', dialog => void (key === null ? dialog.dismiss() : dialog.accept(key)))
  await testOf(page, 'Test the provider').click()
}

test('the provider is called directly, and the key goes nowhere else', async ({ open, stage }) => {
  const ours: string[] = []
  const page = await open({}, async each => {
    each.context().on('request', request => {
      if (!request.url().startsWith(stage.house.origin)) return
      ours.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'))
    })
  })
  await typeKey(page, 'right-key')
  await expect(results(page)).toContainText('Direct voice provider test completed successfully!')
  const call = stage.provider.calls.at(-1)
  expect(call?.headers['xi-api-key']).toBe('right-key')
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
    model_id: 'eleven_multilingual_v2',
    voice_settings: { stability: 0.5, similarity_boost: 0.8 },
  })
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.filter(request => request.includes('right-key'))).toEqual([])
  const onDisk = await keptText(page)
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      await indexedDB.databases(),
      await Promise.all(
        (await caches.keys()).map(async name =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      ),
    ]),
  )
  expect(kept + onDisk).not.toContain('right-key')
  expect(await page.content()).not.toContain('right-key')
})

test('a wrong key is told with the provider’s own words; none at all cancels', async ({ open, stage }) => {
  const page = await open()
  await typeKey(page, 'wrong-key')
  await expect(results(page)).toContainText('Voice provider API error: 401 - {"detail":"invalid_api_key"}')
  const calls = stage.provider.calls.length
  await typeKey(page, null)
  await expect(results(page)).toContainText('Test cancelled - no API key provided')
  expect(stage.provider.calls.length).toBe(calls)
  for (const act of acts) await expect(testOf(page, act)).toBeEnabled()
})

test('come to from within the app it is loaded by itself, with its own rights', async ({ open, stage }) => {
  const page = await open()
  await page.goto('/mfa-setup')
  await expect(page.getByText('Sign in to set this up.')).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/voice-test')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Voice test' })).toBeVisible()
  await expect
    .poll(() =>
      page
        .evaluate(
          () => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname)[0],
        )
        // Asked just while the page is loaded anew.
        .catch(() => null),
    )
    .toBe('/voice-test')
  await typeKey(page, 'right-key')
  await expect(results(page)).toContainText('Direct voice provider test completed successfully!')
  expect(stage.provider.calls.length).toBeGreaterThan(0)
})

test('no other page may call the provider', async ({ open, stage }) => {
  const page = await open()
  await page.goto('/pricing')
  const refused = await page.evaluate(
    origin =>
      fetch(`${origin}/v1/anything`).then(
        () => 'answered',
        () => 'refused',
      ),
    stage.provider.origin,
  )
  expect(refused).toBe('refused')
})

test('the function’s test: with sound, with an error, with something that is no sound', async ({ open }) => {
  const page = await open()
  const voice = await withVoice(page, 0.3)
  await testOf(page, 'Test the function').click()
  await expect(results(page)).toContainText('Edge function test completed successfully!')
  voice.stream = { status: 503, body: '{"error":"The voice feature requires an API key."}' }
  await testOf(page, 'Test the function').click()
  await expect(results(page)).toContainText(
    'Edge function error: 503 - The voice feature requires an API key.',
  )
  voice.stream = { status: 200, body: '{"audioContent":""}' }
  await testOf(page, 'Test the function').click()
  await expect(results(page)).toContainText('Edge function returned no audio. Response: {"audioContent":""}')
})

test('browser speech: with a voice, and without one', async ({ open }) => {
  const page = await open({}, each => withOwnVoice(each, true))
  await testOf(page, 'Test browser speech').click()
  await expect(results(page)).toContainText('Browser speech test completed successfully!')
  const mute = await open({}, each => withOwnVoice(each, false))
  await testOf(mute, 'Test browser speech').click()
  await expect(results(mute)).toContainText(
    'Browser speech failed: Speech synthesis is not supported in this browser.',
  )
})

test('while a test runs no other can be started; it can be stopped', async ({ open }) => {
  const page = await open()
  await withVoice(page, 30)
  await testOf(page, 'Test the function').click()
  for (const act of ['Test browser speech', 'Test the provider'])
    await expect(testOf(page, act)).toBeDisabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(results(page)).toContainText('Stopped before its end.')
  for (const act of acts) await expect(testOf(page, act)).toBeEnabled()
})

for (const dark of [false, true])
  test(`signed out, the page tells what this device can do, axe clean, ${dark ? 'dark' : 'light'}`, async ({
    open,
  }) => {
    const page = await open({ dark })
    const device = page.getByRole('region', { name: 'This device' })
    await expect(device).toContainText('Streamed sound (MediaSource, audio/mpeg)')
    await expect(device).toContainText('Speech recognition')
    await expect(device).toContainText('Microphone')
    await expect(page.getByRole('region', { name: 'What to check' })).toContainText('The volume')
    await testOf(page, 'Test browser speech').click()
    await expectAxeClean(page, 'the voice test')
  })
