// The hair as it was understood, beside the text: seen at once, mended by taps, and what is tapped stands.
import type { Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, fillWish, letIn, loadSample, loseServer, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'
import { says, withSpeech } from './speech'

const picture = (page: Page) => page.getByRole('region', { name: 'As understood' })
const part = (page: Page, name: RegExp) => picture(page).getByRole('button', { name })
/** Chips are radios that lie over their words. */
const chip = (page: Page, group: RegExp | string, name: string) =>
  picture(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const sheet = (page: Page) => page.locator('[data-sheet]')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Formula' })

const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const
const TYPED = {
  current: 'Natural 6, 3 cm regrowth, 30% grey, mids and ends 7/3 tint',
  desired: '7/3 roots, cover the grey',
  condition: 'Healthy, fine',
}

test('roots in the same shade for a known client take no typing and few taps', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/colour-formula')
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>): Promise<void> => {
    taps += 1
    await what.click()
  }
  await tap(page.getByRole('button', { name: 'Existing client' }))
  await tap(page.getByRole('option', { name: 'Siobhán' }).first())
  await tap(page.getByRole('button', { name: 'Same as last time' }))
  await tap(part(page, /^Hair and history/))
  await tap(chip(page, 'Condition', 'Sound'))
  await tap(generate(page))
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page).getByText('g', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Picked: healthy').first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(8)
})

test('a known client’s form starts filled: the wish alone is tapped, and what is on record is not demanded', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/colour-formula')
  await page.getByRole('button', { name: 'Existing client' }).click()
  await page.getByRole('option', { name: 'Siobhán' }).first().click()
  await expect(page.getByText(/From the card, no need to type it: .*level/).first()).toBeVisible()
  await generate(page).click()
  // The wish is always asked.
  await expect(page.getByText('Desired color is required').first()).toBeVisible()
  await expect(page.getByText('Current color is required')).toHaveCount(0)
  await page.getByRole('button', { name: 'The same again' }).click()
  await part(page, /^Hair and history/).click()
  await chip(page, 'Condition', 'Sound').click()
  await generate(page).click()
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByText(/On record: .*level/).first()).toBeVisible()
})

test('a line that was misread is mended by taps, without a signal, and the answer goes by them', async ({
  tablet,
  aSalon,
  house,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, TYPED)
  await expect(part(page, /^Root\b/)).toHaveText(/Level 6, natural · 30% grey · 3 cm/)
  await expect(part(page, /^Lengths/)).toHaveText(/Level 7, gold, tint/)
  await loseServer(page, house)
  await part(page, /^Root\b/).click()
  await chip(page, /^Level/, '5').click()
  await expect(part(page, /^Root\b/)).toHaveText(/Level 5, natural/)
  await part(page, /^Roots/).click()
  await chip(page, 'Tone', 'Copper').click()
  await expect(part(page, /^Roots/)).toHaveText(/Level 7, copper/)

  await test.step('a second tap takes a pick away again', async () => {
    await chip(page, 'Tone', 'Copper').click()
    await expect(part(page, /^Roots/)).toHaveText(/Level 7, gold/)
    await chip(page, 'Tone', 'Copper').click()
  })

  await test.step('the next morning they are still there', async () => {
    await house.start()
    await page.reload()
    await expect(part(page, /^Root\b/)).toHaveText(/Level 5, natural/)
  })

  await generate(page).click()
  await expect(sheet(page)).toContainText('Level 5')
  await expect(sheet(page)).toContainText('copper')
  await expect(sheet(page)).not.toContainText('7/3')
  await expect(page.getByText(/Picked: roots .*level 5/).first()).toBeVisible()
})

