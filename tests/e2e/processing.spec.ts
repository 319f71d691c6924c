// The colour is on: a countdown for across the room, and everything else within reach of a gloved hand.
import type { Locator, Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, letIn, loadSample, openClient, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'
import { says, withSpeech } from './speech'
import { covered, tooFine, tooSmall } from './within-reach'

const siobhan = 'sample-client-siobhan'
const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const
const foot = (page: Page) => page.locator('footer[data-foot]')
const lead = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem').first()
const figures = (page: Page) => lead(page).getByText(/^\d+:\d\d$/)

async function colourOn(page: Page): Promise<void> {
  await page.goto(`/chair/${siobhan}`)
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await page.getByRole('button', { name: /^Colour’s on/ }).click()
  await expect(figures(page)).toBeVisible()
}

/** A touch at its left, middle and right is its own. */
const isFree = (target: Locator) =>
  target.evaluate(element => {
    const box = element.getBoundingClientRect()
    return [box.left + 3, box.left + box.width / 2, box.right - 3].every(x => {
      const top = document.elementFromPoint(x, box.top + box.height / 2)
      return top !== null && element.contains(top)
    })
  })

/** What is filled with the blue that means "act here", by its words. */
const blues = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('button')
    probe.style.background = 'var(--act)'
    document.body.append(probe)
    const blue = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll('button, a')]
      .filter(each => each.checkVisibility() && getComputedStyle(each).backgroundColor === blue)
      .map(each => each.textContent)
  })

