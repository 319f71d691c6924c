// Every public page as a visitor sees it; the two that are read to their end are taken whole.
import { test } from '../e2e/salon'
import { pages } from '../support/public-pages'
import { asDevice, devices, shoot } from './pictures'

const WHOLE = ['/', '/pricing']
const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

for (const [name, device] of Object.entries(devices))
  test(`public pages, ${name}`, async ({ tablet }) => {
    const page = await asDevice(await tablet(device), device)
    for (const path of pages) {
      await page.goto(path)
      await shoot(page, `public/${nameOf(path)}-${name}`, { whole: WHOLE.includes(path) })
    }
  })
