// The talk button while the app reads, by the server's sounds and by the device's own voice: silent as the finger comes
// down; what is understood is done; else it goes on where it was.
import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from './acts'
import { expect, test } from './salon'
import { holdOwnVoice, saidBy, type Voice, withHeldSound, withOwnVoice, withVoice } from './speaking'
import { says, speechFails, withSpeech } from './speech'

const talk = (page: Page) => page.locator('[data-talk]').first()
const stop = (page: Page) => page.getByRole('button', { name: /^Stop reading aloud/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Talk' })
const hears = (context: BrowserContext) =>
  context.addInitScript(() =>
    localStorage.setItem(
      'chairside.comfort',
      JSON.stringify({ language: 'en-GB', language_asked: true, sound: true }),
    ),
  )

async function startsReading(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Read aloud: / })
    .first()
    .click()
  await expect(stop(page)).toBeVisible()
}

/** Tapped, and the voice is gone before the finger is lifted; then it listens. A longer press would be a hold. */
async function breaksIn(page: Page): Promise<void> {
  await talk(page).hover()
  await page.evaluate(() => {
    const look = (): void => {
      const isSilent = document.querySelector('[aria-label^="Stop reading aloud"]') === null
      Object.assign(window, { isSilent })
    }
    addEventListener('pointerup', look, { capture: true, once: true })
  })
  await page.mouse.down()
  await page.mouse.up()
  await expect(talk(page)).toHaveAccessibleName('Stop listening')
  expect(await page.evaluate(() => Reflect.get(window, 'isSilent'))).toBe(true)
}

async function isBrokenInto(page: Page): Promise<void> {
  await breaksIn(page)
  await says(page, 'what a lovely day for it')
  await expect(panel(page)).toContainText('I did not understand that. I’ll carry on reading.')
  await expect(stop(page)).toBeVisible()

  await breaksIn(page)
  await speechFails(page, 'no-speech')
  await expect(panel(page)).toContainText('I heard nothing. I’ll carry on reading.')
  await expect(stop(page)).toBeVisible()

  await breaksIn(page)
  await says(page, 'slower')
  await expect(panel(page)).toContainText('Slower.')
  await expect(stop(page)).toBeVisible()

  await breaksIn(page)
  await says(page, 'pause')
  await expect(panel(page)).toContainText('Paused. Say “go on”, or “repeat”.')
  await talk(page).click()
  await says(page, 'go on')
  await expect(stop(page)).toBeVisible()

  await breaksIn(page)
  await says(page, 'stop')
  await expect(panel(page)).toContainText('“stop”')
  await expect(panel(page)).toContainText('Not listening.')
  await expect(stop(page)).toHaveCount(0)
}

test('the server’s sounds', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet()
  await withSpeech(context)
  await hears(context)
  await withHeldSound(context)
  const voice: Voice = await withVoice(page, 5)
  await signIn(page, aSalon)
  await page.goto('/help/patch-tests')
  await startsReading(page)
  await expect.poll(() => voice.streamed.filter(text => text !== 'test').length).toBe(1)
  await isBrokenInto(page)
})

test('the device’s own voice, at the sentence that it was at', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet()
  await withSpeech(context)
  await hears(context)
  await withOwnVoice(page, true)
  const voice = await withVoice(page, 1)
  voice.stream = voice.demo = { status: 503, body: '{"error":"no voice"}' }
  await signIn(page, aSalon)
  await page.goto('/help/patch-tests')
  await holdOwnVoice(page, true)
  await startsReading(page)
  // One sentence further, and held again.
  const goesOn = async (): Promise<number> => {
    await page.evaluate(() => {
      const { holdVoice } = window as unknown as { holdVoice: (hold: boolean) => void }
      holdVoice(false)
      holdVoice(true)
    })
    return (await saidBy(page)).length
  }
  await expect.poll(goesOn).toBeGreaterThan(1)
  await breaksIn(page)
  // Silent by now: what was said last is what it was broken off at.
  const before = await saidBy(page)
  await says(page, 'again')
  await expect.poll(async () => (await saidBy(page)).length).toBeGreaterThan(before.length)
  expect((await saidBy(page)).at(-1)).toBe(before.at(-1))
  await isBrokenInto(page)
})
