// With a model behind the server: its answer beside the draft, held to the rules of the trade, and never waited for.
import type { Page } from '@playwright/test'
import { NO_FACTS } from '../../shared/facts'
import colour from '../../shared/tools/colour-formula'
import { draftFormula, expectAllSent } from './acts'
import { expect, test } from './with-model'

const wish = {
  current: 'Natural level 6, virgin, healthy',
  desired: '7/3 medium golden blonde',
  condition: 'Healthy, medium texture',
}
const input = {
  clientName: 'Somebody New',
  currentColor: wish.current,
  desiredColor: wish.desired,
  hairCondition: wish.condition,
}
/** What a good colourist writes: the engine's own advice, in other words. */
const good = {
  ...colour.draft({ input, facts: NO_FACTS, today: new Date().toISOString() }),
  summary: 'One level up, and a soft gold over it.',
}
const harmful = {
  ...good,
  steps: good.steps.map(step => ({ ...step, developer_volume: 40, minutes: { from: 90, to: 120 } })),
}

const draftOn = (page: Page) => page.getByRole('region', { name: 'Built-in engine' })
const answerOn = (page: Page) => page.getByRole('region', { name: 'Model salon-model-1' })
const standingOn = (page: Page) => page.locator('p[data-state]')
/** A second call is made after a pause: what fails twice takes its time to be called failed. */
const WHEN_FAILED = { timeout: 60_000 }

test('a model’s answer stands beside the draft when one asks to see it, with its name', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'answers', with: good })
  const page = await salon()
  await draftFormula(page, null, wish)
  await expect(draftOn(page)).toBeVisible()
  // What one is reading stays as it is until one says so.
  await expect(page.getByText('The model salon-model-1 has answered.')).toBeVisible()
  await expect(answerOn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  await expect(answerOn(page)).toBeFocused()
  await expect(answerOn(page).getByText('Model salon-model-1')).toBeInViewport()
  await expect(answerOn(page).getByText('One level up, and a soft gold over it.')).toBeVisible()
  await expect(answerOn(page).getByText(/the rules of the trade changed/i)).toBeVisible()
  await expect(draftOn(page)).toBeVisible()
  await expect(draftOn(page).getByText('One level up, and a soft gold over it.')).toHaveCount(0)
  await expect(standingOn(page)).toHaveText('Answered by the model salon-model-1.')

  await test.step('opened later, both stand there', async () => {
    await page.reload()
    await expect(answerOn(page).getByText('One level up, and a soft gold over it.')).toBeVisible()
    await expect(draftOn(page)).toBeVisible()
  })
})

test('a harmful formula is tamed, and every change to it is listed', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'answers', with: harmful })
  const page = await salon()
  await draftFormula(page, null, wish)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  const changes = answerOn(page).getByText('What the rules of the trade changed:').locator('..')
  await expect(changes.getByRole('listitem').filter({ hasText: /developer .* from 40 to/ })).toHaveCount(1)
  await expect(changes.getByRole('listitem').filter({ hasText: /time was brought within/ })).toHaveCount(1)
  await expect(answerOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
  await expect(answerOn(page)).not.toContainText('120 min')
  await expect(answerOn(page)).not.toContainText('40 vol')
  await expect(draftOn(page)).not.toContainText('40 vol')
})

for (const [how, behaviour, words] of [
  ['fails', { kind: 'status', status: 500 }, 'The model could not be reached. The draft stands.'],
  ['is too late', { kind: 'hangs' }, 'The model took too long. The draft stands.'],
  [
    'talks instead of answering',
    { kind: 'says', text: 'Of course! Mix 40 g…' },
    "The model's answer could not be read. The draft stands.",
  ],
] as const)
  test(`a model that ${how} takes nothing away: the draft stands, in words`, async ({
    model: { standIn },
    salon,
  }) => {
    standIn.will(behaviour)
    const page = await salon()
    await draftFormula(page, null, wish)
    await expect(standingOn(page)).toContainText('salon-model-1 is working on its answer')
    await expect(draftOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
    await expect(standingOn(page)).toHaveText(words, WHEN_FAILED)
    await expect(draftOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
    await expect(answerOn(page)).toHaveCount(0)
    await expect(page.getByText(/Failed to generate/)).toHaveCount(0)
    await expectAllSent(page)
  })
