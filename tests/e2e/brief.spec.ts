// A brief as it was understood, field by field: what was misread is mended in its field, and the post follows.
import type { Page } from '@playwright/test'
import { expectReadyOffline, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const TOPIC = 'Cut and finish now only £45 until 30 April, new clients only, call 07700 900123'

const brief = (page: Page) => page.getByRole('region', { name: 'As understood' })
const field = (page: Page, name: string) => brief(page).getByRole('textbox', { name, exact: true })
const topic = (page: Page) => page.getByLabel('Topic or Details')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Content' })
const post = (page: Page) => page.getByRole('region', { name: 'Post', exact: true })

test('a brief is read, one field is mended without a signal, and the post follows', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await expectReadyOffline(page)
  await loseServer(page, house)
  await topic(page).fill(TOPIC)
  await expect(field(page, 'Price')).toHaveValue('£45')
  await expect(field(page, 'Until')).toHaveValue('30 April')
  await expect(field(page, 'Terms')).toHaveValue('new clients only')
  await expect(field(page, 'How to book')).toHaveValue('07700 900123')
  await field(page, 'Price').fill('50')
  await field(page, 'Terms').fill('')
  await expect(brief(page).getByText('Picked. Read: “£45”.')).toBeVisible()
  await expect(brief(page).getByText('Left out. Read: “new clients only”.')).toBeVisible()
  await generate(page).click()
  await expect(post(page)).toContainText('Cut and finish now only £50 until 30 April')
  await expect(post(page)).not.toContainText('£45')
  await expect(post(page)).not.toContainText('new clients')
  await expect(page.getByText('Picked: price: 50, without terms').first()).toBeVisible()

  await test.step('the question comes back with its picks, and they can be taken away and brought back', async () => {
    await page.getByRole('button', { name: 'Change the question' }).click()
    await expect(topic(page)).toHaveValue(TOPIC)
    await expect(field(page, 'Price')).toHaveValue('50')
    await page.getByRole('button', { name: 'Clear my picks' }).click()
    await expect(field(page, 'Price')).toHaveValue('£45')
    await expect(field(page, 'Terms')).toHaveValue('new clients only')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Price')).toHaveValue('50')
    await expect(field(page, 'Terms')).toHaveValue('')
    await page.getByRole('button', { name: 'As read: Terms' }).click()
    await expect(field(page, 'Terms')).toHaveValue('new clients only')
  })
})

test('the permission is asked first, and by keyboard a yes writes the post', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await page.getByLabel('Content type').selectOption({ label: 'Before & After Caption' })
  await topic(page).fill('Box dye to soft copper bob on Priya')
  const asked = brief(page).getByRole('group', {
    name: 'Did the client agree in writing that you share it?',
  })
  await expect(asked.getByText('Please answer.')).toBeVisible()
  await expect(field(page, 'First name in the post')).toHaveValue('Priya')
  const yes = asked.getByRole('radio', { name: 'Yes', exact: true })
  await yes.focus()
  await page.keyboard.press('Space')
  await expect(yes).toBeChecked()
  await field(page, 'First name in the post').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Pia')
  await expect(field(page, 'First name in the post')).toHaveValue('Pia')
  await page.getByRole('button', { name: 'As read: First name in the post' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name in the post')).toHaveValue('Priya')
  await generate(page).focus()
  await page.keyboard.press('Enter')
  await expect(post(page)).toContainText('Box dye to soft copper bob')
  await expect(page.getByText('permission: yes').first()).toBeVisible()

  await test.step('a no holds it', async () => {
    await page.getByRole('button', { name: 'Change the question' }).click()
    await asked.getByRole('radio', { name: 'No', exact: true }).click()
    await expect(asked.getByText('Nothing is written until there is a yes.')).toBeVisible()
    await generate(page).click()
    await expect(page.getByRole('heading', { name: 'More is needed first' })).toBeVisible()
  })
})

test('without a word typed, field by field', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await page.getByRole('button', { name: 'Fill it in field by field' }).click()
  await brief(page).getByLabel('What for').selectOption({ label: 'An offer' })
  await field(page, 'What').fill('Gloss treatments')
  await field(page, 'Price').fill('25')
  await field(page, 'Until').fill('31 March')
  await generate(page).click()
  for (const said of ['Gloss treatments', '£25', '31 March']) await expect(post(page)).toContainText(said)
})

test('the brief fits every size and is axe clean, light and dark', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await page.getByLabel('Content type').selectOption({ label: 'Before & After Caption' })
  await topic(page).fill('Box dye to soft copper bob on Priya, about 45, wibbled the snorkels twice over')
  await expect(field(page, 'First name in the post')).toHaveValue('Priya')
  await brief(page).getByRole('button', { name: 'Add: how to book' }).click()
  await expect(field(page, 'How to book')).toBeFocused()
  await field(page, 'How to book').fill('07700 900123')
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBeLessThanOrEqual(0)
    await expectAxeCleanDayAndNight(page, `${width}`)
  }
})
