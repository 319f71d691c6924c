import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftFormula, expectAllSent, loadSample, signIn } from '../e2e/acts'
import { test as base } from '../e2e/salon'
import { enter } from '../support/account'
import { root } from '../support/imports'
import { screens } from '../support/screens'
import { asDevice, devices, shoot } from './pictures'

mkdirSync(join(root, 'public', 'screenshots'), { recursive: true })

let salons = 0
/** An account with an address that looks well in a picture. */
const test = base.extend({
  aSalon: async ({ house }, use) => {
    const salon = { email: `hello@strand${++salons}.example`, password: 'six-strands' }
    await enter(house.origin, 'sign-up', salon)
    await use(salon)
  },
})

/** Of the sample salon: with a colour, a past and an allergy's place to look at. */
const SHOWN = 'sample-client-niamh'

const wish = {
  current: 'Natural level 6, about 20% grey at the temples',
  desired: 'Level 7 copper all over',
  condition: 'Healthy, never coloured, medium texture',
}

for (const [device, options] of Object.entries(devices)) {
  test(`pictures, ${device}`, async ({ tablet, aSalon, house }) => {
    const page = await asDevice(await tablet(options), options)
    for (const { name, path } of screens.filter(screen => screen.open)) {
      await page.goto(path)
      await shoot(page, `${name}-${device}`)
    }
    await signIn(page, aSalon)
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    await shoot(page, `first-run-${device}`)
    await page.goto('/clients')
    // The offer to install waits while the first steps make it.
    await page
      .getByRole('button', { name: 'Not now' })
      .click({ timeout: 4000 })
      .catch(() => null)
    await shoot(page, `clients-empty-${device}`)
    await loadSample(page)
    await expectAllSent(page)
    // The dashboard of every later day.
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Skip the first steps' }).click()
    for (const { name, path } of screens.filter(screen => !screen.open)) {
      await page.goto(path.replace(':first', SHOWN))
      await shoot(page, `${name}-${device}`)
    }
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(1500)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('col')
    await shoot(page, `palette-${device}`)
    await page.keyboard.press('Escape')
    await draftFormula(page, null, wish)
    await page.waitForTimeout(6000)
    // From the recipe on; the question above it is known.
    await page
      .locator('[data-sheet]')
      .first()
      .evaluate(sheet => {
        sheet.scrollIntoView()
        window.scrollBy(0, -84)
      })
    await shoot(page, `colour-formula-answer-${device}`)
    await page.evaluate(() => void navigator.serviceWorker.ready)
    await house.kill()
    await page.goto('/products')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.goto('/waiting')
    await shoot(page, `waiting-offline-${device}`)
    await house.start()
  })
}

test('the two that the install dialog shows', async ({ tablet, aSalon }) => {
  const into = join(root, 'public', 'screenshots')
  const wide = await tablet()
  await signIn(wide.page, aSalon)
  await loadSample(wide.page)
  await wide.page.setViewportSize({ width: 1280, height: 800 })
  await wide.page
    .getByRole('button', { name: 'Not now' })
    .click({ timeout: 4000 })
    .catch(() => null)
  await wide.page.goto(`/clients/${SHOWN}`)
  await wide.page.waitForTimeout(6000)
  await wide.page.screenshot({ path: join(into, 'wide.png') })
  const devtools = await wide.context.newCDPSession(wide.page)
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  })
  await wide.page.goto('/clients')
  await wide.page.waitForTimeout(1000)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' })
  writeFileSync(join(into, 'narrow.png'), Buffer.from(data, 'base64'))
})
