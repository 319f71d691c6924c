// The first screen of the morning: who comes, what to know before they sit down, and one tap into chair mode.
import type { Page } from '@playwright/test'
import { expectAllSent, loadSample, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

/** A day in the salon: whatever the clock of this machine says. */
const atTwentyPastTen = async (page: Page): Promise<void> => {
  const now = new Date()
  now.setHours(10, 20, 0, 0)
  await page.clock.setFixedTime(now)
}
const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const row = (page: Page, name: string) =>
  page.locator('li[data-when]').filter({ has: page.getByText(name, { exact: true }) })
const add = (page: Page) => page.getByRole('button', { name: 'Add appointment', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function book(
  page: Page,
  { name, service, start, minutes }: { name: string; service: string; start: string; minutes?: number },
): Promise<void> {
  await add(page).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog(page).getByRole('combobox', { name: 'Service' }).fill(service)
  await dialog(page).getByLabel('Starts').fill(start)
  if (minutes !== undefined)
    await dialog(page).getByRole('textbox', { name: 'Minutes' }).fill(String(minutes))
  await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('the morning: who is here, who is next, what stands on their cards, and the way to the chair', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await atTwentyPastTen(page)
  await signIn(page, aSalon)
  await loadSample(page)
  await page.goto('/dashboard')
  await expect(today(page).getByRole('region', { name: 'Maya' })).toBeVisible()
  await expect(today(page).getByRole('region', { name: 'Tom' })).toBeVisible()

  await test.step('who is here stands out and is one tap from the chair', async () => {
    await expect(row(page, 'Siobhán Kelly').getByText('Now', { exact: true })).toBeVisible()
    await expect(row(page, 'Siobhán Kelly')).toContainText(/Last: Lightener.*6 weeks ago/)
    await expect(row(page, 'Margaret Ashworth')).toContainText('Next, in 10 min')
  })
  await test.step('an allergy, a test that is due and a card that stops a colour are said by the client’s own page', async () => {
    await expect(row(page, 'Margaret Ashworth')).toContainText('Allergy: Nickel')
    await expect(row(page, 'Zainab Hussain')).toContainText('No colour: a known reaction')
    await expect(row(page, 'Tomasz Wójcik')).toContainText('Patch test: ready to read')
    // A trim waits for no skin test.
    await expect(row(page, 'Jasvinder Kaur')).not.toContainText('Patch test')
  })
  await test.step('who waits for a result', async () => {
    const waits = page.getByRole('region', { name: 'Waiting for a patch test' })
    await expect(waits.getByRole('listitem').filter({ hasText: 'Tomasz Wójcik' })).toContainText(
      'Ready to read',
    )
    await expect(waits.getByRole('listitem').filter({ hasText: 'Jasvinder Kaur' })).toContainText('Waiting')
  })
  await expectAxeCleanDayAndNight(page, 'today')
  await row(page, 'Siobhán Kelly').getByRole('link', { name: 'Chair mode for Siobhán Kelly' }).click()
  await expect(page).toHaveURL(/\/chair\//)
  await expect(page.getByRole('heading', { name: 'Siobhán Kelly' })).toBeVisible()
})

test('an empty day offers three ways; by hand it fills without a signal, and stands on the other tablet after', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.getByRole('button', { name: 'Skip the first steps' }).click()
  await expect(today(page)).toContainText('Nobody is booked today yet.')
  await expect(page.getByRole('link', { name: 'Bring a calendar or list' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan a day from text' })).toHaveAttribute(
    'href',
    '/appointments',
  )
  await loseServer(page, house)
  await page.getByRole('button', { name: 'Add one by hand' }).click()

  await test.step('what is missing is said, and nothing is lost', async () => {
    await dialog(page).getByLabel('Starts').fill('09:00')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
    await expect(dialog(page)).toContainText('Say who comes. For a break, say what it is below.')
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Jane Miller')
    await dialog(page).getByRole('combobox', { name: 'Service' }).fill('Root tint')
    await expect(dialog(page)).toContainText('Until 10:30')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
  })
  await expect(row(page, 'Jane Miller')).toContainText('09:00–10:30')
  await expect(row(page, 'Jane Miller')).toContainText('Develops 09:30–10:05')
  await expect(today(page)).toContainText('to be sent; all of it is saved here')

  await test.step('two at once are said, and may be', async () => {
    await add(page).click()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Kim')
    await dialog(page).getByRole('combobox', { name: 'Service' }).fill('Cut')
    await dialog(page).getByLabel('Starts').fill('10:15')
    await expect(dialog(page).getByRole('status')).toContainText(
      'At that time there is Jane Miller (09:00–10:30) too. You can still save it.',
    )
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
    await expect(row(page, 'Kim')).toContainText('Same time as Jane Miller')
  })
  await test.step('changed and taken out, each with its way back', async () => {
    await page.getByRole('button', { name: /^Change Kim/ }).click()
    await dialog(page).getByLabel('Starts').fill('10:30')
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(row(page, 'Kim')).toContainText('10:30–')
    await expect(row(page, 'Kim')).not.toContainText('Same time')
    await page.getByRole('button', { name: /^Change Kim/ }).click()
    await dialog(page).getByRole('button', { name: 'Remove this appointment' }).click()
    await expect(row(page, 'Kim')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(row(page, 'Kim')).toBeVisible()
  })
  await test.step('tomorrow is another day, and the address keeps it', async () => {
    await page.getByRole('button', { name: 'Day after' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible()
    await expect(page.getByText('Nobody is booked tomorrow yet.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible()
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(row(page, 'Kim')).toBeVisible()
  })
  await house.start()
  await expectAllSent(page)
  const other = await tablet({ phone: true })
  await signIn(other.page, aSalon)
  await expect(row(other.page, 'Jane Miller')).toContainText('09:00–10:30', { timeout: 60_000 })
  await expect(row(other.page, 'Kim')).toContainText('10:30–')
})

test('on the timeline keys and fingers move an appointment, and two tablets move one at once', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.getByRole('button', { name: 'Skip the first steps' }).click()
  await book(page, { name: 'Jane', service: 'Cut', start: '09:00' })
  await book(page, { name: 'Kim', service: 'Cut', start: '11:00' })
  const timeline = (on: Page) => on.getByRole('radio', { name: 'Timeline' })
  const entry = (on: Page, name: string) => on.locator('[data-entry]').filter({ hasText: name })
  await timeline(page).check()

  await test.step('by keyboard', async () => {
    await entry(page, 'Jane').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Jane')).toContainText('09:30–10:30')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(entry(page, 'Jane')).toContainText('09:30–10:15')
    await page.getByTitle('Undo: Jane made 45 minutes long').press('Enter')
    await expect(entry(page, 'Jane')).toContainText('09:30–10:30')
  })
  await test.step('by tap', async () => {
    await entry(page, 'Kim').click()
    const bar = page.getByRole('region', { name: /^Kim, 11:00/ })
    await bar.getByRole('button', { name: '15 minutes later' }).click()
    await expect(entry(page, 'Kim')).toContainText('11:15–12:15')
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Kim')).toBeFocused()
  })
  await test.step('by a drag', async () => {
    await entry(page, 'Kim').scrollIntoViewIfNeeded()
    const box = await entry(page, 'Kim').boundingBox()
    if (box === null) throw new Error('it is not drawn')
    const [x, y] = [box.x + box.width / 2, box.y + 12]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 20)
    await page.mouse.move(x, y - 40)
    await page.mouse.up()
    await expect(entry(page, 'Kim')).not.toContainText('11:15–')
  })
  await expectAllSent(page)
  await expectAxeCleanDayAndNight(page, 'the day by column')

  const other = await tablet()
  await signIn(other.page, aSalon)
  await timeline(other.page).check()
  await expect(entry(other.page, 'Jane')).toContainText('09:30–10:30', { timeout: 60_000 })
  await expectAllSent(other.page)
  await loseServer(page, house)
  await test.step('one tablet moves it, the other stretches it and moves it later: both hold, the later time wins', async () => {
    await entry(page, 'Jane').focus()
    await page.keyboard.press('ArrowUp')
    await expect(entry(page, 'Jane')).toContainText('09:15–10:15')
    await entry(other.page, 'Jane').focus()
    await other.page.keyboard.press('Shift+ArrowDown')
    await expect(entry(other.page, 'Jane')).toContainText('09:30–10:45')
    await house.start()
    for (const on of [page, other.page])
      await expect(entry(on, 'Jane')).toContainText('09:15–10:30', { timeout: 60_000 })
    await expectAllSent(page)
    await expectAllSent(other.page)
  })
  await test.step('both moved it: the later one stands on both', async () => {
    await loseServer(page, house)
    await entry(page, 'Jane').focus()
    await page.keyboard.press('ArrowUp')
    await expect(entry(page, 'Jane')).toContainText('09:00–10:15')
    await entry(other.page, 'Jane').focus()
    await other.page.keyboard.press('ArrowDown')
    await expect(entry(other.page, 'Jane')).toContainText('09:30–10:45')
    await house.start()
    for (const on of [page, other.page])
      await expect(entry(on, 'Jane')).toContainText('09:30–10:45', { timeout: 60_000 })
  })
})

test('who pays sees no example figures', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.route(/\/api\/(session|functions)/, async route => {
    const reply = await route.fetch()
    const text = await reply.text()
    await route.fulfill({ response: reply, body: text.replace('"trial":true', '"trial":false') })
  })
  await signIn(page, aSalon)
  await expect(page.getByRole('region', { name: 'Meet Six' })).toBeVisible()
  await expect(page.getByText(/Example figure/)).toHaveCount(0)
})

test('a planned day is kept in one tap, once, and stands on the day it is for', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/appointments')
  await page
    .getByRole('textbox', { name: 'Schedule' })
    .fill('9-10 Jane Miller cut & finish\n11-11.30 Kim Lee fringe (flexible)\n1-1.30 lunch')
  await page.getByRole('button', { name: 'Optimise Schedule' }).click()
  await page.getByRole('button', { name: 'Keep this day' }).click()
  const keep = page.getByRole('region', { name: 'Into the salon’s day' })
  await expect(keep.getByRole('status')).toHaveText('This day is kept: all of it stands in the salon’s day.')
  await page.reload()
  await expect(keep.getByRole('status')).toContainText('This day is kept')
  await expect(page.getByRole('button', { name: 'Keep this day' })).toHaveCount(0)
  await keep.getByRole('link', { name: 'Open the day' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(row(page, 'Jane Miller')).toHaveCount(1)
  await expect(row(page, 'Jane Miller')).toContainText('09:00–10:00')
  await expect(row(page, 'Kim Lee')).toContainText('May move')
})

test('what is booked is planned from by one tap, and is not kept a second time', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await book(page, { name: 'Jane Miller', service: 'Cut and blow-dry', start: '09:00', minutes: 60 })
  await book(page, { name: 'Kim Lee', service: 'Fringe trim', start: '11:00', minutes: 30 })
  await page.goto('/appointments')
  const schedule = page.getByRole('textbox', { name: 'Schedule' })
  const use = page.getByRole('button', { name: 'Use today’s bookings' })
  await use.click()
  await expect(schedule).toHaveValue(
    '09:00-10:00 Jane Miller Cut and blow-dry\n11:00-11:30 Kim Lee Fringe trim',
  )
  await test.step('it goes again while nothing was changed, and is offered over nobody’s words', async () => {
    await page.getByRole('button', { name: 'Take it out again' }).click()
    await expect(schedule).toHaveValue('')
    await schedule.fill('9-10 Ann cut')
    await expect(use).toHaveCount(0)
    await schedule.fill('')
    await use.click()
  })
  await page.getByRole('button', { name: 'Optimise Schedule' }).click()
  await expect(page.getByRole('region', { name: 'Into the salon’s day' }).getByRole('status')).toHaveText(
    'This day is kept: all of it stands in the salon’s day.',
  )
})
