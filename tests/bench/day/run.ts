// `npm run bench -- day`: the salon's day after years of work, in the real browser, without a signal.
import type { BrowserContext, Page } from '@playwright/test'
import { aDevice } from '../../support/account'
import { openHouse } from '../../support/house'
import { type Line, type Measured, measure, table } from '../line'
import { bundle, openBrowser, signedIn } from '../stage'
import type * as OursModule from './ours'
import { APPOINTMENTS, CLIENTS, PHOTOS, REGULAR } from './rows'

declare global {
  var day: typeof OursModule
}

const once = process.argv.includes('--once')
const today = new Date().toISOString().slice(0, 10)
const now = Date.now()
/** What feels like at once. */
const AT_ONCE_MS = 100

type Read = keyof typeof OursModule.reads
type Pair = keyof typeof OursModule.pairs

/** A page of the product's address with the product's modules in it, and nothing that has been asked yet. */
async function modules(
  context: BrowserContext,
  origin: string,
  code: string,
  account: string,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/manifest.webmanifest`)
  await page.evaluate(code)
  await page.evaluate(id => globalThis.day.enter(id), account)
  return page
}

/** From a tap that leads there until so many rows stand on the screen, the screen's own script being here. */
async function drawn(
  page: Page,
  { path, rows, many }: { path: string; rows: string; many: number },
): Promise<number> {
  await page.goto(`${new URL(page.url()).origin}/help`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(1500)
  return page.evaluate(
    async ({ path, rows, many }) => {
      const go = (to: string): void => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }
      const until = (stands: () => boolean): Promise<void> =>
        new Promise(resolve => {
          const look = (): void => (stands() ? resolve() : void requestAnimationFrame(look))
          requestAnimationFrame(look)
        })
      const drawn = () => until(() => document.querySelectorAll(rows).length >= many)
      const took: number[] = []
      for (let n = 0; n < 6; n++) {
        const start = performance.now()
        go(path)
        await drawn()
        took.push(performance.now() - start)
        go('/help')
        await until(() => document.querySelectorAll(rows).length === 0)
        await new Promise(resolve => setTimeout(resolve, 300))
      }
      return took.slice(1).sort((a, b) => a - b)[2] ?? Number.NaN
    },
    { path, rows, many },
  )
}

const house = await openHouse()
const { context, close } = await openBrowser()
const measured: Measured[] = []
try {
  const device = await aDevice(house.origin, { email: 'day@example.com', password: 'forty-thousand' })
  await signedIn(context, house.origin, device.cookie)
  // Once with a network: the worker takes the app in.
  const first = context.pages()[0] ?? (await context.newPage())
  await first.goto(`${house.origin}/dashboard`)
  await first.evaluate(() => navigator.serviceWorker.ready)
  await first.waitForTimeout(4000)
  await first.goto('about:blank')
  const code = await bundle('day/ours.ts', 'day')
  const filling = await modules(context, house.origin, code, device.account)
  await context.setOffline(true)
  const figure = (many: number): string => many.toLocaleString('en-GB')
  console.log(
    `Filling a tablet with ${figure(CLIENTS)} clients, ${figure(APPOINTMENTS)} appointments, ${figure(PHOTOS)} photos …`,
  )
  const many = await filling.evaluate(([at, day]) => globalThis.day.fill(at, day), [now, today] as const)
  console.log(`${figure(many)} records in all\n`)
  await filling.close()
  const page = await context.newPage()
  await page.goto(`${house.origin}/help`)

  /** In a page of its own, which has gathered nothing yet. */
  async function asked<T>(of: 'reads' | 'pairs', name: string, given: readonly unknown[]): Promise<T> {
    const own = await modules(context, house.origin, code, device.account)
    try {
      return await own.evaluate(
        ([of, name, values]) =>
          (globalThis.day[of] as unknown as Record<string, (...all: readonly unknown[]) => Promise<T>>)[
            name
          ]?.(...values) as Promise<T>,
        [of, name, given] as const,
      )
    } finally {
      await own.close()
    }
  }
  const read =
    (what: Read, ...given: readonly unknown[]) =>
    (): Promise<number> =>
      asked('reads', what, given)
  const reading = (
    name: string,
    bare: Read,
    ours: Read,
    must: number,
    ...given: readonly unknown[]
  ): Line => ({
    name,
    unit: 'ms',
    counts: 'rows in hand; F: the same rows by IndexedDB alone, in one transaction',
    must,
    stretch: null,
    bare: read(bare, ...given),
    ours: read(ours, ...given),
  })
  /** Both in one page and in turns; of five pages. */
  const paired = (name: string, pair: Pair, must: number, ...given: readonly unknown[]): Line => {
    let last: Promise<[bare: number, ours: number]> | null = null
    // Whichever is asked for first measures both.
    const side = (at: 0 | 1) => async (): Promise<number> => {
      const measuring = last
      last = measuring === null ? asked('pairs', pair, given) : null
      return (await (measuring ?? last ?? []))[at] ?? Number.NaN
    }
    return {
      name,
      unit: 'ms',
      counts: 'rows in hand; F: the same rows by IndexedDB alone, in one transaction',
      must,
      stretch: null,
      bare: side(0),
      ours: side(1),
    }
  }
  /** Told, and nothing fails for it: on a busy machine a limit in milliseconds says little. */
  const within = (name: string, limit: number, ours: () => Promise<number>): Line => ({
    name: `${name} (F: ${limit} ms)`,
    unit: 'ms',
    counts: 'until it stands there',
    must: Number.POSITIVE_INFINITY,
    stretch: 1,
    bare: async () => limit,
    ours,
  })
  const screen = (name: string, path: string, rows: string, count = 10): Line =>
    within(`${name} on the screen`, AT_ONCE_MS, () => drawn(page, { path, rows, many: count }))
  const lines: Line[] = [
    paired('Today: the rows of the day and its cards', 'today', 1.2, today),
    paired('a client with 25 visits and 24 photos', 'client', 1.5),
    paired('the first of the history', 'history', 1.5),
    reading('the lists, from nothing', 'bareLists', 'lists', 1.5, now),
    within('the lists, after one change', 50, read('listsAgain', now)),
    reading('a line searched for, from nothing', 'bareSearch', 'search', 1.5),
    within('a line searched for, the next one', 50, read('searchAgain')),
    screen('Today', '/dashboard', 'li[data-when]'),
    screen('a client with 24 photos', `/clients/${encodeURIComponent(REGULAR)}`, 'li[data-record]'),
    screen('the history', '/history', 'main ol > li'),
    screen('the list of clients', '/clients', 'a[data-index]'),
  ]
  const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
  for (const line of lines.filter(
    ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
  )) {
    process.stdout.write(`${line.name} … `)
    const result = await measure(line, once ? 1 : 5)
    measured.push(result)
    console.log(`${result.ours} ${result.unit}, F ${result.bare}, ratio ${result.ratio}`)
  }
} finally {
  await close()
  await house.close()
}
console.log(`\n${table(measured)}\n`)
process.exitCode = measured.every(({ met }) => met) ? 0 : 1
