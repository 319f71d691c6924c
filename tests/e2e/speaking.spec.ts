// Six reads aloud: down the ladder with each rung taken away, stopped at any time, again without a network, and later
// where there was none.
import type { Page } from '@playwright/test'
import { enter } from '../support/account'
import { openHouse } from '../support/house'
import { draftFormula, expectReadyOffline, letIn, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, openTablet, type Salon, test } from './salon'
import {
  holdOwnVoice,
  letSoundGo,
  saidBy,
  type Voice,
  withHeldSound,
  withOwnVoice,
  withoutAutoplay,
  withoutMediaSource,
  withVoice,
} from './speaking'

const ARTICLE = '/help/patch-tests'
const aloud = (page: Page) => page.getByRole('button', { name: /^Read aloud: / }).first()
const stop = (page: Page) => page.getByRole('button', { name: /^Stop reading aloud/ })
const words = (page: Page) => page.getByRole('region', { name: 'What is read' })
const marked = (page: Page) => words(page).locator('[data-now]')
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
/** The configuration check isn't something to read. */
const texts = ({ streamed }: Voice): string[] => streamed.filter(text => text !== 'test')
const joined = (parts: readonly string[]): string => parts.join('').replace(/\s+/g, ' ').trim()

async function openArticle(page: Page, salon: Salon): Promise<void> {
  await signIn(page, salon)
  await page.goto(ARTICLE)
  await expect(aloud(page)).toBeVisible()
}
/** Every notice of this page that asked to be read at once, also those that are gone again. */
async function alertsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told = new Map<Element, string>()
    Object.assign(window, { told })
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('[role="alert"]')) told.set(each, each.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { told: Map<Element, string> }).told.values()])
}
async function wordsShown(page: Page): Promise<string> {
  return joined([await words(page).innerText()])
}

test('an answer streams from the server, its sentence marked; a tap stops it, and so does Escape', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  const voice = await withVoice(page, 30)
  await openArticle(page, aSalon)
  await aloud(page).click()
  await expect(page.getByText('6 is speaking...')).toBeVisible()
  await expect(marked(page)).toHaveCount(1)
  await expectAxeClean(page, 'reading aloud')
  expect(joined(texts(voice))).toBe(await wordsShown(page))
  // Asked once, when sound was first primed.
  expect(voice.streamed.filter(text => text === 'test')).toHaveLength(1)
  await stop(page).click()
  await expect(aloud(page)).toBeVisible()
  await expect(marked(page)).toHaveCount(0)

  await aloud(page).click()
  await expect(page.getByText('6 is speaking...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(aloud(page)).toBeVisible()
  expect(voice.streamed.filter(text => text === 'test')).toHaveLength(1)
  expect(voice.pieces).toEqual([])
})

test('without MediaSource the fallback function says it in pieces of at most 180 characters', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withoutMediaSource(page)
  const voice = await withVoice(page, 0.2)
  // The second piece is held until the words were looked at.
  let goOn = (): void => undefined
  voice.goesOn = new Promise(resolve => {
    goOn = resolve
  })
  await openArticle(page, aSalon)
  await aloud(page).click()
  await expect(page.getByText('6 is speaking...')).toBeVisible()
  const whole = await wordsShown(page)
  goOn()
  await expect.poll(() => joined(voice.pieces)).toBe(whole)
  await expect(aloud(page)).toBeVisible()
  expect(Math.max(...voice.pieces.map(piece => piece.length))).toBeLessThanOrEqual(180)
  expect(texts(voice)).toEqual([])
})

test('a refusal is told in the server’s words, and the fallback speaks', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  const voice = await withVoice(page, 0.2)
  await openArticle(page, aSalon)
  voice.stream = { status: 402, body: '{"error":"The quota of this salon is used up","code":"voice-quota"}' }
  await aloud(page).click()
  await expect(notice(page, 'Voice Error')).toContainText('The quota of this salon is used up')
  await expect.poll(() => voice.pieces.length).toBeGreaterThan(0)
})

