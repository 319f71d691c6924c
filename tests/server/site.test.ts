// Public pages as the server sends them: completed with what only its configuration knows.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keeperOf, readConfig } from '../../sync-server/config'
import { inlineScripts } from '../../sync-server/http/headers'
import { domainOf } from '../../sync-server/site'
import { draw } from '../../web/site/pages/draw'
import { pages } from '../../web/site/pages/pages'
import { openSalonApp, type SalonApp } from './support/salon-app'

const folder = mkdtempSync(join(tmpdir(), 'chairside-site-'))
const LOOK = 'document.documentElement.dataset.look = "settled"'
const assets = { script: '/assets/site.js', look: LOOK, css: '', islands: {} }
const plain = { origin: 'https://salon.example', email: 'hello@salon.example', phone: '01632 960001' }

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

let bare: SalonApp
let set: SalonApp
beforeAll(async () => {
  const drawn: Iterable<readonly [string, string]> = draw(assets)
  for (const [name, text] of [
    ...drawn,
    ['index.html', '<!doctype html><title>The app</title>'],
    ['site/inline.json', JSON.stringify([hashOf(LOOK)])],
    ['site/mfa-setup.html', '<!doctype html><title>The frame</title>'],
    ['site/auth.html', 'The way in'],
    ['site/auth@sign-in.html', 'The way in, signing in'],
    ['site/auth@sign-up.html', 'The way in, signing up'],
  ] as const) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  bare = await openSalonApp({}, folder)
  set = await openSalonApp(
    {
      PUBLIC_URL: plain.origin,
      PAYMENTS: 'practice',
      CONTACT_EMAIL: plain.email,
      CONTACT_PHONE: plain.phone,
      EXAMPLES: 'off',
    },
    folder,
  )
})
afterAll(async () => {
  await bare.close()
  await set.close()
  rmSync(folder, { recursive: true })
})

/** What the policy lets run in a page, as the browser counts it. */
const allowed = (reply: Response): string =>
  /script-src ([^;]*)/.exec(reply.headers.get('content-security-policy') ?? '')?.[1] ?? ''

const get = async (salon: SalonApp, path: string, headers: Record<string, string> = {}) =>
  salon.app.request(`http://localhost:8787${path}`, { headers: { accept: 'text/html', ...headers } })
const textOf = async (salon: SalonApp, path: string) => (await get(salon, path)).text()
const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)

test.each(paths)(
  '%s is sent whole: no blank is left, and its canonical address is the server’s',
  async path => {
    for (const salon of [bare, set]) {
      const reply = await get(salon, path)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await reply.text()).not.toMatch(/__[A-Z_]+__/)
    }
    const html = await textOf(set, path)
    expect(html).toContain(`<link rel="canonical" href="${plain.origin}${path}"/>`)
    expect(html).toContain(`<meta property="og:image" content="${plain.origin}/social/share.jpg"/>`)
  },
)

test('contact lines stand where they are set, and are left out where not', async () => {
  const withThem = await textOf(set, '/terms')
  expect(withThem).toContain(plain.email)
  expect(withThem).toContain(plain.phone)
  const without = await textOf(bare, '/')
  expect(without).not.toContain('data-contact')
  expect(without).not.toContain('mailto:')
})

test('the legal texts name somebody to write to where nothing is set', async () => {
  for (const path of ['/terms', '/privacy']) {
    const told = await textOf(bare, path)
    expect(told, path).toMatch(/This Chairside runs at localhost(?::\d+)?\. Ask whoever set it up/)
    // No address is made up where no mail can come.
    expect(told, path).not.toContain('mailto:')
    expect(await textOf(set, path), path).not.toContain('no email address')
  }
  const config = { PUBLIC_URL: 'https://salon.example/', PAYMENTS: 'practice' }
  expect(keeperOf(readConfig(config))).toBeNull()
  expect(keeperOf(readConfig({ ...config, MAIL_FROM: 'Chairside <post@chairs.example>' }))).toBe(
    'post@chairs.example',
  )
})

test.each([
  ['https://salon.example', 'salon.example'],
  ['https://app.salon.example:8443', 'app.salon.example'],
  ['http://localhost:8787', null],
  ['http://192.168.1.20:8787', null],
  ['http://[::1]:8787', null],
  ['http://tablet.local', null],
  ['http://tablet.local.', null],
  ['http://chairs.fritz.box', null],
  ['http://salon', null],
])('mail for %s goes to the domain %s', (origin, domain) => {
  expect(domainOf(origin)).toBe(domain)
})

test('examples of claims stand on the landing page, and go with EXAMPLES=off', async () => {
  expect(await textOf(bare, '/')).toContain('<x-example')
  expect(await textOf(set, '/')).not.toContain('x-example')
})

test('an unknown address is a page with status 404, and is logged', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const reply = await get(bare, '/nowhere/at-all')
  expect(reply.status).toBe(404)
  expect(reply.headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8')
  const html = await reply.text()
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('content="noindex"')
  expect(log.mock.calls.flat().join('\n')).toContain('"/nowhere/at-all"')
  log.mockRestore()
})

test('the page of what is not there is 404 at its own address too', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  for (const path of ['/404', '/404/']) expect((await get(bare, path)).status, path).toBe(404)
  log.mockRestore()
})

