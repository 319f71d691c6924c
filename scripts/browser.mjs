// A Chromium for the tests, the bench and the screenshots: $CHROMIUM, an installed one, Debian's package, or
// Playwright's own. Chromium's headless shell needs a sixth less work for the same pages, but its page crashes on
// speech and it can't send in the background (tried in November 2026 with 156).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
}

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The features that Playwright disables, repeated here because Chromium only reads the last --disable-features. */
const playwrightTurnsOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The address bar's lists are pages too. Drawn at every start and never seen, they are nearly half its cost. */
const addressField = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
]

export const testBrowserArgs = [
  ...browserArgs,
  `--disable-features=${[...playwrightTurnsOff, ...addressField].join(',')}`,
]

/** The path of a Chromium; undefined = Playwright's own, which it finds by itself. */
export function findBrowser() {
  const asked = process.env.CHROMIUM
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM names ${asked}, and there is nothing there.`)
  return asked || installed()
}

export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const now = installed()
    if (now) return now
  }
  console.log("Installing Playwright's Chromium …")
  execFileSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
  return undefined
}
