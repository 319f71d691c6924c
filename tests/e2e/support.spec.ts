// Help where one stands: the chat on every signed-in screen and the help centre, with a model, without, and offline.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { openChatStandIn } from '../server/support/stand-in'
import { loseServer, signIn } from './acts'
import { expectAxeClean, expectAxeCleanDayAndNight } from './axe'
import { expect } from './salon'
import { withStandIn } from './with-model'

/** The stand-in behind a gate, which lets as many of its pieces through as it is told. */
async function openGatedStandIn() {
  const standIn = await openChatStandIn()
  let most = Number.POSITIVE_INFINITY
  let wider = (): void => undefined
  const gate = createServer((asked, answer) => {
    const { method, headers, url } = asked
    const forward = request(new URL(url ?? '/', standIn.baseURL), { method, headers }, async reply => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.setEncoding('utf8')
      let passed = 0
      try {
        for await (const part of reply)
          for (const event of String(part).split(/(?<=\n\n)/)) {
            // The first of all names the speaker alone.
            for (passed++; passed > most + 1; )
              await new Promise<void>(go => {
                wider = go
              })
            answer.write(event)
          }
        answer.end()
      } catch {
        answer.destroy()
      }
    })
    forward.on('error', () => answer.destroy())
    answer.on('close', () => forward.destroy())
    asked.pipe(forward)
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    ...standIn,
    baseURL: `http://127.0.0.1:${(gate.address() as AddressInfo).port}/v1`,
    letThrough: (pieces: number): void => {
      most = pieces
      wider()
    },
    close: async () => {
      gate.closeAllConnections()
      gate.close()
      await standIn.close()
    },
  }
}

const test = withStandIn(openGatedStandIn, { MODEL_TIMEOUT_SECONDS: '20' })

const button = (page: Page) => page.getByRole('button', { name: /^Open Support Chat/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Support Chat' })
const field = (page: Page) => page.getByPlaceholder('Type your message...')
const answers = (page: Page) => panel(page).locator('[data-role="assistant"]')
async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await panel(page).getByRole('button', { name: 'Send' }).click()
}
async function openChat(page: Page): Promise<void> {
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

test('on every signed-in screen a button of the header opens the panel, with a greeting and the right size', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  await signIn(page, aSalon)
  for (const path of [
    '/dashboard',
    '/clients',
    '/products',
    '/history',
    '/settings/data',
    '/help',
    '/waiting',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('banner').locator(button(page)), path).toBeVisible()
  }
  await expect.poll(async () => (await button(page).boundingBox())?.height).toBe(56)
  await openChat(page)
  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page).first()).toContainText('Support Assistant')
  await expect(answers(page).first()).toContainText('How can I help you')
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 })
  await expect(field(page)).toBeFocused()
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await field(page).fill('   ')
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAxeClean(page, 'the open panel')
})

test('without a model the help articles answer, say so, and lead to the article', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await openChat(page)
  await ask(page, 'How do I put it on my iPad?')
  await expect(answers(page).last()).toContainText('Add to Home Screen')
  await expect(answers(page).last()).toContainText('From the help articles, no model was asked.')
  await expect(field(page)).toBeFocused()

  await test.step('it is there on the next screen, and after a reload', async () => {
    await page.goto('/clients')
    await openChat(page)
    await expect(panel(page).getByText('How do I put it on my iPad?')).toBeVisible()
    await page.reload()
    await openChat(page)
    await expect(answers(page)).toHaveCount(2)
  })
  await test.step('a link opens the article beside it', async () => {
    await answers(page).last().getByRole('link', { name: 'Install on an iPad or iPhone' }).click()
    await expect(page).toHaveURL(/\/help\/install-ipad$/)
    await expect(page.getByRole('heading', { name: 'Install on an iPad or iPhone' })).toBeVisible()
    await expect(panel(page)).toBeVisible()
  })
  await test.step('signing out clears it', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await expect(button(page)).toHaveCount(0)
    await signIn(page, aSalon)
    await openChat(page)
    await expect(answers(page)).toHaveCount(1)
  })
})

