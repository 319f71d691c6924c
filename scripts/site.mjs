// Draws the public pages into the build, each as a file of HTML, also compressed.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './install.mjs'
import { run } from './run.mjs'

const web = join(root, 'dist', 'web')

/** Where the built files of an entry lie. */
function assetsFrom(manifest, drawnStyles) {
  const at = file => `/${file}`
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  const named = Object.fromEntries(entries.map(entry => [entry.name, entry]))
  const styles = [
    ...Object.values(manifest)
      .filter(({ file }) => file.endsWith('.css'))
      .map(({ file }) => at(file)),
    ...drawnStyles.map(name => `/assets/${name}`),
  ]
  const fonts = Object.values(manifest)
    .map(({ file }) => at(file))
    .filter(file => /(atkinson|bricolage)[^/]*-latin-(wght|standard)-normal[^/]*\.woff2$/.test(file))
  const islands = Object.fromEntries(
    Object.entries(named)
      .filter(([name]) => name !== 'site')
      .map(([name, { file }]) => [name, at(file)]),
  )
  return { script: at(named.site.file), styles, fonts, islands }
}

/** Exit code. */
export async function buildSite() {
  const config = ['build', '--config', 'vite.site.config.ts', '--logLevel', 'warn']
  const code = (await run('vite', config)) || (await run('vite', [...config, '--ssr']))
  if (code !== 0) return code
  const manifest = JSON.parse(readFileSync(join(web, 'site', 'manifest.json'), 'utf8'))
  const { draw } = await import(`${pathToFileURL(join(root, 'dist', 'site', 'draw.js'))}?${Date.now()}`)
  // The program that draws brings the styles of what it draws.
  const drawn = join(root, 'dist', 'site', 'assets')
  const styles = existsSync(drawn) ? readdirSync(drawn).filter(name => name.endsWith('.css')) : []
  for (const name of styles) copyFileSync(join(drawn, name), join(web, 'assets', name))
  const assets = assetsFrom(manifest, styles)
  for (const [name, html] of draw(assets)) {
    const file = join(web, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  const built = [
    ...Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]),
    ...styles.map(name => `assets/${name}`),
  ]
  for (const name of new Set(built)) {
    const file = join(web, name)
    if (!/\.(js|css)$/.test(name) || !existsSync(file)) continue
    const bytes = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
  return 0
}
