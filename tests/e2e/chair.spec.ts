// A whole colour service at the chair, once with nothing but taps and once with nothing but words, and no server.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, letIn, loadSample, loseServer, openClient } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'
import { says, withSpeech } from './speech'

const siobhan = { id: 'sample-client-siobhan', name: /Siobhán/ }
const foot = (page: Page) => page.locator('footer[data-foot]')
const undo = (page: Page) => foot(page).getByRole('button', { name: 'Undo' })
const step = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Held for as long as it asks for, by finger. */
async function hold(page: Page, name: string): Promise<void> {
  // Once it stands still.
  await page.getByRole('button', { name }).hover()
  await page.mouse.down()
  await expect(page.getByText('Ended the service')).toBeVisible()
  await page.mouse.up()
}

test('a colour service by touch alone, without a server, goes on after a reload and is on every tablet once', async ({
  house,
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await expectAllSent(page)
  await expectReadyOffline(page)
  await openClient(page, 'Siobhán')
  await house.kill()

  await test.step('the client, and the same as last time', async () => {
    await page.getByRole('link', { name: 'Chair mode' }).click()
    await expect(page.getByRole('heading', { name: siobhan.name, level: 1 })).toBeVisible()
    const card = page.getByRole('region', { name: 'On the card' })
    await expect(card).toContainText('Fine, straight, highlighted · brassy ends')
    // The client may be looking: notes are opened by a tap.
    await expect(card.getByText(/half strength there next time/)).toBeHidden()
    await card.getByText(/^Show \d notes?$/).click()
    await expect(card.getByText(/half strength there next time/)).toBeVisible()
    // The two that are touched most are larger than all others.
    for (const button of [
      page.getByRole('button', { name: 'Start service' }),
      page.locator('[data-talk]').first(),
    ])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(72)
    await page.getByRole('button', { name: 'Same as last time' }).click()
    await expect(step(page, 'Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Foils, off the scalp' })).toBeVisible()
  })

  await test.step('another developer, taken back and set again', async () => {
    await page.getByRole('button', { name: 'Change the developer' }).click()
    await page.getByRole('button', { name: /^30 vol/ }).click()
    await expect(page.getByText('Changed from 20 vol')).toBeVisible()
    await undo(page).click()
    await expect(page.getByText('Changed from 20 vol')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change the developer' }).click()
    await page.getByRole('button', { name: /^30 vol/ }).click()
    await expect(page.getByText('Changed from 20 vol')).toBeVisible()
  })

  await test.step('one that is too strong needs a reason', async () => {
    await page.getByRole('button', { name: 'Change the developer' }).click()
    await page.getByRole('button', { name: /^40 vol/ }).click()
    await expect(
      page.getByText('The rules of the trade allow 30 vol at most here, not 40 vol.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Change the developer' }).click()
    await expect(page.getByText('Changed from 20 vol')).toBeVisible()
  })

  await test.step('the bowl is started, and its timer with it; both are taken back by one tap', async () => {
    const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
    await page.getByRole('button', { name: /^Colour’s on/ }).click()
    await expect(timers).toHaveCount(1)
    await undo(page).click()
    await expect(timers).toHaveCount(0)
    await page.getByRole('button', { name: /^Colour’s on/ }).click()
    await expect(timers).toHaveCount(1)
    await expect(timers).toContainText('Foils, off the scalp')
  })

  await test.step('a note and the next visit', async () => {
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByLabel('Chair note').fill('Foils closer to the parting next time.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(foot(page)).toContainText('Saved the note')
    await page.getByRole('button', { name: 'Rebook' }).click()
    await page.getByRole('button', { name: 'in 6 weeks' }).click()
    await expect(foot(page)).toContainText('Reminder to rebook in 6 weeks')
    await page.getByRole('button', { name: 'Back to step 1 of 2' }).click()
  })

  await test.step('the tab dies, and all of it stands as it was', async () => {
    await page.getByRole('button', { name: /^Next/ }).first().click()
    await expect(step(page, 'Step 2 of 2')).toBeVisible()
    await page.reload()
    await expect(step(page, 'Step 2 of 2')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1)
    await expect(foot(page)).toContainText('Last: step 2 of 2')
    await page.getByRole('button', { name: /^Step 1 of 2/ }).click()
    await expect(page.getByText('Changed from 20 vol')).toBeVisible()
  })

  await test.step('what was used is saved: the started bowl, as it was changed', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Save what was used' }).click()
    await expect(page.getByText('Left out, because they were not started: Lightened lengths.')).toBeVisible()
    await page.getByRole('button', { name: 'Save formula' }).click()
    await expect(foot(page)).toContainText('Saved what was used')
  })

  await test.step('the service is ended by holding, and no sooner', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'End the service' }).click()
    await expect(page.getByText('What was used is saved.')).toBeVisible()
    // Let go before its time, which the test tells: between a slow machine's press and release it would be over.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 5_000)
    const held = page.getByRole('button', { name: 'Hold to end the service' })
    await held.hover()
    await page.mouse.down()
    await page.clock.runFor(1_000)
    await expect(held).toHaveAttribute('data-holding', 'true')
    await page.mouse.up()
    await page.clock.runFor(1_000)
    await expect(held).not.toHaveAttribute('data-holding', 'true')
    await page.clock.resume()
    await hold(page, 'Hold to end the service')
    await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
    await undo(page).click()
    await expect(page.getByText('What was used is saved.').or(step(page, 'Step 1 of 2'))).toBeVisible()
    await page.goto(`/chair/${siobhan.id}?view=end`)
    await hold(page, 'Hold to end the service')
  })

  await test.step('with the server back, a second tablet has each of it once', async () => {
    await house.start()
    await expectAllSent(page)
    const { page: second } = await tablet()
    await letIn(second, aSalon)
    await openClient(second, 'Siobhán')
    await expect(second.getByText('Foils closer to the parting next time.')).toHaveCount(1)
    await expect(second.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(1)
    for (const name of ['Last bowl', 'At the chair'])
      await expect(second.getByRole('region', { name }).getByText('30 vol (9 %)')).toHaveCount(1)
    await second.goto(`/chair/${siobhan.id}`)
    await expect(second.getByRole('button', { name: 'Start service' })).toBeVisible()
  })
})

