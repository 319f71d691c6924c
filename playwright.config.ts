import { defineConfig } from '@playwright/test'
import { findBrowser, testBrowserArgs } from './scripts/browser.mjs'
import './scripts/scratch.mjs'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker starts a server of its own, with its own data, on a port of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 180_000,
  // What passes costs no more for it; a busy machine of two cores may take its time.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    // A trace is a quarter of a test's work: TRACE=on npx playwright test … where a failure needs one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: testBrowserArgs },
  },
})
