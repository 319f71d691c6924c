// The whole app's lines: what a person sees and when, beside a page of React and Dexie alone.
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Device } from '../support/account'
import { MANY } from './clients'
import type { Line } from './line'
import { openBrowser, signedIn } from './stage'

const SLOWED = 4
const ROWS = 10

/** Notes, from the page's very start, when rows are on screen, what was loaded by then, and each long task. */
function watch(selector: string): void {
  const seen = { at: 0, tasks: [] as { start: number; ms: number }[] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ start: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    if (seen.at === 0 && document.querySelectorAll(selector).length >= 10) seen.at = performance.now()
    if (seen.at === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

declare global {
  var seen: { at: number; tasks: { start: number; ms: number }[] }
}

async function rowsSeen(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.seen?.at > 0, undefined, { timeout: 60_000, polling: 20 })
  return page.evaluate(() => globalThis.seen.at)
}

type Side = { context: BrowserContext; close: () => Promise<void>; url: string; selector: string }

/** A reload with the network off and a slow processor: the moment at which the list is there. */
async function restart({ context, url, selector }: Side): Promise<{ ms: number; scripts: string[] }> {
  await context.setOffline(true)
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(watch, selector)
    await page.goto(url)
    const ms = await rowsSeen(page)
    const scripts = await page.evaluate(
      until =>
        performance
          .getEntriesByType('resource')
          .filter(entry => /\.js(\?|$)/.test(entry.name) && entry.startTime < until)
          .map(entry => entry.name),
      ms,
    )
    return { ms, scripts: [...new Set(scripts)] }
  } finally {
    await page.close()
    await context.setOffline(false)
  }
}

/** A first sync with the list open, in a browser that knows nothing; then what stays after a garbage collection. */
async function heap(
  url: string,
  { selector, last, cookie }: { selector: string; last: (page: Page) => Locator; cookie?: [string, string] },
): Promise<number> {
  const { context, close } = await openBrowser()
  try {
    if (cookie) await signedIn(context, ...cookie)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript(watch, selector)
    await page.goto(url)
    await rowsSeen(page)
    await last(page).waitFor({ timeout: 50_000 })
    await page.waitForTimeout(3000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('HeapProfiler.enable')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  } finally {
    await close()
  }
}

async function squeezed(urls: readonly string[]): Promise<number> {
  let sum = 0
  for (const url of urls) {
    const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    const size = gzipSync(await reply.text(), { level: 9 }).length
    if (process.argv.includes('--files')) console.log(`  ${(size / 1000).toFixed(1).padStart(6)} kB  ${url}`)
    sum += size
  }
  return sum / 1000
}

/** The control: a block that must be seen, or "no long task" would mean nothing. */
function controlBlock(): void {
  setTimeout(() => {
    const until = performance.now() + 220
    while (performance.now() < until);
  })
}

/** Everything a first visit does: sign-in known by its cookie, nothing on the tablet yet. */
async function firstVisit(origin: string, device: Device): Promise<{ names: number; longest: number }> {
  const { context, close } = await openBrowser()
  try {
    await signedIn(context, origin, device.cookie)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript(watch, 'a[data-index]')
    await page.goto(`${origin}/clients`)
    const at = await rowsSeen(page)
    await page.getByText(`${MANY.toLocaleString('en-GB')} clients`).waitFor({ timeout: 120_000 })
    await page.waitForTimeout(500)
    const found = await page.evaluate(seenAt => {
      const [first] = performance
        .getEntriesByType('resource')
        .filter(entry => entry.name.includes('/api/sync'))
      const begun = first?.startTime ?? 0
      const during = globalThis.seen.tasks.filter(task => task.start >= begun).map(task => task.ms)
      return { names: seenAt - begun, longest: Math.max(0, ...during) }
    }, at)
    await page.evaluate(controlBlock)
    await page.waitForFunction(() => globalThis.seen.tasks.some(task => task.ms >= 200), undefined, {
      timeout: 5000,
    })
    return found
  } finally {
    await close()
  }
}

export function appLines(
  bareOrigin: string,
  oursOrigin: string,
  device: Device,
  bareFirst: () => Promise<number>,
  contexts: { bare: BrowserContext; ours: BrowserContext },
) {
  const bare: Side = {
    context: contexts.bare,
    close: async () => {},
    url: `${bareOrigin}/`,
    selector: 'li[data-client]',
  }
  const ours: Side = {
    context: contexts.ours,
    close: async () => {},
    url: `${oursOrigin}/clients`,
    selector: 'a[data-index]',
  }
  let ready: Promise<void> | null = null
  /** Once with a network, so that each worker has what it serves. */
  async function visitOnce(): Promise<void> {
    for (const { context, url } of [bare, ours]) {
      const page = await context.newPage()
      await page.goto(url)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForTimeout(4000)
      await page.reload()
      await page.waitForTimeout(1000)
      await page.close()
    }
  }
  const after = <T>(side: Side, work: (side: Side) => Promise<T>): Promise<T> => {
    ready ??= visitOnce()
    return ready.then(() => work(side))
  }
  const lines: Line[] = [
    {
      name: 'first 50 names on screen in a first sync',
      unit: 'ms',
      counts: `${ROWS} rows drawn, from the first request on; F: the whole bare first sync`,
      must: 0.5,
      stretch: 0.35,
      bare: bareFirst,
      ours: async () => (await firstVisit(oursOrigin, device)).names,
    },
    {
      name: 'longest block in a first sync (F: the 100 ms allowed)',
      unit: 'ms',
      counts: 'longest task of the page from the first request to the last row',
      must: 1,
      stretch: null,
      bare: async () => 100,
      ours: async () => (await firstVisit(oursOrigin, device)).longest,
    },
    {
      name: 'offline restart to a usable list, 4× slowed',
      unit: 'ms',
      counts: `${ROWS} of 10,000 names on screen after a reload without a network`,
      must: 1.5,
      stretch: 1.2,
      bare: async () => (await after(bare, restart)).ms,
      ours: async () => (await after(ours, restart)).ms,
    },
    {
      name: 'script before the first usable screen, gzip',
      unit: 'kB',
      counts: 'all scripts requested before the names are on screen',
      must: 1.6,
      stretch: 1.3,
      bare: async () => squeezed((await after(bare, restart)).scripts),
      ours: async () => squeezed((await after(ours, restart)).scripts),
    },
    {
      name: 'heap after a first sync, the list open',
      unit: 'MB',
      counts: 'what stays after a garbage collection, 10,000 records on the tablet',
      must: 1.5,
      stretch: null,
      bare: () =>
        heap(`${bareOrigin}/#first-sync`, {
          selector: 'li[data-client]',
          last: page => page.locator('li[data-client]').nth(49),
        }),
      ours: () =>
        heap(`${oursOrigin}/clients`, {
          selector: 'a[data-index]',
          last: page => page.getByText(`${MANY.toLocaleString('en-GB')} clients`),
          cookie: [oursOrigin, device.cookie],
        }),
    },
  ]
  return lines
}
