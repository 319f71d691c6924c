// Retail Edge at the chair: the card is read, nothing forbidden is offered, what became of it is on every tablet, with the
// server gone as with it there; and a model's answer is held to the salon's own list.
import type { Page } from '@playwright/test'
import { openStandIn } from '../server/asks/stand-in'
import {
  addClient,
  expectAllSent,
  expectReadyOffline,
  expectWaiting,
  letIn,
  loadSample,
  signIn,
} from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'
import { withStandIn } from './with-model'

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Client', exact: false }).first().click()
  await page.getByRole('textbox', { name: 'Search clients' }).fill(name)
  await page.getByRole('option', { name }).first().click()
}
const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Recommendations' })
const outcome = (page: Page, product: string, word: string) =>
  page.getByRole('group', { name: product }).getByRole('button', { name: word }).first()

test('drafted without a server, noted, and on the second tablet once it is back', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await expectAllSent(page)
  await expectReadyOffline(page)
  await page.goto('/retail-edge')
  await expect(page.getByRole('heading', { name: 'Intelligent Retail Edge' })).toBeVisible()
  await house.kill()

  await test.step('without a client there is a word about it, and nothing is asked', async () => {
    await generate(page).click()
    await expect(page.getByText('Select a client', { exact: true }).last()).toBeVisible()
    await expect(page.getByText('Please select a client first')).toBeVisible()
  })

  await test.step('the list says what kind of hair, the summary what is on the card', async () => {
    await choose(page, 'Amara')
    const card = page.getByRole('region', { name: 'On the card' })
    await expect(card).toContainText('Coily, 4B, natural')
    await expect(card).toContainText('dryness')
    await expect(page.getByLabel('Hair type')).toHaveValue('Coily, 4B, natural')
  })

  await test.step('the answer stands at once, each product with its reason, its use and its price', async () => {
    await generate(page).click()
    await expect(page.getByText('Recommendations generated!')).toBeVisible()
    await expect(page.getByText(/\d products? recommended/)).toBeVisible()
    const mask = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Deep Water Mask' }) })
    await expect(mask).toContainText('High')
    await expect(mask).toContainText('“dryness” (concerns)')
    await expect(mask).toContainText('How to use')
    await expect(mask).toContainText('£22.95')
    await expectWaiting(page)
  })

  await test.step('what became of it is noted, taken back, and noted again', async () => {
    await outcome(page, 'Deep Water Mask', 'Declined').click()
    await expect(page.getByRole('region', { name: 'For home' })).not.toContainText('Deep Water Mask')
    await outcome(page, 'Deep Water Mask', 'Declined').click()
    await outcome(page, 'Deep Water Mask', 'Bought').click()
    await expect(outcome(page, 'Deep Water Mask', 'Bought')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the card for home is there, as a code too, without a signal', async () => {
    const home = page.getByRole('region', { name: 'For home' })
    await expect(home).toContainText('For Amara')
    await expect(home).toContainText('Deep Water Mask')
    await home.getByRole('button', { name: 'Show as QR' }).click()
    await expect(home.getByRole('img', { name: /QR code/ })).toBeVisible()
  })

  await test.step('a reload takes nothing away', async () => {
    await page.reload()
    await expect(outcome(page, 'Deep Water Mask', 'Bought')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'Deep Water Mask' })).toBeVisible()
  })

  const { search } = new URL(page.url())
  await test.step('the server is back, and a second tablet has it', async () => {
    await house.start()
    await expectAllSent(page)
    const { page: second } = await tablet()
    await signIn(second, aSalon, `/retail-edge${search}`)
    await expect(outcome(second, 'Deep Water Mask', 'Bought')).toHaveAttribute('aria-pressed', 'true')
    await second.goto('/history')
    await expect(second.getByText('Deep Water Mask').first()).toBeVisible()
    await second
      .getByRole('button', { name: /Deep Water Mask/ })
      .first()
      .click()
    await expect(second.getByRole('heading', { name: 'Quick Pitch' })).toBeVisible()
  })

  await test.step('what was bought is not offered again', async () => {
    await page.goto('/retail-edge')
    await choose(page, 'Amara')
    await generate(page).click()
    await expect(page.getByRole('heading', { name: 'Left out' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Deep Water Mask' })).toHaveCount(0)
    await expect(page.getByText(/Deep Water Mask: Not offered: the client has it/)).toBeVisible()
  })
})

test('a salon without clients is shown the way, and one without products is offered nothing', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/retail-edge')
  await page.getByRole('link', { name: 'Go to Clients' }).click()
  await expect(page).toHaveURL(/\/clients$/)
  await addClient(page, { name: 'Jo Bloggs', concerns: 'flat roots' })
  await page.goto('/retail-edge')
  await page.getByRole('button', { name: 'Client', exact: false }).first().click()
  await expect(page.getByRole('option', { name: 'Jo Bloggs' })).toContainText('No hair type specified')
  await page.getByRole('option', { name: 'Jo Bloggs' }).click()
  await expect(page.getByText('There are no products in your list yet').first()).toBeVisible()
  await page.getByLabel('Service history').fill('x'.repeat(1001))
  await generate(page).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByText('Service history must be less than 1000 characters').first()).toBeVisible()
  await page.getByLabel('Service history').fill('Cut in May')
  await generate(page).click()
  await expect(page.getByText('nothing can be offered').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'For home' })).toHaveCount(0)
})

