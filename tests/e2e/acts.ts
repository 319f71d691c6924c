// What people do, in the words of the screens. A screen that changes its words changes them here once.
import { expect, type Page } from '@playwright/test'
import type { Salon } from './salon'

export async function signUp(page: Page, { email, password }: Salon): Promise<void> {
  await page.goto('/auth')
  if (await page.getByRole('heading', { name: 'Welcome Back' }).isVisible())
    await page
      .getByRole('button', { name: /sign up/i })
      .last()
      .click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: /sign up|get started|create/i })
    .click()
  await expect(page.getByText('Account created! You can now sign in with your credentials.')).toBeVisible()
}

export async function signIn(page: Page, { email, password }: Salon): Promise<void> {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

export async function addClient(page: Page, client: { name: string; phone?: string }): Promise<void> {
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(client.name)
  if (client.phone) await dialog.getByLabel('Phone').fill(client.phone)
  await dialog.getByRole('button', { name: /save|add client/i }).click()
  await expect(page.getByText('Client added successfully.')).toBeVisible()
}

export type Wish = { current: string; desired: string; condition: string }

/** Asks for a formula for a client that is there already, and waits for the draft. */
export async function draftFormula(page: Page, name: string, wish: Wish): Promise<void> {
  await page.goto('/colour-formula')
  await page
    .getByLabel(/existing client|client$/i)
    .first()
    .click()
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await page.getByLabel(/current/i).fill(wish.current)
  await page.getByLabel(/desired/i).fill(wish.desired)
  await page.getByLabel(/condition/i).fill(wish.condition)
  await page.getByRole('button', { name: /generate/i }).click()
}
