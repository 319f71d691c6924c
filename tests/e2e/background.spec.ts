// No page is open, and what waits is sent all the same: by the worker within its event, and by the browser's own retry.
import type { Page } from '@playwright/test'
import { aDevice } from '../support/account'
import { askFormula, expectReadyOffline, loseServer } from './acts'
import { killable } from './killable'
import { expect, test } from './salon'

/** After a failed event the browser waits five minutes; here a few seconds. It is the same retry. */
const SOON = [
  '--force-fieldtrials=BackgroundSync/Soon',
  '--force-fieldtrial-params=BackgroundSync.Soon:initial_retry_sec/5/min_recovery_time_sec/1',
]
const CLIENT = 'rhian-1'

/** Goes where nothing of the product runs. */
const leave = (page: Page): Promise<unknown> => page.goto('about:blank')
const note = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Chair note').fill(text)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByLabel('Chair note')).toHaveValue('')
}

test('a note, an ask and a wanted sound go and come with no page open, three times of three', async ({
  house,
  aSalon,
}) => {
  test.setTimeout(420_000)
  const device = await aDevice(house.origin, aSalon)
  await device.sync([
    {
      id: crypto.randomUUID(),
      op: 'create',
      kind: 'client',
      recordId: CLIENT,
      person: 'owner',
      at: Date.now(),
      patch: { name: 'Rhian Powell', created_at: new Date().toISOString() },
    },
  ])
  /** What the server has, as another device hears it. */
  const arrived = async (): Promise<string> => JSON.stringify((await device.sync([])).records)
  const asks = async (): Promise<number> => (await arrived()).split('"kind":"ask"').length - 1
  const tablet = killable(house.origin, SOON)
  try {
    const page = await tablet.start(`/clients/${CLIENT}`, device.cookie)
    await expectReadyOffline(page)
    for (const [run, awayMs] of [3_000, 12_000, 75_000].entries()) {
      const text = `Written in run ${run + 1} as the signal went`
      await page.goto(`${house.origin}/clients/${CLIENT}`)
      await loseServer(page, house)
      await note(page, text)
      await page.goto(`${house.origin}/colour-formula`)
      await askFormula(page, 'Rhian Powell', {
        current: 'level 5 natural brown',
        desired: `level ${6 + run} natural`,
        condition: 'healthy, never coloured',
      })
      await page.getByRole('button', { name: 'Read aloud' }).first().click()
      await expect(page.getByText(/The sound will be offered here later/).first()).toBeVisible()
      await leave(page)
      // The last of them outlives every try within the event: only the browser's own retry is left.
      await new Promise(resolve => setTimeout(resolve, awayMs))
      await house.start()
      await expect.poll(arrived, { timeout: 60_000 }).toContain(text)
      await expect.poll(asks, { timeout: 30_000 }).toBe(run + 1)
      // A page of this origin in which no script of the product runs.
      await page.goto(`${house.origin}/manifest.webmanifest`)
      const sounds = () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter(name => name.startsWith('chairside-voice-'))
          const kept = await Promise.all(
            names.map(async name => (await (await caches.open(name)).keys()).length),
          )
          return kept.reduce((sum, each) => sum + each, 0)
        })
      await expect.poll(sounds, { timeout: 60_000 }).toBeGreaterThan(run)
    }
  } finally {
    await tablet.close()
  }
})