test('both functions failing, the device’s own voice says every sentence', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withOwnVoice(page, true)
  const voice = await withVoice(page, 1)
  await openArticle(page, aSalon)
  voice.stream = voice.demo = { status: 500, body: '<html>oh</html>' }
  await holdOwnVoice(page, true)
  await aloud(page).click()
  const whole = await wordsShown(page)
  await holdOwnVoice(page, false)
  await expect.poll(async () => joined(await saidBy(page))).toBe(whole)
  await expect(aloud(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('where the element may not play, the device’s own voice speaks', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withoutAutoplay(page)
  await withOwnVoice(page, true)
  const voice = await withVoice(page, 1)
  await openArticle(page, aSalon)
  await aloud(page).click()
  await expect.poll(async () => (await saidBy(page)).length).toBeGreaterThan(2)
  expect(voice.pieces).toEqual([])
})

test('without any voice the words are shown, and it is said why', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withOwnVoice(page, false)
  const voice = await withVoice(page, 1)
  await openArticle(page, aSalon)
  voice.stream = { status: 500, body: '' }
  voice.demo = { status: 200, body: '{}' }
  await aloud(page).click()
  await expect(notice(page, 'Voice playback failed')).toContainText(
    'Voice generation failed. Speech synthesis is not supported in this browser.',
  )
  await expect(page.getByText('The sound could not be played here.')).toBeVisible()
  expect((await wordsShown(page)).length).toBeGreaterThan(100)
})

test('a server without a voice says so once, is not asked again, and the page stays usable', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withOwnVoice(page, true)
  const told = await alertsOf(page)
  const voice = await withVoice(page, 1)
  await openArticle(page, aSalon)
  voice.stream = voice.demo = { status: 503, body: '{"error":"No key","code":"voice-missing"}' }
  await aloud(page).click()
  await expect(notice(page, 'Voice Configuration Missing')).toContainText(
    'The voice feature requires an API key. Please contact support.',
  )
  await expect.poll(async () => (await saidBy(page)).length).toBeGreaterThan(2)
  await expect(aloud(page)).toBeVisible()
  const before = voice.streamed.length + voice.pieces.length
  await holdOwnVoice(page, true)
  await aloud(page).click()
  await expect(stop(page)).toBeVisible()
  await holdOwnVoice(page, false)
  await expect(aloud(page)).toBeVisible()
  expect(voice.streamed.length + voice.pieces.length).toBe(before)
  // The first one may be gone by now: it goes by itself.
  expect((await told()).filter(text => text.includes('Voice'))).toHaveLength(1)
})

test('with sound off nothing is asked for: the words are shown', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  const voice = await withVoice(page, 1)
  await page.addInitScript(() => localStorage.setItem('chairside.comfort', '{"sound":false}'))
  await signIn(page, aSalon)
  await page.goto(ARTICLE)
  await page.getByRole('button', { name: /^Show the words: / }).click()
  await expect(page.getByText('Sound is off.')).toBeVisible()
  await expect(words(page)).toBeVisible()
  expect(voice.streamed).toEqual([])
})

test('the sound of an answer is kept when the answer is there, and is heard again without a network', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await withOwnVoice(page, false)
  await withHeldSound(page)
  const voice = await withVoice(page, 2)
  await letIn(page, aSalon)
  await draftFormula(page, null, {
    current: 'Natural level 6',
    desired: 'Level 7 copper',
    condition: 'Healthy, never coloured',
  })
  // Nobody has pressed anything.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find(each => each.startsWith('chairside-voice-'))
          return name ? (await (await caches.open(name)).keys()).length : 0
        }),
      { timeout: 30_000 },
    )
    .toBe(1)
  const asked = voice.streamed.length
  await context.setOffline(true)
  await aloud(page).click()
  await expect(page.getByText('Playing audio...')).toBeVisible()
  await letSoundGo(page)
  await expect(aloud(page)).toBeVisible()
  expect(voice.streamed.length).toBe(asked)
})

