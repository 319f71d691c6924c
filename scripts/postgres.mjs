// A real PostgreSQL for the tests, with its own port and folder. Uses Debian's package, and installs it first if it is
// missing and this runs as root.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const AFTER_CRASH_MS = 15_000
const isRoot = process.getuid?.() === 0

/** Debian keeps the programs out of PATH, in one folder per version; we take the newest. */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

function installed() {
  const found = findPrograms()
  if (found) return found
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The tests need PostgreSQL. Install it ("apt-get install postgresql", or your system\'s package).',
    )
  }
  console.log('Installing PostgreSQL for the tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    stdio: 'inherit',
    env,
  })
  const now = findPrograms()
  if (!now) throw new Error('PostgreSQL was installed but its programs were not found.')
  return now
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses to run as root, so it runs as this user. */
function owner() {
  if (!isRoot) return {}
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts a new, empty PostgreSQL. `stop()` ends it and deletes its folder; call it in a `finally`. If this process
 * exits without that, we stop it here.
 */
export async function startPostgres({ port, dir } = {}) {
  const programs = installed()
  const as = owner()
  const folder = dir ?? mkdtempSync(join(tmpdir(), 'chairside-postgres-'))
  mkdirSync(folder, { recursive: true })
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const chosen = port ?? (await freePort())
  const data = join(folder, 'data')

  const call = (program, args) => {
    const result = spawnSync(join(programs, program), args, {
      ...as,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (result.status !== 0)
      throw new Error(`${program} failed: ${result.stderr || result.stdout || result.error}`)
  }
  const settings = [
    `-p ${chosen}`,
    "-c listen_addresses='127.0.0.1'",
    `-c unix_socket_directories='${folder}'`,
    '-c max_connections=200',
    // The folder is temporary, and no test cuts the power.
    '-c fsync=off',
  ].join(' ')

  const log = join(folder, 'log')
  /** After a crash, its child processes may keep its memory for a moment. */
  const start = (until = Date.now() + AFTER_CRASH_MS) => {
    try {
      call('pg_ctl', ['-D', data, '-l', log, '-o', settings, '-w', 'start'])
    } catch (error) {
      if (Date.now() > until) throw error
      start(until)
    }
  }
  /** `mode`: fast, immediate, or crash (killed without cleaning up). The folder stays, so `start` can go on with it. */
  const halt = mode => {
    if (mode !== 'crash') return call('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop'])
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  }

  let running = false
  const stop = async () => {
    process.off('exit', atExit)
    if (running)
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
        ...as,
        cwd: folder,
      })
    running = false
    if (dir === undefined) rmSync(folder, { recursive: true, force: true })
  }
  const atExit = () => void stop()
  process.on('exit', atExit)

  try {
    if (!existsSync(data))
      call('initdb', [
        '-D',
        data,
        '-U',
        'chairside',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ])
    running = true
    start(0)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://chairside@127.0.0.1:${chosen}/postgres`, stop, halt, start }
}

/** For vitest's globalSetup. */
export default async function setup() {
  const { url, stop } = await startPostgres()
  process.env.TEST_POSTGRES_URL = url
  return stop
}

// `node scripts/postgres.mjs [port]`: one to experiment with, until Ctrl-C.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres({ port: process.argv[2] ? Number(process.argv[2]) : undefined })
  console.log(url)
  const end = () => void stop().then(() => process.exit(0))
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  setInterval(() => {}, 1 << 30)
}
