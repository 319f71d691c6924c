// A calendar that is followed: its appointments come, it dies, and what was there stays and says since when.
import { openCalendarServer } from '../server/calendars/stand-in'
import { aDevice } from '../support/account'
import { openHouse } from '../support/house'
import { letIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, newSalon, openTablet, test } from './salon'

const HOUR_MS = 3_600_000
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const event = (uid: string, start: string, ...more: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART:${start}`,
  'DURATION:PT1H',
  ...more,
  'END:VEVENT',
]
const wholeDay = (uid: string, day: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${day}`,
  'SUMMARY:Stock day',
  'END:VEVENT',
]
const BODY = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Maya’s chair',
  ...event('u1', `${dayAfter(3)}T093000Z`, 'SUMMARY:Tara Byrne - Trim'),
  // Whole days, and two of them: whatever the hour of this machine is, now and two hours on.
  ...wholeDay('u2', dayAfter(0)),
  ...wholeDay('u3', dayAfter(1)),
  ...event('u4', `${dayAfter(500)}T093000Z`, 'SUMMARY:Tara Byrne - Trim'),
  'END:VCALENDAR',
].join('\r\n')

test('a calendar is followed, its server dies, and nothing is lost', async () => {
  const calendar = await openCalendarServer()
  const house = await openHouse({ CALENDAR_HOSTS: calendar.host })
  const who = newSalon()
  const device = await aDevice(house.origin, who)
  const { page, close } = await openTablet(house.origin, {})
  try {
    await letIn(page, who)
    await page.goto('/settings/data')
    const region = page.getByRole('region', { name: 'Appointments', exact: true })
    const address = region.getByLabel('Calendar address')

    await test.step('an inner address and a page are refused, in words, and what was typed stays', async () => {
      await address.fill('https://192.168.1.1/calendar.ics')
      await region.getByRole('button', { name: 'Follow this calendar' }).click()
      await expect(region.getByRole('alert')).toContainText('This address can’t be used.')
      await expect(address).toHaveValue('https://192.168.1.1/calendar.ics')
      calendar.says({ body: '<html>' })
      await address.fill(calendar.address)
      await region.getByRole('button', { name: 'Follow this calendar' }).click()
      await expect(region.getByRole('alert')).toContainText(
        'There is no calendar at this address. Check it, and try again.',
      )
    })

    await test.step('followed, its appointments come', async () => {
      calendar.says({ body: BODY })
      await region.getByRole('button', { name: 'Follow this calendar' }).click()
      await expect(region.getByText('Maya’s chair')).toBeVisible()
      await expect(region.getByText('3 appointments from today on')).toBeVisible()
      await expect(region.getByText('1 is more than a year ahead, and is added later.')).toBeVisible()
      await expect(address).toHaveValue('')
      await expectAxeCleanDayAndNight(page, 'followed calendars')
    })

    await test.step('its server dies: it says since when, and what was there stays', async () => {
      await calendar.close()
      await region.getByRole('button', { name: 'Refresh Maya’s chair' }).click()
      await expect(
        region.getByText(/It hasn’t been reached since .*Nothing answers.*Its appointments stay\./),
      ).toBeVisible()
      const { records } = await device.sync([])
      expect(
        records.filter(({ kind }) => kind === 'appointment').map(({ fields }) => fields.vanished_at),
      ).toEqual([null, null, null])
    })

    await test.step('the day stands as it was, and after an hour says calmly that it may be old', async () => {
      const away = page.getByRole('region', { name: 'Not up to date' })
      await page.goto('/dashboard')
      const today = page.getByRole('region', { name: 'Today', exact: true })
      await expect(today).toContainText('Stock day')
      await expect(away).toBeHidden()
      await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS)
      await page.reload()
      await expect(away).toContainText(
        /Maya’s chair hasn’t been read since .*Earlier bookings stay\. Newer ones may be missing\./,
      )
      await expect(today).toContainText('Stock day')
      await expect(today).not.toContainText('No longer')
      await expectAxeCleanDayAndNight(page, 'a day that may be old')
      await away.getByRole('link', { name: 'Look at it' }).click()
      await expect(region.getByText(/It hasn’t been reached since/)).toBeVisible()
    })

    await test.step('followed no more', async () => {
      await region.getByRole('button', { name: 'Stop following Maya’s chair' }).click()
      await page.getByRole('button', { name: 'Stop following', exact: true }).click()
      await expect(region.getByText('Maya’s chair')).toBeHidden()
      const { records } = await device.sync([])
      expect(records.filter(({ kind }) => kind === 'appointment')).toHaveLength(3)
    })
  } finally {
    await close()
    await house.close()
  }
})
