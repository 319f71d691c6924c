// The first screen of the morning: who comes, what to know before they sit down, and one tap into chair mode.
import type { Locator, Page } from '@playwright/test'
import { expectAllSent, loadSample, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, type Salon, test } from './salon'

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

/** The sample salon's day, drawn. */
async function openTimeline(page: Page, aSalon: Salon): Promise<void> {
  await signIn(page, aSalon)
  await loadSample(page)
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: 'Timeline' }).check()
}

async function book(
  page: Page,
  { name, service, start, minutes }: { name: string; service: string; start: string; minutes?: number },
): Promise<void> {
  await add(page)
    .or(page.getByRole('button', { name: 'Add one by hand' }))
    .click()
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
    // A name is as high as a finger, and the lines below it stand no further off for that.
    const words = waits.getByRole('listitem').filter({ hasText: 'Tomasz Wójcik' }).locator('span').last()
    const lines = () =>
      words.evaluate(each => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))
    const whole = page.viewportSize() ?? { width: 1180, height: 820 }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(lines).toBeLessThan(2.2)
    await page.setViewportSize(whole)
  })
  await expect(page.getByRole('link', { name: '2 need a new patch test' })).toHaveAttribute(
    'href',
    '/lists?list=patch-test',
  )
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
  await atTwentyPastTen(page)
  await signIn(page, aSalon)
  await page.getByRole('button', { name: 'Skip the first steps' }).click()
  await expect(today(page)).toContainText('Nobody is booked today yet.')
  await expect(page.getByRole('link', { name: 'Import a calendar or list' })).toBeVisible()
  await expect(add(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Plan a day from text' })).toHaveAttribute(
    'href',
    '/appointments',
  )
  await loseServer(page, house)
  await page.getByRole('button', { name: 'Add one by hand' }).click()

  await test.step('what is missing is said, and nothing is lost', async () => {
    await dialog(page).getByLabel('Starts').fill('09:00')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
    await expect(dialog(page)).toContainText('Say who is coming. For a break, say what it is below.')
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Jane Miller')
    await dialog(page).getByRole('combobox', { name: 'Service' }).fill('Root tint')
    await expect(dialog(page)).toContainText('Until 10:30')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
  })
  await expect(row(page, 'Jane Miller')).toContainText('09:00–10:30')
  await expect(row(page, 'Jane Miller')).toContainText('Develops 09:30–10:05')
  // What waits is told once, in the frame.
  await expect(page.getByRole('banner')).toContainText('1 waiting to send')
  await expect(today(page)).not.toContainText('to be sent')

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
    // Its own way back: that of the change before may still be there.
    const removed = page.locator('.mantine-Notification-root').filter({ hasText: 'Appointment removed' })
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Kim')).toContainText('10:30–')
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
  await test.step('a year is typed figure by figure, and only a whole one is gone to', async () => {
    const day = page.getByLabel('Day', { exact: true })
    await day.focus()
    await page.keyboard.type('11272025')
    await expect(day).toHaveValue('2025-11-27')
    await expect(page.getByText('Nobody was booked on this day.')).toBeVisible()
    await page.getByRole('button', { name: 'Today', exact: true }).click()
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
    // Which of two was later is known to within a request's way to the server (SYNC rule 5), not to the blink.
    const moved = Date.now()
    await expect.poll(() => Date.now() - moved, { timeout: 10_000 }).toBeGreaterThan(3_000)
    await entry(other.page, 'Jane').focus()
    await other.page.keyboard.press('ArrowDown')
    await expect(entry(other.page, 'Jane')).toContainText('09:30–10:45')
    await house.start()
    for (const on of [page, other.page])
      await expect(entry(on, 'Jane')).toContainText('09:30–10:45', { timeout: 60_000 })
  })
})

test('a quarter of an hour says on one line who comes and for what, however narrow its column is', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await openTimeline(page, aSalon)
  await book(page, {
    name: 'Bernadette Featherstonehaugh-Smythe',
    service: 'Fringe trim',
    start: '18:00',
    minutes: 15,
  })
  const entry = page.locator('[data-entry]').filter({ hasText: 'Bernadette' })
  for (const width of [1180, 820]) {
    await page.setViewportSize({ width, height: 820 })
    // Both begin within it, and neither runs out of it.
    const shown = () =>
      entry.evaluate(block => {
        const { right, bottom } = block.getBoundingClientRect()
        return [...block.querySelectorAll('strong, [class*="detail"]')].map(part => {
          const at = part.getBoundingClientRect()
          return at.width > 20 && at.right <= right && at.bottom <= bottom
        })
      })
    await expect.poll(shown, `${width} wide`).toEqual([true, true])
  }
  await expect(entry).toHaveAttribute(
    'title',
    '18:00–18:15, Bernadette Featherstonehaugh-Smythe, Fringe trim',
  )
  await expect(entry).toHaveAccessibleName(/18:00–18:15 Bernadette Featherstonehaugh-Smythe Fringe trim/)
})

