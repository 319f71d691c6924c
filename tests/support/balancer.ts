// The balancers of docs/deploy, with the files that stand there: only addresses are others, and there is no https.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBalancer } from '../../scripts/balancers.mjs'
import { root } from './imports'

export type Kind = 'haproxy' | 'caddy'
export type Balancer = { close: () => Promise<void>; log: () => string }

const read = (name: string): string => readFileSync(join(root, 'docs', 'deploy', name), 'utf8')

/** Each must be in the file, or the file isn't what is tried. */
function put(text: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`There is no "${from}" in it`)
    return all.replaceAll(from, to)
  }, text)
}

const FILES: Readonly<
  Record<
    Kind,
    { name: string; args: (file: string) => string[]; of: (port: number, to: readonly number[]) => string }
  >
> = {
  haproxy: {
    name: 'haproxy.cfg',
    args: file => ['-db', '-f', file],
    of: (port, [one, two]) =>
      put(read('haproxy.cfg'), [
        ['    bind :80\n', `    bind 127.0.0.1:${port}\n`],
        ['    bind :443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1\n', ''],
        ['    http-request redirect scheme https code 301 unless { ssl_fc }\n', ''],
        ['127.0.0.1:8787', `127.0.0.1:${one}`],
        ['127.0.0.1:8788', `127.0.0.1:${two}`],
      ]),
  },
  caddy: {
    name: 'Caddyfile',
    args: file => ['run', '--adapter', 'caddyfile', '--config', file],
    of: (port, to) => {
      const [one, two] = to
      const head = '{\n\tadmin off\n\tauto_https off\n}\n\n'
      const address: [string, string] = ['salon.example {', `http://localhost:${port} {`]
      const first: [string, string] = ['127.0.0.1:8787', `127.0.0.1:${one}`]
      if (two === undefined) return head + put(read('Caddyfile'), [address, first])
      return head + put(read('Caddyfile.several'), [address, first, ['127.0.0.1:8788', `127.0.0.1:${two}`]])
    },
  },
}

/** Before one or several servers; answers when the first of them does. */
export async function openBalancer(kind: Kind, port: number, to: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-balancer-'))
  const { name, args, of } = FILES[kind]
  const file = join(folder, name)
  writeFileSync(file, of(port, to))
  const child: ChildProcess = spawn(ensureBalancer(kind), args(file), {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (printed += chunk))
  const endNow = (): void => void child.kill('SIGKILL')
  process.on('exit', endNow)
  const until = Date.now() + 20_000
  for (;;) {
    const reply = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (reply?.status === 200) break
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${kind} doesn't answer:\n${printed}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    log: () => printed,
    close: async () => {
      process.off('exit', endNow)
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
