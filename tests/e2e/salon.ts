// What each browser test starts from: a running house, and tablets with profiles of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'

export type { House }
export type Tablet = { context: BrowserContext; page: Page; close: () => Promise<void> }
/** `hears`: a WAV file that is the tablet's microphone, over and over. */
export type TabletOptions = { dark?: boolean; phone?: boolean; touch?: boolean; hears?: string }

const microphone = (file: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
]

export async function openTablet(origin: string, options: TabletOptions): Promise<Tablet> {
  const profile = mkdtempSync(join(tmpdir(), 'chairside-tablet-'))
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: options.hears ? [...browserArgs, ...microphone(options.hears)] : browserArgs,
    baseURL: origin,
    viewport: options.phone ? { width: 390, height: 844 } : { width: 1180, height: 820 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  context.setDefaultTimeout(15_000)
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    context,
    page,
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Fixtures = { tablet: (options?: TabletOptions) => Promise<Tablet>; aSalon: Salon }
export type Salon = { email: string; password: string }

let made = 0
/** An email that no other test uses. */
export const newSalon = (): Salon => ({
  email: `salon-${process.pid}-${++made}-${Date.now()}@example.com`,
  password: 'six-strands',
})

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  tablet: async ({ house }, use) => {
    const open: Tablet[] = []
    await use(async (options = {}) => {
      const tablet = await openTablet(house.origin, options)
      open.push(tablet)
      return tablet
    })
    for (const tablet of open) await tablet.close()
    // A test that ended with its server killed leaves none behind for the next one.
    if (house.pid() === undefined) await house.start()
  },
  // An account that exists already, made without the screens.
  aSalon: async ({ house }, use) => {
    const salon = newSalon()
    await enter(house.origin, 'sign-up', salon)
    await use(salon)
  },
})

export { expect }
