// The public site as a visitor's phone has it: Lighthouse's scores, the landing page's largest paint beside a bare page of
// the same picture and text, and its script.
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { pages } from '../support/public-pages'
import { look, type Scores } from './lighthouse'
import type { Line } from './line'

const SLOWED = 4
/** What opens for everybody but is for nobody to find. */
const UNLISTED = ['/auth', '/mfa-setup', '/voice-test']
const PHONE = { width: 390, height: 844 }

/** Each look gives two figures: the n-th of both lines is the same look. */
function looksAt(url: string, seo: boolean) {
  const looks: Promise<Scores>[] = []
  const nth = async (n: number): Promise<Scores> => {
    looks[n] ??= look(url, { seo })
    return looks[n]
  }
  const counts = { performance: 0, rest: 0 }
  return async (which: 'performance' | 'rest'): Promise<number> => {
    const scores = await nth(counts[which]++)
    if (which === 'rest' && scores.lost.length > 0) console.log(`  lost: ${scores.lost.join(', ')}`)
    return scores[which]
  }
}

function lighthouseLines(origin: string, path: string): Line[] {
  const seo = !UNLISTED.includes(path)
  const score = looksAt(origin + path, seo)
  const shared = { unit: 'points', must: 1, stretch: null } as const
  return [
    {
      ...shared,
      name: `Lighthouse ${path}: performance (F: the 95 asked for)`,
      counts: 'its mobile preset: a slow line and a slow phone, simulated; the median of the looks',
      bare: async () => 95,
      ours: () => score('performance'),
    },
    {
      ...shared,
      name: `Lighthouse ${path}: least of the others`,
      counts: `accessibility, best practices${seo ? ', search engines' : ''}: all whole`,
      bare: async () => 100,
      ours: () => score('rest'),
    },
  ]
}

/** The page without its script and styles: what a browser must draw in any case. */
const bareOf = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>|<style>.*?<\/style>|<link\b[^>]*>/gs, '')
    .replace(
      '</head>',
      '<style>body{margin:16px;font:17px/1.5 sans-serif}h1{font-size:36px}svg{height:60px;width:auto}</style></head>',
    )

async function serving(body: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(body))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return { url: `http://localhost:${address.port}/`, server }
}

async function inBrowser<T>(work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs })
  try {
    const context = await browser.newContext({ viewport: PHONE })
    return await work(await context.newPage(), context)
  } finally {
    await browser.close()
  }
}

/** From the first byte asked for to the largest thing on the screen, ms. */
const largestPaint = (url: string): Promise<number> =>
  inBrowser(async (page, context) => {
    const devtools = await context.newCDPSession(page)
    // The browser's own first page is no part of it.
    await page.goto('data:text/html,<p>warm</p>')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
            {
              type: 'largest-contentful-paint',
              buffered: true,
            },
          )
        }),
    )
  })

const scriptOf = (url: string): Promise<number> =>
  inBrowser(async page => {
    const sizes: Promise<number>[] = []
    page.on('response', reply => {
      if (reply.url().endsWith('.js'))
        sizes.push(reply.body().then(body => gzipSync(body, { level: 9 }).length))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  })

export function siteLines(origin: string): { lines: Line[]; close: () => void } {
  let served: Promise<{ url: string; server: Server }> | null = null
  const bare = async (): Promise<string> => {
    served ??= fetch(`${origin}/`, { headers: { accept: 'text/html' } })
      .then(reply => reply.text())
      .then(html => serving(bareOf(html)))
    return (await served).url
  }
  return {
    lines: [
      {
        name: 'largest paint of the landing page, 4× slowed',
        unit: 'ms',
        counts:
          'the largest thing on a phone’s screen; F: the same picture and text without script, styles and fonts',
        must: 1.5,
        stretch: null,
        bare: async () => largestPaint(await bare()),
        ours: () => largestPaint(`${origin}/`),
      },
      {
        name: 'script of the landing page, gzip (F: the 90 kB allowed)',
        unit: 'kB',
        counts: 'every script that is loaded before anybody presses anything',
        must: 1,
        stretch: null,
        bare: async () => 90,
        ours: () => scriptOf(`${origin}/`),
      },
      ...[...pages, ...UNLISTED].flatMap(path => lighthouseLines(origin, path)),
    ],
    close: () => void served?.then(({ server }) => server.close()),
  }
}
