// The real server, as `npm start` runs it, with data of its own; can be killed and started again like a real one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt, serverArgs } from '../../scripts/build.mjs'
import { root } from './imports'

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

export type House = {
  origin: string
  dataDir: string
  pid: () => number | undefined
  port: number
  /** Told to end, as a service is; over when it has. */
  stop: () => Promise<void>
  /** The plug is pulled: SIGKILL, nothing is finished. */
  kill: () => Promise<void>
  /** The same data and port again. */
  start: () => Promise<void>
  /** Ended cleanly, its data removed. */
  close: () => Promise<void>
  /** What it has printed. */
  log: () => string
}

/** `at`: another folder's build, with that folder as its own. */
export async function openHouse(env: Record<string, string> = {}, at?: string): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chairside-house-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  // Where the build is of these very sources, what `npm start` runs; else the sources.
  const entry =
    at !== undefined
      ? [join(at, 'dist/server/main.js')]
      : isBuilt()
        ? serverArgs
        : ['--import', 'tsx', 'sync-server/main.ts']
  let server: ChildProcess | null = null
  let printed = ''

  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, entry, {
      cwd: at ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        // A suite signs in more often than a salon does.
        RATE_AUTH_PER_MINUTE: '100000',
        RATE_API_PER_MINUTE: '1000000',
        RATE_VOICE_PER_MINUTE: '1000000',
        // Whose email is proved is tested where it is the matter.
        PROVE_EMAIL: 'off',
        ...env,
      },
    })
    server = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (printed += chunk))
    const until = Date.now() + 30_000
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed}`)
      if (
        await fetch(`${origin}/api/session`).then(
          () => true,
          () => false,
        )
      )
        return
      if (Date.now() > until) throw new Error(`The server doesn't answer:\n${printed}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = server
    server = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const endNow = (): void => void server?.kill('SIGKILL')
  process.on('exit', endNow)

  await start()
  return {
    origin,
    dataDir,
    pid: () => server?.pid,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    close: async () => {
      await end('SIGTERM')
      process.off('exit', endNow)
      rmSync(dataDir, { recursive: true, force: true })
    },
    log: () => printed,
  }
}
