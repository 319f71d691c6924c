// One look of Lighthouse at a page, as a phone on a slow line sees it (its mobile preset), in a browser that knows nothing.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'

/** From 0 to 100. */
export type Scores = { performance: number; rest: number; lost: string[] }
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

/** What Lighthouse itself says to try again: the browser's trace came without its beginning. */
const LOST_TRACE = /NO_NAVSTART|NO_FCP|NO_TRACING_STARTED/
const TRIES = 3

/** `rest`: the least of the other categories. `lost`: the audits of them that are not whole. */
export async function look(url: string, asked: { seo: boolean }): Promise<Scores> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await lookOnce(url, asked)
    } catch (error) {
      if (left === 0 || !LOST_TRACE.test(String(error))) throw error
      console.log('  its trace was lost: once more')
    }
}

async function lookOnce(url: string, { seo }: { seo: boolean }): Promise<Scores> {
  const port = await freePort()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  try {
    const others: Category[] = ['accessibility', 'best-practices', ...(seo ? ['seo' as const] : [])]
    const found = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', ...others],
    })
    if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message ?? 'no report')
    const { categories, audits } = found.lhr
    const scoreOf = (name: Category): number => Math.round((categories[name]?.score ?? 0) * 100)
    const lost = others
      .flatMap(name => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
    return { performance: scoreOf('performance'), rest: Math.min(...others.map(scoreOf)), lost }
  } finally {
    await browser.close()
  }
}
