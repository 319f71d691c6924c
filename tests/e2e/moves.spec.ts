// What was heard in the stylist's lines: seen beside the feedback, mended by taps, and the score follows.
import type { Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

const panel = (page: Page) => page.getByRole('region', { name: 'Your lines, as heard' })
const line = (page: Page, number: number) =>
  panel(page).getByRole('group', { name: `Moves in your line ${number}`, exact: true })
const move = (page: Page, number: number, name: string) =>
  line(page, number).getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** A tick that lies over its words. */
const tap = (page: Page, number: number, name: string) => move(page, number, name).click()
const didDoThat = (page: Page, number: number) =>
  line(page, number).getByRole('button', { name: 'I did do that' })
const overall = async (page: Page): Promise<number> =>
  Number(/(\d+) of 100/.exec(await panel(page).getByRole('status').innerText())?.[1])
const sheet = (page: Page) => page.locator('[data-sheet]')

/** Nobody but the stylist knows that the first was an open question. */
const LINES = [
  'Hi Maya, I’m Jo. Last time, start to finish?',
  'It’s only hair, it grows back. Come back in six weeks.',
]

async function talk(page: Page, lines: readonly string[] = LINES): Promise<void> {
  await page.goto('/communications')
  await page.getByRole('button', { name: 'The nervous client' }).first().click()
  const said = page.getByRole('log', { name: 'Conversation' }).getByRole('listitem')
  await expect(said).toHaveCount(1)
  for (const [nth, text] of lines.entries()) {
    await page.getByLabel('Your answer to the client').fill(text)
    await page.getByLabel('Your answer to the client').press('Enter')
    await expect(said).toHaveCount(3 + nth * 2)
  }
  await page.getByRole('button', { name: 'Get Intelligent Feedback & Best Practices' }).click()
  await expect(panel(page)).toBeVisible()
}

test('a move that was not heard is mended in two taps, without a signal, and the score follows', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await talk(page)
  await expect(move(page, 1, 'Greets')).toBeChecked()
  await expect(move(page, 1, 'Says who they are')).toBeChecked()
  await expect(move(page, 1, 'Open question')).toHaveCount(0)
  const before = await overall(page)
  await loseServer(page, house)
  await didDoThat(page, 1).click()
  await tap(page, 1, 'Open question')
  await expect(move(page, 1, 'Open question, you did it')).toBeChecked()
  await expect.poll(() => overall(page)).toBeGreaterThan(before)
  const after = await overall(page)
  await expect(sheet(page)).toContainText(`${after} of 100`)

  await test.step('what is not there is said in one tap, and a second tap takes it back', async () => {
    await tap(page, 2, 'Next visit')
    await expect(move(page, 2, 'Next visit, not here')).not.toBeChecked()
    await expect.poll(() => overall(page)).toBeLessThan(after)
    await tap(page, 2, 'Next visit')
    await expect(move(page, 2, 'Next visit, heard')).toBeChecked()
    await expect.poll(() => overall(page)).toBe(after)
  })

  await test.step('it is there the next morning, can be taken away at once, and brought back', async () => {
    await house.start()
    await page.reload()
    await expect(move(page, 1, 'Open question, you did it')).toBeChecked()
    await expect.poll(() => overall(page)).toBe(after)
    await panel(page).getByRole('button', { name: 'Clear my picks' }).click()
    await expect(move(page, 1, 'Open question')).toHaveCount(0)
    await expect.poll(() => overall(page)).toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(move(page, 1, 'Open question, you did it')).toBeChecked()
  })
})

test('by keyboard alone a move is said to have been made, and to be not there', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await talk(page)
  await didDoThat(page, 1).focus()
  await page.keyboard.press('Enter')
  await move(page, 1, 'Open question').focus()
  await page.keyboard.press('Space')
  await expect(move(page, 1, 'Open question, you did it')).toBeFocused()
  await expect(move(page, 1, 'Open question, you did it')).toBeChecked()
  await move(page, 1, 'Greets').focus()
  await page.keyboard.press('Space')
  await expect(move(page, 1, 'Greets, not here')).toBeFocused()
})

test('a line that could do harm is one to look at, whatever is tapped, and is shown with why', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon)
  await talk(page, [
    'Hi Maya, I’m Jo, no wonder you’re wary. What happened last time?',
    'No need for a skin test, nobody ever reacts. It’s £40, and come back in six weeks.',
  ])
  const look = panel(page).getByText('Look at this line')
  await expect(look).toHaveCount(1)
  await expect(panel(page)).toContainText('patch tests and strand tests always apply')
  await expect(sheet(page)).not.toContainText('Keep your aftercare')
  await didDoThat(page, 2).click()
  await tap(page, 2, 'Open question')
  await expect(move(page, 2, 'Open question, you did it')).toBeChecked()
  await expect(look).toHaveCount(1)
  expect(await overall(page)).toBeLessThanOrEqual(44)

  await test.step('it fits every size and is axe clean, light and dark', async () => {
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
      for (const chip of await line(page, 2).getByRole('checkbox').all())
        expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectAxeCleanDayAndNight(page, `moves at ${width}`)
    }
  })
})

test('two tablets that tap at once keep both taps', async ({ tablet, aSalon }) => {
  const [one, two] = [await tablet(), await tablet({ phone: true })]
  await signIn(one.page, aSalon)
  await talk(one.page)
  await expectAllSent(one.page)
  await signIn(two.page, aSalon)
  const url = new URL(one.page.url())
  await two.page.goto(url.pathname + url.search)
  await expect(panel(two.page)).toBeVisible()
  await expectReadyOffline(two.page)
  await two.context.setOffline(true)
  await tap(two.page, 2, 'Next visit')
  await expect(move(two.page, 2, 'Next visit, not here')).toBeVisible()
  await didDoThat(one.page, 1).click()
  await tap(one.page, 1, 'Open question')
  await expectAllSent(one.page)
  await two.context.setOffline(false)
  for (const { page } of [one, two]) {
    await expect(move(page, 1, 'Open question, you did it')).toBeChecked()
    await expect(move(page, 2, 'Next visit, not here')).toBeVisible()
  }
  await expect.poll(() => overall(two.page)).toBe(await overall(one.page))
})
