// The devices that pictures are taken on, and how one is taken.
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Tablet, TabletOptions } from '../e2e/salon'
import { root } from '../support/imports'

/** Git ignores it: what is drawn is looked at, and thrown away. */
export const SCREENS = join(root, 'screens')
/** The pictures of the README: these alone lie in the tree. */
const OF_README = ['colour-formula-answer-tablet', 'client-tablet', 'dashboard-tablet-dark']

const DESKTOP = { width: 1440, height: 900 }

export type Device = TabletOptions & { desktop?: true }
export const devices: Readonly<Record<string, Device>> = {
  tablet: {},
  'tablet-dark': { dark: true },
  phone: { phone: true },
  'phone-dark': { phone: true, dark: true },
  desktop: { desktop: true },
  'desktop-dark': { desktop: true, dark: true },
}

/** The same browser, as large as the device's screen. */
export async function asDevice({ page }: Tablet, { desktop }: Device): Promise<Page> {
  if (desktop) await page.setViewportSize(DESKTOP)
  return page
}

export async function shoot(page: Page, name: string, { whole = false } = {}): Promise<void> {
  const path = join(SCREENS, `${name}.jpg`)
  mkdirSync(dirname(path), { recursive: true })
  await page.waitForTimeout(700)
  // Whatever is still on its way: a heading that is not there yet, a form's place that is kept.
  await page
    .waitForFunction(
      () =>
        (document.querySelector('h1')?.textContent ?? '').trim() !== '' &&
        document.querySelector(
          '[class*="skeleton"], main [class*="_place_"]:empty, header > span[class*="_toggle_"]',
        ) === null,
      undefined,
      { timeout: 8_000 },
    )
    .catch(() => null)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: whole })
  if (OF_README.includes(name)) copyFileSync(path, join(root, 'docs', 'screens', `${name}.jpg`))
}
