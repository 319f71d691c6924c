// The page on which a salon sees which model answers what, tries it, and reads what was sent, word for word.
import { addClient, draftFormula, expectAllSent, expectReadyOffline, letIn, signIn } from './acts'
import { expect, test } from './salon'
import { test as withModel } from './with-model'

withModel('with a model: its name, a try, and what exactly was sent', async ({ model, salon }) => {
  const page = await salon()
  await page.goto('/settings/models')
  await expect(page.getByText('Model salon-model-1').first()).toBeVisible()
  model.standIn.will({ kind: 'answers', with: { ok: true } })
  await page.getByRole('button', { name: 'Ask it once' }).click()
  await expect(page.getByText(/salon-model-1 answered in/)).toBeVisible()
  await addClient(page, { name: 'Freya Lloyd' })
  await draftFormula(page, 'Freya Lloyd', {
    current: 'Natural level 6',
    desired: 'Level 7 copper',
    condition: 'Healthy, never coloured',
  })
  await expectAllSent(page)
  await expect.poll(() => model.standIn.requests.length).toBeGreaterThan(1)
  await test.step('under the answer: what the server got, and the real call', async () => {
    const under = page.getByRole('main').locator('details').filter({ hasText: 'To the server' }).first()
    await under.getByText('What was sent', { exact: true }).click()
    await expect(under.getByRole('heading', { name: 'To a model' })).toBeVisible()
    await under.getByText('to salon-model-1').click()
    const sent = under.getByRole('region', { name: 'Sent for Colour Formula' })
    await expect(sent).toContainText('Level 7 copper')
    await expect(sent).not.toContainText('Lloyd')
  })
  await page.goto('/settings/models')
  await page.getByRole('button', { name: 'Show what was sent' }).click()
  const call = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Colour Formula' })
  await call.getByText('Colour Formula').click()
  const sent = call.getByRole('region', { name: 'Sent for Colour Formula' })
  await expect(sent).toContainText('Level 7 copper')
  await expect(sent).not.toContainText('Lloyd')
})

test('without a model it says that the built-in engine answers, also with the server gone', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/models')
  await expect(page.getByText('Built-in engine, on this tablet').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask it once' })).toHaveCount(0)
  await expectReadyOffline(page)
  await house.kill()
  try {
    await page.reload()
    await expect(page.getByText(/The server can’t be asked right now/)).toBeVisible()
  } finally {
    await house.start()
  }
})

test('a client without AI is on the list, and the card says so', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Priya Shah' })
  await page.getByRole('button', { name: 'Edit Priya Shah' }).click()
  await page.getByRole('switch', { name: 'No AI for this client' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('No AI: the built-in engine answers alone')).toBeVisible()
  await page.goto('/settings/models')
  await expect(page.getByRole('link', { name: 'Priya Shah' })).toBeVisible()
})
