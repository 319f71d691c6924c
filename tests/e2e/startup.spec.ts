// A start on a slow tablet: each part that is asked for only after another has come is a wait of its own.
import { addClient, expectAllSent, signIn } from './acts'
import { expect, test } from './salon'

test('what the list of clients is drawn with comes in one go, and what a screen shows is asked for once', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await addClient(page, { name: 'Aoife Kelly' })
  await expectAllSent(page)
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    const begin = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (stores, ...rest) {
      asked.push([stores].flat().join())
      return begin.call(this, stores, ...rest)
    }
  })
  // A busy machine that takes over half a second draws the frame first, with what belongs to it: one start of a few is
  // judged. A part asked for after another is so at each.
  await expect(async () => {
    await page.goto('/clients')
    await expect(page.getByRole('region', { name: 'Clients' }).getByText('Aoife Kelly')).toBeVisible()
    // Told by the browser a moment after it has drawn.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const scripts = await page.evaluate(() => {
      const here = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const screen = here.find(({ name }) => name.includes('/ClientsScreen'))
      const until = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const early = here.filter(({ startTime }) => startTime < until)
      return {
        early: early.length,
        afterScreen: early
          .filter(({ startTime }) => startTime > (screen?.startTime ?? 0))
          .map(({ name }) => name),
      }
    })
    expect(scripts.early).toBeGreaterThan(2)
    expect(scripts.early).toBeLessThan(6)
    expect(scripts.afterScreen).toEqual([])
  }).toPass({ timeout: 30_000, intervals: [0] })
  // The header, the notices and the voice all ask how sending stands; what sends may look once for itself by then.
  const asked = await page.evaluate((): string[] => Reflect.get(globalThis, 'asked'))
  expect(asked.filter(stores => stores === 'meta,outbox,sounds').length).toBeGreaterThan(0)
  expect(asked.filter(stores => stores === 'outbox').length).toBeLessThan(2)
})

test('a tool’s screen and the frame round it come in tens of files, not in hundreds', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await expect(page.getByRole('button', { name: 'Talk' })).toBeVisible()
  await expectAllSent(page)
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBeGreaterThan(10)
  expect(scripts).toBeLessThan(80)
})