test('opened from a client’s page it is about that client, and every part of it can be used by anybody', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true, dark: true })
  await letIn(page, aSalon)
  const id = await loadSample(page)
  await page.goto(`/retail-edge?client=${id}`)
  await expect(page.getByRole('region', { name: 'On the card' })).toBeVisible()
  await expect(page).toHaveURL(/\/retail-edge$/)

  await expectAxeClean(page, 'the question')
  await generate(page).click()
  await page.getByRole('button', { name: 'Show as QR' }).first().click()
  await expect(page.getByRole('img', { name: /QR code/ }).first()).toBeVisible()
  await expectAxeClean(page, 'the answer, dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAxeClean(page, 'the answer, light')

  await test.step('what was recommended before this version is still read', async () => {
    await page.goto('/history')
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('button').click()
    await page.getByRole('link', { name: 'Open in Retail Edge' }).click()
    await expect(page.getByRole('region', { name: 'Recommended before' })).toContainText('Quick Pitch')
  })
})

const withModel = withStandIn(openStandIn, { MODEL_TIMEOUT_SECONDS: '4' })

/** One need that stands on the card, one that nobody wrote, and words for the client that nobody asked for. */
const harmful = {
  needs: [
    { need: 'shine', field: 'hair type', quote: 'coily, 4B' },
    { need: 'repair', field: 'notes', quote: 'It cures dry hair for good, only £2 today' },
  ],
  avoid: [],
  owned: [{ product: 'Wonder Elixir, £99', field: 'notes', quote: 'Relaxer grown out' }],
  declined: [],
  raised: [],
  quick_pitch: 'This mask heals everything, guaranteed. You must buy it.',
}

withModel(
  'what a model reads on the card counts, and no word of its own is said',
  async ({ model: { standIn }, salon }) => {
    standIn.will({ kind: 'answers', with: harmful })
    const page = await salon()
    await loadSample(page)
    await expectAllSent(page)
    await page.goto('/retail-edge')
    await choose(page, 'Amara')
    await generate(page).click()
    await page.getByRole('button', { name: 'Show it beside the draft' }).click()
    const answer = page.getByRole('region', {
      name: 'Read by the model salon-model-1, worked out by the built-in engine',
    })
    await expect(answer.getByRole('heading', { name: 'Deep Water Mask' })).toBeVisible()
    await expect(answer).toContainText('£22.95')
    await expect(
      answer.getByText('What the model read differently:').locator('..').getByRole('listitem'),
    ).toHaveText(['The model read “Coily, 4B” as a wish for shine.'])
    for (const bad of ['£99', 'Wonder', 'heals', 'cures', 'must buy', '£2 today'])
      await expect(page.getByRole('main')).not.toContainText(bad)
    const [asked] = standIn.requests
    const sent = JSON.stringify(asked)
    expect(sent).toContain('Coily, 4B')
    for (const secret of ['Okafor', '07700', '@example.com']) expect(sent).not.toContain(secret)
  },
)
