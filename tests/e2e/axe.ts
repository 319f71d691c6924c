import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './salon'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Options = { resultTypes: ['violations']; preload: { assets: ['media'] }; runOnly?: readonly string[] }
type Axe = { run: (options: Options) => Promise<{ violations: Finding[] }> }
type Finding = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }

/** What a change from light to dark can break: the rest is the same page, judged a moment before. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'] as const

/**
 * No finding of any of axe's rules, or of the named ones, on what is shown now; each finding is told with its place.
 */
export async function expectAxeClean(page: Page, what: string, rules?: readonly string[]): Promise<void> {
  // A screen that is still on its way has no heading yet, or only its frame's, and is no screen to judge.
  await expect(page.locator('h1:not([inert] *)').first()).toBeAttached()
  // Nor is one whose colours are still coming in.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        each => each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity,
      ),
  )
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // What is not drawn yet has no colours to judge: draw all of it.
  // A style element would be refused.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // Told in full is only what it finds; each place where a rule holds would be described, too. Style sheets are fetched
  // and read again for one rule alone, an experimental one that isn't among those it runs.
  const options: Options = {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...(rules ? { runOnly: rules } : {}),
  }
  const findings: Finding[] = await page.evaluate(
    async asked => (await (globalThis as unknown as { axe: Axe }).axe.run(asked)).violations,
    options,
  )
  const told = findings.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${what}: ${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(told).toEqual([])
}

/** In daylight, and after dark fell while it stood there. */
export async function expectAxeCleanDayAndNight(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectAxeClean(page, `${what}, ${colorScheme}`, colorScheme === 'dark' ? OF_COLOUR : undefined)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
