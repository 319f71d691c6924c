// `npm run dev` serves the public pages too, completed, and what search engines ask for.
import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnPages } from '../../../../scripts/drawn-pages'
import { root } from '../../../support/imports'

let origin = ''
let close = async (): Promise<void> => undefined
beforeAll(async () => {
  const dev = await createServer({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [react(), drawnPages()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const server = createHttp(dev.middlewares).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  close = async () => {
    server.close()
    await dev.close()
  }
})
afterAll(() => close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { accept: 'text/html', ...headers } })

test('sitemap and robots name the address that they are asked at', async () => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const reply = await get(path, { accept: '*/*' })
    expect(reply.headers.get('content-type')).toContain(type)
    expect(await reply.text()).toContain(`${origin}/`)
  }
})

test('pages have no blanks left, and the plans are the app’s for who is signed in', async () => {
  for (const path of ['/', '/pricing', '/demo/marketing']) {
    const html = await (await get(path)).text()
    expect(html, path).toContain('<h1')
    expect(html, path).not.toMatch(/__[A-Z_]+__/)
  }
  expect((await get('/pricing', { cookie: 'chairside.session_token=a' })).status).toBe(404)
})
