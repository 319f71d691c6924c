// A browser with a profile on the disk, ended as a system ends it: SIGKILL for all of its processes, no goodbye.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, testBrowserArgs } from '../../scripts/browser.mjs'

export type Killable = {
  /** The same profile, as a person opens the browser again. */
  start: (address: string, cookie?: string) => Promise<Page>
  kill: () => Promise<void>
  close: () => Promise<void>
}

async function portOf(profile: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
      if (port) return port
    } catch {
      // It has not said so yet.
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The browser did not start')
}

/** `more`: of the browser's own switches. */
export function killable(origin: string, more: readonly string[] = []): Killable {
  const profile = mkdtempSync(join(tmpdir(), 'chairside-killed-'))
  let running: ChildProcess | null = null

  async function kill(): Promise<void> {
    const child = running
    running = null
    if (child?.pid === undefined || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    // Its group: the processes of pages, of storage and of the network with it.
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  async function start(address: string, cookie = ''): Promise<Page> {
    rmSync(join(profile, 'DevToolsActivePort'), { force: true })
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(join(profile, lock), { force: true })
    const own = [
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--headless=new',
      '--window-size=1180,900',
      '--hide-crash-restore-bubble',
      '--no-default-browser-check',
    ]
    running = spawn(
      findBrowser() || chromium.executablePath(),
      [...testBrowserArgs, ...own, ...more, 'about:blank'],
      {
        detached: true,
        stdio: 'ignore',
      },
    )
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    context.setDefaultTimeout(30_000)
    const cookies = cookie.split('; ').filter(Boolean)
    await context.addCookies(
      cookies.map(pair => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: origin }
      }),
    )
    const page = await context.newPage()
    await page.goto(origin + address)
    return page
  }

  return {
    start,
    kill,
    close: async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
