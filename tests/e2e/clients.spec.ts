import type { Page } from '@playwright/test'
import { addClient, fillClient, letIn, openClient, signIn } from './acts'
import { keptText } from './kept-here'
import { holdUndo } from './notices'
import { expect, test } from './salon'

const list = (page: Page) => page.getByRole('region', { name: 'Clients' })
const search = (page: Page) => page.getByLabel('Search clients')

test.describe('clients', () => {
  test('an empty list says how to begin', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await signIn(page, aSalon, '/clients')
    await expect(page.getByText('No clients yet. Add your first client to get started.')).toBeVisible()
  })

  test('a client is added, changed, deleted after a question, and brought back', async ({
    tablet,
    aSalon,
  }) => {
    const { page } = await tablet()
    await letIn(page, aSalon)

    await addClient(page, { name: 'Niamh Byrne', concerns: ' frizz, , dry ends ,' })
    const card = page.getByRole('region', { name: 'Card' })
    await expect(card.getByText('frizz', { exact: true })).toBeVisible()
    await expect(card.getByText('dry ends', { exact: true })).toBeVisible()
    await expect(card.getByText('Phone')).toHaveCount(0)

    await page.getByRole('button', { name: 'Edit Niamh Byrne' }).click()
    await fillClient(page, { phone: '07700 900321' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Client updated successfully.')).toBeVisible()
    await expect(card.getByText('07700 900321')).toBeVisible()

    const remove = async (answer: string): Promise<void> => {
      await page.getByRole('button', { name: 'More for Niamh Byrne' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('Are you sure you want to delete this client?')).toBeVisible()
      await page.getByRole('button', { name: answer, exact: true }).last().click()
    }
    await remove('Keep')
    await expect(list(page).getByText('Niamh Byrne')).toBeVisible()
    await remove('Delete')
    await holdUndo(page)
    await expect(page.getByText('Client deleted successfully.')).toBeVisible()
    await expect(list(page).getByText('Niamh Byrne')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list(page).getByText('Niamh Byrne')).toBeVisible()
  })

  test('a client without a name is not saved, and what was typed stays', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await signIn(page, aSalon, '/clients')
    await page.getByRole('button', { name: 'Add Client' }).first().click()
    await fillClient(page, { phone: '07700 900111' })
    await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('07700 900111')
  })

  test('a client is found by name, phone, concern and by how the name sounds', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await letIn(page, aSalon)
    await addClient(page, { name: "Siobhan O'Neill", phone: '07700 900123', concerns: 'brassiness' })
    await addClient(page, { name: 'Gareth Pugh', phone: '07700 900456', concerns: 'thinning' })
    await page.goto('/clients')
    for (const words of ["o'nei", '900123', 'brassi', 'Shivaun']) {
      await search(page).fill(words)
      await expect(list(page).getByText("Siobhan O'Neill"), words).toBeVisible()
      await expect(list(page).getByText('Gareth Pugh'), words).toHaveCount(0)
    }
    await search(page).fill('nobody of that name')
    await expect(page.getByText(/Nobody found/)).toBeVisible()
  })

  test('what was typed into a client survives a page that is closed', async ({ tablet, aSalon }) => {
    const { page, context } = await tablet()
    await signIn(page, aSalon, '/clients')
    await page.getByRole('button', { name: 'Add Client' }).first().click()
    await fillClient(page, { name: 'Half a na' })
    await expect.poll(() => keptText(page)).toContain('Half a na')
    await page.close()
    const again = await context.newPage()
    await again.goto('/clients')
    await again.getByRole('button', { name: 'Add Client' }).first().click()
    await expect(again.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a na')
  })

  test('an allergy stands first on the client’s page', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await letIn(page, aSalon)
    await addClient(page, { name: 'Dawn Clarke' })
    await page.getByRole('button', { name: 'Add allergy' }).click()
    await page.getByRole('dialog').getByLabel('Reacts to').fill('PPD')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /save|add/i })
      .click()
    await expect(page.getByRole('region', { name: /allerg/i }).getByText('PPD')).toBeVisible()
    await openClient(page, 'Dawn Clarke')
    await expect(list(page).getByText('Allergy')).toBeVisible()
  })
})

test.describe('products', () => {
  test('products stand under their categories, with prices in pounds', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await signIn(page, aSalon, '/products')
    await expect(page.getByText('No products yet. Add your first product to get started.')).toBeVisible()
    for (const [name, category, price] of [
      ['Bond mask', 'Treatment', '24.5'],
      ['Silver shampoo', 'Shampoo', '12'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Product' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByLabel('Category').fill(category)
      await dialog.getByRole('textbox', { name: 'Price' }).fill(price)
      await dialog.getByRole('textbox', { name: 'Description' }).click()
      await dialog.getByRole('button', { name: 'Add Product' }).click()
      await expect(page.getByText('Product added successfully.').last()).toBeVisible()
      await expect(dialog).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Shampoo', 'Treatment'])
    await expect(page.getByText('£24.50')).toBeVisible()
    await page.getByRole('button', { name: 'Delete Bond mask' }).click()
    await expect(page.getByText('Are you sure you want to delete this product?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Product deleted successfully.')).toBeVisible()
    await expect(page.getByText('Bond mask')).toHaveCount(0)
  })

  test('what a product holds and does is read from its words, and mended by a tap or a key', async ({
    tablet,
    aSalon,
  }) => {
    const { page } = await tablet()
    await signIn(page, aSalon, '/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Oil Rescue')
    await dialog.getByLabel('Category').fill('Shampoo')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('With coconut, for very dry hair')
    const chip = (name: string) => dialog.getByRole('button', { name, exact: true })
    await expect(dialog.getByLabel('What it is', { exact: true })).toContainText(
      'From its description: Shampoo',
    )
    await expect(chip('Dry hair')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('Coconut')).toHaveAttribute('aria-pressed', 'true')
    await chip('Coconut').click()
    await expect(chip('Coconut')).toHaveAttribute('aria-pressed', 'false')
    await dialog.getByRole('button', { name: 'All of what it holds' }).click()
    await chip('Nuts').focus()
    await page.keyboard.press('Space')
    await expect(chip('Nuts')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('Nuts')).toBeFocused()
    await dialog.getByRole('button', { name: 'Add Product' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Edit Oil Rescue' }).click()
    await expect(chip('Nuts')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('Coconut')).toHaveAttribute('aria-pressed', 'false')
    await chip('Nuts').click()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit Oil Rescue' }).click()
    await expect(chip('Nuts')).toHaveCount(0)
    await expect(chip('Coconut')).toHaveAttribute('aria-pressed', 'false')
  })
})
