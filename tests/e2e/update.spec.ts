// A new version asks before it starts, and waits for a text that is half written.
import { enter } from '../support/account'
import { openHouse } from '../support/house'
import { addClient, expectReadyOffline, letIn, openClient } from './acts'
import { openDoor } from './door'
import { expect, newSalon, openTablet, test } from './salon'

test('a new version asks, waits for a half-written note, and then starts', async () => {
  const door = await openDoor()
  const house = await openHouse({ PUBLIC_URL: door.origin })
  door.to(house.origin)
  const salon = newSalon()
  await enter(door.origin, 'sign-up', salon)
  const { page, close } = await openTablet(door.origin, {})
  try {
    await letIn(page, salon)
    await addClient(page, { name: 'Emeka Abara' })
    await expectReadyOffline(page)
    await openClient(page, 'Emeka Abara')
    door.renew()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByText(/A new version is ready/)).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    // In the middle of a reload there is nobody to ask.
    const isSamePage = () => page.evaluate(() => 'stillTheSamePage' in globalThis).catch(() => true)

    await page.getByLabel('Chair note').fill('Half a sent')
    await page.getByRole('button', { name: 'Update now' }).click()
    await page.waitForTimeout(1500)
    expect(await isSamePage()).toBe(true)
    await expect(page.getByLabel('Chair note')).toHaveValue('Half a sent')

    await page.getByLabel('Chair note').press('Control+Enter')
    await expect.poll(isSamePage, { timeout: 40_000 }).toBe(false)
    await expect(page.getByText('Half a sent')).toHaveCount(1)
  } finally {
    await close()
    await house.close()
    door.close()
  }
})
