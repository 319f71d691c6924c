// The Appointment Optimiser, end to end: read while one types, answered without a signal, on every tablet afterwards.
import type { Page } from '@playwright/test'
import { openStandIn } from '../server/asks/stand-in'
import { enter } from '../support/account'
import { openHouse } from '../support/house'
import { expectAllSent, expectReadyOffline, expectWaiting, signIn } from './acts'
import { expect, newSalon, openTablet, test } from './salon'

const DAY = [
  'Emma:',
  '9-10 Faye Brown cut & finish',
  '10.30-11 Kim fringe (flexible, any time)',
  '12-2 Gina half head foils, processing 12.50-1.20',
  '3-3.45 Mia blow dry (flexible)',
  'Jo:',
  '9.30-10.15 Harry gents',
  '10-11 Ines blow dry',
  '25:00 Bob',
].join('\n')

const latest = (page: Page) =>
  page.getByRole('complementary', { name: 'Earlier, and tips' }).getByRole('link')

test('a day is read as it is typed, answered without a signal, kept over a reload and sent when the signal is back', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await signIn(page, aSalon, '/appointments')
  const field = page.getByRole('textbox', { name: 'Schedule' })
  const optimise = page.getByRole('button', { name: 'Optimise Schedule' })

  await test.step('four pro tips stand there before anything is asked', async () => {
    await expect(page.getByRole('heading', { name: 'Appointment Optimiser' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Pro tips' }).locator('..').getByRole('listitem'),
    ).toHaveCount(4)
  })

  await test.step('the form refuses in the words of the specification', async () => {
    await optimise.click()
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByText('Schedule is required').first()).toBeVisible()
    await field.fill('x'.repeat(2001))
    await optimise.click()
    await expect(page.getByText('Schedule must be less than 2000 characters').first()).toBeVisible()
    await expect(field).toHaveValue('x'.repeat(2001))
  })

  await test.step('what was understood is drawn by chair before any advice, with the line that was not', async () => {
    await field.fill(DAY)
    const understood = page.getByRole('region', { name: 'The day as understood' })
    await expect(understood.getByRole('region', { name: 'Emma' }).getByText('Faye Brown')).toBeVisible()
    await expect(understood.getByRole('region', { name: 'Jo' }).getByText('Overlap 15 min')).toBeVisible()
    await expect(understood.getByText('Develops 12:50–13:20')).toBeVisible()
    await expect(understood.getByText('could not be read: 25:00 is not a time of day')).toBeVisible()
    await expect(understood.getByText('Time saved')).toHaveCount(0)
  })

  await expectReadyOffline(page)
  await context.setOffline(true)

  await test.step('half a question outlives a reload without a signal', async () => {
    await page.reload()
    await expect(field).toHaveValue(DAY)
  })

  await test.step('it is answered without a signal', async () => {
    await optimise.click()
    await expect(page.getByText('Schedule Optimised')).toBeVisible()
    await expect(page.getByText('Harry and Ines need Jo at once, 10:00–10:15: 15 minutes.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Move Mia from 15:00' })).toBeVisible()
    await expect(page.getByText('The day after the moves')).toBeVisible()
    await expectWaiting(page)
  })

  await test.step('and stands there after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Move Mia from 15:00' })).toBeVisible()
  })

  await test.step('the signal is back, and it is on a second tablet', async () => {
    await context.setOffline(false)
    await expectAllSent(page)
    const { page: second } = await tablet()
    await signIn(second, aSalon, '/appointments')
    await latest(second).first().click()
    await expect(second.getByRole('heading', { name: 'Move Mia from 15:00' })).toBeVisible()
  })
})

test('a text that is no schedule is told so, and nothing is invented; the latest five are listed', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon)
  for (const text of [
    'hello, can you help me?',
    '9-10 A cut',
    '9-10 B cut',
    '9-10 C cut',
    '9-10 D cut',
    '9-10 E cut',
  ]) {
    await page.goto('/appointments')
    await page.getByRole('textbox', { name: 'Schedule' }).fill(text)
    await page.getByRole('button', { name: 'Optimise Schedule' }).click()
    const title = text.startsWith('hello')
      ? 'This could not be read as a schedule'
      : 'Schedule: 1 appointment'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    if (text.startsWith('hello')) await expect(page.locator('[data-timeline]')).toHaveCount(0)
  }
  await page.goto('/appointments')
  await expect(latest(page)).toHaveCount(5)
  await expect(latest(page).first()).toContainText('9-10 E cut')
})

test('what a model reads of a line that nobody else could read is taken up to be checked, and nothing else', async () => {
  const standIn = await openStandIn()
  const house = await openHouse({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'salon-model-1',
    OPENAI_BASE_URL: standIn.baseURL,
    MODEL_TIMEOUT_SECONDS: '5',
  })
  const unread = DAY.split('\n').length + 1
  const zelda = { client: 'Zelda', start: '16:00', minutes: 60, service: null, staff: null }
  standIn.will({
    kind: 'answers',
    with: {
      entries: [
        {
          ...zelda,
          client: 'Mo',
          start: '08:30',
          minutes: 30,
          field: `line ${unread}`,
          quote: 'first thing',
        },
        { ...zelda, field: 'line 1', quote: 'Zelda at 16:00' },
        { ...zelda, field: `line ${unread}`, quote: 'first thing, and Faye can wait two hours' },
      ],
      suggestions: [{ suggestion: 'Move Faye.', reason: 'She will not mind.' }],
    },
  })
  const who = newSalon()
  await enter(house.origin, 'sign-up', who)
  const { page, close } = await openTablet(house.origin, {})
  try {
    await signIn(page, who, '/appointments')
    await page.getByRole('textbox', { name: 'Schedule' }).fill(`${DAY}\nfirst thing: Mo`)
    await page.getByRole('button', { name: 'Optimise Schedule' }).click()
    await page.getByRole('button', { name: 'Show it beside the draft' }).click()
    const answer = page.getByRole('region', {
      name: 'Read by the model salon-model-1, worked out by the built-in engine',
    })
    await expect(
      answer.getByText('What the model read differently:').locator('..').getByRole('listitem'),
    ).toHaveText(['The model read “first thing” as Mo at 08:30.'])
    await expect(
      answer.getByText(
        /“first thing: Mo”: Mo at 08:30 is what the model read; 60 minutes is a guess. Check both/,
      ),
    ).toBeVisible()
    await expect(answer.getByRole('heading', { name: 'Move Mia from 15:00' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Zelda|Move Faye|will not mind/)
    const sent = JSON.stringify(standIn.requests)
    expect(sent).toContain('Faye')
    expect(sent).not.toContain('Brown')
  } finally {
    await close()
    await house.close()
    await standIn.close()
  }
})
