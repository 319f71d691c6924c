// Runs a command and shows its output as it comes. When we exit, whatever is still running is stopped by its id.
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
      // It ended before the signal reached it.
    }
  }
}
process.on('exit', endAll)

/** Only handled while something runs, so that a script with nothing running can decide what a signal means. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const end = () => process.exit(1)
function listen(on) {
  for (const signal of signals) on ? process.on(signal, end) : process.off(signal, end)
}

/** Returns a command's exit code. Each runs in its own process group, so everything it started ends with it. */
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