test('a colour service by voice alone, without a server', async ({ house, tablet, aSalon }) => {
  test.slow()
  const { page, context } = await tablet()
  await withSpeech(context)
  await prefer(context, {})
  await letIn(page, aSalon)
  await loadSample(page)
  await loseServer(page, house)
  const asked = page.locator('[data-asks]')
  /** Said, read back, and a yes. */
  const agreed = async (words: string): Promise<void> => {
    await says(page, words)
    await expect(asked).toBeVisible()
    await says(page, 'yes')
    await expect(asked).toHaveCount(0)
  }

  // The browser lets nobody listen before a tap: the one tap of this test.
  await page.getByRole('button', { name: 'Talk' }).click()
  await says(page, 'keep listening')
  await says(page, 'open Siobhan')
  await expect(page).toHaveURL(new RegExp(`/clients/${siobhan.id}`))
  await says(page, 'open chair mode for Siobhan')
  await expect(page).toHaveURL(new RegExp(`/chair/${siobhan.id}`))
  await expect(page.getByRole('heading', { name: /^Ready for Siobhán/ })).toBeVisible()
  await agreed('same as last time')
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await agreed('make it thirty vol')
  await expect(page.getByText('Changed from 20 vol')).toBeVisible()
  await agreed('start the bowl')
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  await expect(timers).toHaveCount(1)
  await says(page, 'undo')
  await expect(timers).toHaveCount(0)
  await agreed('start the bowl')
  await expect(timers).toHaveCount(1)
  await agreed('ten minutes on the toner')
  await expect(timers).toHaveCount(2)
  await agreed('foils thirty five, fringe ten')
  await expect(timers).toHaveCount(4)
  await agreed('stop all timers')
  await expect(timers).toHaveCount(0)
  await says(page, 'undo')
  await expect(timers).toHaveCount(4)
  await agreed('pause all timers')
  await expect(timers.filter({ hasText: 'paused' })).toHaveCount(4)
  await agreed('carry on all timers')
  await expect(timers.filter({ hasText: 'paused' })).toHaveCount(0)
  await agreed('ninety grams of thirty vol')
  await expect(page.getByRole('main')).toContainText('90')
  await says(page, 'undo')
  await agreed('add ten grams of 0/88')
  const tube = page.getByText('0/88', { exact: true })
  await expect(tube).toBeVisible()
  await says(page, 'take out the 0/88')
  await says(page, 'repeat')
  await expect(asked).toContainText('take out 0/88, 10 grams. Take it out?')
  await says(page, 'yes')
  await expect(tube).toHaveCount(0)
  await agreed('note foils closer to the parting next time')
  await agreed('book her again in six weeks')
  await says(page, 'next')
  await expect(step(page, 'Step 2 of 2')).toBeVisible()
  await agreed('save what was used')
  await expect(foot(page)).toContainText('Saved what was used')
  await says(page, 'end the service')
  await expect(page.getByRole('button', { name: 'Hold to end the service' })).toBeVisible()
  await expect(
    page.getByText('foils closer to the parting next time', { exact: false }).first(),
  ).toBeVisible()
  await expect(page.getByText(/again, \w+ \d+ \w+$/)).toBeVisible()
})

