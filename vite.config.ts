import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { drawnPages } from './scripts/drawn-pages'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const outDir = here('dist/web')
const server = `http://localhost:${process.env.PORT ?? '8787'}`

/** Taken from the running app, so the first build has none. */
function screenshots(): ManifestOptions['screenshots'] {
  const wanted = [
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      form_factor: 'wide',
      label: 'The dashboard on a tablet',
    },
    { src: '/screenshots/narrow.png', sizes: '780x1688', form_factor: 'narrow', label: 'Clients on a phone' },
  ] as const
  return wanted
    .filter(({ src }) => existsSync(here(`public${src}`)))
    .map(shot => ({ ...shot, type: 'image/png' }))
}

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192, 'any')] })

const manifest: Partial<ManifestOptions> = {
  id: '/dashboard',
  name: 'Chairside',
  short_name: 'Chairside',
  description: 'A hands-free toolkit for hair salons that works without a connection.',
  lang: 'en-GB',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f3ec',
  theme_color: '#f6f3ec',
  categories: ['business', 'productivity'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Clients', '/clients'),
    shortcut('Colour formula', '/colour-formula'),
    shortcut('Products', '/products'),
  ],
  screenshots: screenshots(),
}

const house = here('.').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A pattern for paths in this project. It is anchored, as the project itself may be in a folder called "shared". */
const anyOf = (paths: readonly string[]): RegExp => new RegExp(`^${house}(?:${paths.join('|')})`)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses each text file to .br and .gz once, instead of on every request. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(outDir, { recursive: true })
        for (const name of names.filter(each => /\.(js|css|html|svg|json|webmanifest)$/.test(each))) {
          const file = join(outDir, name)
          const bytes = await readFile(file)
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
          await writeFile(`${file}.br`, await brotli(bytes, quality))
          await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  root: here('web'),
  publicDir: here('public'),
  // The router's package gives every bundler its development build, with warnings for programmers.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  // The text reader (web/platform/reading) loads each tool when it is first used.
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // The page lists what it starts with; later parts find their own. Listed at each import, they would be longer than
    // some screens.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    reportCompressedSize: false,
    // For the public pages (scripts/site.mjs); never sent to anyone.
    manifest: 'site/app.json',
    // Everything that every screen starts with is in one file, as each extra file means another request to the worker.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: anyOf([
                'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks)/',
                'web/platform/data/(?!save-error|blank|saving/save|saving/change|saving/native|clock/page-clock|clock/stamp-clock|queries/search/search|queries/search/lines|media/sounds|media/photos|account/forget-salon|queries/first-answer|queries/lists|queries/side-index)',
                // What the list of clients needs to render: as separate files, requested one after another.
                'web/ui/kit/(Page|Button|Empty|drawings/Icon|drawings/Mark|drawings/Strand|drawings/Hair|waiting/later|notices/notify|dialogs/confirm)',
                'web/ui/kit/art/(Art|Cards)',
                'web/salon/records/(search/SearchField|NoneYet)',
                'web/ui/kit/waiting/use-late',
                // What the day needs to render.
                'web/ui/kit/when',
                'web/ui/state/use-loaded',
                'web/account/people/use-people',
                'web/salon/records/(bowls/mixed-words|Badge)',
                'web/chair/service/service\\.ts',
                // The frame checks who may come in, and uses the account's words.
                'web/account/access/ask\\.ts',
                'web/salon/clients/StopShape',
                'shared/(salon/same-names|day-text|toolbox|tools/index|trade/hair|trade/tones)\\.ts',
                'shared/tools/[^/]+/face\\.ts',
              ]),
            },
            // Long lists use the same code as the list of clients: in its file, not in the first one.
            {
              name: 'ClientsScreen',
              test: /node_modules\/@tanstack\/|web\/salon\/clients\/(ClientsScreen|list\/ClientList|list\/measured-late)/,
            },
            // The code for saving loads with the first thing that can be saved.
            {
              name: 'save',
              test: anyOf([
                'web/platform/data/(save-error|blank|saving/save|saving/change|saving/native|clock/page-clock|clock/stamp-clock)',
                'web/ui/forms/attempt',
                'web/salon/records/(money|versions/SecondVersions|versions/second-versions|Tool)',
              ]),
            },
            // Kept out of the groups below, which come after the first paint.
            { name: 'first', tags: ['$initial'] },
            // What most screens need in the end. Left alone, the bundler makes a file per shared part: 150 requests for
            // a tool.
            {
              name: 'kit',
              test: anyOf(['node_modules/@mantine/', 'web/ui/(kit|forms|state)/']),
              minShareCount: 5,
            },
            { name: 'zod', test: /node_modules\/zod\//, minShareCount: 5 },
            {
              name: 'common',
              test: anyOf(['shared/', 'web/platform/', 'web/salon/records/']),
              minShareCount: 6,
              maxModuleSize: 12_000,
            },
            {
              name: 'frame',
              test: anyOf([
                'web/voice/',
                'web/salon/timers/',
                'web/chair/commands/',
                'web/account/support/',
                'web/ui/comfort/',
              ]),
              minShareCount: 3,
            },
            { name: 'sheet', test: anyOf(['web/tools/', 'web/ui/sheet/']), minShareCount: 5 },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    drawnPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      // Asks before updating, as a timer may be running or a text half written.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}', 'icons/*.png'],
        // Not needed offline: the build's compressed copies, and screenshots that only the store shows. The password
        // checker is large, and anyone choosing a password is online.
        globIgnores: ['screenshots/**', '**/*.{br,gz}', 'assets/judge-*'],
      },
    }),
    precompressed(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
})
