// The drill in a browser: a copy of the tree with a seventh tool is built and run, and a salon uses it.
import { spawnSync } from 'node:child_process'
import { type Copy, copyWithSeventhTool } from '../drill/copy'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'
import { expectAllSent, expectReadyOffline, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, newSalon, openTablet, test } from './salon'

const BUILD = "import('./scripts/build.mjs').then(async build => process.exit(await build.ensureBuilt()))"

let copy: Copy
let house: House
test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = copyWithSeventhTool()
  const built = spawnSync(process.execPath, ['-e', BUILD], { cwd: copy.path, encoding: 'utf8' })
  expect(built.status, `${built.stdout}\n${built.stderr}`).toBe(0)
  house = await openHouse({}, copy.path)
})
test.afterAll(async () => {
  await house?.close()
  copy?.remove()
})

test('a seventh tool has its screen, form, cards, pages, answer and place in History, also without a server', async () => {
  const salon = newSalon()
  await enter(house.origin, 'sign-up', salon)
  const tablet = await openTablet(house.origin, {})
  const { page } = tablet
  try {
    await test.step('its card on the dashboard, its price, its public pages', async () => {
      await signIn(page, salon)
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Towel Count' }) })
      await expect(card).toContainText('Clean towels for the day, and the loads to wash.')
      for (const path of ['/towel-count', '/demo/towel-count', '/features/towel-count'])
        await expect(card.locator(`a[href="${path}"]`), path).toHaveCount(1)
      await page.goto('/pricing')
      const price = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Towel Count' }) })
      await expect(price).toContainText('£49')
      for (const path of ['/demo/towel-count', '/features/towel-count']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'Towel Count' }).first()).toBeVisible()
      }
    })

    await test.step('its form is checked, and answered with the server gone', async () => {
      await page.goto('/dashboard')
      await expectReadyOffline(page)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Towel Count' }).click()
      await expect(page.getByRole('heading', { name: 'Towel Count' })).toBeVisible()
      await expectAxeClean(page, 'the form')
      await house.kill()
      await page.getByRole('button', { name: 'Count towels' }).click()
      await expect(page.getByText('Please say how many clients').first()).toBeVisible()
      await page.getByLabel('Clients today').fill('24')
      await page.getByRole('slider', { name: 'Towels per client' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('button', { name: 'Count towels' }).click()
      await expect(page.getByText('Towels counted')).toBeVisible()
      await expect(page.getByRole('heading', { name: '48 towels for the day' })).toBeVisible()
      await expectAxeClean(page, 'the answer')
    })

    await test.step('the server takes it, and it stands in History', async () => {
      await house.start()
      await expectAllSent(page)
      await expect(page.getByText('Ready. Built-in engine.')).toBeVisible()
      await page.goto('/history')
      const entries = page.getByRole('main').getByRole('listitem')
      const entry = entries.filter({ has: page.getByRole('button', { name: /Towel Count/ }) })
      await expect(entry).toHaveCount(1)
      await entry.getByRole('button', { name: /Towel Count/ }).click()
      await expect(entry.getByRole('link', { name: 'Open in Towel Count' })).toBeVisible()
      await expect(entry).toContainText('48 towels')
      await page.getByRole('main').getByRole('button', { name: 'Towel Count', exact: true }).click()
      await expect(entries).toHaveCount(1)
    })
  } finally {
    await tablet.close()
  }
})
