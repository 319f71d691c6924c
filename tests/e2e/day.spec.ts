// The day as it was understood, beside the text: seen at once, mended by taps, and what is tapped stands.
import type { Locator, Page } from '@playwright/test'
import { loadSample, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const DAY = [
  'Mia & Tom',
  '9-10 Faye Brown cut & finish with Mia',
  '10.30 Kim fringe with Mia (flexible, any time)',
  '9.30-10.15 Harry gents with Tom',
  '25:00 Bob beard trim',
].join('\n')

const day = (page: Page) => page.getByRole('region', { name: 'The day as understood' })
const entry = (page: Page, name: RegExp) => day(page).getByRole('listitem').getByRole('button', { name })
const editor = (page: Page, name: RegExp) => page.getByRole('region', { name })
const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Schedule' })
const optimise = (page: Page) => page.getByRole('button', { name: 'Optimise Schedule' })
const sheet = (page: Page) => page.locator('[data-sheet]')

test('a block that was misread is mended on the timeline in four taps, without a signal, and the plan follows', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/appointments')
  await field(page).fill(DAY)
  await expect(day(page).getByRole('region', { name: 'Mia' })).toContainText('Faye Brown')
  await expect(day(page).getByRole('region', { name: 'Tom' })).toContainText('Harry')
  await loseServer(page, house)

  await test.step('what nobody wrote is unsure; two taps put it right', async () => {
    await expect(entry(page, /Kim/)).toContainText('please check')
    await entry(page, /Kim/).click()
    await editor(page, /^Kim/).getByRole('button', { name: '15 minutes longer' }).click()
    await expect(entry(page, /Kim/)).not.toContainText('please check')
    await expect(entry(page, /Kim/)).toContainText(/10:30–\d\d:\d\d/)
  })
  await test.step('two more keep it where it is', async () => {
    await chip(page, 'May move', 'No').click()
    await expect(entry(page, /Kim/)).not.toContainText('may move')
    await editor(page, /^Kim/).getByRole('button', { name: '15 minutes later' }).click()
    await expect(entry(page, /Kim/)).toContainText('10:45–')
  })
  await test.step('each is undone by itself', async () => {
    await day(page).getByRole('button', { name: 'Undo' }).click()
    await expect(entry(page, /Kim/)).toContainText('10:30–')
    await expect(chip(page, 'May move', 'No')).toBeChecked()
  })
  await test.step('a line that is written above changes nothing of it, and the line itself takes it along', async () => {
    await field(page).fill(`${DAY}\n3-4 Zoe tint with Mia`)
    await expect(entry(page, /Zoe/)).toBeVisible()
    await expect(entry(page, /Kim/)).not.toContainText('please check')
    await field(page).fill(`${DAY}\n3-4 Zoe tint with Mia`.replace('Kim fringe', 'Kim fringe trim'))
    await expect(entry(page, /Kim/)).toContainText('fringe trim')
    await expect(entry(page, /Kim/)).not.toContainText('please check')
  })
  await test.step('the next morning it is still there, and the answer goes by it', async () => {
    await house.start()
    await page.reload()
    await expect(entry(page, /Kim/)).not.toContainText('please check')
    await optimise(page).click()
    await expect(sheet(page)).toContainText('Kim')
    await expect(sheet(page)).not.toContainText('flexible')
    await expect(page.getByText(/Picked: .*may not move/).first()).toBeVisible()
  })
})

test('an unread line becomes an entry, and what was picked of a line that is gone is told', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon, '/appointments')
  await field(page).fill(DAY)
  const unread = day(page).getByRole('listitem').filter({ hasText: '“Bob beard trim”' })
  await unread.getByRole('button', { name: 'Make it an entry' }).click()
  await unread.getByRole('button', { name: '10:15' }).click()
  await expect(entry(page, /Bob/)).toContainText('10:15–')
  await expect(unread).toHaveCount(0)
  await field(page).fill('2-3 Zoe tint')
  await expect(day(page).getByText(/You set .*Bob.* for “25:00 Bob beard trim”/)).toBeVisible()
  await day(page).getByRole('button', { name: 'Forget it' }).click()
  await expect(day(page).getByText('“25:00 Bob beard trim”')).toHaveCount(0)
})

test('by keyboard alone an entry is moved, stretched, given to a colleague and taken out', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/appointments')
  await field(page).fill(DAY)
  await entry(page, /Harry/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, /Harry/)).toContainText('09:45–10:30')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(entry(page, /Harry/)).toContainText('09:45–10:45')
  await page.keyboard.press('Enter')
  await expect(editor(page, /^Harry/).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, /Harry/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(day(page).getByRole('region', { name: 'Mia' })).toContainText('Harry')
  await entry(page, /Harry/).focus()
  await page.keyboard.press('Delete')
  await expect(day(page).getByText('Taken out: Harry, 09:45.')).toBeVisible()
  await day(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(entry(page, /Harry/)).toContainText('09:45–10:45')
})

test('a drag moves an entry, and its lower edge stretches it', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/appointments')
  await field(page).fill(DAY)
  const drag = async (box: { x: number; y: number } | null, down: number): Promise<void> => {
    if (box === null) throw new Error('it is not drawn')
    await page.mouse.move(box.x, box.y)
    await page.mouse.down()
    await page.mouse.move(box.x, box.y + down / 2)
    await page.mouse.move(box.x, box.y + down)
    await page.mouse.up()
  }
  const middle = async (of: ReturnType<Page['locator']>): Promise<{ x: number; y: number } | null> => {
    await of.scrollIntoViewIfNeeded()
    const box = await of.boundingBox()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await drag(await middle(entry(page, /Harry/)), 200)
  await expect(entry(page, /Harry/)).not.toContainText('09:30–')
  await entry(page, /Faye/).click()
  await drag(await middle(day(page).locator('li[data-open] > span')), -40)
  await expect(entry(page, /Faye/)).not.toContainText('–10:00')
  await expect(entry(page, /Faye/)).toContainText('09:00–')
})

test('whose card stops a colour is marked on the day, and nobody else', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await loadSample(page)
  await page.goto('/appointments')
  await field(page).fill(
    '9-10 Margaret Dowling cut & finish\n10-11.30 zainab hussain root tint\n12-1 Zainab Hossain root tint',
  )
  await expect(entry(page, /zainab hussain/)).toContainText('No colour: a known reaction')
  await entry(page, /zainab hussain/).click()
  const opened = editor(page, /^zainab hussain/)
  await expect(opened).toContainText('No colour: a known reaction')
  await expect(opened.getByRole('link', { name: 'Card of Zainab Hussain' })).toBeVisible()
  for (const other of [/Margaret/, /Hossain/]) await expect(entry(page, other)).not.toContainText('colour:')
  await expectAxeCleanDayAndNight(page, 'a day with a card that stops')
})

test('the day fits every size and is axe clean, light and dark, an entry open', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon, '/appointments')
  await field(page).fill(DAY)
  await entry(page, /Kim/).click()
  await expect(editor(page, /^Kim/)).toBeVisible()
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
    // The editor stands over the day or beside it, and leaves it its width.
    const boxOf = (region: Locator) => region.boundingBox().then(box => box?.width ?? 0)
    await expect
      .poll(async () => (await boxOf(day(page))) / (await boxOf(editor(page, /^Kim/))))
      .toBeGreaterThanOrEqual(1)
    await expectAxeCleanDayAndNight(page, `the day at ${width}`)
  }
})
