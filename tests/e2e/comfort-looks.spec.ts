// The four ready profiles on real screens: nothing for axe to find, contrast included; nothing moves for who asked for
// that; the largest text has room on a phone.
import type { Page } from '@playwright/test'
import { profiles } from '../../web/ui/comfort/panel/profiles'
import { everywhere } from '../support/screens'
import { aWorkedSalon, draftFormula, letIn, loadSample } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'
import { drawnAgain } from './within-reach'

const wish = {
  current: 'Natural level 5',
  desired: 'Level 9 pearl highlights',
  condition: 'Healthy, never coloured',
}
const settle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
}
const take = async (page: Page, says: string): Promise<void> => {
  await settle(page, '/settings/comfort')
  const profile = page.getByRole('button', { name: says })
  await profile.click()
  await expect(profile).toHaveAttribute('aria-pressed', 'true')
}

/** The two that differ most: a tablet by day, a phone at night. */
const devices = [
  ['tablet', { width: 1180, height: 820 }, 'light'],
  ['phone at night', { width: 390, height: 844 }, 'dark'],
] as const

test('the four profiles are axe clean, with their contrast, on a tablet and on a phone at night', async ({
  tablet,
  aSalon,
}) => {
  test.setTimeout(300_000)
  const { page } = await tablet()
  const look = async (what: string): Promise<void> => {
    for (const [device, size, colorScheme] of devices) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await drawnAgain(page, `${what}, ${device}`)
      await expectAxeClean(page, `${what}, ${device}`)
    }
  }
  await letIn(page, aSalon)
  const first = await loadSample(page)
  for (const { title, says } of profiles) {
    await take(page, says)
    await look(`settings, ${title}`)
    for (const path of ['/dashboard', `/clients/${first}`, '/colour-formula', '/help']) {
      await settle(page, path)
      await look(`${path}, ${title}`)
    }
    await draftFormula(page, null, wish)
    await look(`an answer, ${title}`)
  }
})

/** What would move: every element and what stands before, after and behind it. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const long = (times: string): boolean => times.split(',').some(time => Number.parseFloat(time) > 0)
    return [...document.querySelectorAll('*')].flatMap(element =>
      [null, '::before', '::after', '::backdrop'].flatMap(part => {
        const style = getComputedStyle(element, part)
        const moves =
          (style.animationName !== 'none' && long(style.animationDuration)) ||
          long(style.transitionDuration) ||
          style.scrollBehavior === 'smooth'
        return moves ? [`${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`] : []
      }),
    )
  })

test('with movement off nothing on any screen has a duration; neither where the tablet asks for less movement', async ({
  tablet,
  aSalon,
}) => {
  test.setTimeout(240_000)
  const { page } = await tablet()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await letIn(page, aSalon)
  const first = await aWorkedSalon(page)
  await settle(page, '/dashboard')
  await expect
    .poll(async () => (await moving(page)).length, { message: 'there is movement to switch off' })
    .toBeGreaterThan(0)

  await settle(page, '/settings/comfort')
  await page.getByRole('group', { name: 'Movement' }).getByRole('radio', { name: 'Off' }).check()
  for (const still of ['the setting', 'the tablet'] as const) {
    if (still === 'the tablet') {
      await settle(page, '/settings/comfort')
      await page
        .getByRole('group', { name: 'Movement' })
        .getByRole('radio', { name: 'Same as the tablet' })
        .check()
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    for (const { name, path } of everywhere) {
      await settle(page, path.replace(':first', first))
      await expect.poll(() => moving(page), { message: `${name}, by ${still}` }).toEqual([])
    }
    await settle(page, '/clients')
    await expect.poll(() => moving(page)).toEqual([])
    await page.getByRole('button', { name: 'Add Client' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    // Looked at once: what moves as it opens would be over at a second look.
    expect(await moving(page), `a dialog, by ${still}`).toEqual([])
  }
})

test('the largest text, twice the size, never makes a phone scroll sideways', async ({ tablet, aSalon }) => {
  test.setTimeout(180_000)
  const { page } = await tablet({ phone: true })
  await letIn(page, aSalon)
  const first = await aWorkedSalon(page)
  await settle(page, '/settings/comfort')
  await page.getByRole('radio', { name: 'Largest' }).check()
  const over: string[] = []
  const look = async (name: string): Promise<void> => {
    const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (by > 0) over.push(`${name}: ${by} px too wide`)
  }
  for (const { name, path } of everywhere) {
    await settle(page, path.replace(':first', first).replace('/auth', '/auth?again=1'))
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), { message: name })
      .toBe('32px')
    // Its codes come from the server, and are what is widest there.
    if (name === 'mfa-setup') await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible()
    await look(name)
  }
  await draftFormula(page, null, wish)
  await look('an answer')
  expect(over).toEqual([])
})
