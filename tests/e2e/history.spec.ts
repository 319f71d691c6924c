import { addClient, draftFormula, expectReadyOffline, signIn } from './acts'
import { expect, test } from './salon'

const wish = {
  current: 'Natural level 6',
  desired: 'Level 5 natural all over',
  condition: 'Healthy, uncoloured',
}

test('a formula in the history is deleted after a question and brought back, with the server gone', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.goto('/history')
  await expect(page.getByText('No recommendations yet')).toBeVisible()
  await addClient(page, { name: 'Freya Lloyd' })
  await expectReadyOffline(page)
  await house.kill()
  try {
    await draftFormula(page, 'Freya Lloyd', wish)
    await page.goto('/history')
    const entry = page.getByRole('listitem').filter({ hasText: 'Freya Lloyd' })
    await expect(entry).toHaveCount(1)
    await entry.getByRole('button', { name: /Delete this formula/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Formula deleted successfully.')).toBeVisible()
    await expect(entry).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).toHaveCount(1)
  } finally {
    await house.start()
  }
})
