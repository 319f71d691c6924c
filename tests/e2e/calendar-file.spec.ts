// A calendar file in: what it will do is shown, then kept; twice makes no doubles; what vanished is shown, not deleted.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aDevice } from '../support/account'
import { addClient, expectAllSent, expectReadyOffline, letIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const event = (uid: string, day: string, time: string, summary: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;TZID=Europe/London:${day}T${time}00`,
  'DURATION:PT1H',
  `SUMMARY:${summary}`,
  'END:VEVENT',
]
const calendar = (...events: readonly string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Book//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

const DAY = dayAhead(3)
const first = calendar(
  event('u1', DAY, '0930', 'Siobhán Kelly - Half head foils'),
  event('u2', DAY, '1200', 'Tara Byrne - Trim'),
)
const second = calendar(
  event('u2', DAY, '1300', 'Tara Byrne - Trim'),
  event('u3', dayAhead(4), '1000', 'Staff meeting'),
)

const region = (page: Page) => page.getByRole('region', { name: 'Appointments', exact: true })
const figure = (page: Page, name: string) =>
  region(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const choose = (page: Page, name: string, content: string) =>
  region(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(content) })

test('a calendar file comes in, twice is once, and what vanished is marked', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Siobhán Kelly' })
  await page.goto('/settings/data')

  await test.step('what it will do stands there first', async () => {
    await choose(page, 'book.ics', first)
    await expect(figure(page, 'New')).toHaveText('2')
    await expect(figure(page, 'No longer there')).toHaveText('0')
    await expect(region(page).getByText('Siobhán Kelly · Half head foils')).toBeVisible()
    await expect(region(page).getByText('One name is on no client card')).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'what a calendar will do')
    await region(page).getByRole('button', { name: 'Keep these 2 changes' }).click()
    await expect(region(page).getByText('book.ics: 2 new.')).toBeVisible()
  })

  await test.step('the same again changes nothing', async () => {
    await region(page).getByRole('button', { name: 'Choose another file' }).click()
    await choose(page, 'book.ics', first)
    await expect(figure(page, 'Here already')).toHaveText('2')
    await expect(figure(page, 'New')).toHaveText('0')
    await region(page).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a later one moves, adds and marks, without a signal', async () => {
    await expectAllSent(page)
    await expectReadyOffline(page)
    await house.kill()
    await choose(page, 'book.ics', second)
    await expect(figure(page, 'New')).toHaveText('1')
    await expect(figure(page, 'Changed')).toHaveText('1')
    await expect(figure(page, 'No longer there')).toHaveText('1')
    await region(page).getByRole('button', { name: 'Keep these 3 changes' }).click()
    await expect(region(page).getByText('1 new, 1 changed, 1 no longer there')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      region(page).getByRole('button', { name: 'From today on (.ics)' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('SUMMARY:Tara Byrne - Trim')
    await house.start()
    await expectAllSent(page)
  })

  const device = await aDevice(house.origin, aSalon)
  const { records: rows } = await device.sync([])
  const found = rows
    .filter(({ kind }) => kind === 'appointment')
    .map(({ fields }) => [fields.service, fields.client_name, fields.vanished_at !== null])
  expect(found.sort()).toEqual([
    ['Half head foils', null, true],
    ['Staff meeting', null, false],
    ['Trim', 'Tara Byrne', false],
  ])
})

test('on the day a name without a card is given one in its row, and that is taken back there', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Siobhán Kelly', phone: '01632 960 111' })
  await addClient(page, { name: 'Siobhán Kelly', phone: '01632 960 222' })
  await page.goto('/settings/data')
  await choose(page, 'book.ics', first)
  await region(page).getByRole('button', { name: 'Keep these 2 changes' }).click()
  await expect(region(page).getByText('book.ics: 2 new.')).toBeVisible()
  await page.goto(`/dashboard?day=${DAY.replace(/^(\d{4})(\d\d)/, '$1-$2-')}`)
  const row = (name: string) => page.locator('li[data-when]').filter({ hasText: name })
  const undo = page.getByRole('button', { name: 'Undo' }).last()

  await page.getByRole('button', { name: 'Skip the first steps' }).click()

  await test.step('of two of one name the one that is tapped', async () => {
    const whose = row('Siobhán Kelly').getByRole('list', { name: 'Card for Siobhán Kelly' })
    const which = whose.getByRole('button', { name: 'Which card? Siobhán Kelly' })
    await expect(which).toBeVisible()
    await expect(whose.getByRole('button')).toHaveCount(1)
    for (const [width, height] of [
      [1180, 820],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectAxeCleanDayAndNight(page, `a name in its row, ${width} px`)
    }
    await which.click()
    const form = page.getByRole('dialog', { name: 'Change appointment' })
    await form.getByRole('button', { name: /^It is Siobhán Kelly .*…222/ }).click()
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(row('Siobhán Kelly').getByRole('link', { name: 'Siobhán Kelly' })).toBeVisible()
    await expect(whose).toHaveCount(0)
    await undo.click()
    await expect(which).toBeVisible()
  })
  await test.step('who has none gets one', async () => {
    await row('Tara Byrne').getByRole('button', { name: 'Make a card for Tara Byrne' }).click()
    await expect(row('Tara Byrne').getByRole('link', { name: 'Tara Byrne' })).toBeVisible()
    await undo.click()
    await expect(row('Tara Byrne').getByRole('button', { name: 'Make a card for Tara Byrne' })).toBeVisible()
    await expect(row('Tara Byrne').getByRole('link')).toHaveCount(0)
  })
})
