// Client Communication from the first line to the second tablet: with the built-in client, with a model, without a signal.
import type { Page } from '@playwright/test'
import { openStandIn } from '../server/asks/stand-in'
import { expectAllSent, expectReadyOffline, signIn } from './acts'
import { expectAxeClean } from './axe'
import { holdUndo } from './notices'
import { expect, test } from './salon'
import { withStandIn } from './with-model'

const KIND =
  'Hi Maya, I’m Jo, lovely to meet you. That must have been horrible, no wonder you’re wary. What happened?'
const LISTENS =
  'So keeping your length is what matters. I’d take only the very ends today, and I’ll show you before each cut. How does that sound?'
const COLD = 'It’s only hair, it grows back.'

const box = (page: Page) => page.getByLabel('Your answer to the client')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const lines = (page: Page) => log(page).getByRole('listitem')
const ASK = 'Get Intelligent Feedback & Best Practices'
const draft = (page: Page) => page.getByRole('region', { name: 'Built-in engine' })

async function choose(page: Page, title: string): Promise<void> {
  await page.goto('/communications')
  await page.getByRole('button', { name: title }).first().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
}

/** Says a line and waits for the client's answer. */
async function talk(page: Page, text: string, count: number): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(lines(page)).toHaveCount(count, { timeout: 30_000 })
}

/** The built-in client's half second before it answers lasts until the test says so: a slow machine would see it over. */
async function holdBreath(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = []
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 500 ? held.push(work) : later(work, ms)),
      letBreathe: () => {
        Object.assign(window, { setTimeout: later })
        for (const work of held) work()
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { letBreathe: () => void }).letBreathe())
}

test('a conversation and its feedback without a signal, kept through a reload, on the second tablet later', async ({
  tablet,
  aSalon,
}) => {
  const chair = await tablet()
  const { page } = chair
  await signIn(page, aSalon, '/communications')
  await expect(page.getByRole('heading', { name: 'Client Communication' })).toBeVisible()
  for (const title of ['The nervous client', 'The big colour change', 'The complaint', 'Keeping the colour'])
    await expect(page.getByRole('button', { name: title })).toBeVisible()
  await expect(page.getByText('Communication tips').locator('..').getByRole('listitem')).toHaveCount(8)
  await expectReadyOffline(page)
  await chair.context.setOffline(true)

  await test.step('the client speaks first, and says who plays it', async () => {
    await choose(page, 'The nervous client')
    await expect(lines(page).first()).toContainText('I’m Maya')
    await expect(page.getByText('The client is built in. No model is asked.')).toBeVisible()
    await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
  })

  await test.step('nothing blank is sent; Shift and Enter is a new line', async () => {
    await expect(send(page)).toBeDisabled()
    await box(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    await box(page).press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await box(page).fill('Hello')
    await box(page).press('Shift+Enter')
    await expect(box(page)).toHaveValue('Hello\n')
    await expect(lines(page)).toHaveCount(1)
  })

  await test.step('the client answers; nothing is sent while it does', async () => {
    await box(page).fill(`  ${KIND}  `)
    const answerNow = await holdBreath(page)
    await send(page).click()
    await expect(page.getByText('Typing...')).toBeVisible()
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()
    await answerNow()
    await expect(lines(page)).toHaveCount(3)
    await expect(lines(page).nth(1)).toContainText(KIND)
    await expect(lines(page).nth(2)).toContainText('five inches')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('And another thing')
    await expect(send(page)).toBeEnabled()
    const height = await log(page).evaluate(node => node.getBoundingClientRect().height / innerHeight)
    expect(height).toBeLessThanOrEqual(0.5)
  })

  await test.step('a reload in the middle goes on where it stood, with what was being typed', async () => {
    await page.reload()
    await expect(lines(page)).toHaveCount(3)
    await expect(box(page)).toHaveValue('And another thing')
    await talk(page, LISTENS, 5)
  })

  await test.step('the feedback quotes the stylist, with scores', async () => {
    await page.getByRole('button', { name: ASK }).click()
    await expect(page.getByRole('heading', { name: 'Feedback and best practices' })).toBeVisible()
    await expect(draft(page)).toContainText('lovely to meet you')
    await expect(draft(page)).toContainText('Overall')
    await expect(draft(page)).toContainText('Active listening')
    await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
    await page.reload()
    await expect(draft(page)).toContainText('lovely to meet you')
    await page.getByRole('button', { name: 'Close Feedback' }).click()
    await expect(page.getByRole('button', { name: ASK })).toBeVisible()
  })

  await test.step('with the signal back all of it is sent, and stands on the second tablet', async () => {
    await chair.context.setOffline(false)
    await expectAllSent(page)
    const second = await tablet({ phone: true })
    await signIn(second.page, aSalon, '/communications')
    await second.page.getByRole('link', { name: /The nervous client/ }).click()
    await expect(lines(second.page)).toHaveCount(5)
    await talk(second.page, 'Come back in eight weeks, and message me if anything feels off.', 7)
    await expectAllSent(second.page)
    await expect(lines(page)).toHaveCount(7)
  })
})

test('a cold line cools the client; tried again, it no longer counts and stays in the record', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await choose(page, 'The nervous client')
  await talk(page, COLD, 3)
  await expect(page.getByText('Maya’s mood: Upset')).toBeVisible()
  await page.getByRole('button', { name: /^Try this line again/ }).click()
  await expect(box(page)).toHaveValue(COLD)
  await expect(page.getByText('Instead of')).toBeVisible()
  await talk(page, KIND, 3)
  await expect(log(page)).not.toContainText('grows back')
  await expect(page.getByText('Maya’s mood: Open')).toBeVisible()
  await page.getByText('2 lines were put aside and no longer count').click()
  await expect(page.getByText(COLD)).toBeVisible()
  await page.getByRole('button', { name: ASK }).click()
  await expect(draft(page)).not.toContainText('grows back')
  await page.getByRole('button', { name: 'New Scenario' }).click()
  await expect(page.getByRole('heading', { name: 'Practice scenarios' })).toBeVisible()
})