test('the countdown is read from across the room, whose it is first and what comes next under it', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await expectReadyOffline(page)
  await colourOn(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Siobhán', exact: true })).toBeVisible()
  await expect(page.getByText('35 minutes left')).toBeAttached()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    await expect(figures(page), at).toBeInViewport({ ratio: 1 })
    const px = await figures(page).evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))
    expect(px, at).toBeGreaterThanOrEqual(width < 600 ? 96 : 180)
    const next = page.getByRole('button', { name: /^Next/ })
    await expect(next, at).toBeInViewport({ ratio: 1 })
    await expect(next).toContainText('Lightened lengths')
    await expect(next).toContainText('8 min')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      at,
    ).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1180, height: 820 })
  await expectAxeCleanDayAndNight(page, 'processing')

  await test.step('the recipe is a tap away, and so is the countdown', async () => {
    await page.getByRole('button', { name: 'Show the recipe' }).click()
    await expect(page.getByLabel('What goes into the bowl')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the countdown' }).click()
    await expect(figures(page)).toBeVisible()
  })

  await test.step('a dead tab without a signal comes back to it', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(figures(page)).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('paused it says so, and stopped it is the step again', async () => {
    await lead(page).getByRole('button', { name: 'Pause' }).click()
    await expect(lead(page)).toContainText('paused, ')
    await lead(page).getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByLabel('What goes into the bowl')).toBeVisible()
    await foot(page).getByRole('button', { name: 'Undo' }).click()
    await expect(figures(page)).toBeVisible()
  })

  await test.step('the next step is mixed while it runs, and its own countdown comes then', async () => {
    await page.getByRole('button', { name: /^Next/ }).click()
    await expect(page.getByText('Step 2 of 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Colour’s on/ }).click()
    await expect(lead(page)).toContainText('Lightened lengths')
    await expect(figures(page)).toHaveText(/^[78]:/)
    await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(2)
  })
})

/** Words of the screen that are cut; the name in its head and what was done last are shortened to two lines. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (
        !element ||
        text.textContent?.trim() === '' ||
        element.closest('svg, style, script, .visually-hidden, [inert], [data-foot], header:has(h1)')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const at = range.getBoundingClientRect()
      if (at.width <= 1) continue
      const says = text.textContent?.trim().slice(0, 40)
      if (at.right > innerWidth + 1 || at.left < -1) found.push(`“${says}” beyond the screen`)
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each)
        const box = each.getBoundingClientRect()
        // Only for who hears the screen.
        if (box.width <= 1) break
        const [x, y] = [overflowX === 'hidden', overflowY === 'hidden']
        if (
          (x && (at.right > box.right + 1 || at.left < box.left - 1)) ||
          (y && (at.bottom > box.bottom + 2 || at.top < box.top - 2))
        )
          found.push(`“${says}” within ${each.tagName.toLowerCase()}`)
      }
    }
    return found
  })

/** Words that lie over others of the screen itself. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')].flatMap(element => {
      const own = [...element.childNodes].find(each => each.nodeType === 3 && each.textContent?.trim())
      if (
        !own ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('svg, .visually-hidden')
      )
        return []
      const range = document.createRange()
      range.selectNodeContents(own)
      // As high as its line: a font has air of its own.
      const [within, line] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      const top = Math.max(within.top, line.top)
      const at = new DOMRect(within.left, top, within.width, Math.min(within.bottom, line.bottom) - top)
      return at.width > 1 && at.height > 1
        ? [{ element, at, says: own.textContent?.trim().slice(0, 30) }]
        : []
    })
    return all.flatMap((a, index) =>
      all.slice(index + 1).flatMap(b => {
        if (a.element.contains(b.element) || b.element.contains(a.element)) return []
        const x = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left)
        const y = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top)
        return x > 2 && y > 4 ? [`“${a.says}” and “${b.says}”`] : []
      }),
    )
  })

test('it is whole at 200 %, with the largest text, on a phone and on the narrowest', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await colourOn(page)
  for (const text of ['', 'largest'] as const) {
    if (text !== '') {
      await page.goto('/settings/comfort')
      await page.getByRole('radio', { name: 'Largest' }).check()
      await page.goto(`/chair/${siobhan}`)
      await expect(figures(page)).toBeVisible()
    }
    for (const [width, height] of [
      [1180, 820],
      [390, 844],
      [320, 568],
      // A tablet, lying and upright, at 200 %.
      [590, 410],
      [410, 590],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/chair/${siobhan}`)
      await expect(figures(page)).toBeVisible()
      const at = `${width} × ${height}${text && ', largest text'}`
      await expect(figures(page), at).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isFree(figures(page)), at).toBe(true)
      expect(
        await figures(page).evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize)),
        at,
      ).toBeGreaterThanOrEqual(64)
      for (const [what, found] of [
        ['cut', cut],
        ['overlapping', overlapping],
        ['covered', covered],
        ['too small', tooSmall],
        ['too fine', tooFine],
      ] as const)
        await expect.poll(() => found(page), { message: `${what}, ${at}`, timeout: 5_000 }).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        at,
      ).toBeLessThanOrEqual(0)
    }
  }
})

test('one button is blue in each state of the chair', async ({ tablet, aSalon }) => {
  test.slow()
  const { page, context } = await tablet()
  await page.clock.install()
  await letIn(page, aSalon)
  await loadSample(page)
  const expectOne = async (state: string): Promise<void> => {
    await expect.poll(async () => (await blues(page)).length, state).toBeLessThanOrEqual(1)
  }
  await page.goto(`/chair/${siobhan}`)
  await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
  await expectOne('before')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  const on = page.getByRole('button', { name: /^Colour’s on/ })
  await expect(on).toBeVisible()
  // The control: it is the one that is counted.
  await expect.poll(async () => (await blues(page)).join()).toContain('Colour’s on')
  await page.getByRole('button', { name: 'Change the developer' }).click()
  await expectOne('the developer is being changed')
  await page.goto(`/chair/${siobhan}`)
  await on.click()
  await expect(figures(page)).toBeVisible()
  await expect.poll(async () => (await blues(page)).join()).toContain('Next')
  await expectOne('processing')
  for (const view of ['step', 'steps', 'recipe', 'note', 'remind', 'used', 'end', 'menu']) {
    await page.goto(`/chair/${siobhan}?view=${view}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectOne(view)
  }
  await page.goto(`/chair/${siobhan}`)
  await expect(figures(page)).toBeVisible()
  await context.setOffline(true)
  await page.clock.fastForward(36 * 60_000)
  await expect(page.getByRole('region', { name: 'Time is up' })).toBeVisible()
  await expectOne('it rings')
})

test('the grams of the developer stand in one column with the others of the bowl', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto(`/chair/${siobhan}`)
  await page.getByRole('button', { name: 'Same as last time' }).click()
  const grams = page.getByLabel('What goes into the bowl').locator('dd').filter({ hasText: / g$/ })
  await expect(grams).toHaveCount(2)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const ends = () =>
      grams.evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().right)))
    await expect.poll(async () => new Set(await ends()).size, `at ${width}`).toBe(1)
  }
})

test('what Talk opens covers neither Save nor the next act, and Escape closes it', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet()
  await withSpeech(context)
  await context.addInitScript(() =>
    localStorage.setItem(
      'chairside.comfort',
      JSON.stringify({ language: 'en-GB', language_asked: true, sound: false }),
    ),
  )
  await letIn(page, aSalon)
  await loadSample(page)
  await colourOn(page)
  const panel = page.getByRole('region', { name: 'Talk', exact: true })
  const talk = page.locator('[data-talk]').first()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    await page.goto(`/chair/${siobhan}`)
    await expect(figures(page)).toBeVisible()
    await talk.click()
    await expect(panel).toBeVisible()
    await expect.poll(() => isFree(figures(page)), at).toBe(true)
    const next = page.getByRole('button', { name: /^Next/ })
    await next.evaluate(each => each.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    await expect(next, at).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isFree(next), at).toBe(true)
    await expect.poll(() => isFree(talk), at).toBe(true)
    await page.keyboard.press('Escape')
    await expect(panel, at).toHaveCount(0)

    await page.goto(`/chair/${siobhan}?view=note`)
    await page.getByLabel('Chair note').fill('Closer to the parting.')
    await talk.click()
    await expect(panel).toBeVisible()
    const save = page.getByRole('button', { name: 'Save note' })
    await save.scrollIntoViewIfNeeded()
    await expect.poll(() => isFree(save), at).toBe(true)
    await page.keyboard.press('Escape')
    await expect(panel, at).toHaveCount(0)
    await page.getByLabel('Chair note').fill('')
  }
  // "Close", said, closes what lies behind: whoever listens goes on.
  await page.goto(`/chair/${siobhan}`)
  await talk.click()
  await says(page, 'stop all timers')
  await says(page, 'yes')
  await expect(page.getByLabel('What goes into the bowl')).toBeVisible()
})

/** What of the countdown lies under what comes next, as they stand. */
const underNext = async (page: Page): Promise<string[]> => {
  // With its ground, not only the button on it.
  const next = await page.getByRole('button', { name: /^Next/ }).locator('..').boundingBox()
  const found: string[] = []
  for (const each of [figures(page), ...(await lead(page).getByRole('button').all())]) {
    const box = await each.boundingBox()
    if (!next || !box) throw new Error('Not drawn.')
    if (box.y < next.y + next.height && next.y < box.y + box.height) found.push(await each.innerText())
  }
  return found
}

test('what comes next lies over nothing, set on another tablet, beside a second timer, while Talk asks', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page, context } = await tablet()
  await withSpeech(context)
  await letIn(page, aSalon)
  await loadSample(page)
  await colourOn(page)
  const next = (of: Page) => of.getByRole('button', { name: /^Next/ })
  const expectInSight = async (of: Page, what: string): Promise<void> => {
    for (const [width, height] of SIZES) {
      await of.setViewportSize({ width, height })
      const at = `${what}, ${width} × ${height}`
      await expect.poll(() => underNext(of), at).toEqual([])
      await expect(next(of), at).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isFree(next(of)), at).toBe(true)
      for (const act of ['Pause', 'Stop'])
        await expect.poll(() => isFree(lead(of).getByRole('button', { name: act })), at).toBe(true)
    }
  }
  await expectInSight(page, 'set here')
  await expectAllSent(page)

  const { page: second } = await tablet()
  await signIn(second, aSalon)
  await second.goto(`/chair/${siobhan}`)
  await expect(lead(second)).toContainText('Set on another tablet')
  await expectInSight(second, 'set on another tablet')

  await page.getByRole('button', { name: 'Start a timer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await dialog.getByRole('button', { name: /^Start \d+ minutes?, done at/ }).click()
  await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(2)
  await expectInSight(page, 'beside a second timer')

  await page.locator('[data-talk]').first().click()
  await expect(page.getByText('Do you speak British English?')).toBeVisible()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const at = `while Talk asks, ${width} × ${height}`
    await expect.poll(() => underNext(page), at).toEqual([])
    await expect.poll(() => isFree(figures(page)), at).toBe(true)
  }
})

