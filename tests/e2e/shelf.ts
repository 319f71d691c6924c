// Tablets that stand ready: starting a browser costs more than most tests do with it. One that comes back is wiped
// like new, with the worker still installed; one that a test changed for good is thrown away.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser, testBrowserArgs } from '../../scripts/browser.mjs'

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

const origins = new WeakMap<BrowserContext, string>()
/** Of the house that a tablet belongs to. */
export const originOf = (page: Page): string => origins.get(page.context()) ?? ''

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
  context.setDefaultTimeout(30_000)
  origins.set(context, origin)
  // Whether and when this browser offers to install is its own affair: a test that wants an offer makes one.
  await context.addInitScript(() =>
    window.addEventListener(
      'beforeinstallprompt',
      event => {
        if (event.isTrusted) event.stopImmediatePropagation()
      },
      true,
    ),
  )
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
    // What the app's own pages begin with: this one is none.
    window.trustedTypes?.createPolicy('default', { createScriptURL: address => address })
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await context.close()
  // The worker has its own copy of all that it took in.
  for (const folder of ['Cache', 'GPUCache', 'DawnGraphiteCache', 'DawnWebGPUCache'])
    rmSync(join(profile, 'Default', folder), { recursive: true, force: true })
  return profile
}

/** What a test does to a context so that no wiping takes it back. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'close',
  ],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

function watch(target: object, names: readonly string[], seen: () => void): void {
  for (const name of names) {
    const own: unknown = Reflect.get(target, name)
    if (typeof own !== 'function') continue
    Reflect.set(target, name, (...given: unknown[]) => {
      seen()
      return Reflect.apply(own, target, given)
    })
  }
}

/** A tablet that may be taken again, and how often it was. */
type Kept = { key: string; tablet: Tablet; taken: number; isSpoilt: () => boolean; wipe: () => Promise<void> }

async function keep(key: string, tablet: Tablet, origin: string): Promise<Kept> {
  const { context } = tablet
  const open = context.newCDPSession.bind(context)
  let spoilt = false
  const spoil = (): void => {
    spoilt = true
  }
  watch(context, LASTING.context, spoil)
  watch(context.clock, LASTING.clock, spoil)
  const wipe = async (): Promise<void> => {
    const page = await context.newPage()
    for (const each of context.pages()) if (each !== page) await each.close()
    await context.setOffline(false)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
    const devtools = await open(page)
    // What the worker holds in memory goes with it.
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await context.clearCookies()
    const storageTypes = 'file_systems,indexeddb,local_storage'
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await devtools.detach()
    // A visit starts the worker again: one that is stopped would keep whoever lays a route waiting. Of what was kept in
    // caches, the app itself stays.
    await page.goto(`${origin}/manifest.webmanifest`)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name)
    })
    for (const worker of context.serviceWorkers()) await worker.evaluate(() => true)
    await page.goto('about:blank')
    await context.route('**/never', route => route.abort())
    await context.unrouteAll()
    kept.tablet = { ...tablet, page }
  }
  const kept: Kept = { key, tablet, taken: 0, isSpoilt: () => spoilt, wipe }
  return kept
}

/** One that can't be wiped in time is not worth waiting for. */
const inTime = (work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>(resolve => setTimeout(() => resolve(false), 10_000).unref()),
  ])

export type Shelf = {
  take: (options?: TabletOptions) => Promise<Tablet>
  /** All that were taken; `clean`: they may be taken again. */
  putBack: (clean: boolean) => Promise<void>
  close: () => Promise<void>
}

/** How many stand there at most, and how often one is taken before a new one takes its place. */
const MOST = 3
const OFTEN = 20

/** Tablets of one house. */
export function openShelf(origin: string): Shelf {
  let installed: Promise<string> | null = null
  const ready: Kept[] = []
  let taken: Kept[] = []
  let others: Tablet[] = []
  const take = async (options: TabletOptions = {}): Promise<Tablet> => {
    installed ??= installOnce(origin)
    if (options.fresh || options.hears !== undefined) {
      const tablet = await openTablet(origin, options, options.fresh ? null : await installed)
      others.push(tablet)
      return tablet
    }
    const key = `${options.dark ?? false} ${options.phone ?? false}`
    const at = ready.findIndex(each => each.key === key)
    const found = at < 0 ? null : ready.splice(at, 1)[0]
    const kept = found ?? (await keep(key, await openTablet(origin, options, await installed), origin))
    kept.taken += 1
    taken.push(kept)
    return kept.tablet
  }
  const putBack = async (clean: boolean): Promise<void> => {
    for (const tablet of others) await tablet.close()
    for (const kept of taken)
      if (clean && !kept.isSpoilt() && kept.taken < OFTEN && (await inTime(kept.wipe()))) ready.push(kept)
      else await kept.tablet.close()
    taken = []
    others = []
    while (ready.length > MOST) await ready.shift()?.tablet.close()
  }
  const close = async (): Promise<void> => {
    for (const { tablet } of ready) await tablet.close()
    if (installed !== null) rmSync(await installed, { recursive: true, force: true })
  }
  return { take, putBack, close }
}
