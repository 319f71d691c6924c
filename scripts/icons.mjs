// Draws the app's icons from public/icons/mark.svg. Run `node scripts/icons.mjs` after changing the mark.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { root } from './install.mjs'

const mark = readFileSync(`${root}public/icons/mark.svg`, 'utf8')
/** A maskable icon fills its square; what matters must be within the inner four fifths. */
const full = mark
  .replace('rx="15"', 'rx="0"')
  .replace('<g>', '<g transform="translate(6.4 6.4) scale(.8)">')
  .replace('<circle', '<circle transform="translate(6.4 6.4) scale(.8)"')

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [name, svg] of Object.entries({ icon: mark, maskable: full })) {
    for (const size of [192, 512]) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      await page.setContent(
        `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
      )
      await page.screenshot({ path: `${root}public/icons/${name}-${size}.png`, omitBackground: true })
      await page.close()
    }
  }
} finally {
  await browser.close()
}
