// Two people write on the same card at once, and somebody wants to know what it said before.
import type { Page } from '@playwright/test'
import {
  addClient,
  expectAllSent,
  expectReadyOffline,
  fillClient,
  letIn,
  loadSample,
  loseServer,
  openClient,
  writeNote,
} from './acts'
import { holdUndo } from './notices'
import { expect, type House, type Salon, type Tablet, test } from './salon'

type Open = () => Promise<Tablet>
const timeline = (page: Page) => page.getByRole('region', { name: 'At the chair' })
const versions = (page: Page) => page.getByRole('dialog', { name: 'Earlier versions' })
const entry = (page: Page, text: string) => versions(page).getByRole('listitem').filter({ hasText: text })

async function rewriteNote(page: Page, text: string): Promise<void> {
  await timeline(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await timeline(page).getByRole('textbox', { name: 'Chair note' }).last().fill(text)
  await timeline(page).getByRole('button', { name: 'Save note' }).last().click()
  await expect(timeline(page).getByText(text)).toBeVisible()
}

/** Two tablets with the same note, which both rewrite without a server; then it is back. The second wrote later. */
async function writtenOnBoth(house: House, open: Open, salon: Salon): Promise<[Page, Page]> {
  const [{ page: first }, { page: second }] = [await open(), await open()]
  await first.clock.install()
  await letIn(first, salon)
  await addClient(first, { name: 'Bethan Hughes' })
  await writeNote(first, 'Toned 8 minutes.')
  await expectAllSent(first)
  await letIn(second, salon)
  await openClient(second, 'Bethan Hughes')
  await expect(timeline(second).getByText('Toned 8 minutes.')).toBeVisible()
  for (const page of [first, second]) await expectReadyOffline(page)
  await house.kill()
  await rewriteNote(first, 'Toned 12 minutes at the nape.')
  // Clocks are reckoned to what a request takes. For the first tablet hours pass since it wrote, so that no busy machine
  // turns the two round.
  await first.clock.fastForward(2 * 3_600_000)
  await rewriteNote(second, 'Toned 5 minutes, it grabbed.')
  await house.start()
  for (const page of [first, second]) await expectAllSent(page)
  return [first, second]
}

/** Which text stands in the note, and which beside it, on both screens alike. */
async function standsOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(timeline(page).getByText(/Another version of the note, written/)).toBeVisible()
    await expect(timeline(page).getByText('Toned 5 minutes, it grabbed.')).toBeVisible()
    await expect(timeline(page).getByText('Toned 12 minutes at the nape.')).toBeVisible()
  }
}

test('a note that two wrote on offline keeps both texts on both screens; the other one can be used', async ({
  house,
  tablet,
  aSalon,
}) => {
  const pages = await writtenOnBoth(house, tablet, aSalon)
  const [first, second] = pages
  await standsOn(pages)

  await timeline(first).getByRole('button', { name: 'Use' }).click()
  for (const page of pages) {
    await expect(timeline(page).getByText(/Another version of the note/)).toHaveCount(0)
    await expect(timeline(page).getByText('Toned 12 minutes at the nape.')).toBeVisible()
    await expect(timeline(page).getByText('Toned 5 minutes, it grabbed.')).toHaveCount(0)
  }

  await test.step('and the text that gave way is still in the earlier versions', async () => {
    await timeline(second).getByRole('button', { name: 'Earlier versions' }).click()
    await expect(entry(second, 'Toned 8 minutes.').first()).toBeVisible()
    await entry(second, 'Toned 5 minutes, it grabbed.').getByRole('button', { name: 'Restore' }).click()
    await expect(second.getByText('Note restored')).toBeVisible()
    await versions(second).getByRole('button', { name: 'Close' }).click()
    for (const page of pages)
      await expect(timeline(page).getByText('Toned 5 minutes, it grabbed.')).toBeVisible()
  })
})

test('both texts can be kept, one below the other, and that can be taken back', async ({
  house,
  tablet,
  aSalon,
}) => {
  const pages = await writtenOnBoth(house, tablet, aSalon)
  const [first] = pages
  await standsOn(pages)
  await timeline(first).getByRole('button', { name: 'Append' }).click()
  await holdUndo(first)
  const both = 'Toned 5 minutes, it grabbed.\nToned 12 minutes at the nape.'
  for (const page of pages) {
    await expect(timeline(page).getByText(/Another version of the note/)).toHaveCount(0)
    await expect(timeline(page).getByText(both)).toBeVisible()
  }
  await first.getByRole('button', { name: 'Undo' }).click()
  await standsOn(pages)
  await timeline(first).getByRole('button', { name: 'Dismiss' }).click()
  for (const page of pages) {
    await expect(timeline(page).getByText(/Another version of the note/)).toHaveCount(0)
    await expect(timeline(page).getByText('Toned 5 minutes, it grabbed.')).toBeVisible()
    await expect(timeline(page).getByText('Toned 12 minutes at the nape.')).toHaveCount(0)
  }
})

