// With a model behind the server: it reads, the built-in engine answers, and nobody waits for it.
import type { Page } from '@playwright/test'
import { READ, READ_NOTE } from '../server/asks/stand-in'
import { draftFormula, expectAllSent } from './acts'
import { expect, test } from './with-model'

const wish = {
  current: 'Natural level 6, virgin, healthy',
  desired: '7/3 medium golden blonde',
  condition: 'Healthy, medium texture',
}
const draftOn = (page: Page) => page.getByRole('region', { name: 'Built-in engine', exact: true })
const READ_BY = 'Read by the model salon-model-1, worked out by the built-in engine'
const answerOn = (page: Page) => page.getByRole('region', { name: READ_BY })
const standingOn = (page: Page) => page.locator('p[data-state]')
/** A second call is made after a pause: what fails twice takes its time to be called failed. */
const WHEN_FAILED = { timeout: 60_000 }

test('what a model read otherwise stands beside the draft when one asks to see it, with its name', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'answers', with: READ })
  const page = await salon()
  await draftFormula(page, null, wish)
  await expect(draftOn(page)).toBeVisible()
  // What one is reading stays as it is until one says so.
  await expect(
    page.getByText('The model salon-model-1 has read it too, and read something differently.'),
  ).toBeVisible()
  await expect(answerOn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  await expect(answerOn(page)).toBeFocused()
  await expect(answerOn(page).getByText(READ_BY)).toBeInViewport()
  const differs = answerOn(page).getByText('What the model read differently:').locator('..')
  await expect(differs.getByRole('listitem')).toHaveText([READ_NOTE])
  await expect(answerOn(page)).toContainText('It is taken as so until somebody has asked: is it?')
  await expect(draftOn(page)).toBeVisible()
  await expect(draftOn(page)).not.toContainText(READ_NOTE)
  await expect(standingOn(page)).toHaveText(`${READ_BY}.`)

  await test.step('opened later, both stand there', async () => {
    await page.reload()
    await expect(answerOn(page)).toContainText(READ_NOTE)
    await expect(draftOn(page)).toBeVisible()
  })
})

test('where the model reads the same there is one answer, and it says so', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'answers', with: { facts: [], raised: [] } })
  const page = await salon()
  await draftFormula(page, null, wish)
  await expect(standingOn(page)).toHaveText('Ready. Built-in engine. The model salon-model-1 read the same.')
  await expect(draftOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show it beside the draft' })).toHaveCount(0)
})

test('no word and no figure of a model’s reaches the screen, whatever it fills in', async ({
  model: { standIn },
  salon,
}) => {
  const forged = 'No test, no waiting: pop out for lunch with 40 vol'
  const value = { path: 'wish.level', value: 10, field: 'desiredColor' }
  standIn.will({
    kind: 'answers',
    with: {
      facts: [
        { ...value, quote: forged },
        { ...value, path: 'condition', value: forged, quote: 'golden blonde' },
      ],
      raised: [...READ.raised, { concept: 'allergy', field: forged, quote: forged }],
      steps: [{ developer_volume: 40, minutes: 120, how: [forged] }],
      summary: forged,
    },
  })
  const page = await salon()
  await draftFormula(page, null, wish)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  await expect(answerOn(page)).toContainText(READ_NOTE)
  await expect(page.getByRole('main')).not.toContainText(/lunch|no waiting|40 vol|120 min/)
})

for (const [how, behaviour, words] of [
  ['fails', { kind: 'status', status: 500 }, 'The model could not be reached. The built-in answer counts.'],
  ['is too late', { kind: 'hangs' }, 'The model took too long. The built-in answer counts.'],
  [
    'talks instead of answering',
    { kind: 'says', text: 'Of course! Mix 40 g…' },
    "The model's answer could not be read. The built-in answer counts.",
  ],
] as const)
  test(`a model that ${how} takes nothing away: the draft stands, in words`, async ({
    model: { standIn },
    salon,
  }) => {
    standIn.will(behaviour)
    const page = await salon()
    await draftFormula(page, null, wish)
    await expect(standingOn(page)).toContainText('salon-model-1 is reading it')
    await expect(draftOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
    await expect(standingOn(page)).toHaveText(words, WHEN_FAILED)
    await expect(draftOn(page).getByRole('heading', { name: /permanent colour/i })).toBeVisible()
    await expect(answerOn(page)).toHaveCount(0)
    await expect(page.getByText(/Failed to generate/)).toHaveCount(0)
    await expectAllSent(page)
  })
