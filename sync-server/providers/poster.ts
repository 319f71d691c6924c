// The designed poster as a PNG, from the same SVG that the tablet draws. Its fonts ship with the server, so it looks
// the same on every machine. (The tablet's fonts are woff2, which the renderer can't read.)
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pngSize } from '../blobs/png'
import type { Picture } from './image'

/** This file runs from source, and built from dist/server or its assets. */
const folder = ['fonts', '../../sync-server/providers/fonts', '../../../sync-server/providers/fonts']
  .map(path => resolve(import.meta.dirname, path))
  .find(path => existsSync(path))
const fontFiles =
  folder === undefined
    ? []
    : readdirSync(folder)
        .filter(name => name.endsWith('.ttf'))
        .map(name => join(folder, name))

/** In the browser, the families are Fontsource's variable ones. A single emoji would change its whole line's font. */
const forTheseFonts = (svg: string): string =>
  svg
    .replace(/(Bricolage Grotesque|Atkinson Hyperlegible Next) Variable/g, '$1')
    .replace(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, '')

/** `svg`: our own, from shared/tools/marketing/pictures/poster.ts; sets the picture's size. Off the main thread. */
export async function drawPoster(svg: string): Promise<Picture> {
  // Loads with the first poster, as most servers draw none.
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawn = await renderAsync(forTheseFonts(svg), {
    fitTo: { mode: 'original' },
    font: {
      fontFiles,
      // Other scripts use the system's fonts, if it has any.
      loadSystemFonts: true,
      defaultFontFamily: 'Atkinson Hyperlegible Next',
      sansSerifFamily: 'Atkinson Hyperlegible Next',
    },
  })
  const bytes = new Uint8Array(drawn.asPng())
  const size = pngSize(bytes)
  if (size === null) throw new Error('The renderer made no PNG.')
  return { bytes, type: 'image/png', ...size }
}
