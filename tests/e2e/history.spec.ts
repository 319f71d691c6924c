import type { Page } from '@playwright/test'
import { addClient, draftFormula, expectReadyOffline, signIn } from './acts'
import { holdUndo } from './notices'
import { expect, test } from './salon'

const wish = {
  current: 'Natural level 6',
  desired: 'Level 5 natural all over',
  condition: 'Healthy, uncoloured',
}

/** Every button that said it was at work, by its words. */
async function watchBusyButtons(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { busyWords: seen })
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button:disabled'))
        if (button.textContent?.endsWith('...')) seen.add(button.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'busyWords') as Set<string>)])
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /works here\. Switch person$/ }).click()
  await page.getByRole('dialog', { name: 'Who is working?' }).getByRole('button', { name }).click()
  await expect(page.getByRole('button', { name: `${name} works here. Switch person` })).toBeVisible()
}

test('the history says who asked; a formula in it is deleted after a question and brought back, with the server gone', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/history')
  await expect(page.getByText('No recommendations yet')).toBeVisible()
  await addClient(page, { name: 'Freya Lloyd' })
  await addClient(page, { name: 'Dawn Kaur' })
  await page.goto('/settings/people')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Maria Byrne')
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('listitem', { name: 'Maria Byrne' })).toBeVisible()
  const wasBusy = await watchBusyButtons(page)
  await expectReadyOffline(page)
  await house.kill()
  try {
    await draftFormula(page, 'Freya Lloyd', wish)
    expect(await wasBusy()).toEqual(['Generating Formula...'])
    await switchTo(page, 'Maria Byrne')
    await draftFormula(page, 'Dawn Kaur', wish)
    await page.goto('/history')
    await expect(page.getByRole('listitem').filter({ hasText: 'Dawn Kaur' })).toContainText(', Maria Byrne')
    const entry = page.getByRole('listitem').filter({ hasText: 'Freya Lloyd' })
    await expect(entry).toHaveCount(1)
    // Nobody has named the account's first person: what stands before the @, never the whole address.
    const [owner] = aSalon.email.split('@')
    await expect(entry).toContainText(`, ${owner}`)
    await expect(entry).not.toContainText('@')
    await entry.getByRole('button', { name: /Freya Lloyd/ }).click()
    await entry.getByRole('button', { name: /Delete this formula/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await holdUndo(page)
    await expect(page.getByText('Formula deleted successfully.')).toBeVisible()
    await expect(entry).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).toHaveCount(1)
  } finally {
    await house.start()
  }
})
