// Runs a command with its output shown as it comes; whatever is still running is ended by its id when we end.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './install.mjs'

const tools = join(root, 'node_modules', '.bin')
const running = new Set()

function endAll() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It ended between the look and the signal.
    }
  }
}
process.on('exit', endAll)

/** Listened to only while something runs: whoever has nothing running here decides alone what a signal means. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const end = () => process.exit(1)
function listen(on) {
  for (const signal of signals) on ? process.on(signal, end) : process.off(signal, end)
}

/** The exit code of a command; each runs in a group of its own, so that what it started ends with it. */
export function run(command, args, env = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...env },
    })
    if (running.size === 0) listen(true)
    running.add(child)
    const ended = code => {
      running.delete(child)
      if (running.size === 0) listen(false)
      resolve(code)
    }
    child.on('error', error => {
      console.error(`${command}: ${error.message}`)
      ended(1)
    })
    child.on('exit', code => ended(code ?? 1))
  })
}
