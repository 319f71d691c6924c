// What goes on paper from the chair: a label for the bowl in the size of small label printers, and a card to take home.
import type { Page } from '@playwright/test'
import { letIn, loadSample } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

/** Width and height of each page as it would be printed, mm. */
async function printed(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, ...size]) =>
    size.map(points => Math.round((Number(points) / 72) * 25.4)),
  )
}

test('a bowl’s label and the client’s card are seen, and printed in their sizes without anything else', async ({
  tablet,
  aSalon,
}) => {
  test.slow()
  const { page } = await tablet()
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await letIn(page, aSalon)
  await loadSample(page)
  await page.goto('/chair/sample-client-siobhan')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: /^Labels and card/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Labels and card' })).toBeInViewport()
  const labels = page.getByRole('list', { name: 'Bowl labels' }).getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(labels.first()).toContainText(/Siobhán K\.\d\d:\d\d · \d+ \w+/)
  await expect(labels.first()).toContainText('40 g Lightener')
  await expect(labels.first()).toContainText('80 g 20 vol')
  const card = page.getByRole('article', { name: 'Colour card' })
  await expect(card).toContainText('For Siobhán')
  await expect(card).toContainText('Highlights in foils')
  await expect(card.getByRole('img', { name: 'QR code of the card' })).toBeVisible()
  // Nothing of the card of the salon: no surname, no concern, no note, no formula.
  await expect(card).not.toContainText(/Kelly|brassy|breakage|half strength|vol|Lightener/)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    const spill = await labels.evaluateAll(all => all.map(each => each.scrollHeight - each.clientHeight))
    expect(Math.max(...spill), `at ${width}`).toBeLessThanOrEqual(1)
  }
  await expectAxeCleanDayAndNight(page, 'labels')

  await page.getByRole('button', { name: 'Print 2 labels' }).click()
  expect(await printed(page)).toEqual([
    [62, 29],
    [62, 29],
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Print the card' }).click()
  expect(await printed(page)).toHaveLength(1)
})
