// A calendar that is followed: its appointments come, it dies, and what was there stays and says since when.
import { openCalendarServer } from '../server/calendars/stand-in'
import { aDevice } from '../support/account'
import { openHouse } from '../support/house'
import { letIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, newSalon, openTablet, test } from './salon'

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const BODY = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Maya’s chair',
  'BEGIN:VEVENT',
  'UID:u1',
  `DTSTART:${day}T093000Z`,
  'DURATION:PT1H',
  'SUMMARY:Tara Byrne - Trim',
  'END:VEVENT',
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
      await expect(region.getByRole('alert')).toContainText('There is no calendar at this address.')
    })

    await test.step('followed, its appointments come', async () => {
      calendar.says({ body: BODY })
      await region.getByRole('button', { name: 'Follow this calendar' }).click()
      await expect(region.getByText('Maya’s chair')).toBeVisible()
      await expect(region.getByText('1 appointment from today on')).toBeVisible()
      await expect(address).toHaveValue('')
      await expectAxeCleanDayAndNight(page, 'followed calendars')
    })

    await test.step('its server dies: it says since when, and what was there stays', async () => {
      await calendar.close()
      await region.getByRole('button', { name: 'Refresh Maya’s chair' }).click()
      await expect(
        region.getByText(/Not reachable since .*Nothing answers.*What was there stays\./),
      ).toBeVisible()
      const { records } = await device.sync([])
      expect(
        records.filter(({ kind }) => kind === 'appointment').map(({ fields }) => fields.vanished_at),
      ).toEqual([null])
    })

    await test.step('followed no more', async () => {
      await region.getByRole('button', { name: 'Stop following Maya’s chair' }).click()
      await page.getByRole('button', { name: 'Stop following', exact: true }).click()
      await expect(region.getByText('Maya’s chair')).toBeHidden()
      const { records } = await device.sync([])
      expect(records.filter(({ kind }) => kind === 'appointment')).toHaveLength(1)
    })
  } finally {
    await close()
    await house.close()
  }
})
