// The whole browser is killed: by the system for its memory, by an update, by a flat battery. (docs/decisions/032)
import type { Page } from '@playwright/test'
import { aDevice } from '../support/account'
import { keptHere } from './kept-here'
import { type Killable, killable } from './killable'
import { test as base, expect } from './salon'

type Salon = { tablet: Killable; cookie: string; client: string }
const test = base.extend<{ open: Salon }>({
  open: async ({ house, aSalon }, use) => {
    const device = await aDevice(house.origin, aSalon)
    const client = 'rhian-1'
    await device.sync([
      {
        id: crypto.randomUUID(),
        op: 'create',
        kind: 'client',
        recordId: client,
        person: 'owner',
        at: Date.now(),
        patch: { name: 'Rhian Powell', created_at: new Date().toISOString() },
      },
    ])
    const tablet = killable(house.origin)
    await use({ tablet, cookie: device.cookie, client: `/clients/${client}` })
    await tablet.close()
  },
})

const MOST_LOST_MS = 2_000
const SECOND_MS = 1_000
const FEWEST = 5
const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const note = (page: Page) => page.getByLabel('Chair note')

/** Types until `kill` has ended; answers with the moment of each letter. */
async function typeUntil(
  page: Page,
  ms: number,
  kill: () => Promise<void>,
): Promise<{ at: number[]; killedAt: number }> {
  const at: number[] = []
  let killedAt = 0
  await note(page).focus()
  const typing = (async () => {
    for (;;) {
      await page.keyboard.type(String.fromCharCode(97 + (at.length % 26)))
      at.push(Date.now())
      await rest(30)
    }
  })().catch(() => undefined)
  await rest(ms)
  // A machine that is busy types more slowly: there is something to lose before it is killed.
  while (at.length <= FEWEST) await rest(30)
  killedAt = Date.now()
  await kill()
  await typing
  return { at: at.filter(each => each <= killedAt), killedAt }
}

test('at most two seconds of typing are lost, whenever the browser is killed', async ({ open }) => {
  const { tablet, cookie, client } = open
  let page = await tablet.start(client, cookie)
  await expect(note(page)).toBeVisible()
  const lost: number[] = []
  let kept = ''
  for (const ms of [700, 1_300, 2_900, 4_100]) {
    const { at, killedAt } = await typeUntil(page, ms, tablet.kill)
    page = await tablet.start(client, cookie)
    await expect(note(page)).not.toHaveValue('')
    const typed = (await note(page).inputValue()).length - kept.length
    kept = await note(page).inputValue()
    expect(at.length).toBeGreaterThan(FEWEST)
    // The last letter that is there still was typed at this moment: what came after it is lost.
    lost.push(killedAt - (at[Math.min(typed, at.length) - 1] ?? 0))
    await note(page).press('End')
  }
  console.info(`Typing lost by a kill, ms: ${lost.join(', ')}`)
  expect(Math.max(...lost)).toBeLessThanOrEqual(MOST_LOST_MS)
})

test('a page that is loaded again with the last letter loses none', async ({ open }) => {
  const { tablet, cookie, client } = open
  const page = await tablet.start(client, cookie)
  for (let round = 1; round <= 20; round++) {
    const text = `Toned with 9V, ${round} minutes`
    await note(page).fill(text)
    await page.reload()
    await expect(note(page)).toHaveValue(text)
  }
  const noted = await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('left:')))
  expect(noted, 'all of it is in the database again').toEqual([])
})

test('a note that was saved a second before stays saved, once, and its draft stays gone', async ({
  open,
}) => {
  const { tablet, cookie, client } = open
  let page = await tablet.start(client, cookie)
  for (const round of ['one', 'two', 'three', 'four']) {
    const text = `Toned with 9V, ${round}`
    await note(page).fill(text)
    // As long as it takes to be on the disk as a draft: what comes back is to be seen.
    await expect.poll(async () => Object.values(await keptHere(page)).join()).toContain(text)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(note(page)).toHaveValue('')
    await rest(SECOND_MS)
    await tablet.kill()
    page = await tablet.start(client, cookie)
    await expect(page.locator('p').filter({ hasText: text })).toHaveCount(1)
    await expect(note(page)).toHaveValue('')
    await expect(page.getByText('You typed this before. It was kept for you.')).toHaveCount(0)
    expect(Object.keys(await keptHere(page)).filter(key => key.includes(':note:'))).toEqual([])
  }
})

test('killed in the very moment of saving, there is one note and never two', async ({ open }) => {
  const { tablet, cookie, client } = open
  let page = await tablet.start(client, cookie)
  for (const [round, ms] of [0, 5, 15, 30].entries()) {
    const text = `Glossed, ${round}`
    await note(page).fill(text)
    await expect.poll(async () => Object.values(await keptHere(page)).join()).toContain(text)
    await Promise.all([
      page
        .getByRole('button', { name: 'Save note' })
        .click({ noWaitAfter: true })
        .catch(() => undefined),
      rest(ms).then(tablet.kill),
    ])
    page = await tablet.start(client, cookie)
    await expect(note(page)).toBeVisible()
    const saved = page.locator('p').filter({ hasText: text })
    // Saved, or still being written: never both, never neither.
    await expect(async () => {
      const [draft, notes] = [await note(page).inputValue(), await saved.count()]
      expect([draft, notes]).toEqual(notes === 1 ? ['', 1] : [text, 0])
    }).toPass({ timeout: 10_000 })
    if ((await saved.count()) === 0) {
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(saved).toHaveCount(1)
    }
  }
})

test('a tablet that was locked a second before is locked, with no name on it', async ({ open }) => {
  const { tablet, cookie, client } = open
  let page = await tablet.start(client, cookie)
  await expect(page.getByRole('heading', { name: 'Rhian Powell' })).toBeVisible()
  await page.goto(new URL('/settings/people', page.url()).href)
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is working?' })).toBeVisible()
  await rest(SECOND_MS)
  await tablet.kill()
  page = await tablet.start(client, cookie)
  await expect(page.getByRole('heading', { level: 1, name: 'Who is working?' })).toBeVisible()
  await expect(page.getByText('Rhian')).toHaveCount(0)
})

test('who signed out a second before is signed out, with no name on the screen', async ({ open }) => {
  const { tablet, cookie, client } = open
  let page = await tablet.start(client, cookie)
  await expect(page.getByRole('heading', { name: 'Rhian Powell' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await rest(SECOND_MS)
  await tablet.kill()
  // The browser may have its cookie again: the server knows it no more.
  page = await tablet.start(client, cookie)
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Rhian')).toHaveCount(0)
  expect('chairside.account' in (await keptHere(page))).toBe(false)
})