test('more scenarios are found by their words; a scenario of one’s own is made, practised, changed and deleted', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon, '/communications')
  await page.getByLabel('Search the scenarios').fill('refund')
  await expect(page.getByRole('button', { name: 'I want my money back' })).toBeVisible()
  await page.getByLabel('Search the scenarios').fill('zebra')
  await expect(page.getByText('No scenario has these words.')).toBeVisible()
  await page.getByLabel('Search the scenarios').fill('')

  await page.getByRole('button', { name: 'Add a scenario' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Mrs P and the parking ticket')
  await dialog
    .getByLabel('The client, in their own words')
    .fill(
      'I got a parking ticket because you kept me waiting. I always park on the corner. I am really upset.',
    )
  await dialog.getByRole('button', { name: 'Add scenario' }).click()
  await expect(page.getByText('Scenario added')).toBeVisible()

  await page.getByRole('button', { name: /^Mrs P and the parking ticket/ }).click()
  await expect(lines(page).first()).toContainText('I got a parking ticket because you kept me waiting.')
  await talk(page, 'I’m so sorry, that must have been really annoying. What happened?', 3)
  await page.getByRole('button', { name: 'New Scenario' }).click()

  await page.getByRole('button', { name: 'Edit Mrs P and the parking ticket' }).click()
  await dialog.getByLabel('Title').fill('Mrs P is furious')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Delete Mrs P is furious' }).click()
  await holdUndo(page)
  await expect(page.getByRole('button', { name: /^Mrs P is furious/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Mrs P is furious/ })).toBeVisible()
})

test('progress shows each scored practice; practice without scores stays out of it', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  for (const text of [COLD, KIND]) {
    await choose(page, 'The nervous client')
    await talk(page, text, 3)
    await page.getByRole('button', { name: ASK }).click()
    await expect(draft(page)).toContainText('Overall')
  }
  await page.goto('/communications')
  await page.getByRole('checkbox', { name: /Practise without scores/ }).check()
  await choose(page, 'The complaint')
  await expect(page.getByText('Practising without scores.')).toBeVisible()
  await expect(page.getByText('mood:')).toHaveCount(0)
  await talk(page, 'I’m so sorry, Dana.', 3)
  await page.getByRole('button', { name: ASK }).click()
  await expect(draft(page)).toContainText('You said: “I’m so sorry, Dana.”')
  await expect(draft(page)).not.toContainText('of 100')

  await page.goto('/communications?view=progress')
  await expect(page.getByRole('figure', { name: /^Overall over time: .+ \d+, .+ \d+\./ })).toBeVisible()
  await page.getByRole('button', { name: 'Empathy' }).click()
  await expect(page.getByRole('figure', { name: /^Empathy over time/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The nervous client' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'The complaint' })).toHaveCount(0)
  await expectAxeClean(page, 'progress')
  await page.getByRole('link', { name: 'The nervous client' }).first().click()
  await expect(draft(page)).toContainText('Overall')
  await expectAxeClean(page, 'a conversation with feedback')
  await page.goto('/communications')
  await expect(page.getByRole('heading', { name: 'Practice scenarios' })).toBeVisible()
  await expectAxeClean(page, 'the scenarios')
})

const withModel = withStandIn(openStandIn, { MODEL_TIMEOUT_SECONDS: '20' })

withModel(
  'a model plays the client; a late one, and one out of its part, is not waited for',
  async ({ model: { standIn }, salon }) => {
    const page = await salon()
    standIn.will({ kind: 'answers', with: { line: 'It was the fringe, mostly. She just snipped it off.' } })
    await choose(page, 'The nervous client')
    await expect(page.getByText('The client is played by the model salon-model-1.')).toBeVisible()
    await talk(page, KIND, 3)
    await expect(lines(page).nth(2)).toContainText('It was the fringe, mostly.')
    await expect(lines(page).nth(2)).toContainText('model salon-model-1')

    standIn.will({ kind: 'hangs' })
    await talk(page, LISTENS, 5)
    await expect(lines(page).nth(4)).toContainText('built-in client')

    standIn.will({ kind: 'answers', with: { line: 'As an AI, well done: your active listening was great.' } })
    await talk(page, 'Does two centimetres feel right to you?', 7)
    await expect(lines(page).nth(6)).toContainText('built-in client')
    await expect(log(page)).not.toContainText('active listening')

    await withModel.step('nothing goes out but the persona and the lines', () => {
      const sent = JSON.stringify(standIn.requests)
      expect(sent).toContain('lovely to meet you')
      expect(sent).not.toContain('@example.com')
    })
  },
)