test('the notes on a card that two rewrote offline are both there, lines that don’t clash together', async ({
  house,
  tablet,
  aSalon,
}) => {
  const pages = [(await tablet()).page, (await tablet()).page] as const
  const [first, second] = pages
  await letIn(first, aSalon)
  await addClient(first, { name: 'Zofia Nowak', notes: 'Window chair.\nNo small talk.\nTea.' })
  await expectAllSent(first)
  await letIn(second, aSalon)
  await openClient(second, 'Zofia Nowak')
  await expect(second.getByText('No small talk.')).toBeVisible()
  for (const page of pages) await expectReadyOffline(page)
  await house.kill()
  const rewrite = async (page: Page, notes: string): Promise<void> => {
    await page.getByRole('button', { name: 'Edit Zofia Nowak' }).click()
    await fillClient(page, { notes })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await rewrite(first, 'Window chair, dryer on low.\nNo small talk.\nTea.')
  await rewrite(second, 'Window chair.\nNo small talk.\nCoffee.')
  await house.start()
  const card = (page: Page) => page.getByRole('region', { name: 'Card' })
  for (const page of pages) {
    await expectAllSent(page)
    await expect(card(page).getByText('Window chair, dryer on low.\nNo small talk.\nCoffee.')).toBeVisible()
    await expect(page.getByText(/Another version of the notes/)).toHaveCount(0)
  }

  await house.kill()
  await rewrite(first, 'Quiet room.')
  await rewrite(second, 'By the door.')
  await house.start()
  for (const page of pages) {
    await expectAllSent(page)
    await expect(page.getByText(/Another version of the notes, written/)).toBeVisible()
    await expect(page.getByText('Quiet room.')).toBeVisible()
    await expect(card(page).getByText('By the door.')).toBeVisible()
  }
  await second.getByRole('button', { name: 'Append' }).click()
  for (const page of pages) await expect(card(page).getByText('By the door.\nQuiet room.')).toBeVisible()
})

test('what a card said before can be read and restored', async ({ house, tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Niamh Byrne', phone: '07700 900321', notes: 'Oat flat white.' })
  await expectAllSent(page)
  await page.getByRole('button', { name: 'Edit Niamh Byrne' }).click()
  await fillClient(page, { phone: '07700 900654', notes: 'Tea, no sugar.' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Client updated successfully.')).toBeVisible()
  await expectAllSent(page)

  const openEarlier = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for Niamh Byrne' }).click()
    await page.getByRole('button', { name: 'Earlier versions' }).click()
  }
  await openEarlier()
  const [now, before] = [entry(page, 'Tea, no sugar.'), entry(page, 'Oat flat white.').last()]
  await expect(now.getByText('As it is now')).toHaveCount(2)
  await expect(now.locator('del')).toHaveText(['07700 900321', 'Oat flat white.'])
  await before.getByRole('button', { name: /^Restore phone/ }).click()
  await expect(page.getByText('Phone restored')).toBeVisible()
  await before.getByRole('button', { name: /^Restore notes/ }).click()
  await expect(page.getByText('Notes restored')).toBeVisible()
  await versions(page).getByRole('button', { name: 'Close' }).click()
  await holdUndo(page)
  const card = page.getByRole('region', { name: 'Card' })
  await expect(card.getByText('07700 900321')).toBeVisible()
  await expect(card.getByText('Oat flat white.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(card.getByText('Tea, no sugar.')).toBeVisible()

  await test.step('without a signal it says that it needs one', async () => {
    await loseServer(page, house)
    try {
      await openEarlier()
      await expect(versions(page).getByText(/they need a signal/)).toBeVisible()
    } finally {
      await house.start()
    }
  })
})

test('what was mixed has earlier versions too, in the words of a recipe', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await expectAllSent(page)
  await openClient(page, 'Rhiannon Pugh-Llewellyn')
  const formula = timeline(page).getByRole('listitem').filter({ hasText: 'Formula used' }).first()
  await formula.getByRole('button', { name: 'Earlier versions' }).click()
  await expect(versions(page).getByText('Mixed', { exact: true })).toBeVisible()
  await expect(versions(page).getByText(/: \d+ g .+ vol.* min/)).toBeVisible()
})