const VIEWS = ['now', 'steps', 'recipe', 'note', 'remind', 'used', 'end', 'labels', 'menu']

async function startedService(page: Page): Promise<void> {
  await page.goto(`/chair/${siobhan.id}`)
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: /^Colour’s on/ }).click()
  await expect(foot(page)).toContainText('Colour’s on: ')
}

/** Sooner than the shortest notice has gone by itself: what it covers must not be free only then. */
const soon = (message = '') => ({ message, timeout: 4_000 })

/** Each target 56 pixels at least, and nothing wider than the screen. */
async function expectForGloves(page: Page, what: string): Promise<void> {
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea, select, summary, [role=button]')]
        .filter(each => each.checkVisibility() && !each.closest('[aria-hidden=true], [inert]'))
        .map(each => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 55.5 || box.height < 55.5))
        .map(({ each, box }) => `${each.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    )
  // Asked until it stands: the largest letters are fetched, and a slow device draws a screen before they are there.
  await expect.poll(small, soon(what)).toEqual([])
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over, soon(what)).toBeLessThanOrEqual(0)
}

const heard = { language: 'en-GB', language_asked: true, sound: false }
const prefer = (context: BrowserContext, comfort: object) =>
  context.addInitScript(chosen => localStorage.setItem('chairside.comfort', JSON.stringify(chosen)), {
    ...heard,
    ...comfort,
  })

test('everything that can be touched at the chair is 56 pixels, on a phone and on a tablet, in the largest text too', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet()
  await withSpeech(context)
  await prefer(context, {})
  await letIn(page, aSalon)
  await loadSample(page)
  await startedService(page)
  for (const [width, height, views, comfort] of [
    [390, 844, VIEWS, {}],
    [1180, 820, VIEWS, {}],
    [820, 1180, ['now'], {}],
    [390, 844, ['now', 'end'], { text: 'largest', contrast: 'high' }],
    [1180, 820, ['now'], { text: 'largest', contrast: 'high' }],
  ] as const) {
    const at = `at ${width}${'text' in comfort ? ', largest text' : ''}`
    await prefer(context, comfort)
    await page.setViewportSize({ width, height })
    for (const view of views) {
      await page.goto(`/chair/${siobhan.id}?view=${view}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectForGloves(page, `${view} ${at}`)
    }
    await page.goto(`/chair/${siobhan.id}`)
    await page.getByRole('button', { name: 'Start a timer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start a timer' })
    await expect(dialog.getByRole('heading')).toBeInViewport()
    await expectForGloves(page, `the timer dialog ${at}`)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    const talk = page.locator('[data-talk]').first()
    await talk.click()
    await expect(page.getByRole('region', { name: 'Talk', exact: true })).toBeVisible()
    await expectForGloves(page, `the talk panel ${at}`)
    await expect
      .poll(() => talk.evaluate(each => each.scrollWidth <= each.clientWidth), `its words ${at}`)
      .toBe(true)
    await page.getByRole('button', { name: 'What can I say?' }).click()
    await expect(page.getByRole('dialog', { name: 'What can I say?' })).toBeVisible()
    await expectForGloves(page, `the help sheet ${at}`)
  }
})

