// A tablet that lies about, or is gone: its lock is not passed by an address, and the owner ends it from elsewhere.
import type { Page } from '@playwright/test'
import {
  accountDatabase,
  addClient,
  expectAllSent,
  expectReadyOffline,
  letIn,
  openClient,
  signIn,
  signInByForm,
  writeNote,
} from './acts'
import { expectAxeClean } from './axe'
import { keptHere } from './kept-here'
import { expect, type Salon, test } from './salon'

const NAME = 'Keira Davies'
const clientIn = (page: Page): string => new URL(page.url()).pathname.split('/').pop() ?? ''
const signInAlone = (page: Page) => page.getByRole('heading', { name: 'Welcome Back' })
const endedWords = (page: Page) => page.getByText('This tablet was signed out from another device.')
const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name))

/** Whether the frame of the salon's screens stood on this page at any moment since it was loaded. */
const watchFrame = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.getElementById('screen')) Reflect.set(window, 'frameSeen', true)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
const sawFrame = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'frameSeen') === true)

/** Of the locked screen: the sheet that asks who takes over has the same words in its head. */
const covered = (page: Page) => page.getByRole('heading', { level: 1, name: 'Who is working?' })

async function lockHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /works here. Switch person/ }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(covered(page)).toBeVisible()
}
async function showsNothingOf(page: Page): Promise<void> {
  await expect(signInAlone(page)).toBeVisible()
  await expect(endedWords(page)).toBeVisible()
  await expect(page.getByText('Keira')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/Keira/)
  await expect(page.getByText(/not been sent|waiting/i)).toHaveCount(0)
}
/** Ends the other session from the owner's own browser. */
async function fromElsewhere(owner: Page, salon: Salon, act: 'Sign out' | 'Forget everything') {
  await letIn(owner, salon)
  await owner.goto('/settings/security')
  await owner.getByRole('button', { name: new RegExp(`^${act}: `) }).click()
}

test('no address of the server shows a client, whether the tablet is locked or not', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await signIn(page, aSalon)
  await addClient(page, { name: NAME })
  await expectAllSent(page)
  const id = clientIn(page)
  const addresses = [
    `/api/clients/${id}/report`,
    `/api/clients/${id}/report.pdf`,
    `/api/records/${id}/history`,
  ]
  const typed = await context.newPage()
  const tryAll = async (): Promise<void> => {
    for (const path of [...addresses, '/api/session', '/api/security', '/api/models/sent']) {
      const reply = await typed.goto(path)
      expect(reply?.status(), path).toBe(403)
      await expect(typed.getByText('There is no page at this address.'), path).toBeVisible()
      for (const word of ['Keira', aSalon.email]) expect(await typed.content(), path).not.toContain(word)
    }
  }
  /** As the app's own page asks. */
  const statusOf = async (path: string) =>
    page.evaluate(
      async ([address, account]) =>
        (await fetch(address, { headers: { 'x-chairside-account': account } })).status,
      [path, (await accountDatabase(page)).replace('chairside-', '')] as const,
    )
  await tryAll()
  for (const path of addresses) expect(await statusOf(path), path).toBe(200)
  await lockHere(page)
  await tryAll()
  for (const path of addresses) await expect.poll(() => statusOf(path), path).toBe(423)
  await page.getByRole('button', { name: /Was here last/ }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  for (const path of addresses) await expect.poll(() => statusOf(path), path).toBe(200)
})