test('the plans are a page for visitors, and the app for who is signed in', async () => {
  const visitor = await get(bare, '/pricing')
  expect(visitor.status).toBe(200)
  expect(visitor.headers.get('vary')).toContain('cookie')
  expect(await visitor.text()).toContain('Choose Your AI Tools')
  for (const cookie of [
    'chairside.session_token=abc.def',
    'theme=dark; __Secure-chairside.session_token=abc.def',
  ]) {
    const owner = await get(bare, '/pricing?session_id=1', { cookie })
    expect(owner.status).toBe(200)
    expect(owner.headers.get('vary')).toContain('cookie')
    expect(await owner.text()).toContain('The app')
  }
  // A session that was ended leaves an empty cookie for a moment.
  const left = await get(bare, '/pricing', { cookie: 'chairside.session_token=; theme=dark' })
  expect(await left.text()).toContain('Choose Your AI Tools')
})

test('the way in has its heading from the start where the address says which, and its drawings have no address', async () => {
  for (const [path, words] of [
    ['/auth', 'The way in, signing in'],
    ['/auth?mode=sign-up', 'The way in, signing up'],
    ['/auth?mode=sign-up&currency=USD&next=%2Fpricing%3Fplan%3DMARKETING', 'The way in, signing up'],
    ['/auth?type=recovery&code=x', 'The way in'],
    ['/auth?mode=elsewhere', 'The way in'],
  ] as const)
    expect(await textOf(bare, path), path).toBe(words)
  const cookie = 'chairside.session_token=abc.def'
  const owner = await get(bare, '/auth', { cookie })
  expect(await owner.text()).toBe('The way in')
  expect((await get(bare, '/auth')).headers.get('vary')).toContain('cookie')
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  expect((await get(bare, '/auth@sign-in')).status).toBe(404)
  log.mockRestore()
})

test('a script in the path is neither run nor repeated, and the log keeps to one line', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const html = await textOf(bare, '/%3Cscript%3Ealert(1)%3C%2Fscript%3E%0Aforged')
  expect(html).not.toContain('alert(1)')
  for (const [line] of log.mock.calls) expect(String(line)).not.toContain('\n')
  log.mockRestore()
})

test('screens of the app are the app, not public pages', async () => {
  for (const path of ['/dashboard', '/social-assets', '/practice'])
    expect(await textOf(bare, path)).toContain('The app')
})

test('a screen that strangers open comes with its frame, where the build made one', async () => {
  const reply = await get(bare, '/mfa-setup?from=mail')
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('The frame')
})

test('the sitemap lists each page under the server’s address, and no hidden one', async () => {
  const reply = await get(set, '/sitemap.xml', { accept: '*/*' })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const listed = [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(paths.map(path => `${plain.origin}${path}`))
  expect(listed).toContain(`${plain.origin}/pricing`)
  expect(listed).not.toContain(`${plain.origin}/404`)
})

test('robots may read the public pages, and are told where the sitemap is', async () => {
  const reply = await get(set, '/robots.txt', { accept: '*/*' })
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await reply.text()).split('\n')
  expect(lines).toContain('Allow: /')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${plain.origin}/sitemap.xml`)
  const closed = lines.flatMap(line => line.split('Disallow: ')[1] ?? [])
  for (const path of paths) expect(closed.filter(start => path.startsWith(start))).toEqual([])
})

test.each([
  '/site/home.html',
  '/assets/../site/terms.html',
  '/assets/..%2fsite/robots.txt',
  '//site/404.html',
])('%s: nobody gets a page with its blanks', async path =>
  expect(await textOf(bare, path)).not.toContain('__ORIGIN__'),
)

test('a page that is still the same costs nothing, and is sent compressed', async () => {
  const first = await get(bare, '/terms', { 'accept-encoding': 'br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const again = await get(bare, '/terms', {
    'accept-encoding': 'br',
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('what draws a link’s preview takes anything and gets the page; who asks for data or a picture gets none', async () => {
  for (const accept of ['*/*', 'text/html, */*;q=0.1']) {
    const reply = await get(set, '/pricing', { accept })
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('og:image')
  }
  const without = await set.app.request('http://localhost:8787/')
  expect(without.status).toBe(200)
  for (const accept of ['application/json', 'image/png'])
    expect((await get(set, '/pricing', { accept })).status, accept).toBe(404)
})

test.each(paths)('%s: the policy names the script that stands in the page, and no other runs', async path => {
  const reply = await get(bare, path)
  const html = await reply.text()
  const inline = [...html.matchAll(/<script data-then[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(inline).toHaveLength(1)
  expect(allowed(reply)).toBe(`'self' ${inline.map(text => `'${hashOf(text)}'`).join(' ')}`)
})

test('the page that may ask the voice provider runs nothing that stands in it; a build without such scripts allows none', async () => {
  expect(allowed(await get(bare, '/voice-test'))).toBe("'self'")
  const none = await openSalonApp({})
  expect(allowed(await none.call('/api/nothing'))).toBe("'self'")
  await none.close()
})

test('a damaged list of what stands in the pages is told, and one that is not there is not', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const built = mkdtempSync(join(tmpdir(), 'chairside-list-'))
  expect(inlineScripts(built)).toEqual([])
  expect(told).not.toHaveBeenCalled()
  mkdirSync(join(built, 'site'))
  for (const text of ['["sha256-', '["unsafe-inline"]']) {
    writeFileSync(join(built, 'site', 'inline.json'), text)
    expect(inlineScripts(built)).toEqual([])
    expect(told).toHaveBeenLastCalledWith(expect.stringContaining('inline.json'), expect.anything())
  }
  rmSync(built, { recursive: true })
})