test('wanted without a network it is kept for later, offered when its sound has come, and starts by nobody’s hand but yours', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await withOwnVoice(page, false)
  await withHeldSound(page)
  const voice = await withVoice(page, 2)
  await openArticle(page, aSalon)
  await expectReadyOffline(page)
  await context.setOffline(true)
  await aloud(page).click()
  await expect(page.getByText('No signal now. The sound will be offered here later.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No signal now. The sound will be offered here later.')).toBeVisible()
  await context.setOffline(false)
  const offer = page.getByRole('status').filter({ hasText: /^The sound is ready$/ })
  await expect(offer).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Playing audio...')).toHaveCount(0)
  await expectAxeClean(page, 'the sound is ready')
  const asked = texts(voice).length
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Playing audio...')).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(texts(voice).length).toBe(asked)
})

test('wanted while the server is away for a few seconds it is fetched when the server answers again, without a reload', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await withOwnVoice(page, false)
  await withHeldSound(page)
  const voice = await withVoice(page, 2)
  await openArticle(page, aSalon)
  // The browser never says that it is offline: the server alone is gone.
  let isAway = true
  await context.route('**/api/**', route => (isAway ? route.abort('connectionrefused') : route.fallback()))
  await aloud(page).click()
  const promise = page.getByText('No signal now. The sound will be offered here later.')
  await expect(promise).toBeVisible()
  await page.waitForTimeout(5_000)
  await expect(promise).toBeVisible()
  expect(texts(voice)).toEqual([])
  isAway = false
  await expect(page.getByRole('status').filter({ hasText: /^The sound is ready$/ })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('Playing audio...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Playing audio...')).toBeVisible()
})

test('the server’s built-in voice is heard, to the end', async ({ tablet }) => {
  const { page } = await tablet()
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(window, { heard })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('ended', () => heard.push(this.currentTime), { once: true })
      return play.call(this)
    }
  })
  await page.goto('/voice-test')
  await page.getByRole('button', { name: 'Test the function' }).click()
  await expect(page.getByText('Edge function test completed successfully!')).toBeVisible({ timeout: 60_000 })
  const heard = await page.evaluate(() => (window as unknown as { heard: number[] }).heard)
  // Two sentences, not a moment of silence.
  expect(Math.max(...heard)).toBeGreaterThan(2)
})

test('with the built-in voice switched off on the server the app says so once and shows the words', async ({
  aSalon,
}) => {
  const house = await openHouse({ TTS: 'off' })
  const { page, close } = await openTablet(house.origin, {})
  try {
    await withOwnVoice(page, false)
    await enter(house.origin, 'sign-up', aSalon)
    await openArticle(page, aSalon)
    await aloud(page).click()
    await expect(notice(page, 'Voice Configuration Missing')).toBeVisible()
    await expect(page.getByText('The sound could not be played here.')).toBeVisible()
    await expect(words(page)).toBeVisible()
    await expect(aloud(page)).toBeEnabled()
  } finally {
    await close()
    await house.close()
  }
})

test('the greeting stands on the dashboard, silent until it is asked for', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  const voice = await withVoice(page, 30)
  await signIn(page, aSalon)
  const hear = page.getByRole('button', { name: 'Hear it: Meet Six' })
  await expect(hear).toBeVisible()
  await expect(page.getByText('Hello, I am Six.')).toBeVisible()
  expect(voice.streamed).toEqual([])
  await hear.click()
  await expect(page.getByText('6 is speaking...')).toBeVisible()
  await page.getByRole('button', { name: 'Stop: Meet Six' }).click()
  await expect(hear).toBeVisible()
})

test('an answer of the history is read as today’s rules let it through', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  const voice = await withVoice(page, 1)
  await letIn(page, aSalon)
  await draftFormula(page, null, {
    current: 'Natural level 6',
    desired: 'Level 7 copper',
    condition: 'Healthy, never coloured',
  })
  await page.goto('/history')
  await page.getByRole('main').getByRole('listitem').getByRole('button').click()
  await aloud(page).click()
  await expect.poll(() => joined(texts(voice))).toMatch(/Patch test/)
  await expect(words(page)).toContainText('Patch test')
})
