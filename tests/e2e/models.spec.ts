// The page on which a salon sees which model answers what, tries it, and reads what was sent, word for word.
import { addClient, draftFormula, expectAllSent, expectReadyOffline, letIn, signIn } from './acts'
import { expectAxeClean } from './axe'
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

withModel(
  'notes about health go to a model with the permission alone; what was sent says what was kept back',
  async ({ model, salon }) => {
    const page = await salon()
    const wish = {
      current: 'Natural level 6',
      desired: 'Level 7 copper',
      condition: 'Healthy, never coloured',
    }
    const notes = 'Eczema behind the ears. Her sister Rosamund brings her from 12 Acacia Avenue.'
    await addClient(page, { name: 'Freya Lloyd', notes })
    const client = page.url()
    /** Of the newest call, as Settings show it. */
    const newest = async () => {
      await page.goto('/settings/models')
      await page.getByRole('button', { name: 'Show what was sent' }).click()
      const call = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Colour Formula' }).first()
      await call.getByText('Colour Formula').click()
      return call
    }
    const askedAndAnswered = async (): Promise<void> => {
      const before = model.standIn.requests.length
      await draftFormula(page, 'Freya Lloyd', wish)
      await expectAllSent(page)
      await expect.poll(() => model.standIn.requests.length).toBeGreaterThan(before)
    }
    const KEPT_BACK = 'Notes: not sent, no permission recorded for health notes.'

    await askedAndAnswered()
    const without = await newest()
    await expect(without.getByText(KEPT_BACK)).toBeVisible()
    await expect(without.getByRole('region')).toContainText('Level 7 copper')
    await expect(without.getByRole('region')).not.toContainText(/eczema|Rosamund|Acacia/i)
    await expectAxeClean(page, 'what was sent to a model')

    await page.goto(client)
    await page.getByRole('button', { name: 'Ask for permission' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('I have read this and agree').check()
    await dialog.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Permissions' }).getByText('Agreed', { exact: true }),
    ).toBeVisible()
    await expectAllSent(page)
    await askedAndAnswered()
    const withIt = await newest()
    await expect(withIt.getByRole('region')).toContainText(/eczema/i)
    await expect(withIt.getByRole('region')).not.toContainText(/Rosamund|Acacia/i)
    await expect(withIt.getByText(KEPT_BACK)).toHaveCount(0)
  },
)

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
    await expect(page.getByText(/The server can’t be reached right now/)).toBeVisible()
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
