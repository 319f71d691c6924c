// How a thread starts, from source and from the build.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** A thread that starts with a TypeScript file. It doesn't inherit our loader by itself. */
export function sourceThread(path: string, workerData?: unknown): Worker {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json')
  const loader = JSON.stringify(pathToFileURL(join(tsx, '../dist/esm/api/index.mjs')).href)
  const file = JSON.stringify(pathToFileURL(path).href)
  const load = `import(${loader}).then(({ tsImport }) => tsImport(${file}, ${file}))`
  return new Worker(load, { eval: true, workerData, execArgv: [] })
}

/** `source`: path below sync-server/. `built`: its file name in the build (vite.server.config.ts). */
export function threadsOf(source: string, built: string, workerData?: unknown): () => Worker {
  const here = import.meta.dirname
  if (import.meta.filename.endsWith('.ts')) return () => sourceThread(join(here, '..', source), workerData)
  return () => new Worker(join(here, built), { workerData, execArgv: [] })
}