test('the chair is axe clean, light and dark', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/chair/sample-client-rhiannon')
  await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'before')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await expect(page.getByRole('heading', { name: 'Start mixing is on hold' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'held')
  await startedService(page)
  for (const view of VIEWS) {
    await page.goto(`/chair/${siobhan.id}?view=${view}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAxeCleanDayAndNight(page, view)
  }
})

test('the chair is worked by keys alone, and a service is ended by holding one', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  // What she reacts to comes first of all that is read here.
  await page.goto('/chair/sample-client-margaret')
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Allergies')
  await expect(page.getByRole('region', { name: 'Allergies' })).toContainText('Nickel')
  await page.goto(`/chair/${siobhan.id}`)
  await expect(page.getByRole('heading', { name: /^Last time: / })).toBeVisible()
  await page.getByRole('button', { name: 'Same as last time' }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: /^Colour’s on/ }).focus()
  await page.keyboard.press('Space')
  await expect(foot(page)).toContainText('Colour’s on: ')
  await page.goto(`/chair/${siobhan.id}?view=end`)
  await page.getByRole('button', { name: 'Hold to end the service' }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByText('Ended the service')).toBeVisible()
  await page.keyboard.up('Enter')
  await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
})

/** Nothing lies over it: a touch at its left, middle and right is its own. */
const isFree = (target: Locator) =>
  target.evaluate(element => {
    const box = element.getBoundingClientRect()
    return [box.left + 3, box.left + box.width / 2, box.right - 3].every(x => {
      const top = document.elementFromPoint(x, box.top + box.height / 2)
      return top !== null && element.contains(top)
    })
  })

test('a timer that rings and a question about the end leave the allergies and the talk button in sight', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet()
  await withSpeech(context)
  await prefer(context, {})
  await page.clock.install()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/chair/sample-client-margaret')
  await page.getByRole('button', { name: 'Start service' }).click()
  await page.getByRole('button', { name: 'Start a timer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await dialog.getByText('Toner', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('5')
  await dialog.getByRole('button', { name: /^Start 5 minutes, done at/ }).click()
  await expect(dialog).toHaveCount(0)
  await expectReadyOffline(page)
  // The server would put the moved clock right.
  await context.setOffline(true)
  await page.clock.fastForward(6 * 60_000)
  const ring = page.getByRole('region', { name: 'Time is up' })
  const named = page.locator('header[data-in-sight] p').filter({ hasText: 'Nickel' })
  const allergies = page.getByRole('region', { name: 'Allergies' })
  const talk = page.locator('[data-talk]').first()
  for (const [width, height, comfort] of [
    [820, 1180, {}],
    [1180, 820, {}],
    [390, 844, {}],
    [844, 390, {}],
    [390, 844, { text: 'largest', contrast: 'high' }],
  ] as const) {
    const at = `at ${width} × ${height}${'text' in comfort ? ', largest text' : ''}`
    await prefer(context, comfort)
    await page.setViewportSize({ width, height })
    await page.goto('/chair/sample-client-margaret')
    await expect(ring.getByRole('button', { name: 'Stop Toner' }), at).toBeInViewport({ ratio: 1 })
    await expect(named, at).toBeInViewport({ ratio: 1 })
    for (const target of [named, talk, page.getByRole('button', { name: /^Mute/ })])
      await expect.poll(() => isFree(target), soon(at)).toBe(true)
    if (height > 800 && !('text' in comfort)) await expect.poll(() => isFree(allergies), soon(at)).toBe(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => isFree(named), at).toBe(true)
    await expect(ring.getByRole('button', { name: 'Stop Toner' }), at).toBeInViewport({ ratio: 1 })
  }
  await prefer(context, {})
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/chair/sample-client-margaret?view=end')
  await ring.getByRole('button', { name: 'Stop Toner' }).click()
  await expect(ring).toHaveCount(0)
  const held = page.getByRole('button', { name: 'Hold to end the service' })
  // As a switch or a screen reader does it.
  await held.evaluate((button: HTMLElement) => button.click())
  await expect(page.getByText('End the service?', { exact: true })).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  for (const target of [named, allergies, talk]) await expect.poll(() => isFree(target), soon()).toBe(true)
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(held).toBeFocused()
  await held.evaluate((button: HTMLElement) => button.click())
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Ended the service')).toBeVisible()
})

test('nothing lies over the talk button, support chat and timer dialog included, and what is said answers the dialog', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet({ phone: true })
  await withSpeech(context)
  await prefer(context, {})
  await letIn(page, aSalon)
  await loadSample(page)
  await startedService(page)
  const talk = page.locator('[data-talk]')
  const isTalkFree = () => isFree(talk.first())
  await expect(page.getByRole('button', { name: /Support Chat/ })).toHaveCount(0)
  await expect(talk).toHaveCount(1)
  await expect.poll(isTalkFree, soon()).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: /^Support chat/ }).click()
  await expect(page.getByRole('dialog', { name: 'Support Chat' })).toBeVisible()
  await expect.poll(isTalkFree, soon()).toBe(true)
  await page.getByRole('button', { name: 'Close Support Chat' }).click()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await page.getByRole('button', { name: 'Start a timer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await expect(dialog).toBeVisible()
  await expect.poll(isTalkFree, soon()).toBe(true)
  await talk.click()
  await page.getByRole('button', { name: 'What can I say?' }).click()
  const sheet = page.getByRole('dialog', { name: 'What can I say?' })
  await expect(sheet).toBeVisible()
  await expect.poll(isTalkFree, soon()).toBe(true)
  await says(page, 'ten minutes on the toner')
  await expect(sheet).toHaveCount(0)
  await says(page, 'yes')
  await expect(dialog).toHaveCount(0)
  const strip = page.getByRole('region', { name: 'Timers' })
  await expect(strip.getByRole('listitem').filter({ hasText: 'Toner' })).toHaveCount(1)
  await page.getByRole('region', { name: 'Talk', exact: true }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Both' }).click()
  await expect(talk).toHaveCount(2)
  await page.goto('/settings/people')
  await page.getByRole('list', { name: 'People' }).getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Oonagh')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill('482709')
  await page.getByLabel('New PIN again').fill('482709')
  await page.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByRole('listitem', { name: 'Oonagh' })).toContainText('PIN set')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Maria')
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Oonagh works here. Switch person' }).click()
  const who = page.getByRole('dialog', { name: 'Who is working?' })
  await who.getByRole('button', { name: 'Maria' }).click()
  await expect(who).toHaveCount(0)
  await page.goto(`/chair/${siobhan.id}`)
  await talk.first().click()
  await says(page, 'switch to Oonagh')
  await expect(who).toContainText('Oonagh')
  await expect(who.getByRole('button', { name: 'Go in' })).toBeVisible()
  // While the PIN is typed nothing lies over its digits or over the talk button, and both are for gloves.
  await expect(page.getByRole('region', { name: 'Talk', exact: true })).toHaveCount(0)
  await expect.poll(isTalkFree, soon()).toBe(true)
  await expectForGloves(page, 'who takes over')
  await who.getByRole('button', { name: '4', exact: true }).click()
  await talk.first().click()
  await expect(page.getByRole('region', { name: 'Talk', exact: true })).toBeVisible()
})
