// The brand's pictures, drawn on the tablet: each one a real JPEG of its size, also without a server.
import { readFileSync } from 'node:fs'
import { fileNameOf, pictures } from '../../web/shell/assets/pictures'
import { expectReadyOffline, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

/** Width and height from a JPEG's frame header; null for anything else. */
function jpegSize(file: string): [number, number] | null {
  const bytes = readFileSync(file)
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  return null
}

test('each picture is shown and saved as a JPEG of its size, without a server', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await page.getByRole('link', { name: 'Pictures for your profiles' }).click()
  await expect(page.getByRole('heading', { name: 'Social Launch Assets' })).toBeVisible()
  await expectReadyOffline(page)
  await house.kill()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'How to use them' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Export to a code host' })).toBeVisible()
  for (const colour of ['hsl(205, 100%, 55%)', 'hsl(210, 50%, 12%)', 'White'])
    await expect(page.getByText(colour)).toBeVisible()
  for (const picture of pictures) {
    const { name, width, height, description, platforms, shows } = picture
    const card = page.getByRole('listitem', { name, exact: true })
    await expect(card.getByText(`${width} × ${height}`)).toBeVisible()
    await expect(card.getByText(description)).toBeVisible()
    await expect(card.getByRole('list', { name: 'Platforms' }).getByRole('listitem')).toHaveText([
      ...platforms,
    ])
    await expect(card.getByRole('img', { name: shows })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: `Download ${name}` }).press('Enter'),
    ])
    // First what goes by itself again.
    await expect(page.getByText('Download Started').first()).toBeVisible()
    expect(file.suggestedFilename()).toBe(fileNameOf(picture))
    expect(jpegSize(await file.path()), name).toEqual([width, height])
  }
  await house.start()
})

test('nothing for axe to find, light or dark, and nothing stands out to the side', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/social-assets')
  await expect(page.getByRole('img', { name: pictures[0]?.shows ?? '' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'the pictures')
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  }
})
