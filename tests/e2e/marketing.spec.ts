// The Marketing Studio: a post and its poster without a server, the same on every tablet once it is back.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAllSent, expectReadyOffline, expectWaiting, signIn } from './acts'
import { keptHere } from './kept-here'
import { expect, test } from './salon'

const offer = 'Offer: 15% off glosses\nValid: 1 to 30 April\nTerms: not with any other offer'

async function write(page: Page, type: string, topic: string): Promise<void> {
  await page.getByLabel('Content type').selectOption({ label: type })
  await page.getByLabel('Topic or Details').fill(topic)
  await page.getByRole('button', { name: 'Generate Content' }).click()
}
const post = (page: Page) => page.getByRole('region', { name: 'Post', exact: true })

/** Width and height from a PNG's first bytes; null for anything else. */
function pngSize(file: string): [number, number] | null {
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('a post and its poster without a server, and on the second tablet once it is back', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, aSalon, '/marketing')
  await expect(page.getByRole('heading', { name: 'Marketing Studio' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByLabel('Generate Image')).toBeChecked()
  await expectReadyOffline(page)

  await test.step('an empty form and one that is too long say so in the specification’s words', async () => {
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByText('Topic is required').first()).toBeVisible()
    await page.getByLabel('Topic or Details').fill('a'.repeat(1001))
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(page.getByText('Topic must be less than 1000 characters').first()).toBeVisible()
  })

  await test.step('a content idea fills the form, and its gaps are asked for', async () => {
    await page.getByLabel('Topic or Details').fill('')
    await page.getByRole('button', { name: /Promotions/ }).click()
    await expect(page.getByLabel('Content type')).toHaveValue('promotion')
    await expect(page.getByLabel('Topic or Details')).toHaveValue('Offer: …\nValid: …\nTerms: …')
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(page.getByRole('heading', { name: 'More is needed first' })).toBeVisible()
    await expect(page.getByText('Your marketing content and image are ready')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change the question' }).click()
  })

  await test.step('the server is killed; the post and the poster are made all the same', async () => {
    await expectAllSent(page)
    await house.kill()
    await write(page, 'Promotion Announcement', offer)
    await expect(page.getByText('Content Generated')).toBeVisible()
    await expect(page.getByText('Your marketing content and image are ready')).toBeVisible()
    await expect(post(page)).toContainText('15% off glosses')
    await expect(post(page)).toContainText('not with any other offer')
    await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible()
    await expect(page.getByText('Designed poster, made on this tablet.')).toBeVisible()
    await expectWaiting(page)
  })

  await test.step('the text is copied', async () => {
    await page.getByRole('button', { name: 'Copy Text: Post' }).click()
    await expect(page.getByText('Content copied to clipboard')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('15% off glosses')
    expect(copied).not.toContain('Next Steps')
  })

  for (const [label, size] of [
    ['Story, 1080 × 1920', [1080, 1920]],
    ['Wide, 1200 × 630', [1200, 630]],
  ] as const)
    await test.step(`the poster is downloaded as a PNG: ${label}`, async () => {
      await page.getByLabel(label).check()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download', exact: true }).click(),
      ])
      // First what goes by itself again.
      await expect(page.getByText('Download Started').first()).toBeVisible()
      expect(file.suggestedFilename()).toMatch(/^marketing-\d+\.png$/)
      expect(pngSize(await file.path())).toEqual(size)
    })

  await test.step('opened again, layout and size stand as they were chosen', async () => {
    await page.getByLabel('Card', { exact: true }).check()
    await expect(page.getByLabel('Card', { exact: true })).toBeChecked()
    const kept = async () =>
      Object.entries(await keptHere(page))
        .filter(([key]) => key.includes('poster'))
        .map(([, value]) => value)
        .join()
    await expect.poll(kept).toContain('card')
    await page.reload()
    await expect(page.getByLabel('Card', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Wide, 1200 × 630')).toBeChecked()
  })

  await test.step('the server is back: what waited is sent, and the second tablet has it among its latest', async () => {
    await house.start()
    await expectAllSent(page)
    const { page: second } = await tablet()
    await signIn(second, aSalon, '/marketing')
    await second.getByRole('link', { name: /15% off glosses/ }).click()
    await expect(post(second)).toContainText('15% off glosses')
  })
})

test('without the image there is text alone, and the latest five stand beside the form', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    // By keyboard: a toast may lie over it.
    await page.getByLabel('Generate Image').focus()
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Generate Image')).not.toBeChecked()
    await write(page, 'Facebook Post', `Open until 8pm on ${day}s`)
    await expect(post(page)).toContainText(`Open until 8pm on ${day}s`)
    await expect(page.getByRole('region', { name: 'Image' })).toHaveCount(0)
    await page.getByRole('button', { name: 'New question' }).click()
  }
  await expect(page.getByText('Your marketing content is ready').first()).toBeVisible()
  const latest = page.getByRole('complementary', { name: 'Earlier' }).getByRole('link')
  await expect(latest).toHaveCount(5)
  await expect(latest.first()).toContainText('Saturdays')
})

test('an email has its two lines, each to be copied', async ({ tablet, aSalon }) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon, '/marketing')
  await write(page, 'Email Newsletter', 'Prices go up 5% from 1 June. Reason: rent has gone up')
  await expect(page.getByRole('region', { name: 'Subject line' })).toContainText(
    'Prices go up 5% from 1 June',
  )
  await expect(page.getByRole('region', { name: 'Preview text' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText('unsubscribe')
})
