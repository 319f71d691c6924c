// One tablet, several people: who works here, what is theirs, and the lock between them. All of it without a signal.
import type { Page } from '@playwright/test'
import { aDevice, createOf } from '../support/account'
import {
  accountDatabase,
  addClient,
  expectAllSent,
  fillClient,
  letIn,
  loseServer,
  openClient,
  signIn,
  writeNote,
} from './acts'
import { expectAxeClean } from './axe'
import { keptHere, putKept } from './kept-here'
import { expect, test } from './salon'

const PIN = '482709'
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Who is working?' })
const covered = (page: Page) => page.getByRole('heading', { level: 1, name: 'Who is working?' })
const here = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} works here. Switch person` })
const note = (page: Page) => page.getByLabel('Chair note')
const textSize = (page: Page) => page.locator('html').getAttribute('data-comfort-text')

async function addPerson(page: Page, name: string): Promise<void> {
  await page.goto('/settings/people')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('listitem', { name })).toContainText('No PIN')
}
/** The first person is called by the account until they are renamed. */
async function renameFirst(page: Page, name: string): Promise<void> {
  await page.goto('/settings/people')
  await page.getByRole('list', { name: 'People' }).getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(here(page, name)).toBeVisible()
}
async function setPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill(PIN)
  await page.getByLabel('New PIN again').fill(PIN)
  await page.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByRole('listitem', { name: 'Ana' })).toContainText('PIN set')
}
async function choose(page: Page, from: string, to: string): Promise<void> {
  await here(page, from).click()
  await sheet(page).getByRole('button', { name: to }).click()
}
/** By the digits of the pad, as a thumb does. */
async function tapPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Go in' }).click()
}

test('two people take turns at one tablet without a signal; a second tablet knows both', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.setTimeout(180_000)
  const { page, context } = await tablet()
  await signIn(page, aSalon)
  await renameFirst(page, 'Ana')
  await addPerson(page, 'Maria Byrne')
  await setPin(page)
  await expectAxeClean(page, 'the people, light')
  await page.goto('/settings/comfort')
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Larger' }).check()
  await addClient(page, { name: 'Keira Davies' })
  await page.getByRole('button', { name: 'Start a timer' }).first().click()
  await page.getByRole('dialog').getByText('Roots', { exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start \d+ minutes, done at/ })
    .click()
  await expect(page.getByRole('region', { name: 'Timers running' })).toContainText('Roots')
  await loseServer(page, house)

  await test.step('what one has half written, and how it looks, is not the other’s', async () => {
    await note(page).fill('Ana was about to say')
    await choose(page, 'Ana', 'Maria Byrne')
    await expect(here(page, 'Maria Byrne')).toBeVisible()
    await expect(note(page)).toHaveValue('')
    await expect.poll(() => textSize(page)).toBeNull()
    await writeNote(page, 'Toned 8 minutes.')
    await expect(page.getByRole('region', { name: 'At the chair' })).toContainText('Maria Byrne')
    await note(page).fill('Maria was about to say')
    await page.reload()
    await expect(here(page, 'Maria Byrne')).toBeVisible()
    await expect(note(page)).toHaveValue('Maria was about to say')
    await expect(page.getByRole('region', { name: 'Timers running' })).toContainText('Roots')
  })

  const second = await context.newPage()
  await test.step('the PIN is asked for, and every tab agrees on who it is', async () => {
    await second.goto('/products')
    await choose(second, 'Maria Byrne', 'Ana')
    await expectAxeClean(second, 'the PIN pad, light')
    await tapPin(second, '000111')
    await expect(second.getByText('That PIN is not right.').first()).toBeAttached()
    // The digits of a keyboard do, too.
    await second.keyboard.type(PIN)
    await second.keyboard.press('Enter')
    for (const each of [page, second]) await expect(here(each, 'Ana')).toBeVisible()
    await expect(note(page)).toHaveValue('Ana was about to say')
    await expect.poll(() => textSize(page)).toBe('larger')
  })

  await test.step('a locked tablet shows no client, whatever is tried; its timers go on', async () => {
    await here(page, 'Ana').click()
    await sheet(page).getByRole('button', { name: 'Lock now' }).click()
    const showsNobody = async (each: Page): Promise<void> => {
      await expect(covered(each)).toBeVisible()
      await expect(each.getByText('Keira')).toHaveCount(0)
      await expect(each).not.toHaveTitle(/Keira/)
      await expect(each.getByRole('listitem', { name: 'Roots' })).toContainText('left')
    }
    for (const each of [page, second]) await showsNobody(each)
    await expectAxeClean(page, 'the lock, light')
    await page.reload()
    await showsNobody(page)
    await second.goto('/clients')
    await showsNobody(second)
    await second.goBack()
    await showsNobody(second)
    await page.getByRole('listitem', { name: 'Roots' }).getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('listitem', { name: 'Roots' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Maria Byrne' }).click()
    await expect(note(page)).toHaveValue('Maria was about to say')
  })

  await test.step('each change says who made it, on every tablet', async () => {
    await page.getByRole('button', { name: 'Edit Keira Davies' }).click()
    await fillClient(page, { phone: '020 7946 0999' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await house.start()
    await expectAllSent(page)
    const other = (await tablet({ dark: true })).page
    await letIn(other, aSalon)
    await openClient(other, 'Keira Davies')
    await other.getByRole('button', { name: 'More for Keira Davies' }).click()
    await other.getByRole('button', { name: 'Earlier versions' }).first().click()
    const told = other.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem')
    await expect(told.filter({ hasText: '020 7946 0999' })).toContainText('Maria Byrne')
    await expect(told.filter({ hasText: 'Name' })).toContainText('Ana')
    await other.keyboard.press('Escape')
    // Somebody’s PIN goes with them.
    await choose(other, 'Ana', 'Maria Byrne')
    await choose(other, 'Maria Byrne', 'Ana')
    await expectAxeClean(other, 'the PIN pad, dark')
    await other.getByRole('button', { name: 'Somebody else' }).click()
    await sheet(other).getByRole('button', { name: 'Lock now' }).click()
    await expect(covered(other)).toBeVisible()
    await expectAxeClean(other, 'the lock, dark')
    await other.getByRole('button', { name: 'Maria Byrne' }).click()
    await other.goto('/settings/people')
    await expect(other.getByRole('listitem', { name: 'Ana' })).toBeVisible()
    await expectAxeClean(other, 'the people, dark')
  })
})

test('a passkey stands in for the PIN, an idle tablet locks, a forgotten PIN is taken away, and the salon leaves no trace', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.setTimeout(150_000)
  const { page, context } = await tablet()
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await letIn(page, aSalon)
  await addClient(page, { name: 'Keira Davies' })
  const keira = page.url().split('/').pop() ?? ''
  const visit = {
    client_id: keira,
    started_at: new Date().toISOString(),
    ended_at: null,
    step: 0,
    device: 'd2',
  }
  await (await aDevice(house.origin, aSalon)).sync([createOf('service', 'visit-1', visit)])
  await renameFirst(page, 'Ana')
  await setPin(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem', { name: 'Ana' })).toContainText('Passkey on this tablet')
  await loseServer(page, house)

  await test.step('checked on the device itself; a finger that it doesn’t know lets nobody in', async () => {
    await page.getByRole('button', { name: 'Lock now' }).click()
    await expect(covered(page)).toBeVisible()
    await page.getByRole('button', { name: 'Ana' }).click()
    const ask = page.getByRole('button', { name: 'Use this device’s finger, face or screen lock' })
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await ask.click()
    await expect(page.getByText('The device could not confirm that it’s you.').first()).toBeAttached()
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await ask.click()
    await expect(page.getByRole('heading', { name: 'Locking this tablet' })).toBeVisible()
  })

  await test.step('left alone, it locks itself; opening the app anew opens nothing', async () => {
    await page.getByRole('radio', { name: 'After 1 minute' }).check()
    const leaveAlone = () => putKept(page, 'chairside.touched', String(Date.now() - 61_000))
    const touchedAt = async () => Number((await keptHere(page))['chairside.touched'])
    await leaveAlone()
    await expect(covered(page)).toBeVisible()
    await page.getByRole('button', { name: 'Ana' }).click()
    await tapPin(page, PIN)
    await expect(page.getByRole('heading', { name: 'Locking this tablet' })).toBeVisible()

    await page.goto(`/chair/${keira}`)
    await expect(page.getByRole('heading', { name: 'Keira Davies' })).toBeVisible()
    await leaveAlone()
    // At the chair the open service counts as a touch: hands are in somebody’s hair.
    const sinceTouch = async () => Date.now() - (await touchedAt())
    await expect.poll(sinceTouch).toBeLessThan(20_000)
    await expect(covered(page)).toHaveCount(0)

    await page.goto('/help')
    // Opening it counts as a touch, a moment after it is there.
    await expect
      .poll(async () => (await touchedAt()) >= (await page.evaluate(() => performance.timeOrigin)))
      .toBe(true)
    await leaveAlone()
    await page.reload()
    await expect(covered(page)).toBeVisible()
  })

  await test.step('the account’s password takes a forgotten PIN away, with a signal', async () => {
    await page.getByRole('button', { name: 'Ana' }).click()
    await page.getByRole('button', { name: 'Forgot the PIN?' }).click()
    const typePassword = async (password: string): Promise<void> => {
      await page.getByLabel('The account’s password').fill(password)
      await page.getByRole('button', { name: 'Remove this PIN' }).click()
    }
    await typePassword(aSalon.password)
    await expect(page.getByRole('alert').filter({ hasText: 'needs a signal' })).toBeVisible()
    await house.start()
    await typePassword('not-the-password')
    await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Help' })).toHaveCount(0)
    await typePassword(aSalon.password)
    await expect(page.getByText('Ana has no PIN now')).toBeVisible()
  })

  await test.step('signed out and removed, nothing of the salon lies in this browser', async () => {
    await openClient(page, 'Keira Davies')
    await note(page).fill('Keira is allergic to waiting')
    await expectAllSent(page)
    const account = (await accountDatabase(page)).replace('chairside-', '')
    const everything = async () =>
      JSON.stringify(await keptHere(page)) +
      (await page.evaluate(async () => {
        const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
        const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
        for (const name of await caches.keys())
          found.push(name, ...(await (await caches.open(name)).keys()).map(({ url }) => url))
        return JSON.stringify([found, databases])
      }))
    expect(await everything()).toContain(account)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    expect(await everything()).toContain(account)
    await page.getByRole('button', { name: 'Remove this salon from this tablet' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('This salon was removed from this tablet')).toBeVisible()
    const left = await everything()
    expect(left).not.toContain(account)
    expect(left).not.toContain('Keira')
    await letIn(page, aSalon)
    await openClient(page, 'Keira Davies')
  })
})
