import { addClient, expectAllSent, expectReadyOffline, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const DAY_MS = 86_400_000
/** "14 March", so many days from now. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' }).format(
    Date.now() + days * DAY_MS,
  )

test('a birthday is on the list, the message is ready in the salon’s words, and done on one tablet is done on the other', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, aSalon, '/clients')
  await addClient(page, { name: 'Zainab Khan', phone: '07700 900123' })
  await addClient(page, { name: 'Mary Smith', phone: '07700 900124' })
  for (const [name, typed] of [
    ['Zainab Khan', dayIn(3)],
    ['Mary Smith', dayIn(5)],
  ] as const) {
    await page.goto('/clients')
    await page.getByRole('region', { name: 'Clients' }).getByText(name).click()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const birthday = page.getByRole('dialog').getByRole('textbox', { name: 'Birthday' })
    // A day that there isn't: said, and nothing is lost.
    await birthday.fill('31 April')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Type a day and a month, such as 14 March.')).toBeVisible()
    await birthday.fill(typed)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('region', { name: 'Card' })).toContainText(typed)
  }
  // Mary wants no messages.
  await page.getByRole('button', { name: 'Ask: Offers and news' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I do not agree' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectReadyOffline(page)
  await expectAllSent(page)

  const second = (await tablet()).page
  await signIn(second, aSalon, '/lists?list=birthday')
  const rows = (where: typeof page) => where.getByRole('listitem').filter({ has: where.getByRole('link') })
  await expect(rows(second).filter({ hasText: 'Zainab Khan' })).toBeVisible()

  await house.kill()
  try {
    await page.goto('/lists')
    await page.getByRole('button', { name: /^Birthdays/ }).click()
    const mary = rows(page).filter({ hasText: 'Mary Smith' })
    await expect(mary).toContainText('No messages: they said no')
    await expect(mary.getByRole('button', { name: 'Message to Mary Smith' })).toHaveCount(0)
    await expectAxeCleanDayAndNight(page, 'a list')

    // The salon's own words, for all of the list.
    await page.getByRole('button', { name: 'Change the words' }).click()
    await page.getByRole('textbox', { name: 'Words of the message' }).fill('Many happy returns, {name}!')
    await page.getByRole('button', { name: 'Save words' }).click()
    await page.getByRole('button', { name: 'Message to Zainab Khan' }).click()
    const message = page.getByRole('dialog', { name: 'Message to Zainab Khan' })
    await expect(message.getByRole('textbox', { name: 'Message' })).toHaveValue('Many happy returns, Zainab!')
    await message.getByRole('textbox', { name: 'Message' }).fill('Many happy returns, Zainab! Cake?')
    await expect(message.getByRole('link', { name: 'Text message' })).toHaveAttribute(
      'href',
      `sms:07700900123?&body=${encodeURIComponent('Many happy returns, Zainab! Cake?')}`,
    )
    await expect(message).toContainText('Chairside sends nothing itself')
    await message.getByRole('button', { name: 'Sent: mark as done' }).click()
    await expect(message).toHaveCount(0)
    await expect(rows(page).filter({ hasText: 'Zainab Khan' })).toHaveCount(0)
    await page.reload()
    await expect(rows(page).filter({ hasText: 'Mary Smith' })).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Zainab Khan' })).toHaveCount(0)
  } finally {
    await house.start()
  }
  await expectAllSent(page)
  await second.reload()
  await expect(rows(second).filter({ hasText: 'Mary Smith' })).toBeVisible()
  await expect(rows(second).filter({ hasText: 'Zainab Khan' })).toHaveCount(0)
})
