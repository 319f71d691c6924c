// Every screen with a client, a running timer and a salon in it, as it stands on a tablet lying and upright, on a phone,
// and magnified to 200 %: all of it can be read and reached beside what stays in sight, and no control is too small.
import type { Page } from '@playwright/test'
import { everywhere } from '../support/screens'
import { aWorkedSalon, letIn, loadSample } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'
import { covered, drawnAgain, tooFine, tooSmall } from './within-reach'

const sizes = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

async function expectWithinReach(page: Page, what: string): Promise<void> {
  for (const [width, height] of sizes)
    for (const scale of [1, 2]) {
      // Half of the upright one lies between the phone and its half.
      if (scale === 2 && width === 820) continue
      await page.setViewportSize({ width: width / scale, height: height / scale })
      const where = `${what}, ${width} × ${height}${scale === 2 ? ' at 200 %' : ''}`
      await drawnAgain(page, where)
      await expect.poll(() => covered(page), { message: `covered: ${where}`, timeout: 10_000 }).toEqual([])
      if (scale === 2) continue
      await expect.poll(() => tooSmall(page), { message: `too small: ${where}`, timeout: 10_000 }).toEqual([])
      await expect.poll(() => tooFine(page), { message: `too fine: ${where}`, timeout: 10_000 }).toEqual([])
    }
  await page.setViewportSize({ width: 1180, height: 820 })
}

async function startTimer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start a timer' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await dialog.getByRole('button', { name: /^Start \d+ minutes?, done at/ }).click()
  await expect(page.getByRole('region', { name: 'Timers running' })).toBeVisible()
}

test('on every screen all is large enough, and nothing that stays in sight covers what can be read or touched', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  const first = await aWorkedSalon(page)
  await startTimer(page)
  for (const { name, path } of everywhere) {
    await page.goto(path.replace(':first', first).replace('/auth', '/auth?again=1'))
    await expect(page.getByRole('heading').first(), name).toBeVisible()
    // What comes after the first screen has come by then.
    if (await page.getByRole('banner').locator('a[href="/waiting"]').isVisible())
      if (!name.startsWith('chair'))
        await expect(page.getByRole('button', { name: 'Open Support Chat' })).toBeVisible()
    await expectWithinReach(page, name)
  }
})

test('neither does a dialog, an open chat, an allergy, or a developer that is raised at the chair', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)

  await page.goto('/clients')
  await page.getByRole('region', { name: 'Clients' }).getByText('Margaret Ashworth').click()
  await expect(page.getByRole('region', { name: 'Allergies' })).toBeVisible()
  await expectWithinReach(page, 'a client with an allergy')
  await test.step('a button that floats in a corner would be found', async () => {
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.id = 'floating'
      Object.assign(button.style, {
        position: 'fixed',
        right: '24px',
        bottom: '24px',
        width: '56px',
        height: '40px',
      })
      document.body.append(button)
    })
    expect(await covered(page)).toEqual(expect.arrayContaining([expect.stringContaining('under button')]))
    expect(await tooSmall(page)).toEqual([expect.stringContaining('floating')])
    await page.evaluate(() => document.getElementById('floating')?.remove())
  })
  await page.getByRole('button', { name: 'Open Support Chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Support Chat' })).toBeVisible()
  await expectWithinReach(page, 'an open chat')
  await page.getByRole('button', { name: 'Close Support Chat' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Talk', exact: true })).toBeVisible()
  await expectWithinReach(page, 'the talk panel')
  await page.getByRole('region', { name: 'Talk', exact: true }).getByRole('button', { name: 'Close' }).click()

  for (const [opener, title] of [
    ['Start a timer', 'Start a timer'],
    ['Comfort settings', 'Comfort'],
  ] as const) {
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectWithinReach(page, title)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await expectWithinReach(page, 'Add Client')

  await page.goto('/chair/sample-client-siobhan')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await page.getByRole('button', { name: 'Change the developer' }).click()
  await page.getByRole('button', { name: /^40 vol/ }).click()
  const warning = page.getByRole('alert').filter({ hasText: 'not 40 vol' })
  await expect(warning).toBeInViewport({ ratio: 1 })
  await expectWithinReach(page, 'a raised developer')
  await page.getByRole('textbox').fill('Strand test was clear at 40 vol.')
  await page.getByRole('button', { name: 'Save the reason and continue' }).click()
  await expect(page.getByText('Beyond what the rules allow.')).toBeInViewport({ ratio: 1 })
  await expectWithinReach(page, 'a developer with its reason')
})

/** Each with its way in. */
const dialogs = [
  ['/dashboard', 'Add appointment', 'Add appointment'],
  ['/lists', /^Message to /, /^Message to /],
  ['/lists', 'Change the words', /^Words: /],
  ['/products', 'Stock of Koleston 7/43', 'Stock: Koleston 7/43'],
  ['/products', 'Add Product', 'Add Product'],
] as const

test('neither does a dialog of the day, the lists or the shelf; each is axe clean', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await aWorkedSalon(page)
  for (const [path, opener, title] of dialogs) {
    await page.goto(path)
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectWithinReach(page, `${title}`)
    await expectAxeCleanDayAndNight(page, `${title}`)
  }
})
