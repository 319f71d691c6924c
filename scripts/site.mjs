// Draws the public pages into the build as HTML files, with compressed copies.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './install.mjs'
import { run } from './run.mjs'

const web = join(root, 'dist', 'web')

const textOf = file => readFileSync(join(web, file), 'utf8')

/** What the pages need. `drawnStyles`: the styles of the drawn parts. */
function assetsFrom(manifest, drawnStyles) {
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  const named = Object.fromEntries(entries.map(entry => [entry.name, entry]))
  const { site, look, ...islands } = named
  const entryStyles = (site.css ?? []).map(textOf)
  return {
    script: `/${site.file}`,
    look: textOf(look.file).trim().replaceAll('</', '<\\/'),
    css: [...entryStyles, ...drawnStyles].join(''),
    islands: Object.fromEntries(Object.entries(islands).map(([name, { file }]) => [name, `/${file}`])),
  }
}

function neededBy(manifest, key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found
  found.add(key)
  for (const next of manifest[key].imports ?? []) neededBy(manifest, next, found)
  return found
}

const scriptsIn = html =>
  [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src)
const preloadsIn = html =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)

/**
 * The app's screens that strangers open. Each gets its own page with its first view already drawn, listing everything
 * the app needs there, so that nothing is discovered late.
 */
function writeShells(shells, look) {
  const manifest = JSON.parse(textOf('site/app.json'))
  const shell = textOf('index.html')
  const [app] = scriptsIn(shell)
  for (const { source, path, title, html, css } of shells) {
    // Without this check, a screen that moved would show unstyled until the app loads, and nobody would notice.
    if (!manifest[source]) throw new Error(`The build has no screen ${source}: ${path} would have no look.`)
    const parts = [...neededBy(manifest, source)].map(key => manifest[key])
    const needs = new Set([...preloadsIn(shell), ...parts.map(({ file }) => `/${file}`)])
    needs.delete(app)
    const styles = parts
      .flatMap(({ css = [] }) => css)
      .map(file => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .filter(link => !shell.includes(link))
    const begin = `<script src="${look}" data-app="${app}" data-needs="${[...needs].join(' ')}"></script>`
    const page = shell
      .replaceAll(/<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<title>.*?<\/title>/, `<title>${title} · Chairside</title>`)
      .replace('</head>', `${[...new Set(styles)].join('')}<style>${css}</style>${begin}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    writeFileSync(join(web, 'site', `${path}.html`), page)
  }
}

/** A single file without imports, as not every browser runs module workers. */
async function buildVisitorWorker() {
  const { build } = await import('vite')
  const entry = join(root, 'web', 'visitor-worker.ts')
  const lib = { entry, formats: ['iife'], name: 'visitor', fileName: () => 'visitor-worker.js' }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { lib, outDir: web, emptyOutDir: false, target: 'es2022', reportCompressedSize: false },
  })
}

/** Returns the exit code. */
export async function buildSite() {
  const config = ['build', '--config', 'vite.site.config.ts', '--logLevel', 'warn']
  const code = (await run('vite', config)) || (await run('vite', [...config, '--ssr']))
  if (code !== 0) return code
  await buildVisitorWorker()
  const manifest = JSON.parse(readFileSync(join(web, 'site', 'manifest.json'), 'utf8'))
  const built = name => import(`${pathToFileURL(join(root, 'dist', 'site', name))}?${Date.now()}`)
  const { draw } = await built('draw.js')
  const { drawShells } = await built('shells.js')
  // The program that draws the pages also comes with their styles.
  const drawn = join(root, 'dist', 'site', 'assets')
  const styles = readdirSync(drawn)
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join(drawn, name), 'utf8'))
  const assets = assetsFrom(manifest, styles)
  for (const [name, html] of draw(assets)) {
    const file = join(web, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  // The only inline script: its hash lets the server's policy allow it.
  const hash = createHash('sha256').update(assets.look).digest('base64')
  writeFileSync(join(web, 'site', 'inline.json'), JSON.stringify([`sha256-${hash}`]))
  const look = Object.values(manifest).find(({ isEntry, name }) => isEntry && name === 'look')
  writeShells(drawShells(), `/${look.file}`)
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  for (const name of new Set(files)) {
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
