// The public pages: their own small scripts and styles, apart from the app's, and the program that draws them as HTML.
// `vite build --config vite.site.config.ts` makes the first, with `--ssr` the second; scripts/site.mjs runs both.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What a page may name (site-page.ts). */
const islands = readdirSync(here('web/site/pages/islands')).flatMap(
  name => /^(greeting|live-[a-z-]+)\.ts$/.exec(name)?.[1] ?? [],
)

export default defineConfig(({ isSsrBuild }) => ({
  root: here('web'),
  publicDir: false,
  plugins: [react()],
  // The app's notices need its kit; a public page has plain ones.
  resolve: {
    alias: [{ find: /^(\.\.\/)+(ui\/)?kit\/notify$/, replacement: here('web/site/pages/notify.ts') }],
  },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: here('dist/site'),
        emptyOutDir: true,
        target: 'node20',
        // The styles of what is drawn: this build alone knows which those are.
        ssrEmitAssets: true,
        assetsDir: 'assets',
        cssCodeSplit: false,
        rolldownOptions: {
          input: { draw: here('web/site/pages/draw.tsx'), shells: here('web/site/shells/draw.tsx') },
        },
      }
    : {
        outDir: here('dist/web'),
        emptyOutDir: false,
        // The fonts are the app's own files, under the same names.
        manifest: 'site/manifest.json',
        target: 'es2022',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: {
            look: here('web/site/pages/look.ts'),
            site: here('web/site/pages/start.ts'),
            ...Object.fromEntries(islands.map(name => [name, here(`web/site/pages/islands/${name}.ts`)])),
          },
        },
      },
}))
