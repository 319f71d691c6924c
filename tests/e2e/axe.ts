import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './salon'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }

/** No finding of any of axe's rules on what is shown now; each finding is told with its place. */
export async function expectAxeClean(page: Page, what: string): Promise<void> {
  // A screen that is still on its way has no heading yet, or only its frame's, and is no screen to judge.
  await expect(page.locator('h1:not([inert] *)').first()).toBeAttached()
  await page.evaluate(source)
  // What is not drawn yet has no colours to judge: draw all of it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const findings: Finding[] = await page.evaluate(
    async () =>
      (await (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run())
        .violations,
  )
  const told = findings.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${what}: ${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(told).toEqual([])
}