test('a hazard is asked about first, counts until it is answered, and its answer is kept with the question', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, { ...TYPED, condition: 'Healthy, reacted to a tint once' })
  const asked = chip(page, 'Has hair colour ever caused a reaction?', 'No')
  await expect(asked).toBeVisible()
  // What comes at once with it stands beside it: the picture is not pushed out.
  await expect(part(page, /^Root\b/)).toBeVisible()
  await generate(page).click()
  await expect(sheet(page).getByText('Stop', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Change the question' }).click()
  await asked.click()
  await generate(page).click()
  await expect(sheet(page).getByRole('button', { name: 'Start mixing' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the question' }).click()
  await expect(asked).toBeChecked()
})

test('what was used is underlined where it was typed, and what was not is named', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, { ...TYPED, condition: 'Fine, off to Spain on Friday' })
  const used = page.locator('[data-used]')
  await expect(used).toHaveText([
    ...['Natural 6', '3 cm regrowth', '30% grey', 'mids and ends 7/3 tint'],
    ...['7/3 roots', 'cover the grey', 'Fine'],
  ])
  await expect(page.getByText('Used: “Fine”.')).toBeAttached()
  await expect(page.getByText('Not in the picture: “off to Spain on Friday”.')).toBeVisible()

  await test.step('the lines lie under their words at every size', async () => {
    const field = page.getByLabel('Current hair colour')
    await field.fill(`${TYPED.current}, ${'box dye at home years ago. '.repeat(14)}`)
    await expect(used.nth(4)).toBeAttached()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      // The same words in as many lines, and at the same place of them where the field is scrolled.
      for (const to of [0, 40])
        await expect
          .poll(() =>
            field.evaluate((area, top) => {
              area.scrollTop = top
              const layer = area
                .closest('div:has(> [aria-hidden] [data-used])')
                ?.querySelector(':scope > [aria-hidden]')
              return layer ? [layer.scrollHeight - area.scrollHeight, layer.scrollTop - area.scrollTop] : []
            }, to),
          )
          .toEqual([0, 0])
    }
  })

  await test.step('what is picked otherwise uses its words no more', async () => {
    await part(page, /^Hair and history/).click()
    await chip(page, 'Texture', 'Coarse').click()
    await expect(used.filter({ hasText: /^Fine$/ })).toHaveCount(0)
  })
})

test('by keyboard alone a shade is picked, and picks can be taken away and brought back', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await page.getByLabel('Client name').press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  await part(page, /^Root\b/).focus()
  await page.keyboard.press('Enter')
  await chip(page, /^Level/, '5').focus()
  await page.keyboard.press('Space')
  await expect(part(page, /^Root\b/)).toHaveText(/Level 5/)
  await page.keyboard.press('ArrowRight')
  await expect(part(page, /^Root\b/)).toHaveText(/Level 6/)
  await page.getByRole('button', { name: 'Clear my picks' }).press('Enter')
  await expect(part(page, /^Root\b/)).toHaveText(/Tap to pick/)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(part(page, /^Root\b/)).toHaveText(/Level 6/)
})

test('by voice a strand is picked, said back, and taken back', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet()
  await withSpeech(context, 'works')
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  const talk = page.getByRole('region', { name: 'Talk', exact: true })
  const say = async (words: string): Promise<void> => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Talk', exact: true })
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2_000 })
      await expect
        .poll(() => page.evaluate(() => window.speech?.present != null), { timeout: 3_000 })
        .toBe(true)
    }).toPass({ timeout: 40_000 })
    await says(page, words)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Talk', exact: true }).click()
  await talk.getByRole('button', { name: 'Yes, British' }).click()
  await says(page, 'mute')
  await expect(talk).toContainText('Sound is off.')
  await say('root is a five, lengths are not bleached')
  await expect(talk).toContainText('Picked: roots level 5, lengths not lightened.')
  await expect(part(page, /^Root\b/)).toHaveText(/Level 5/)
  await say('wish is level eight ash')
  await expect(part(page, /^Result/)).toHaveText(/Level 8, ash/)
  await say('undo')
  await expect(part(page, /^Result/)).not.toHaveText(/ash/)
  await expect(part(page, /^Root\b/)).toHaveText(/Level 5/)
  // Talk about the day is for nobody here.
  await say('the ends of the film were lovely')
  await expect(part(page, /^Ends/)).not.toHaveText(/Level [^5]/)
})

