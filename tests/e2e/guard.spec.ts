// The access guard, in the specification's order, and what it must never do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { findRegistration } from '../../shared/toolbox'
import { cards } from '../../shared/tools/cards'
import { screens } from '../support/screens'
import { addClient, expectAllSent, expectReadyOffline, fillClient, fillIn, signInByForm } from './acts'
import { expect, type House, test } from './salon'

/** Every screen that needs somebody signed in, as the list of screens has it. Enrolling asks by itself. */
const signedInRoutes = screens
  .filter(({ open, name }) => !open && name !== 'mfa-setup')
  .map(({ path }) => path.replace(':first', 'somebody'))
const tools = cards.map(({ path }) => path)

/** As if fifteen days had passed: the trial is over. */
function endTrial(house: House, email: string): void {
  const db = new Sqlite(join(house.dataDir, 'chairside.sqlite'))
  const changed = db
    .prepare('update subscriptions set ends_at = ? where account = (select id from "user" where email = ?)')
    .run(Date.now() - 1000, email)
  db.close()
  expect(changed.changes).toBe(1)
}

test('nobody is sent to sign in, from every signed-in address', async ({ tablet }) => {
  const { page } = await tablet()
  for (const route of signedInRoutes) {
    await page.goto(route)
    await expect(page, route).toHaveURL(/\/auth/)
  }
})

test('whoever was sent to sign in comes back to the screen that was asked for', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  await addClient(page, { name: 'Keira Davies' })
  await expectAllSent(page)
  const client = new URL(page.url()).pathname
  for (const path of [client, '/history', '/settings/comfort?from=mail']) {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    // Whoever signs out wanted to leave, not to come back.
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await fillIn(page, aSalon)
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path)
  }
  await page.goto(client)
  await expect(page.getByRole('heading', { name: 'Keira Davies' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/auth?next=//elsewhere.example/clients')
  await fillIn(page, aSalon)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('in the trial every tool is open', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  for (const { id, path } of cards) {
    const heading = findRegistration(id)?.heading ?? ''
    expect(heading, id).not.toBe('')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page, heading).toHaveURL(new RegExp(`${path}$`))
  }
})

test('when the trial is over, tools lock with words and records stay open', async ({
  house,
  tablet,
  aSalon,
}) => {
  endTrial(house, aSalon.email)
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  // The pictures are no records: they need a plan like the tool that they belong to.
  for (const route of [...tools, '/social-assets']) {
    await page.goto(route)
    await expect(page.getByText('Subscription Required'), route).toBeVisible()
    await expect(
      page.getByText('Your subscription has expired. Please renew to continue accessing this feature.'),
    ).toBeVisible()
    await expect(page, route).toHaveURL(/\/pricing/)
  }
  const locked = [...tools, '/social-assets']
  for (const route of signedInRoutes.filter(each => !locked.includes(each))) {
    await page.goto(route)
    await expect(page, route).toHaveURL(new RegExp(`${route}$`))
    await expect(page.getByRole('heading').first(), route).toBeVisible()
  }
  await addClient(page, { name: 'Keira Davies' })
  await page.getByRole('button', { name: 'Edit Keira Davies' }).click()
  await fillClient(page, { phone: '020 7946 0999' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectAllSent(page)
  await page.goto('/settings/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click()
  const exported = readFileSync(await (await download).path(), 'utf8')
  expect(exported).toContain('Keira Davies')
  expect(exported).toContain('020 7946 0999')
})

test('a check that fails, or a server that is gone, takes nothing away', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  await page.goto('/colour-formula')
  await expect(page.getByRole('heading', { name: 'Colour Formula Assistant' })).toBeVisible()
  await page.route('**/api/session', route => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Colour Formula Assistant' })).toBeVisible()
  await page.unroute('**/api/session')
  await expectReadyOffline(page)
  await house.kill()
  try {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Colour Formula Assistant' })).toBeVisible()
  } finally {
    await house.start()
  }
})

test('an answer that would have no figures is an answer: the form says what is missing first', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signInByForm(page, aSalon)
  await page.goto('/colour-formula')
  await page.getByRole('button', { name: /generate/i }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByText('Client name is required').first()).toBeVisible()
})

test('an address that is nothing says so, with a way home', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/no-such-page')
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(/\/$/)
})
