import { defineConfig } from '@playwright/test'
import { findBrowser, testBrowserArgs } from './scripts/browser.mjs'
import './scripts/scratch.mjs'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker starts its own server, with its own data and port.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 180_000,
  // A long timeout costs passing tests nothing, and a busy two-core machine may need it.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    // Tracing takes a quarter of a test's time. If a failure needs one: TRACE=on npx playwright test …
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: testBrowserArgs },
  },
})