test('a model’s words come in as it speaks, with the articles and its name', async ({
  model: { standIn },
  salon,
}) => {
  const page = await salon()
  standIn.will({
    kind: 'says',
    pieces: [
      'Open it ',
      'in Safari. ',
      'Tap the share button. ',
      'See [Install on an iPad or iPhone](/help/install-ipad).',
    ],
  })
  standIn.letThrough(0)
  await openChat(page)
  await ask(page, 'How do I install it on my iPad?')
  await expect(field(page)).toBeDisabled()
  await expect(panel(page).getByText('The answer is on its way')).toBeAttached()
  standIn.letThrough(2)
  await expect(answers(page).last()).toContainText('Open it in Safari.')
  await expect(answers(page).last()).not.toContainText('Written by')
  standIn.letThrough(Number.POSITIVE_INFINITY)
  await expect(answers(page).last()).toContainText('Written by the model salon-model-1')
  await expect(
    answers(page).last().getByRole('link', { name: 'Install on an iPad or iPhone' }).first(),
  ).toBeVisible()
  await expect(field(page)).toBeEnabled()
  await expect(panel(page).getByText('The answer is on its way')).toHaveCount(0)
})

test('a model that breaks off: what came stays, in words', async ({ model: { standIn }, salon }) => {
  const page = await salon()
  standIn.will({ kind: 'breaks-off', pieces: ['Open it in Safari. ', 'Then tap'] })
  await openChat(page)
  await ask(page, 'How do I install it on my iPad?')
  await expect(answers(page).last()).toContainText('Open it in Safari.')
  await expect(answers(page).last()).toContainText('The answer stopped here')
})

test('without a signal the tablet answers from the same articles, and the help is read and searched', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await loseServer(page, house)
  try {
    await page.goto('/help')
    await expect(page.getByText('No signal')).toBeVisible({ timeout: 30_000 })
    await page.getByLabel('Search the help').fill('pach test')
    await page.getByRole('link', { name: /^Patch tests/ }).click()
    await expect(page.getByRole('heading', { name: 'Patch tests', level: 1 })).toBeVisible()
    await openChat(page)
    await ask(page, 'How do I put it on my iPad?')
    await expect(answers(page).last()).toContainText('Add to Home Screen')
    await expect(answers(page).last()).toContainText('There is no signal, so no model was asked.')
  } finally {
    await house.start()
  }
})

test('an error is said, the question stays, and it can be asked again', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await openChat(page)
  const path = '**/api/functions/support-chat'
  for (const [how, words] of [
    [{ status: 500, json: { error: 'The cellar is flooded.' } }, 'The cellar is flooded.'],
    [{ status: 502, body: '<html>' }, 'Failed to get response'],
    [null, 'Failed to send message'],
  ] as const) {
    await page.route(path, route => (how === null ? route.abort() : route.fulfill(how)))
    if (how !== null && how.status === 500) await ask(page, 'dark mode')
    else await panel(page).getByRole('button', { name: 'Try again' }).click()
    const toast = page.getByRole('alert').filter({ hasText: words })
    await expect(toast).toContainText('Error')
    await expect(panel(page).getByText('dark mode')).toHaveCount(1)
    await expect(answers(page)).toHaveCount(1)
    await page.unroute(path)
  }
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(answers(page).last()).toContainText('Same as the tablet')
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('with the keyboard alone: open, ask, close, and the focus is where it was', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/appearance')
  await expect(button(page)).toBeVisible()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('dark mode')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('please')
  await expect(field(page)).toHaveValue('dark mode\nplease')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(2)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('half a quest')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('half a quest')
  // Past the links of the answer, the list and the head.
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Shift+Tab')
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (label === 'Close Support Chat') break
  }
  await expect(panel(page).getByRole('button', { name: 'Close Support Chat' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page)).toBeFocused()
})

test('help, an article, a search and a talk are axe clean, light and dark, also on a phone', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  for (const phone of [false, true]) {
    const { page } = await tablet({ phone })
    await signIn(page, aSalon, '/help')
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'help')
    await page.getByLabel('Search the help').fill('instal on ipad')
    await page.getByRole('link', { name: /^Install on an iPad/ }).click()
    await expect(page.getByRole('heading', { name: 'Install on an iPad or iPhone', level: 1 })).toBeVisible()
    await expectAxeCleanDayAndNight(page, 'an article')
    await openChat(page)
    await ask(page, 'what does needs attention mean')
    await expect(answers(page).last()).toContainText('no model was asked')
    await expectAxeCleanDayAndNight(page, 'a talk')
    if (!phone) continue
    const box = await panel(page).boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
  }
})

test('the button is not printed and lies under dialogs', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await expect(button(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(button(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Client' })
  await expect(dialog).toBeVisible()
  const above = await button(page).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) !== element
  })
  expect(above).toBe(true)
})
