// A draft stands in the browser while it is typed, not only after a pause: a tab that is killed in the middle of a
// sentence costs half a word.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addClient, signIn } from './acts'
import { keptText } from './kept-here'
import { expect, test } from './salon'

const SENTENCE =
  'Roots first, then the lengths, and a strand test behind the ear before anything else is put on the hair today.'
const beginningOf = (what: string): string => `${what}: ${SENTENCE.slice(0, 12)}`
const begins = (what: string): RegExp => new RegExp(`^${beginningOf(what)}`)

/** Types without a pause, and kills the tab while it goes on, as soon as the beginning is kept. */
async function killWhileTyping(
  page: Page,
  field: Locator,
  context: BrowserContext,
  what: string,
): Promise<Page> {
  await field.click()
  // Once the field is there: some screens have an address of their own by then.
  const address = page.url()
  let isTyping = true
  const typing = field
    .pressSequentially(`${what}: ${SENTENCE}`, { delay: 60 })
    .catch(() => undefined)
    .finally(() => {
      isTyping = false
    })
  const shelf = () => keptText(page)
  await expect.poll(shelf, { intervals: [50] }).toContain(beginningOf(what))
  expect(isTyping).toBe(true)
  await page.goto('chrome://crash').catch(() => null)
  await page.close()
  await typing
  const again = await context.newPage()
  await again.goto(address)
  return again
}

test('what is typed survives a tab that is killed in the middle of it', async ({ tablet, aSalon }) => {
  // Six tabs are killed, and each crash takes the browser its time.
  test.slow()
  const { page: first, context } = await tablet()
  let page = first
  await signIn(page, aSalon)

  await test.step('a question to a tool', async () => {
    await page.goto('/colour-formula')
    page = await killWhileTyping(page, page.getByLabel('Desired result'), context, 'tool')
    await expect(page.getByLabel('Desired result')).toHaveValue(begins('tool'))
  })
  await test.step('a chair note', async () => {
    await addClient(page, { name: 'Ita Foley' })
    page = await killWhileTyping(page, page.getByLabel('Chair note'), context, 'note')
    await expect(page.getByLabel('Chair note')).toHaveValue(begins('note'))
  })
  await test.step('a dialog', async () => {
    await page.goto('/products')
    const description = () => page.getByRole('dialog').getByRole('textbox', { name: 'Description' })
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    page = await killWhileTyping(page, description(), context, 'dialog')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    await expect(description()).toHaveValue(begins('dialog'))
  })
  await test.step('a line in the practice chat', async () => {
    await page.goto('/communications')
    await page.getByRole('button', { name: 'The nervous client' }).first().click()
    const line = () => page.getByLabel('Your answer to the client')
    page = await killWhileTyping(page, line(), context, 'practice')
    await expect(line()).toHaveValue(begins('practice'))
  })
  await test.step('a question to the support chat', async () => {
    await page.goto('/dashboard')
    const open = () => page.getByRole('button', { name: 'Open Support Chat' }).click()
    const question = () => page.getByRole('dialog', { name: 'Support Chat' }).getByLabel('Your message')
    await open()
    page = await killWhileTyping(page, question(), context, 'support')
    await open()
    await expect(question()).toHaveValue(begins('support'))
  })
  await test.step('the salon’s settings', async () => {
    await page.goto('/settings/salon')
    page = await killWhileTyping(page, page.getByRole('textbox', { name: 'Colour brand' }), context, 'salon')
    await expect(page.getByRole('textbox', { name: 'Colour brand' })).toHaveValue(begins('salon'))
  })
})
