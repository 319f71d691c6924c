// What people do, in the words of the screens. A screen that changes its words changes them here once.
import { expect, type Page } from '@playwright/test'
import { WORKED_ON } from '../support/screens'
import { addPhoto, agreeToPhotos, drawnPhotos, photoSection } from './a-photo'
import { keptHere } from './kept-here'
import type { House, Salon } from './salon'
import { originOf } from './shelf'

/** The header's word on what is saved where. */
export const standing = (page: Page) => page.getByRole('banner').locator('a[href="/waiting"]')

/** Nothing waits, and the server has been heard since. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect(standing(page)).toContainText('Last synced', { timeout: 45_000 })
}

/** From here on the app opens without a server. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** From here on the server is gone, with nothing left to be sent to it. */
export async function loseServer(page: Page, house: House): Promise<void> {
  await expectAllSent(page)
  await expectReadyOffline(page)
  await house.kill()
}

/** The name of the open account's database. The worker keeps one of its own beside it, under a name that is no account's. */
export async function accountDatabase(page: Page): Promise<string> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name))
  const found = names.filter(name => name.startsWith('chairside-'))
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

export async function expectWaiting(page: Page): Promise<void> {
  await expect(standing(page)).toContainText('waiting to send')
}

/** The page's own way from signing in to signing up. */
export async function openSignUp(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
}

export async function fillIn(page: Page, { email, password }: Salon): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
}

/** Straight in: nobody signs in a second time. */
export async function signUp(page: Page, salon: Salon): Promise<void> {
  await openSignUp(page)
  await fillIn(page, salon)
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('You can now sign in with your credentials.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** As people do it. `again`: on a tablet that knows the account already. */
export async function signInByForm(page: Page, salon: Salon, again = false): Promise<void> {
  await page.goto(again ? '/auth?again=1' : '/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await fillIn(page, salon)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** The tablet has a session, as after signing in, where signing in isn't what is tested. No page is opened. */
export async function letIn(page: Page, { email, password }: Salon): Promise<void> {
  const reply = await page.context().request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: originOf(page) },
  })
  expect(reply.status(), 'signing in').toBe(200)
}

/** Let in, and at a screen that knows who is here. */
export async function signIn(page: Page, salon: Salon, path = '/dashboard'): Promise<void> {
  await letIn(page, salon)
  await page.goto(path)
  await expect.poll(async () => 'chairside.account' in (await keptHere(page))).toBe(true)
}

export type Card = {
  name: string
  phone?: string
  email?: string
  hairType?: string
  concerns?: string
  notes?: string
}

export async function fillClient(page: Page, card: Partial<Card>): Promise<void> {
  const dialog = page.getByRole('dialog')
  const labels = [
    ['name', 'Name'],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['hairType', 'Hair type'],
    ['concerns', 'Concerns'],
    ['notes', 'Notes'],
  ] as const
  for (const [field, label] of labels) {
    const value = card[field]
    if (value !== undefined) await dialog.getByRole('textbox', { name: label }).fill(value)
  }
}

/** Leaves the new client's page open. */
export async function addClient(page: Page, card: Card): Promise<void> {
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  await fillClient(page, card)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click()
  await expect(page.getByText('Client added successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { name: card.name })).toBeVisible()
}

export async function openClient(page: Page, name: string): Promise<void> {
  await page.goto('/clients')
  // On a tablet that is new to the salon the first sync comes before it.
  await page.getByRole('region', { name: 'Clients' }).getByText(name).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

export async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('Chair note').fill(text)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByLabel('Chair note')).toHaveValue('')
}

export type Wish = { current: string; desired: string; condition: string }

/** Asks for a formula, for a client that is there already or (null) for a New Client, and waits for the draft. */
export async function draftFormula(page: Page, name: string | null, wish: Wish): Promise<void> {
  await page.goto('/colour-formula')
  await askFormula(page, name, wish)
}

/** The same, on its screen already. */
export async function askFormula(page: Page, name: string | null, wish: Wish): Promise<void> {
  if (name === null) await page.getByLabel('Client name').fill('Somebody New')
  else {
    await page.getByRole('button', { name: 'Existing client' }).click()
    await page.getByRole('option', { name }).click()
  }
  await fillWish(page, wish)
  await page.getByRole('button', { name: /generate/i }).click()
  // Not the notice, which goes by itself.
  await expect(page).toHaveURL(/[?&]ask=/)
  await expect(page.getByRole('region', { name: 'Built-in engine', exact: true })).toBeVisible()
}

export async function fillWish(page: Page, wish: Wish): Promise<void> {
  await page.getByLabel('Current hair colour').fill(wish.current)
  await page.getByLabel('Desired result').fill(wish.desired)
  await page.getByLabel('Hair condition and history').fill(wish.condition)
}

/** Loads the sample salon; answers with the id of the first client in the list. */
export async function loadSample(page: Page): Promise<string> {
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Load the sample salon' }).click()
  await expect(page.getByText('Sample salon loaded')).toBeVisible()
  await page.goto('/clients')
  const first = page.getByRole('region', { name: 'Clients' }).getByRole('link').first()
  await expect(first).toBeVisible()
  return (await first.getAttribute('href'))?.split('/').pop() ?? ''
}

/** A salon at work: the sample, with a photo on one card and a bowl that is being mixed. As `loadSample` it answers. */
export async function aWorkedSalon(page: Page): Promise<string> {
  const first = await loadSample(page)
  await page.goto(`/clients/${WORKED_ON}`)
  const name = 'Siobhán Kelly'
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await photoSection(page).getByRole('button', { name: 'Add photo' }).click()
  await agreeToPhotos(page, name, 'Only on the card')
  await addPhoto(page, name, 'Before', '#2a1a10')
  await expect(drawnPhotos(page)).toHaveCount(1)
  await page.goto(`/chair/${WORKED_ON}`)
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await expect(page.getByRole('button', { name: /^Colour’s on/ })).toBeVisible()
  await page.goto('/clients')
  return first
}
