// Draws public/social/share.jpg, the preview for links to the public pages. Run `node --import tsx
// scripts/share-picture.ts` after changing the drawing in web/shell/assets.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { sharePicture, svgOf } from '../web/shell/assets/pictures'
import { browserArgs, ensureBrowser } from './browser.mjs'
import { root } from './install.mjs'

const face = (family: string, name: string): string => {
  const file = `${root}node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:'${family} Variable';src:url(data:font/woff2;base64,${data}) format('woff2');font-weight:200 800}`
}
const fonts =
  face('Bricolage Grotesque', 'bricolage-grotesque') +
  face('Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next')

const executablePath = ensureBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs })
try {
  const { width, height } = sharePicture
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${svgOf(sharePicture, fonts)}`)
  await page.evaluate(() => document.fonts.ready)
  mkdirSync(`${root}public/social`, { recursive: true })
  await page.screenshot({ path: `${root}public/social/share.jpg`, type: 'jpeg', quality: 82 })
} finally {
  await browser.close()
}
