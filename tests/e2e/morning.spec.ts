// A morning, from the calendar to the next visit: in one sitting, without a server from the second minute on, and on a
// second tablet after.
import type { Page } from '@playwright/test'
import { addPhoto, agreeToPhotos, drawnPhotos, lookAtPhotos, photosHere } from './a-photo'
import { expectAllSent, letIn, loadSample, loseServer, openClient } from './acts'
import { expect, test } from './salon'

const NAME = 'Mei-Ling Chan'
const row = (page: Page) =>
  page.locator('li[data-when]').filter({ has: page.getByText(NAME, { exact: true }) })
const two = (value: number): string => String(value).padStart(2, '0')

/** The day and the minute on the salon's wall. */
function onTheWall(): { day: string; minute: number } {
  const [date = '', time = ''] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/London' }).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day: date.replaceAll('-', ''), minute: hours * 60 + minutes }
}
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}${two(minute % 60)}`

test('a morning: the calendar in, who is here, the bowl, the photo, the label and the next visit, the server gone', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed'
    }
  })
  await letIn(page, aSalon)
  await loadSample(page)
  const { day, minute } = onTheWall()
  const starts = clockOf(Math.max(0, minute - 10))

  await test.step('the calendar of the booking system comes in', async () => {
    await page.goto('/settings/data')
    const region = page.getByRole('region', { name: 'Appointments', exact: true })
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Book//EN',
      'BEGIN:VEVENT',
      'UID:m1',
      `DTSTART;TZID=Europe/London:${day}T${starts}00`,
      'DURATION:PT2H',
      `SUMMARY:${NAME} - Gloss`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')
    await region
      .locator('input[type="file"]')
      .setInputFiles({ name: 'today.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) })
    await region.getByRole('button', { name: /^Keep th/ }).click()
    await expect(region.getByText('today.ics: 1 new.')).toBeVisible()
  })
  await loseServer(page, house)

  await test.step('Today has them, with the last bowl, and leads to the chair', async () => {
    await page.goto('/dashboard')
    await expect(row(page).getByText('Now', { exact: true })).toBeVisible()
    await expect(row(page)).toContainText(/Last: 40 g 7\/1|Last: 7\/1/)
    await row(page)
      .getByRole('link', { name: `Chair mode for ${NAME}` })
      .click()
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  })
  await test.step('the bowl is mixed, on, and saved as it was mixed', async () => {
    await page.getByRole('button', { name: 'Same as last time' }).click()
    await page.getByRole('button', { name: /^Colour’s on/ }).click()
    // The countdown takes the place of the step.
    await expect(page.getByRole('button', { name: 'Show the recipe' })).toBeVisible()
    await page.getByRole('complementary').getByRole('button', { name: 'Save what was used' }).click()
    await page.getByRole('button', { name: 'Yes, save formula' }).click()
    await expect(page.locator('footer[data-foot]')).toContainText('Saved what was used')
    // It is no “last time”, and isn't called after the button that began it.
    await expect(page.getByRole('complementary')).toContainText(/Saved in this service: (?!Same as)/)
    // A second save is one on purpose.
    await expect(page.getByRole('button', { name: 'Save what was used' })).toHaveCount(0)
    await page.getByRole('complementary').getByRole('button', { name: 'Save another bowl' }).click()
    await expect(page.getByText('What was used is saved already.')).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
  })
  await test.step('its label is printed', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: /^Labels and card/ }).click()
    const label = page.getByRole('list', { name: 'Bowl labels' }).getByRole('listitem')
    await expect(label).toHaveCount(1)
    await expect(label).toContainText('40 g 7/1')
    await page.getByRole('button', { name: /^Print (the|1) label/ }).click()
    await expect(page).toHaveTitle('Printed')
  })
  await test.step('the next visit is set', async () => {
    await page.goto('/chair/sample-client-mei')
    await page.getByRole('complementary').getByRole('button', { name: 'Rebook' }).click()
    await page.getByRole('button', { name: /^In 6 weeks/ }).click()
    await expect(page.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(1)
  })
  await test.step('the photo is taken, once that was agreed to', async () => {
    await openClient(page, NAME)
    await page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: 'Add photo' }).click()
    await agreeToPhotos(page, NAME, 'Only on the card')
    await addPhoto(page, NAME, 'Before', '#2a1a10')
    await expect(drawnPhotos(page)).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Last bowl' })).toContainText('today')
  })
  await test.step('Today knows who is in the chair, after a reload too', async () => {
    await page.goto('/dashboard')
    await expect(row(page).getByText('In the chair')).toBeVisible()
    // Said once: by the row.
    await expect(page.getByRole('button', { name: 'Open Support Chat' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Where was I' })).toHaveCount(0)
    await expect(row(page)).toContainText(/Last: .*(today|just now|minute)/)
  })

  await house.start()
  await expectAllSent(page)
  await test.step('on the second tablet all of it stands', async () => {
    const { page: second } = await tablet({ phone: true })
    await letIn(second, aSalon)
    await second.goto('/dashboard')
    await expect(row(second).getByText('In the chair')).toBeVisible({ timeout: 60_000 })
    await expectAllSent(second)
    await openClient(second, NAME)
    await expect(second.getByRole('region', { name: 'Last bowl' })).toContainText('today')
    await expect(second.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(1)
    await lookAtPhotos(second)
    await expect(drawnPhotos(second)).toHaveCount(1)
    expect((await photosHere(second)).length).toBe(1)
  })
})
