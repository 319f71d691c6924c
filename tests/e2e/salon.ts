// What each browser test starts from: a running house, and tablets with profiles of their own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { findBrowser, testBrowserArgs } from '../../scripts/browser.mjs'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'

export type { House }
export type Tablet = { context: BrowserContext; page: Page; close: () => Promise<void> }
/**
 * `hears`: a WAV file that is the tablet's microphone, over and over. `fresh`: a tablet that has never seen the app;
 * otherwise its worker is installed already and nobody has signed in on it.
 */
export type TabletOptions = {
  dark?: boolean
  phone?: boolean
  touch?: boolean
  hears?: string
  fresh?: boolean
}

const microphone = (file: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
]

/** `installed`: the profile of a tablet on which the worker is installed. */
export async function openTablet(
  origin: string,
  options: TabletOptions,
  installed: string | null = null,
): Promise<Tablet> {
  const profile = mkdtempSync(join(tmpdir(), 'chairside-tablet-'))
  if (installed !== null) cpSync(installed, profile, { recursive: true })
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: options.hears ? [...testBrowserArgs, ...microphone(options.hears)] : testBrowserArgs,
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

/** Taking the whole app in is the same each time: once for all tests of a worker. Returns the profile's folder. */
async function installOnce(origin: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'chairside-installed-'))
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: testBrowserArgs,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${origin}/manifest.webmanifest`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await context.close()
  // The worker has its own copy of all that it took in.
  for (const folder of ['Cache', 'GPUCache', 'DawnGraphiteCache', 'DawnWebGPUCache'])
    rmSync(join(profile, 'Default', folder), { recursive: true, force: true })
  return profile
}

type Fixtures = { tablet: (options?: TabletOptions) => Promise<Tablet>; aSalon: Salon }
export type Salon = { email: string; password: string }

let made = 0
/** An email that no other test uses. */
export const newSalon = (): Salon => ({
  email: `salon-${process.pid}-${++made}-${Date.now()}@example.com`,
  password: 'six-strands',
})

export const test = base.extend<Fixtures, { house: House; installed: () => Promise<string> }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  installed: [
    async ({ house }, use) => {
      let made: Promise<string> | null = null
      await use(() => {
        made ??= installOnce(house.origin)
        return made
      })
      if (made !== null) rmSync(await made, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  tablet: async ({ house, installed }, use) => {
    const open: Tablet[] = []
    await use(async (options = {}) => {
      const tablet = await openTablet(house.origin, options, options.fresh ? null : await installed())
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
