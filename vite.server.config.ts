// The server as plain JavaScript: it starts sooner and holds less memory than through a TypeScript loader.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  publicDir: false,
  build: {
    ssr: here('sync-server/main.ts'),
    outDir: here('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
})