test('a lock and its end that the server could not be told of are told when it is there again', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await addClient(page, { name: NAME })
  await writeNote(page, 'Toned 8 minutes.')
  await expectAllSent(page)
  await expectReadyOffline(page)
  const said = async (): Promise<unknown> =>
    page.evaluate(async () => (await (await fetch('/api/session')).json()).locked)
  await house.kill()
  await lockHere(page)
  await page.reload()
  await expect(covered(page)).toBeVisible()
  await house.start()
  await page.reload()
  await expect.poll(said).toBe(true)

  await house.kill()
  await page.getByRole('button', { name: /Was here last/ }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await house.start()
  // The very first thing that is asked of the server is answered.
  await page.getByRole('button', { name: 'Earlier versions' }).first().click()
  const versions = page.getByRole('dialog', { name: 'Earlier versions' })
  await expect(versions.getByText('could not show earlier versions')).toHaveCount(0)
  await expect.poll(said).toBe(false)
  await page.reload()
  await expect.poll(said).toBe(false)
})

test('ended from another device, a tablet shows the sign-in alone; the owner finds everything again', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.setTimeout(240_000)
  const { page, context } = await tablet()
  await watchFrame(page)
  await signIn(page, aSalon)
  await addClient(page, { name: NAME })
  await expectAllSent(page)
  await expectReadyOffline(page)
  expect(await sawFrame(page), 'as long as it is signed in').toBe(true)
  const second = await context.newPage()
  await openClient(second, NAME)
  const owner = await tablet()
  await context.setOffline(true)
  await writeNote(page, 'Written without a signal.')
  await page.getByLabel('Chair note').fill('Half written')
  await fromElsewhere(owner.page, aSalon, 'Sign out')
  await expect(owner.page.getByText('That device was signed out')).toBeVisible()
  await context.setOffline(false)

  await showsNothingOf(page)
  await showsNothingOf(second)
  await expectAxeClean(page, 'signed out from another device')
  await house.kill()
  for (const path of ['/clients', '/dashboard', '/waiting', '/settings/data']) {
    await page.goto(path)
    await showsNothingOf(page)
    expect(await sawFrame(page), path).toBe(false)
  }
  await house.start()
  await second.close()
  await signInByForm(page, aSalon)
  await openClient(page, NAME)
  await expect(page.getByText('Written without a signal.').first()).toBeVisible()
  await expect(page.getByLabel('Chair note')).toHaveValue('Half written')
  await expectAllSent(page)
  await openClient(owner.page, NAME)
  await expect(owner.page.getByText('Written without a signal.').first()).toBeVisible()
})

test('told to forget everything, a tablet keeps nothing of the salon, and says so once', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await addClient(page, { name: NAME })
  await page.getByLabel('Chair note').fill('Half written of Keira')
  await expectAllSent(page)
  const database = await accountDatabase(page)
  const owner = await tablet()
  await fromElsewhere(owner.page, aSalon, 'Forget everything')
  const asked = owner.page.getByRole('dialog')
  await expect(asked).toContainText('Anything it hasn’t sent is lost.')
  await asked.getByRole('button', { name: 'Forget everything' }).click()
  await expect(owner.page.getByText('That tablet will forget this salon')).toBeVisible()

  await expect(signInAlone(page)).toBeVisible()
  await expect.poll(() => databases(page)).not.toContain(database)
  await expect
    .poll(async () => JSON.stringify(await keptHere(page)))
    .not.toMatch(new RegExp(`Keira|${database.replace('chairside-', '')}`))
  await expect(async () => {
    await owner.page.reload()
    await expect(owner.page.getByText(/This salon was removed from it/)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectAxeClean(owner.page, 'the devices that were signed out')
})

test('a device that is known and not signed in is listed, and is forgotten on asking', async ({
  tablet,
  aSalon,
}) => {
  const lent = await tablet()
  await signIn(lent.page, aSalon)
  await lent.page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(signInAlone(lent.page)).toBeVisible()
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/security')
  const known = page.getByRole('list', { name: 'Signed in before' })
  await expect(known.getByRole('listitem')).toHaveCount(1)
  await expectAxeClean(page, 'a device that is known')
  await known.getByRole('button', { name: /^Forget this device: / }).click()
  await expect(page.getByText('That device is forgotten')).toBeVisible()
  await expect(known).toHaveCount(0)
})
