// Marketing with a model behind the server: its post beside the draft, held to the rules of advertising; its picture,
// labelled, apart from the text.
import type { Page } from '@playwright/test'
import { NO_FACTS } from '../../shared/facts'
import marketing from '../../shared/tools/marketing'
import { openStandIn } from '../server/asks/stand-in'
import { expectAllSent } from './acts'
import { expect, withStandIn } from './with-model'

const topic = 'Copper season with Ola, from £95'
const draft = marketing.draft({
  input: { contentType: 'instagram', topic, includeImage: true },
  facts: NO_FACTS,
  today: new Date().toISOString(),
})
const harmful = {
  ...draft,
  content:
    'Copper season is here, and Ola has appointments from £95. Bring a picture that you love. We start with a chat and a cup of tea. We are the best salon in Leeds. Now 20% off until 31 October. Our colour heals damaged hair. Send us a message to book.',
}

const test = withStandIn(openStandIn, { OPENAI_IMAGE_MODEL: 'salon-painter-1' })

async function ask(page: Page): Promise<void> {
  await page.goto('/marketing')
  await page.getByLabel('Topic or Details').fill(topic)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Content Generated')).toBeVisible()
}

test('a harmful post is tamed, every cut is told, and the model’s picture says that AI made it', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'answers', with: harmful })
  const page = await salon()
  await ask(page)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  const answer = page.getByRole('region', { name: 'Model salon-model-1' })
  const post = answer.getByRole('region', { name: 'Post', exact: true })
  await expect(post).toContainText('Ola has appointments from £95')
  await expect(post).not.toContainText('best salon')
  await expect(post).not.toContainText('20%')
  await expect(post).not.toContainText('heals')
  const changes = answer.getByText('What the rules of the trade changed:').locator('..')
  await expect(changes.getByRole('listitem').filter({ hasText: 'A superlative needs proof' })).toHaveCount(1)
  await expect(changes.getByRole('listitem').filter({ hasText: '20% off until 31 October' })).toHaveCount(1)

  await expect(page.getByText('Designed poster, made on this tablet.')).toHaveCount(1)
  await expect(page.getByText('Made by the model salon-painter-1.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download AI image' })).toBeVisible()
  const [drawing] = standIn.drawings()
  expect(JSON.stringify(drawing)).not.toMatch(/Ola|£95/)
})

test('a model that fails takes nothing away: post and poster stand', async ({
  model: { standIn },
  salon,
}) => {
  standIn.will({ kind: 'status', status: 500 })
  const page = await salon()
  await ask(page)
  await expect(page.locator('p[data-state]')).toHaveText(
    'The model could not be reached. The built-in answer counts.',
    {
      timeout: 60_000,
    },
  )
  await expect(page.getByRole('region', { name: 'Post', exact: true })).toContainText('£95')
  await expect(page.getByText('Designed poster, made on this tablet.')).toBeVisible()
  await expect(page.getByText(/Failed to generate/)).toHaveCount(0)
  await expectAllSent(page)
})
