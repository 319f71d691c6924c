// Sets the scene once: the bare server, the real one with ten thousand clients, and the browser's bundles.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { root } from '../support/imports'

const here = join(root, 'tests', 'bench')

export type Bare = { origin: string; pid: number; kill: () => void; folder: string }

/** The page of React and Dexie alone, built as ours is. */
async function buildBarePage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(here, 'bare-page'),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  cpSync(join(here, 'bare-page', 'sw.js'), join(outDir, 'sw.js'))
}

export async function openBare(): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-bare-'))
  const pages = join(folder, 'pages')
  await buildBarePage(pages)
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(here, 'bare-server.ts'), folder, pages],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: root },
  )
  const end = (): void => void child.kill('SIGKILL')
  process.on('exit', end)
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(child.stdout, 'data')
  const { port } = JSON.parse(String(line))
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    folder,
    kill: () => {
      end()
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the product fetches when it has something to tell leads to all of its screens; here nobody is told anything. */
const withoutNotices = {
  name: 'without-notices',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source.endsWith('/notices') ? '\0no-notices' : null),
  load: (id: string) => (id === '\0no-notices' ? 'export {}' : null),
}

/** A module as one script that leaves its exports in a global of this name. */
export async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutNotices],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(here, entry), formats: ['iife'], name },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('no bundle')
  return output.output[0].code.replace(new RegExp(`^(var|const) ${name}\\s*=`), `globalThis.${name} =`)
}

/** A browser with a profile on disk: a default one keeps IndexedDB in memory. */
export async function openBrowser(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'chairside-profile-'))
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: browserArgs,
    viewport: { width: 1180, height: 820 },
  })
  // What runs these files here names its functions with a helper that a page doesn't have.
  await context.addInitScript('globalThis.__name ??= named => named')
  return {
    context,
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Gives a browser the cookies of a session. */
export async function signedIn(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map(pair => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )
}