test('from one stylist’s column it is dragged to the other’s and stretched by its edge; an overlap stands where it is', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await openTimeline(page, aSalon)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const entry = (name: string) => page.locator('[data-entry]').filter({ hasText: name })
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox()
    if (box === null) throw new Error('it is not drawn')
    return box
  }
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await page.mouse.move(to.x, to.y)
  }
  await entry('Jasvinder').click()
  await expect(page.getByRole('region', { name: /^Jasvinder Kaur, 12:00/ })).toBeVisible()

  await test.step('over to the other column: drawn there before it is let go', async () => {
    const from = await boxOf(entry('Jasvinder'))
    const [maya, tom] = [await boxOf(column('Maya')), await boxOf(column('Tom'))]
    const grip = { x: from.x + 30, y: from.y + 12 }
    // 45 minutes are as high as the entry and the two pixels that it leaves to the next.
    await drag(grip, { x: grip.x - (tom.x - maya.x), y: grip.y + ((from.height + 2) * 60) / 45 })
    await expect(entry('Jasvinder')).toContainText('13:00–13:45')
    await expect
      .poll(async () => Math.round((await boxOf(entry('Jasvinder'))).x - maya.x))
      .toBe(Math.round(from.x - tom.x))
    await page.mouse.up()
    await expect(column('Maya').locator('[data-entry]').filter({ hasText: 'Jasvinder' })).toContainText(
      '13:00–13:45',
    )
    await expect(column('Tom').locator('[data-entry]').filter({ hasText: 'Jasvinder' })).toHaveCount(0)
  })
  await test.step('what stands at once is said where it does', async () => {
    const overlap = await boxOf(column('Maya').getByText('Overlap 15 min'))
    expect(Math.abs(overlap.y - (await boxOf(entry('Niamh'))).y)).toBeLessThan(6)
  })
  await test.step('stretched by its lower edge', async () => {
    const { x, y, width, height } = await boxOf(entry('Jasvinder'))
    const edge = { x: x + width / 2, y: y + height }
    await drag(edge, { x: edge.x, y: edge.y + ((height + 2) * 30) / 45 })
    await page.mouse.up()
    await expect(entry('Jasvinder')).toContainText('13:00–14:15')
    await page.getByTitle(/^Undo: Jasvinder Kaur made/).click()
    await expect(entry('Jasvinder')).toContainText('13:00–13:45')
  })
})

test('a planned day is kept in one tap, once, and stands on the day it is for', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await atTwentyPastTen(page)
  await signIn(page, aSalon, '/appointments')
  await page
    .getByRole('textbox', { name: 'Schedule' })
    .fill('9-10 Jane Miller cut & finish\n11-11.30 Kim Lee fringe (flexible)\n1-1.30 lunch')
  await page.getByRole('button', { name: 'Optimise Schedule' }).click()
  await page.getByRole('button', { name: 'Keep this day' }).click()
  const keep = page.getByRole('region', { name: 'Into the salon’s day' })
  await expect(keep.getByRole('status')).toHaveText('This day is kept: all of it is in the salon’s day.')
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
    'This day is kept: all of it is in the salon’s day.',
  )
})

test('free time on the timeline is filled by a tap or a key, and a name becomes a card or finds its own', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await openTimeline(page, aSalon)
  const tom = page.getByRole('region', { name: 'Tom', exact: true })

  await test.step('a tap says when and with whom', async () => {
    const free = tom.getByRole('button', { name: /^Free from/ })
    await free.scrollIntoViewIfNeeded()
    const box = await free.boundingBox()
    if (box === null) throw new Error('it is not drawn')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 3)
    const last = /add an appointment at (\d\d):(\d\d)/.exec((await free.textContent()) ?? '')
    const tapped = await dialog(page).getByLabel('Starts').inputValue()
    expect(tapped > `${last?.[1]}:${last?.[2]}`, tapped).toBe(true)
    await expect(dialog(page).getByRole('radio', { name: 'Tom' })).toBeChecked()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Niamh O’Hara')
    await expect(dialog(page).getByRole('button', { name: /^It is/ })).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Make a card for Niamh O’Hara' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveCount(0)
    await expect(dialog(page).getByRole('combobox', { name: 'Service' })).toBeFocused()
    await expectAxeCleanDayAndNight(page, 'an appointment for a new card')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
    await expect(tom.locator('[data-entry]').filter({ hasText: 'Niamh O’Hara' })).toContainText(tapped)
  })
  await test.step('by key it begins where the free time does, and a known name is one tap from its card', async () => {
    await tom.getByRole('button', { name: /^Free until/ }).press('Enter')
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Niamh O’Ha')
    await dialog(page)
      .getByRole('button', { name: /^It is Niamh O’Hara \(no phone/ })
      .click()
    await expect(dialog(page).getByLabel('Client', { exact: true })).toHaveText('Niamh O’Hara')
    await dialog(page).getByRole('button', { name: 'Add appointment' }).click()
    await expect(tom.locator('[data-entry]').filter({ hasText: 'Niamh O’Hara' })).toHaveCount(2)
    await expect(page.locator('body')).not.toBeFocused()
  })
  await test.step('a card that is taken back leaves its name in the form, and the booking on the day', async () => {
    await add(page).click()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Zora Quill')
    await dialog(page).getByRole('button', { name: 'Make a card for Zora Quill' }).click()
    const made = page.locator('.mantine-Notification-root').filter({ hasText: /Card made\s*Zora Quill/ })
    await made.getByRole('button', { name: 'Undo' }).click()
    const name = dialog(page).getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Zora Quill')
    await name.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(add(page)).toBeFocused()
    await expect(page.locator('[data-entry]').filter({ hasText: 'Zora Quill' })).toHaveCount(1)
  })
  await page.getByRole('radio', { name: 'List' }).check()
  await row(page, 'Niamh O’Hara').getByRole('link', { name: 'Niamh O’Hara' }).first().click()
  await expect(page.getByRole('heading', { name: 'Niamh O’Hara' })).toBeVisible()
})