test('Note and Rebook open in sight wherever they were opened from, and Rebook says which days', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await colourOn(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    for (const [name, last] of [
      ['Note', 'Save note'],
      ['Rebook', 'In 16 weeks'],
    ] as const) {
      await page.goto(`/chair/${siobhan}`)
      await expect(figures(page)).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name }), at).toBeInViewport({ ratio: 1 })
      const target = page.getByRole('button', { name: last })
      await expect(target, at).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isFree(target), `${last} ${at}`).toBe(true)
      await expect(
        name === 'Note' ? page.getByLabel('Chair note') : page.getByRole('heading', { name }),
      ).toBeFocused()
    }
  }
  // She was here six weeks ago, by the sample; the days of that week, Monday first.
  const days = page.getByRole('list', { name: 'As usual: in 6 weeks' }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText(/^Mon \d{1,2} [A-Z][a-z]{2}$/)
  const tuesday = (await days.nth(1).innerText()).trim()
  expect(tuesday).toMatch(/^Tue /)
  await days.nth(1).getByRole('button').click()
  await expect(foot(page)).toContainText(`Reminder to rebook on ${tuesday}`)
  await expect(page.getByRole('list', { name: 'Reminders' })).toContainText('Due on Tue, ')

  // And booked at once, with who is booked already in sight; then back to the chair.
  await page.getByRole('link', { name: `Book a time on ${tuesday}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add appointment' })
  await expect(dialog.getByLabel('Client', { exact: true })).toHaveText('Siobhán Kelly')
  await expect(dialog).toContainText('Nobody is booked on this day yet.')
  await dialog.getByRole('combobox', { name: 'Service' }).fill('Half-head foils')
  await dialog.getByLabel('Starts').fill('10:00')
  await expectAxeCleanDayAndNight(page, 'booked again')
  await dialog.getByRole('button', { name: 'Add appointment' }).click()
  await expect(page).toHaveURL(`/chair/${siobhan}?view=remind`)
  // That was the reminder; the booking taken back, it stands again.
  const reminders = page.getByRole('list', { name: 'Reminders' })
  await expect(reminders).toHaveCount(0)
  const added = page.locator('.mantine-Notification-root').filter({ hasText: 'Appointment added' })
  await added.getByRole('button', { name: 'Undo' }).click()
  await expect(reminders).toContainText('Due on Tue, ')
  await page.goto(`/clients/${siobhan}`)
  await expect(reminders).toContainText('Due on Tue, ')
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(dialog).toContainText('Booked already on this day')
  await expect(dialog.getByRole('list', { name: 'Booked already on this day' })).toContainText(
    'Maya 09:00–11:30',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/clients/${siobhan}`)
  // The end of the service says when they come next and what is set for later, in words.
  const later = page.getByRole('region', { name: 'For later' })
  await page.goto(`/chair/${siobhan}?view=end`)
  await expect(later).toContainText(/Next visit: \w+ \d+ \w+, 09:00/)
  await expect(later).toContainText(/Book Siobhán Kelly again, Tue \d+ \w+$/)

  // What was booked before doesn't end the reminder; moved to another day it was agreed to anew.
  const dayIn = (days: number): string => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
    return new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  }
  await page.goto(`/dashboard?day=${dayIn(41)}`)
  await page.getByRole('button', { name: /^Change Siobhán Kelly/ }).click()
  const change = page.getByRole('dialog', { name: 'Change appointment' })
  await change.getByLabel('Day').fill(dayIn(42))
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(change).toHaveCount(0)
  await page.goto(`/chair/${siobhan}?view=end`)
  await expect(later).toContainText(/Next visit: \w+ \d+ \w+, 09:00/)
  await expect(later).not.toContainText('Book Siobhán Kelly again')
})

test('a timer that is started on a client’s page is theirs', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await openClient(page, 'Siobhán')
  await page.getByRole('banner').getByRole('button', { name: 'Start a timer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await expect(dialog.getByRole('heading')).toHaveText('Start a timer for Siobhán')
  await dialog.getByText('Toner', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Start \d+ minutes, done at/ }).click()
  await expect(page.getByRole('region', { name: 'Timers running' })).toContainText('Toner, Siobhán')
  await page.goto(`/chair/${siobhan}`)
  await expect(page.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1)
})

test('in the reader’s own colours the figures lie over no word', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.emulateMedia({ forcedColors: 'active' })
  await letIn(page, aSalon)
  await loadSample(page)
  await colourOn(page)
  // Else the browser paints a ground behind them, over the name and when it is done.
  await expect(figures(page)).toHaveCSS('forced-color-adjust', 'none')
})