test('a line that was dictated is mended in four taps, and the recipe follows', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await withSpeech(context)
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, { ...TYPED, current: ' ' })
  const field = page.locator('[data-dictated]').filter({ has: page.getByLabel('Current hair colour') })
  await field.getByRole('button', { name: 'Dictate' }).click()
  await page.getByRole('button', { name: 'Yes, British' }).click()
  await expect.poll(() => page.evaluate(() => window.speech?.present != null)).toBe(true)
  // Heard wrongly twice: a five was said, and a copper.
  await says(page, 'natural nine comma three centimetres regrowth comma mids and ends 7 gold tint')
  await expect(part(page, /^Root\b/)).toHaveText(/Level 9, natural/)
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>): Promise<void> => {
    taps += 1
    await what.click()
  }
  await tap(part(page, /^Root\b/))
  await tap(chip(page, /^Level/, '5'))
  await tap(part(page, /^Roots/))
  await tap(chip(page, 'Tone', 'Copper'))
  expect(taps).toBeLessThanOrEqual(4)
  await expect(part(page, /^Root\b/)).toHaveText(/Level 5, natural/)
  await generate(page).click()
  await expect(sheet(page)).toContainText('Level 5')
  await expect(sheet(page)).toContainText('copper')
})

test('two tablets that pick at once on one question keep both picks, and the recipe follows on both', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const [one, two] = [await tablet(), await tablet()]
  await signIn(one.page, aSalon, '/colour-formula')
  await one.page.getByLabel('Client name').fill('Jane')
  await fillWish(one.page, TYPED)
  await generate(one.page).click()
  await expect(sheet(one.page)).toBeVisible()
  await expectAllSent(one.page)
  await signIn(two.page, aSalon)
  const url = new URL(one.page.url())
  await two.page.goto(url.pathname + url.search)
  await expect(sheet(two.page)).toBeVisible()
  for (const { page } of [one, two]) await page.getByText('The hair as understood').click()
  await expectReadyOffline(two.page)
  await two.context.setOffline(true)
  await part(two.page, /^Roots/).click()
  await chip(two.page, 'Tone', 'Copper').click()
  await expect(sheet(two.page)).toContainText('copper')
  await part(one.page, /^Root\b/).click()
  await chip(one.page, /^Level/, '5').click()
  await expect(sheet(one.page)).toContainText('Level 5')
  await expectAllSent(one.page)
  await two.context.setOffline(false)
  for (const { page } of [one, two]) {
    await expect(part(page, /^Root\b/)).toHaveText(/Level 5/)
    await expect(part(page, /^Roots/)).toHaveText(/copper/)
    await expect(sheet(page)).toContainText('Level 5')
    await expect(sheet(page)).toContainText('copper')
    await expect(page.getByText(/Picked: roots .*level 5/).first()).toBeVisible()
  }

  await test.step('undone as it was done: the others stay', async () => {
    await chip(two.page, 'Tone', 'Copper').click()
    await expect(part(one.page, /^Roots/)).not.toHaveText(/copper/)
    await expect(part(one.page, /^Root\b/)).toHaveText(/Level 5/)
  })
})

test('each part of the picture fits every size and is axe clean, light and dark', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon, '/colour-formula')
  await page.getByLabel('Client name').fill('Jane')
  await fillWish(page, { ...TYPED, condition: 'Fine, reacted to a tint once, off to Spain on Friday' })
  await expect(part(page, /^Root\b/)).toHaveText(/Level 6/)
  await expect(page.getByText('Not in the picture', { exact: false })).toBeVisible()
  for (const name of [/^Root\b/, /^Roots/, /^Hair and history/]) {
    await part(page, name).click()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBeLessThanOrEqual(0)
    }
    await expectAxeCleanDayAndNight(page, String(name))
  }
})
