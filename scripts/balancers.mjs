// HAProxy and Caddy for the tests: the installed ones, or Debian's packages if they are missing and this runs as root.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const found = name =>
  ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
    .map(folder => join(folder, name))
    .find(existsSync)

/** The path of 'haproxy' or 'caddy'. */
export function ensureBalancer(name) {
  const there = found(name)
  if (there) return there
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `The tests need ${name}. Install it ("apt-get install ${name}", or your system's package).`,
    )
  console.log(`Installing ${name} for the tests …`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-q'], options)
  // Otherwise Debian would start it as a service on its own ports.
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
  const now = found(name)
  if (!now) throw new Error(`${name} was installed but its program was not found.`)
  return now
}
